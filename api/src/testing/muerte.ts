import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { API } from '../app';
import { Archivo } from '../entities/archivo.entity';
import { Contador } from '../entities/contador.entity';
import { conReglas } from './caso';
import type { TestApp } from './test-app';

/** A request for one act, by a user. `archivo`: of a proof. */
export interface Peticion<Usuario extends string = string> {
  readonly usuario: Usuario;
  readonly metodo: 'POST' | 'PUT';
  readonly ruta: string;
  readonly cuerpo: Readonly<Record<string, unknown>>;
  readonly archivo?: Buffer;
}

/** Sends it to a server that may die meanwhile, and returns the status; 0 = no answer. */
export async function enviarA<Usuario extends string>(
  port: number,
  tokens: Readonly<Record<Usuario, string>>,
  { usuario, metodo, ruta, cuerpo, archivo }: Peticion<Usuario>,
): Promise<number> {
  const headers: Record<string, string> = { authorization: `Bearer ${tokens[usuario]}` };
  const form = new FormData();
  for (const [nombre, valor] of Object.entries(cuerpo)) form.append(nombre, String(valor));
  if (archivo !== undefined) form.append('file', new Blob([new Uint8Array(archivo)]), 'archivo');
  else headers['content-type'] = 'application/json';
  const body = archivo === undefined ? JSON.stringify(conReglas(ruta, cuerpo)) : form;
  return fetch(`http://127.0.0.1:${port}${API}${ruta}`, { method: metodo, headers, body }).then(
    async (response) => {
      // killed while answering: the status was sent, and counts
      await response.text().catch(() => '');
      return response.status;
    },
    () => 0,
  );
}

/** Requires a series from 1 without gaps, and a counter equal to its last number. */
export async function exigirSinHuecos(
  { application: { dataSource } }: TestApp,
  serie: string,
  entidad: EntityTarget<ObjectLiteral>,
): Promise<void> {
  const rows = await dataSource.manager.find(entidad, { order: { id: 'ASC' } });
  const ids = rows.map(({ id }) => id);
  expect(ids).toEqual(ids.map((_, i) => i + 1));
  expect((await dataSource.manager.findOneBy(Contador, { serie }))?.valor ?? 0).toBe(ids.length);
}

/** Files named by a row that are missing or altered. */
export async function archivosRotos({ application: { dataSource, storage } }: TestApp): Promise<string[]> {
  const rotos: string[] = [];
  for (const { clave, longitud, sha256 } of await dataSource.manager.find(Archivo)) {
    const bytes = await storage.get(clave).then(buffer, () => null);
    const igual = bytes?.length === longitud && createHash('sha256').update(bytes).digest('hex') === sha256;
    if (!igual) rotos.push(clave);
  }
  return rotos;
}

/** Requires every file named by a row, byte for byte. */
export async function exigirArchivosEnteros(app: TestApp): Promise<void> {
  expect(await archivosRotos(app)).toEqual([]);
}

/** Requires that the sweep leaves only files named by a row. */
export async function exigirSinArchivosHuerfanos({ application, clock }: TestApp): Promise<void> {
  const barrer = async (): Promise<void> => {
    for (const work of application.background) if (work.constructor.name === 'BarridoDeArchivos') await work.step();
  };
  await barrer();
  // unnamed files are quarantined once they are old enough
  clock.current = new Date(Date.now() + 7_200_000);
  await barrer();
  let files = 0;
  for await (const _ of application.storage.list()) files += 1;
  expect(files).toBe(await application.dataSource.manager.count(Archivo));
}
