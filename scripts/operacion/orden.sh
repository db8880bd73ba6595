#!/bin/sh
# A command of the program with the settings and secrets of adjudica.service, as root: scripts/operacion/orden.sh status --exigir
# Words are those of scripts/db.mjs. Another login than the service's: BASE=/etc/adjudica/migracion.direccion before it.
set -eu
umask 077
cd "$(dirname "$0")/../.."
# the Node that the packages bring goes before an older one of the machine
PATH="$PWD/node_modules/.bin:$PATH"
etc=${ETC:-/etc/adjudica}
export NODE_ENV=production DATA_DIR="${DATA_DIR:-/var/lib/adjudica}"
if [ -f "$etc/ajustes.env" ]; then
  # as systemd reads it: a name and what follows its equals sign, whole, or between quotes
  while IFS='=' read -r name value; do
    case $name in '' | '#'* | ';'*) continue ;; esac
    case $value in
      \"*\") value=${value#\"} value=${value%\"} ;;
      \'*\') value=${value#\'} value=${value%\'} ;;
    esac
    export "$name=$value"
  done < "$etc/ajustes.env"
fi
given() { if [ -f "$2" ]; then export "$1_FILE=$2"; fi; }
given JWT_SECRET "$etc/jwt.secreto"
given DATA_KEY "$etc/datos.clave"
given STORAGE_URL "$etc/almacen.direccion"
given SMTP_URL "$etc/correo.direccion"
given DATABASE_URL "${BASE:-$etc/base.direccion}"
case ${1:-} in
  install | import | export) program=$1 && shift ;;
  *) program=db ;;
esac
exec node "api/dist/commands/$program.js" "$@"
