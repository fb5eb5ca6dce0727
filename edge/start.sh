#!/bin/sh
# start.sh edge|static: fills the template in from the environment and becomes nginx. A name that is not set ends the start.
set -eu
name=$1
here=$(dirname "$0")
names=$(grep -o '\${[A-Z_0-9]*}' "$here/$name.conf.template" | sort -u)
for one in $names; do eval ": \"$(echo "$one" | sed 's/}$/?is not set}/')\""; done
mkdir -p "$RUN_DIRECTORY"
configuration="$RUN_DIRECTORY/$name-${APP:-all}.conf"
envsubst "$(echo "$names" | tr '\n' ' ')" < "$here/$name.conf.template" > "$configuration"
# In a container nobody is root; elsewhere the workers are whoever started it, who can read the release folder.
if [ "$(id -u)" = 0 ]; then user='user root;'; else user=''; fi
exec nginx -e stderr -c "$configuration" -g "daemon off; $user"
