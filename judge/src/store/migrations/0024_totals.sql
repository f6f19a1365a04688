-- What has been done since the store was made, counted where it happens, so that nobody has to count rows.
CREATE TABLE total (what TEXT PRIMARY KEY, count INTEGER NOT NULL) STRICT;
INSERT INTO total (what, count) VALUES
    ('mails', (SELECT count(*) FROM inbox)),
    ('done', (SELECT count(*) FROM inbox WHERE state = 'done')),
    ('answers', (SELECT count(*) FROM outbox WHERE mail IS NOT NULL)),
    ('letters', (SELECT count(*) FROM outbox)),
    ('sent', (SELECT count(*) FROM outbox WHERE state = 'sent')),
    ('refused', (SELECT count(*) FROM outbox WHERE state = 'refused')),
    ('turns', (SELECT count(*) FROM chronicle));
CREATE TRIGGER total_mails AFTER INSERT ON inbox
    BEGIN UPDATE total SET count = count + 1 WHERE what = 'mails'; END;
CREATE TRIGGER total_done AFTER UPDATE OF state ON inbox WHEN NEW.state = 'done' AND OLD.state <> 'done'
    BEGIN UPDATE total SET count = count + 1 WHERE what = 'done'; END;
CREATE TRIGGER total_letters AFTER INSERT ON outbox
    BEGIN UPDATE total SET count = count + 1 WHERE what = 'letters'; END;
CREATE TRIGGER total_answers AFTER INSERT ON outbox WHEN NEW.mail IS NOT NULL
    BEGIN UPDATE total SET count = count + 1 WHERE what = 'answers'; END;
CREATE TRIGGER total_fates AFTER UPDATE OF state ON outbox WHEN NEW.state IN ('sent', 'refused') AND OLD.state <> NEW.state
    BEGIN UPDATE total SET count = count + 1 WHERE what = NEW.state; END;
CREATE TRIGGER total_turns AFTER INSERT ON chronicle
    BEGIN UPDATE total SET count = count + 1 WHERE what = 'turns'; END;
