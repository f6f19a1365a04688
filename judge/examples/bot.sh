#!/bin/sh
# A power that tries to get somewhere, by `chancery adjudicate` as a companion process: sh bot.sh CHANCERY
#
# It tries one order after the other, each in a line of its own, and takes the first that succeeds. The program answers a line
# at once; two named pipes carry lines and answers.
set -eu
pipes=$(mktemp -d)
trap 'rm -rf "$pipes"' EXIT
mkfifo "$pipes/lines" "$pipes/answers"
"$1" adjudicate <"$pipes/lines" >"$pipes/answers" &
exec 3>"$pipes/lines" 4<"$pipes/answers"
for order in 'A MAR - GAS' 'A MAR - LON' 'A MAR - BUR' 'A MAR H'; do
    echo '{"phase":"S1901M","units":{"FRANCE":["A MAR","A GAS"],"GERMANY":["A MUN"]},
        "orders":{"FRANCE":["'"$order"'"],"GERMANY":["A MUN - BUR"]}}' | tr -d '\n' >&3
    echo >&3
    read -r answer <&4
    case $answer in
        *'{"order":"'"$order"'","result":[]'*) echo "$order succeeds"; break ;;
        *'"reason":"'*) reason=${answer#*\"reason\":\"}; echo "$order: ${reason%%\"*}" ;;
        *) echo "$order fails" ;;
    esac
done
exec 3>&-
wait
