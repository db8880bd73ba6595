import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Actor } from '../../auth/actor';
import { TIPO_PDF } from '../../http/send-file';
import type { TareaDeUnion } from '../../pdf/union';
import { PaqueteDePapeles } from './papel.paquete';

const actor = { id: 1 } as Actor;
const PLAN = '01-M001-12';
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paquete-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** With a note, or without; the pledge is not saved yet. */
function paquete(pagare: { id: number } | null, unir?: () => Promise<never>, conAdendas = false) {
  const tareas: TareaDeUnion[] = [];
  const accesos: unknown[] = [];
  const pdf = { bytes: Buffer.from('%PDF'), nombre: 'x.pdf', tipo: TIPO_PDF };
  let numero = 0;
  const uno = new PaqueteDePapeles(
    {
      uploads: {
        newPath: async () => join(folder, `${numero++}.part`),
        remove: (path: string) => rm(path, { force: true }),
      },
      accessLog: { record: (_: unknown, acceso: unknown) => accesos.push(acceso) },
    } as never,
    { get: async () => ({ planId: 7 }) } as never,
    { findByPlan: async () => pagare } as never,
    { findAsamblea: async () => 5 },
    {
      unir: async (tarea: TareaDeUnion) => {
        await unir?.();
        tareas.push(tarea);
        await writeFile(tarea.destino, 'unido');
        return { bytes: 5 };
      },
    } as never,
    {
      pagare: { documento: async () => pdf },
      prenda: { paraFirmar: async () => null },
      contrato: { paraFirmar: async () => (pagare === null ? null : pdf) },
      adenda: { paraFirmar: async () => (conAdendas ? [pdf, pdf] : []) },
      acta: { extracto: async (_, asamblea, plan) => ({ ...pdf, nombre: `extracto-${asamblea}-${plan}.pdf` }) },
    },
  );
  return { uno, tareas, accesos };
}

test('a plan without any of them is refused; a merge that is refused leaves no file behind', async () => {
  await expect(paquete(null).uno.generar(actor, PLAN, { copias: 1 })).rejects.toMatchObject({ code: 'sin-papeles' });
  const lleno = paquete({ id: 3 }, () => Promise.reject(new Error('lleno')));
  await expect(lleno.uno.generar(actor, PLAN, { copias: 1, conExtracto: true })).rejects.toThrow('lleno');
  expect([await readdir(folder), lleno.accesos]).toEqual([[], []]);
});

test('in three sets the note stands once, in the order of the signature', async () => {
  const { uno, tareas, accesos } = paquete({ id: 3 });
  const { bytes, nombre } = await uno.generar(actor, PLAN, { copias: 3 });
  expect(nombre).toBe(`Papeles_${PLAN}.pdf`);
  expect((await buffer(bytes as Readable)).toString()).toBe('unido');
  expect(tareas[0]?.partes.map((parte) => parte.nombre)).toEqual(['pagaré', 'contrato', 'contrato', 'contrato']);
  expect(accesos).toEqual([{ operacion: 'exportar-pdf', recurso: 'papel', recursoId: PLAN }]);
});

test('the addenda follow their contract', async () => {
  const { uno, tareas } = paquete({ id: 3 }, undefined, true);
  const { bytes } = await uno.generar(actor, PLAN, { copias: 2 });
  await buffer(bytes as Readable);
  const contrato = ['contrato', 'adenda', 'adenda'];
  expect(tareas[0]?.partes.map((parte) => parte.nombre)).toEqual(['pagaré', ...contrato, ...contrato]);
});

test('the extract of the minutes follows each contract; without a contract there is none', async () => {
  const { uno, tareas } = paquete({ id: 3 });
  const { bytes } = await uno.generar(actor, PLAN, { copias: 2, conExtracto: true });
  await buffer(bytes as Readable);
  const contrato = ['contrato', 'extracto del acta'];
  expect(tareas[0]?.partes.map((parte) => parte.nombre)).toEqual(['pagaré', ...contrato, ...contrato]);
});
