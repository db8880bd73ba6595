// What an operator copies from scripts/operacion (alerts, board, units of systemd) against the program: metrics, variables, commands and
// headings that they name exist. Where promtool or systemd-analyze is at hand, it judges them too.
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { apiProcess } from './lib/api-process.mjs';
import { fail, root, say } from './lib/setup.mjs';

const { collectDefaultMetrics, Registry } = createRequire(join(root, 'api', 'package.json'))('prom-client');
const folder = join(root, 'scripts', 'operacion');
const text = (...path) => readFileSync(join(root, ...path), 'utf8');
const sources = globSync('api/src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));

/** Names of all series that /metrics has. */
function series() {
  const names = new Set(['up', 'ALERTS']);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const { name } of registry.getMetricsAsArray()) names.add(name);
  for (const file of sources)
    for (const [, kind, name] of text(file).matchAll(/new (Gauge|Counter|Histogram)\(\{\s*name: '(\w+)'/g))
      for (const suffix of kind === 'Histogram' ? ['_count', '_sum', '_bucket'] : ['']) names.add(`${name}${suffix}`);
  return names;
}

const known = series();
const variables = new Set(
  [...text('api/src/config/variables.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): \{/gm)].map(([, name]) => name),
);
const headings = new Set([...text('docs/operar.md').matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading));
const ofExpression = (expression) => [...expression.matchAll(/\b([a-z]\w*)\{/g)].map(([, name]) => name);

export function faultsOfAlerts(source) {
  const faults = [];
  for (const { alert, expr, labels, annotations } of parse(source).groups.flatMap(({ rules }) => rules)) {
    const names = ofExpression(expr);
    if (names.length === 0) faults.push(`${alert}: no nombra ninguna métrica`);
    for (const name of names) if (!known.has(name)) faults.push(`${alert}: ${name} no es una métrica del programa`);
    if (!['warning', 'critical'].includes(labels?.severity)) faults.push(`${alert}: sin severidad`);
    if (!annotations?.summary) faults.push(`${alert}: sin resumen`);
    const [, heading] = /^docs\/operar\.md, (.+)$/.exec(annotations?.descripcion ?? '') ?? [];
    if (!headings.has(heading)) faults.push(`${alert}: docs/operar.md no tiene «${heading}»`);
  }
  return faults;
}

export function faultsOfBoard(source) {
  return JSON.parse(source).panels.flatMap(({ title, targets }) =>
    targets
      .flatMap(({ expr }) => ofExpression(expr))
      .filter((name) => !known.has(name))
      .map((name) => `tablero, ${title}: ${name} no es una métrica del programa`),
  );
}

export function faultsOfUnit(name, source) {
  const faults = [];
  const commands = [...source.matchAll(/^ExecStart=\/usr\/bin\/node (.+)$/gm)].map(([, line]) => line);
  if (name.endsWith('.service') && commands.length === 0) faults.push(`${name}: no inicia nada`);
  for (const command of commands) {
    const [, program] = /(api\/dist\/\S+)\.js/.exec(command) ?? [];
    const file = program?.replace('api/dist', 'api/src');
    if (!sources.includes(`${file}.ts`)) faults.push(`${name}: ${command} no es un programa`);
    else if (file.endsWith('commands/db') && !text(`${file}.ts`).includes(`async '${command.split(' ')[1]}'(`))
      faults.push(`${name}: ${command} no es una orden de db`);
    if (file?.endsWith('main') && !command.startsWith(`${apiProcess.node.join(' ')} `))
      faults.push(`${name}: la API no se inicia con ${apiProcess.node.join(' ')}`);
  }
  for (const [, settings] of source.matchAll(/^Environment=(.+)$/gm))
    for (const [variable, value] of settings.split(' ').map((setting) => setting.split('='))) {
      const own = variables.has(variable.replace(/_FILE$/, ''));
      if (!own && variable !== 'HOME' && apiProcess.env[variable] !== value)
        faults.push(`${name}: ${variable} no es una variable de api/src/config/variables.ts`);
      const [, credential] = /^%d\/(\w+)$/.exec(value) ?? [];
      if (credential !== undefined && !source.includes(`\nLoadCredential=${credential}:`))
        faults.push(`${name}: ${variable} espera la credencial ${credential}, que no se carga`);
    }
  return faults;
}

/** Runs the script of the commands with a program in Node's place that tells what it was given: the unit's settings and secrets, no others. */
export function faultsOfOrder(script, unit) {
  const etc = mkdtempSync(join(tmpdir(), 'adjudica-orden-'));
  const put = (name, contents) => writeFileSync(join(etc, name), contents, { mode: 0o700 });
  const credentials = new Map(
    [...unit.matchAll(/^LoadCredential=(\w+):\/etc\/adjudica\/(.+)$/gm)].map(([, id, file]) => [id, file]),
  );
  const asked = [...unit.matchAll(/\b([A-Z_]+_FILE)=%d\/(\w+)/g)].map(([, name, id]) => [
    name,
    join(etc, credentials.get(id) ?? id),
  ]);
  try {
    for (const file of credentials.values()) put(file, 'x\n');
    put('ajustes.env', '# a note\nBRAND_NAME=Planes del Sur\nBRAND_CITY="Quito = Ecuador"\n\n');
    for (const folder of ['scripts/operacion', 'node_modules/.bin', 'bin'])
      mkdirSync(join(etc, folder), { recursive: true });
    put('node_modules/.bin/node', '#!/bin/sh\nenv\necho "ORDEN=$*"\n');
    put('bin/node', '#!/bin/sh\necho "an older Node of the machine" >&2\nexit 1\n');
    put('scripts/operacion/orden.sh', script);
    const { status, stdout, stderr } = spawnSync(
      'sh',
      [join(etc, 'scripts/operacion/orden.sh'), 'status', '--exigir'],
      {
        encoding: 'utf8',
        env: { PATH: `${join(etc, 'bin')}:/usr/bin:/bin`, ETC: etc },
      },
    );
    if (status !== 0) return [`orden.sh: ${stderr}`];
    const given = new Map(stdout.split('\n').map((line) => [line.split('=')[0], line.slice(line.indexOf('=') + 1)]));
    return [
      ...asked,
      ...[...unit.matchAll(/\b(NODE_ENV|DATA_DIR)=(\S+)/g)].map(([, name, value]) => [name, value]),
      ['BRAND_NAME', 'Planes del Sur'],
      ['BRAND_CITY', 'Quito = Ecuador'],
      ['ORDEN', 'api/dist/commands/db.js status --exigir'],
    ]
      .filter(([name, value]) => given.get(name) !== value)
      .map(([name, value]) => `orden.sh: ${name} es ${given.get(name)} y en adjudica.service ${value}`);
  } finally {
    rmSync(etc, { recursive: true });
  }
}

const units = globSync('*.{service,timer}', { cwd: folder });
const unitsText = Object.fromEntries(units.map((unit) => [unit, text('scripts', 'operacion', unit)]));
const alerts = text('scripts', 'operacion', 'alertas.yml');
const order = text('scripts', 'operacion', 'orden.sh');
const board = text('scripts', 'operacion', 'tablero-grafana.json');
const faults = [
  ...faultsOfAlerts(alerts),
  ...faultsOfBoard(board),
  ...units.flatMap((unit) => faultsOfUnit(unit, unitsText[unit])),
  ...faultsOfOrder(order, unitsText['adjudica.service']),
];

// The checks prove themselves on broken copies.
const main = unitsText['adjudica.service'];
for (const [what, found] of [
  ['métrica', faultsOfAlerts(alerts.replace('outbox_messages', 'outbox_mails'))],
  ['título', faultsOfAlerts(alerts.replace('docs/operar.md, The store', 'docs/operar.md, The shop'))],
  ['panel', faultsOfBoard(board.replaceAll('pdf_queue_documents', 'pdf_queue'))],
  ['opciones', faultsOfUnit('a.service', main.replace('--expose-gc ', ''))],
  ['variable', faultsOfUnit('a.service', main.replace('DATA_KEY_FILE', 'DATAKEY_FILE'))],
  ['credencial', faultsOfUnit('a.service', main.replace('LoadCredential=jwt', 'LoadCredential=jwd'))],
  ['Node de las órdenes', faultsOfOrder(order.replace('PATH=', 'NADA='), main)],
  ['secretos de las órdenes', faultsOfOrder(order.replace('datos.clave', 'datos.key'), main)],
  ['orden', faultsOfUnit('a.service', unitsText['adjudica-verificar.service'].replace('verify-audit', 'verify-all'))],
])
  if (found.length === 0) fail(`La comprobación no ve el error de ${what}`);

const tools = [];
for (const [tool, ...args] of [
  ['promtool', 'test', 'rules', 'alertas.prueba.yml'],
  // users, paths and credentials of the machine that it will run on are not here
  ['systemd-analyze', 'verify', '--man=no', '--recursive-errors=no', ...units.map((unit) => `./${unit}`)],
]) {
  const { error, status, stdout, stderr } = spawnSync(tool, args, { cwd: folder, encoding: 'utf8' });
  if (error !== undefined) continue;
  tools.push(tool);
  const said = `${stdout}${stderr}`
    .split('\n')
    .filter((line) => line !== '' && !/is not executable|No such file/.test(line));
  if (tool === 'promtool' ? status !== 0 : said.some((line) => units.some((unit) => line.includes(unit))))
    faults.push(`${tool}: ${said.join(' · ')}`);
}

if (faults.length > 0) fail(faults.join('\n'));
say(
  `${units.length} unidades, alertas y tablero nombran lo que existe${tools.length > 0 ? `; también según ${tools.join(' y ')}` : ''}`,
);
