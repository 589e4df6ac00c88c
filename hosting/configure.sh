#!/bin/sh
# Runs when the container starts: the VITE_* variables of its environment become the configuration of the app.
# A malformed one is named, and the container ends.
set -e
node /srv/hosting/configure.mjs --app "$APP_ROOT"
