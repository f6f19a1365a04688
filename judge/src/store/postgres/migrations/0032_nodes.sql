-- The judges that work with this database, each by its own name, with how many transactions it has written down. A row changes with
-- each of those, and has no sum.
CREATE TABLE node (
    name TEXT COLLATE "C" PRIMARY KEY,
    written BIGINT NOT NULL DEFAULT 0
);
INSERT INTO node (name, written) SELECT 'one', CAST(value AS BIGINT) FROM meta WHERE key = 'transactions';
DELETE FROM meta WHERE key = 'transactions';

-- Whoever writes what another judge may have to do tells all of them, by the name of his connection.
CREATE FUNCTION tell_judges() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM pg_notify('chancery', current_setting('application_name'));
        RETURN NULL;
    END $$;
CREATE TRIGGER inbox_told AFTER INSERT ON inbox FOR EACH STATEMENT EXECUTE FUNCTION tell_judges();
CREATE TRIGGER outbox_told AFTER INSERT ON outbox FOR EACH STATEMENT EXECUTE FUNCTION tell_judges();
CREATE TRIGGER act_told AFTER INSERT ON act FOR EACH STATEMENT EXECUTE FUNCTION tell_judges();

-- Judges that write at the same time count in rows of their own, `mails two` of one called `two`: who changes a row keeps it until all
-- that he has done is written down.
CREATE OR REPLACE FUNCTION count_one() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        INSERT INTO total (what, count)
            VALUES (TG_ARGV[0] || coalesce(substring(current_setting('application_name') FROM '^chancery( .*)$'), ''), 1)
            ON CONFLICT (what) DO UPDATE SET count = total.count + 1;
        RETURN NULL;
    END $$;
