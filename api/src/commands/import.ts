import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Transform } from 'node:stream';
import { ErrorDeNegocio, importaciones, mensajesDeImportacion } from '@adjudica/domain';
import { SISTEMA } from '../auth/actor';
import type { ImportacionVista } from '../capabilities/importacion/importacion.dto';
import { tipoValido } from '../capabilities/importacion/importacion.service';
import { compose } from '../compose';
import { readConfig } from '../config';
import { Producto } from '../entities/catalogo.entity';
import { formatOf, MAX_XLSX_BYTES, readCsv, readXlsx, type TableRow } from '../excel';
import { fail, run, say, takeOption, takeValue } from './terminal';

const USAGE = `Uso: npm run db -- import --tipo TIPO ARCHIVO [--simular] [--confirmar-avisos]
  Importa un archivo CSV (cualquier tamaño) o Excel (.xlsx, hasta 25 MB): lo revisa entero y, si no tiene errores, lo aplica todo o nada.
  --tipo     ${Object.keys(importaciones).join(', ')}
  --simular  solo revisa y muestra qué cambiaría
  --confirmar-avisos  aplica aunque haya avisos o filas ocultas; sin ella no se aplica nada
  Termina con 0 si se aplicó (o se simuló sin errores), 1 si tiene errores o no se pudo leer, 2 si el uso es incorrecto.`;
const ERRORS_SHOWN = 20;

run(USAGE, async (args) => {
  const named = takeValue(args, '--tipo');
  const dryRun = takeOption(args, '--simular');
  const confirmed = takeOption(args, '--confirmar-avisos');
  const [path, ...rest] = args;
  if (named === undefined || path === undefined || rest.length > 0) fail(USAGE, 2);
  const tipo = named in importaciones ? tipoValido(named) : fail(`Tipo desconocido '${named}'.\n${USAGE}`, 2);
  const size = await stat(path).then(
    (found) => found.size,
    () => fail(`No se puede leer el archivo ${path}.`, 1),
  );
  const config = readConfig();
  const application = await compose(config);
  try {
    const { dataSource, importacion } = application;
    // Rows reference products and departments: without them the database would refuse half a file with its own errors.
    if ((await dataSource.manager.count(Producto).catch(() => 0)) === 0)
      fail('La base no está instalada: ejecute antes npm run db -- install.');
    const id = await importacion.registrar(SISTEMA, tipo, basename(path), await hashOf(path));
    const bar = progressBar(size);
    const reviewed = await importacion
      .revisar(SISTEMA, id, rowsOf(path, size, bar.bytes), bar.rows)
      .finally(() => bar.end())
      .catch((error: unknown) => (error instanceof ErrorDeNegocio ? fail(error.message) : Promise.reject(error)));
    if (reviewed.estado !== 'VALIDADA') {
      const request = {
        order: { field: 'linea', direction: 'ASC' as const },
        offset: 0,
        limit: ERRORS_SHOWN,
        filter: {},
      };
      const { rows, total } = await importacion.errores(id, request);
      for (const { linea, columna, mensaje } of rows)
        say(`  línea ${linea}${columna === null ? '' : `, ${columna}`}: ${mensaje}`);
      const more = total + reviewed.erroresOmitidos - rows.length;
      if (more > 0) say(`  … y ${more} errores más`);
      say(summary(reviewed));
      fail('No se aplicó nada: el archivo tiene errores.');
    }
    for (const { linea, columna, mensaje } of reviewed.avisos)
      say(`  aviso, línea ${linea}${columna === null ? '' : `, ${columna}`}: ${mensaje}`);
    if (reviewed.filasOcultas > 0) say(`  aviso: ${n(reviewed.filasOcultas)} filas ocultas en Excel se importarían`);
    if (dryRun) {
      say(summary(reviewed));
      say('Simulación: no se aplicó nada.');
      return;
    }
    const applied = await importacion
      .aplicar(SISTEMA, id, confirmed)
      .catch((error: unknown) => (error instanceof ErrorDeNegocio ? fail(error.message) : Promise.reject(error)));
    say(summary(applied));
    for (const difference of applied.diferencias) say(`  Diferencia de control: ${difference}`);
    for (const { usuario, contrasenaTemporal } of applied.contrasenas)
      say(`  ${usuario}: contraseña de un solo uso ${contrasenaTemporal}`);
    say(`Aplicado. La escritura estuvo ocupada ${applied.milisegundosEscritor} ms.`);
  } finally {
    await application.close();
  }
});

const n = (value: number): string => value.toLocaleString('es-EC');

function summary(view: ImportacionVista): string {
  const sums = view.sumas.map(
    ({ columna, total }) => `${columna} ${total.toLocaleString('es-EC', { minimumFractionDigits: 2 })}`,
  );
  return `Filas leídas ${n(view.leidas)}: creadas ${n(view.creadas)}, cambiadas ${n(view.cambiadas)}, iguales ${n(view.iguales)}, rechazadas ${n(view.rechazadas)}.${sums.length === 0 ? '' : ` Sumas: ${sums.join('; ')}.`}`;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** A CSV of any size is streamed; a workbook is read whole and therefore bounded. */
async function* rowsOf(path: string, size: number, onBytes: (count: number) => void): AsyncGenerator<TableRow> {
  const head = Buffer.alloc(Math.min(4096, size));
  const file = await open(path);
  await file.read(head, 0, head.length, 0).finally(() => file.close());
  if (formatOf(head) === 'xlsx') {
    if (size > MAX_XLSX_BYTES)
      throw new ErrorDeNegocio('demasiadoGrande', 'archivo-muy-grande', mensajesDeImportacion.excelMuyGrande);
    yield* readXlsx(await readFile(path));
    return;
  }
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onBytes(chunk.length);
      done(null, chunk);
    },
  });
  yield* readCsv(createReadStream(path).pipe(counted));
}

/** A progress line on a terminal; nothing in a log file. */
function progressBar(size: number): { bytes(count: number): void; rows(count: number): void; end(): void } {
  const shown = process.stdout.isTTY === true;
  let read = 0;
  return {
    bytes: (count) => {
      read += count;
    },
    rows: (count) => {
      if (!shown) return;
      const part = size === 0 ? 1 : Math.min(1, read / size);
      const filled = Math.round(part * 30);
      say(
        `\r  [${'█'.repeat(filled)}${'░'.repeat(30 - filled)}] ${Math.round(part * 100)} % · ${n(count)} filas`,
        false,
      );
    },
    end: () => {
      if (shown) say('');
    },
  };
}
