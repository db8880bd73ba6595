import { Readable } from 'node:stream';
import type { TipoDeImportacion } from '@adjudica/domain';
import { SISTEMA } from '../auth/actor';
import { readCsv } from '../excel';
import type { TestApp } from './test-app';

/** Reviews and applies a file without the route; a file with errors is refused (409). */
export async function importar({ application: { importacion } }: TestApp, tipo: TipoDeImportacion, texto: string) {
  const id = await importacion.registrar(SISTEMA, tipo, `${tipo}.csv`, 'x'.repeat(64));
  await importacion.revisar(SISTEMA, id, readCsv(Readable.from([Buffer.from(texto)])));
  return importacion.aplicar(SISTEMA, id, true);
}
