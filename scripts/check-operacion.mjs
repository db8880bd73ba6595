// What an operator copies (docker-compose.yml, Dockerfile, scripts/operacion): metrics, variables, programs and files that they name exist. Whether they
// are well formed say the tools of those who wrote the formats, where they are installed.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';
import { apiProcess } from './lib/api-process.mjs';
import { fail, root, say } from './lib/setup.mjs';

const text = (file) => readFileSync(join(root, file), 'utf8');
const all = (source, pattern) => [...source.matchAll(pattern)].map(([, found]) => found);
const OPERACION = 'scripts/operacion';
const units = globSync('*.{service,timer}', { cwd: join(root, OPERACION) }).sort();
const faults = [];
const mustBe = (holds, fault) => holds || faults.push(fault);

const { collectDefaultMetrics, Registry } = createRequire(join(root, 'api', 'package.json'))('prom-client');
const registry = new Registry();
collectDefaultMetrics({ register: registry });
const sources = globSync('api/src/**/*.ts', { cwd: root }).map(text).join('\n');
const metrics = new Set([
  'up',
  ...registry.getMetricsAsArray().map(({ name }) => name),
  ...all(sources, /new (?:Gauge|Counter|Histogram)\(\{\s*name: '(\w+)'/g),
]);
const alerts = parse(text(`${OPERACION}/alertas.yml`)).groups.flatMap(({ rules }) => rules);
const board = JSON.parse(text(`${OPERACION}/tablero-grafana.json`)).panels.flatMap(({ targets }) => targets);
for (const { expr } of [...alerts, ...board])
  for (const name of all(expr, /\b([a-z]\w*)\{/g))
    mustBe(metrics.has(name.replace(/_(count|sum|bucket)$/, '')) || metrics.has(name), `${name} no es una métrica`);
for (const { alert, annotations } of alerts) {
  const heading = annotations.descripcion.replace('docs/operar.md, ', '');
  mustBe(text('docs/operar.md').includes(`# ${heading}\n`), `${alert}: docs/operar.md no tiene «${heading}»`);
}

const variables = new Set(all(text('api/src/config/variables.ts'), /^ {2}([A-Z][A-Z0-9_]+): /gm));
const isKnown = (name) =>
  variables.has(name.replace(/_(FILE|MIGRACION|APLICACION|RETENCION|REPORTES|TRABAJOS|VIGILANCIA)$/, '')) ||
  ['HOME', ...Object.keys(apiProcess.env)].includes(name);
const compose = parse(text('docker-compose.yml'), { merge: true });
for (const [service, { build, environment = {}, ports = [], volumes = [] }] of Object.entries(compose.services)) {
  for (const name of build ? Object.keys(environment) : [])
    mustBe(isKnown(name), `docker-compose, ${service}: ${name} no es una variable`);
  for (const port of ports) mustBe(port.startsWith('127.0.0.1:'), `docker-compose, ${service}: abre ${port} a la red`);
  for (const [from] of volumes.map((volume) => volume.split(':')))
    mustBe(from in compose.volumes || existsSync(join(root, from)), `docker-compose, ${service}: ${from} no existe`);
}

const docker = text('Dockerfile');
for (const paths of all(docker, /^COPY (?!--)(.+) \S+$/gm))
  for (const path of paths.split(' ')) mustBe(existsSync(join(root, path)), `Dockerfile: ${path} no existe`);
const start = [...apiProcess.node, 'api/dist/main.js'];
const settings = Object.entries(apiProcess.env).map(([name, value]) => `${name}=${value}`);
mustBe(docker.includes(`\nCMD ${JSON.stringify(['node', ...start]).replaceAll(',', ', ')}\n`), `Dockerfile: ${start}`);
for (const setting of settings) mustBe(docker.includes(setting), `Dockerfile: falta ${setting}`);

for (const unit of units) {
  const source = text(`${OPERACION}/${unit}`);
  for (const name of all(source, /[= ]([A-Z][A-Z_]+)=/g).filter((one) => one !== 'NODE_ENV'))
    mustBe(isKnown(name), `${unit}: ${name} no es una variable`);
  for (const id of all(source, /=%d\/(\w+)/g))
    mustBe(source.includes(`\nLoadCredential=${id}:`), `${unit}: la credencial ${id} no se carga`);
  for (const order of all(source, /commands\/db\.js (\S+)/g))
    mustBe(
      new RegExp(`async '?${order}'?\\(`).test(text('api/src/commands/db.ts')),
      `${unit}: ${order} no es una orden de db`,
    );
}
const service = text(`${OPERACION}/adjudica.service`);
for (const piece of [start.join(' '), ...settings]) mustBe(service.includes(piece), `adjudica.service: falta ${piece}`);

const TOOLS = [
  ['docker', 'compose', 'config', '--quiet'],
  ['promtool', 'test', 'rules', `${OPERACION}/alertas.prueba.yml`],
  ['systemd-analyze', 'verify', '--man=no', '--recursive-errors=no', ...units.map((unit) => join(OPERACION, unit))],
];
const used = TOOLS.filter(([tool, ...args]) => {
  const probe = spawnSync(tool, tool === 'docker' ? ['compose', 'version'] : ['--version']);
  if (probe.status !== 0) return false;
  const { status, stderr } = spawnSync(tool, args, { cwd: root, encoding: 'utf8' });
  // the users and paths of the machine that a unit will run on are not here
  mustBe(status === 0 || /is not executable/.test(stderr), `${tool}: ${stderr}`);
  return true;
});
if (faults.length > 0) fail(faults.join('\n'));
say(
  `Lo que copia un operador nombra lo que existe; juzgado también por ${used.map(([tool]) => tool).join(', ') || 'nadie'}`,
);
