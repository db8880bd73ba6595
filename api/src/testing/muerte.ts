import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { API } from '../app';
import { Archivo } from '../entities/archivo.entity';
import { Contador } from '../entities/contador.entity';
import type { TestApp } from './test-app';

/** A request of one act: who sends what. `archivo`: of a proof. */
export interface Peticion<Usuario extends string = string> {
  readonly usuario: Usuario;
  readonly metodo: 'POST' | 'PUT';
  readonly ruta: string;
  readonly cuerpo: Readonly<Record<string, unknown>>;
  readonly archivo?: Buffer;
}

/** Sends it to a server that may die meanwhile, and says what came back; 0 = no answer. */
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
  const body = archivo === undefined ? JSON.stringify(cuerpo) : form;
  return fetch(`http://127.0.0.1:${port}${API}${ruta}`, { method: metodo, headers, body }).then(
    async (response) => {
      // killed within its answer: the status was said, and holds
      await response.text().catch(() => '');
      return response.status;
    },
    () => 0,
  );
}

/** Numbers of a series begin at 1 and leave none out, and its counter says the last one. */
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

/** Files that a row names and that are not there, byte for byte. */
export async function archivosRotos({ application: { dataSource, storage } }: TestApp): Promise<string[]> {
  const rotos: string[] = [];
  for (const { clave, longitud, sha256 } of await dataSource.manager.find(Archivo)) {
    const bytes = await storage.get(clave).then(buffer, () => null);
    const igual = bytes?.length === longitud && createHash('sha256').update(bytes).digest('hex') === sha256;
    if (!igual) rotos.push(clave);
  }
  return rotos;
}

/** Every file that a row names is there, byte for byte. */
export async function exigirArchivosEnteros(app: TestApp): Promise<void> {
  expect(await archivosRotos(app)).toEqual([]);
}

/** After the sweep the store holds the files that a row names, and no other: what was printed for nothing is gone. */
export async function exigirSinArchivosHuerfanos({ application, clock }: TestApp): Promise<void> {
  const barrer = async (): Promise<void> => {
    for (const work of application.background) if (work.constructor.name === 'BarridoDeArchivos') await work.step();
  };
  await barrer();
  // what nobody names is set aside once it is old enough to belong to nobody
  clock.current = new Date(Date.now() + 7_200_000);
  await barrer();
  let files = 0;
  for await (const _ of application.storage.list()) files += 1;
  expect(files).toBe(await application.dataSource.manager.count(Archivo));
}
