// The data of the bench: made once, kept outside version control, copied for each run so that no run changes what the next one measures.
import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root, run, say } from '../lib/setup.mjs';

/** Where the compiled API lies; another build can be measured with API_DIST. */
export const apiDist = resolve(root, process.env.API_DIST ?? join('api', 'dist'));

const folder = resolve(root, process.env.DATA_DIR ?? join('datos', 'bench'));
const command = (dir, name, ...args) =>
  run('node', [join(apiDist, 'commands', `${name}.js`), ...args], {
    env: { DATA_DIR: dir, DATABASE_URL: '', NODE_ENV: 'development' },
  });

/** Data of an older schema are none: the last migration is part of their name. */
const schema = () =>
  readdirSync(join(apiDist, 'db', 'migrations'))
    .filter((file) => /^\d+.*\.js$/.test(file))
    .map((file) => Number.parseInt(file, 10))
    .reduce((last, number) => Math.max(last, number), 0);

const placeOf = (name) => join(folder, `${name}-${schema()}`);

/** Made beside its place and moved there when complete: what stands there is whole, also after a broken run or beside another one. */
function made(name, make) {
  const dir = placeOf(name);
  if (existsSync(dir)) return dir;
  const making = `${dir}-${process.pid}`;
  mkdirSync(making, { recursive: true });
  make(making);
  renameSync(making, dir);
  return dir;
}

/** The demo `scale` times: 10 and 100. Returns its folder; nobody writes there. */
export const demoData = (scale) =>
  made(`x${scale}`, (dir) => {
    say(`Datos de ejemplo × ${scale}…`);
    command(dir, 'db', 'migrate');
    command(dir, 'seed', '--scale', String(scale));
  });

/** A copy to write on, removed with `dispose`. */
export function workingCopy(of) {
  const dir = join(folder, `copia-${process.pid}-${Math.random().toString(36).slice(2, 8)}`);
  mkdirSync(dir, { recursive: true });
  copyFileSync(join(of, 'adjudica.db'), join(dir, 'adjudica.db'), constants.COPYFILE_FICLONE);
  // what is sealed in it opens with its own key
  copyFileSync(join(of, 'datos.clave'), join(dir, 'datos.clave'));
  const dispose = () => rmSync(dir, { recursive: true, force: true });
  process.once('exit', dispose);
  return { dir, file: join(dir, 'adjudica.db'), dispose };
}
