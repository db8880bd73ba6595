import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What `program` prints, which may use the parts of `npm run resistencia`. */
const CARPETA = join(__dirname, '..', '..', '..', 'scripts', 'resistencia');
const url = (archivo: string) => JSON.stringify(pathToFileURL(join(CARPETA, archivo)).href);
const IMPORTS = `
  import { conNueva, escritas, leidas } from ${url('guardadas.mjs')};
  import { llamadasQueDejan } from ${url('llamadas.mjs')};
  import { enTablaDeGuardadas } from ${url('tabla.mjs')};
  const [filas, halladas] = process.argv.slice(1).map(JSON.parse);
`;
const correr = (program: string, ...datos: object[]): unknown => {
  const args = ['--input-type=module', '-e', IMPORTS + program, ...datos.map((dato) => JSON.stringify(dato))];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
};

const fila = (id: string, mas: object = {}) => ({ id, que: `qué hizo ${id}`, meta: `meta de ${id}`, ...mas });
const hallada = (id: string, mas: object = {}) => ({
  ...{ motor: 'base incluida', forma: 'larga', fila: id, semilla: '7', casos: 1200, fallos: 0, segundos: 95, nota: '' },
  ...mas,
});
/** The table and what it lacks, of rows that were written to the file and read again. */
const tablaDe = (filas: object[], halladas: object[], motor = 'base incluida') =>
  correr(
    `console.log(JSON.stringify(enTablaDeGuardadas(filas, leidas(escritas(halladas)), ${JSON.stringify(motor)})));`,
    filas,
    halladas,
  ) as { tabla: string; faltas: string[] };
const renglones = ({ tabla }: { tabla: string }) => tabla.split('\n').slice(4);

test('a row that nobody ran, or that is above its goal, makes the long table incomplete', () => {
  const tabla = tablaDe(
    [fila('una'), fila('dos'), fila('tres')],
    [hallada('dos', { fallos: 2 }), hallada('tres', { casos: 0 })],
  );
  expect(tabla.faltas).toEqual(['una: sin correr', 'dos: 2 fallos en 1.200 casos', 'tres: 0 fallos en 0 casos']);
  expect(renglones(tabla)).toEqual([
    '| una | qué hizo una | | | meta de una | sin correr | | | | |',
    '| dos | qué hizo dos | 1.200 | 2 | meta de dos | **no** |  | larga | 7 | 2 min |',
    '| tres | qué hizo tres | 0 | 0 | meta de tres | **no** |  | larga | 7 | 2 min |',
  ]);
});

test('what was kept is what is read, in the last row too, with a remark and without one', () => {
  const halladas = [hallada('una', { nota: 'con nota' }), hallada('dos')];
  expect(correr('console.log(JSON.stringify(leidas(escritas(halladas))));', [], halladas)).toEqual(halladas);
  const tabla = tablaDe([fila('una'), fila('dos')], halladas);
  expect(tabla.faltas).toEqual([]);
  expect(renglones(tabla)).toEqual([
    '| una | qué hizo una | 1.200 | 0 | meta de una | sí | con nota | larga | 7 | 2 min |',
    '| dos | qué hizo dos | 1.200 | 0 | meta de dos | sí |  | larga | 7 | 2 min |',
  ]);
});

test('a row that is run again takes the place of what it found before on that engine and in that form', () => {
  const antes = [hallada('dos'), hallada('una', { nota: 'vieja' }), hallada('una', { forma: 'corta' })];
  const nueva = hallada('una', { nota: 'nueva', casos: 3 });
  const despues = correr('console.log(JSON.stringify(conNueva(halladas, filas)));', nueva, antes);
  expect(despues).toEqual([hallada('una', { forma: 'corta' }), hallada('dos'), nueva]);
});

test('on a server the short form does where the long one was not run, and a row that has no sense there says why', () => {
  const tabla = tablaDe(
    [fila('una'), fila('dos', { noEnServidor: 'mata el motor' })],
    [hallada('una', { motor: 'SQL Server', forma: 'corta' }), hallada('dos')],
    'SQL Server',
  );
  expect(tabla.faltas).toEqual([]);
  expect(renglones(tabla)).toEqual([
    '| una | qué hizo una | 1.200 | 0 | meta de una | sí |  | corta | 7 | 2 min |',
    '| dos | qué hizo dos | | | meta de dos | no corre | mata el motor | | | |',
  ]);
});

test('a process is killed at the calls that leave something outside it: not where it reads, wakes a thread, or keeps translated code', () => {
  const notado = [
    '11 openat(AT_FDCWD, "/datos/plantilla.hbs", O_RDONLY|O_CLOEXEC) = 17</datos/plantilla.hbs>',
    '11 write(12<anon_inode:[eventfd]>, "\\1\\0", 8) = 8',
    '12 openat(AT_FDCWD, "/datos/.partes/a.part", O_WRONLY|O_CREAT|O_EXCL, 0600) = 18</datos/.partes/a.part>',
    '12 write(18</datos/.partes/a.part>, "%PDF", 4 <unfinished ...>',
    '11 pwrite64(9</datos/base.db-wal>, "...", 4096, 0) = 4096',
    '12 <... write resumed>)              = 4',
    '11 pwrite64(9</datos/base.db-wal>, "...", 24, 4096) = 24',
    '11 write(20</pruebas/ts/0f>, "use strict", 10) = 10',
    '11 write(15<UNIX-STREAM:[1->2]>, "{}", 2) = 2',
    '11 write(28<TCP:[127.0.0.1:1->127.0.0.1:2]>, "HTTP/1.1 200 OK", 15) = 15',
    '+++ exited with 0 +++',
  ];
  const llamadas = correr('console.log(JSON.stringify(llamadasQueDejan(filas.join("\\n"), halladas)));', notado, [
    '/pruebas/ts',
  ]);
  expect(llamadas).toEqual([
    { llamada: 'openat', vez: 1 },
    { llamada: 'write', vez: 1 },
    { llamada: 'pwrite64', vez: 1 },
    { llamada: 'pwrite64', vez: 2 },
    { llamada: 'write', vez: 4 },
  ]);
});
