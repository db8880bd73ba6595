import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { mensajes } from '@adjudica/domain';
import { PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { Acceso } from '../../entities/acceso.entity';
import { Archivo } from '../../entities/archivo.entity';
import { Documento } from '../../entities/documento.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { UnionDePdf } from '../../pdf/union';
import { asBytes } from '../../testing/binary';
import { crearSolicitud } from '../../testing/builders';
import {
  documentoDe,
  documentosDe,
  fotoDePrueba,
  pdfDePrueba,
  planConDocumentos,
  subir,
} from '../../testing/documentos';
import { shownOn, textOfPages } from '../../testing/pdf-text';
import { nombrarGarante, type PlanDePrueba, planAdjudicado } from '../../testing/solicitudes';
import { testApp } from '../../testing/test-app';

const t = testApp({ prints: true });
const ejecutivo = t.user('ejecutivo');
const legal = t.user('legal');
let plan: PlanDePrueba;
beforeEach(async () => {
  plan = await planConDocumentos(t, { casado: true });
});

const pedir = (client = ejecutivo, idCodigo = plan.idCodigo) => asBytes(client.get(`/plan/${idCodigo}/documentos/pdf`));
const error = async (client = ejecutivo, idCodigo = plan.idCodigo) => {
  const { status, body } = await client.get(`/plan/${idCodigo}/documentos/pdf`);
  return [status, body.code];
};
async function subirA(codigo: string, bytes: Buffer, client = ejecutivo): Promise<void> {
  const { status, text } = await subir(client, await documentoDe(client, plan.idCodigo, codigo), bytes);
  if (status !== 200) throw new Error(`${codigo}: ${status} ${text}`);
}
/** Files left in the folder of uploads. */
const temporales = (): string[] => readdirSync(join(t.dir, 'subidas'));

test('a plan that is none, one without list and one without files have nothing to join', async () => {
  expect(await error(ejecutivo, '01-NADA-1')).toEqual([404, 'no-encontrado']);
  expect(await error(ejecutivo, (await planAdjudicado(t)).idCodigo)).toEqual([404, 'carpeta-sin-documentos']);
  expect(await error()).toEqual([404, 'carpeta-sin-documentos']);
  await subirA('cedula', await pdfDePrueba());
  expect(await error(legal)).toEqual([404, 'carpeta-sin-documentos']);
});

test('a folder that is too heavy is refused before anything is read', async () => {
  await subirA('cedula', await pdfDePrueba());
  const { manager } = t.application.dataSource;
  const { archivoId } = await manager.findOneByOrFail(Documento, {
    id: (await documentoDe(ejecutivo, plan.idCodigo, 'cedula')).id,
  });
  await manager.update(Archivo, { id: archivoId as number }, { longitud: 100_000_001 });
  expect(await error()).toEqual([413, 'carpeta-pesada']);
});

test('26 documents stand behind their index in the order of the checklist, photos upright and one a page; nothing is left behind', async () => {
  const { manager } = t.application.dataSource;
  plan = await planConDocumentos(t, { situacion: 'I', casado: true });
  const garante = await nombrarGarante(t, plan);
  const { planId: id, titular } = plan;
  await manager.delete(Solicitud, { planId: id, rol: 'garante' });
  await crearSolicitud(manager, { id, titular }, { rol: 'garante', casado: true, de: garante });
  await ejecutivo.post(`/plan/${plan.idCodigo}/documentos/generar`);
  const lista = await documentosDe(ejecutivo, plan.idCodigo);
  const propios = lista.filter(({ tipo }) => !tipo.legal);
  // all of the list; a few of more than one page, some photos
  const paginas = new Map<string, number>();
  for (const [i, documento] of [...propios].reverse().entries()) {
    const { codigo, formato } = documento.tipo;
    const cuantas = formato === 'imagen' ? 1 : 1 + (i % 3);
    const bytes =
      formato === 'imagen'
        ? await fotoDePrueba(codigo === 'fotoEB' ? 'webp' : 'png', codigo === 'fotoEB' ? 300 : 900, 500)
        : await pdfDePrueba(codigo, cuantas);
    expect((await subir(ejecutivo, documento, bytes)).status).toBe(200);
    paginas.set(codigo, cuantas);
  }
  await subirA('pagare', await pdfDePrueba('pagare', 2), legal);
  await subirA('prenda', await pdfDePrueba('prenda'), legal);
  const orden = await documentosDe(ejecutivo, plan.idCodigo);
  expect(orden).toHaveLength(26);

  const { status, headers, body } = await pedir();
  expect(status).toBe(200);
  expect(headers['content-disposition']).toContain(`Carpeta_${plan.idCodigo}.pdf`);
  const textos = await textOfPages(body);
  const documento = await PDFDocument.load(body);
  // 26 rows take two pages, and the numbers count both
  const indice = textos.slice(0, 2).join(' ');
  expect(textos).toHaveLength(2 + orden.reduce((suma, { paginas: n }) => suma + (n as number), 0));
  let pagina = 3;
  for (const { tipo, paginas: n } of orden) {
    expect(indice).toMatch(
      new RegExp(`${tipo.nombre.replace(/[()]/g, '\\$&')}.* ${pagina} ${n}( |Documentos de la carpeta)`),
    );
    for (let i = 1; i <= (n as number); i++) {
      if (tipo.formato === 'pdf') expect(textos[pagina - 1]).toBe(`${tipo.codigo} p${i}`);
      else {
        const { width, height } = documento.getPage(pagina - 1).getSize();
        expect(width > height).toBe(tipo.codigo !== 'fotoEB');
      }
      pagina++;
    }
  }
  expect(indice).toContain(`Páginas ${textos.length}`);
  // what 003 is given holds its own only, and does not speak of the rest
  const propio = await textOfPages((await pedir(legal)).body);
  expect(propio.slice(1)).toEqual(['pagare p1', 'pagare p2', 'prenda p1']);
  expect(propio[0]).not.toContain('Documentación');
  await t.application.accessLog.step();
  expect(await manager.countBy(Acceso, { recurso: 'documento', operacion: 'exportar-pdf' })).toBe(2);
  // the last file is removed when its answer has closed
  for (let i = 0; i < 100 && temporales().length > 0; i++) await setTimeout(20);
  expect(temporales()).toEqual([]);
}, 120_000);

test('only the current file of a document is joined, and none of one that applies no longer', async () => {
  await subirA('cedula', await pdfDePrueba('vieja'));
  await subirA('cedula', await pdfDePrueba('nueva'));
  await subirA('cedulaConyuge', await pdfDePrueba('conyuge'));
  const { id } = await documentoDe(ejecutivo, plan.idCodigo, 'cedulaConyuge');
  await t.application.dataSource.manager.update(Documento, { id }, { aplica: false });
  expect((await textOfPages((await pedir()).body)).slice(1)).toEqual(['nueva p1']);
});

test('the joined folder shows what a form was filled in with (pdf/union/unir.test.ts: whatever else its documents show)', async () => {
  await subirA('cedula', readFileSync(join(__dirname, '../../testing/pdf/formulario-sin-apariencia.pdf')));
  const { status, body } = await pedir();
  expect(status).toBe(200);
  expect(await shownOn(body, 2)).toContain('VALOR ESCRITO nombre');
});

test('what can not stand in it is refused when it is uploaded, with a way out', async () => {
  const documento = await PDFDocument.create();
  const campo = documento.getForm().createTextField('nombre');
  campo.addToPage(documento.addPage());
  campo.acroField.setValue(PDFHexString.fromText('Łukasz'));
  campo.acroField.getWidgets()[0]?.dict.delete(PDFName.of('AP'));
  const bytes = Buffer.from(await documento.save({ updateFieldAppearances: false }));
  const { status, body } = await subir(ejecutivo, await documentoDe(ejecutivo, plan.idCodigo, 'cedula'), bytes);
  expect([status, body.code, body.title]).toEqual([422, 'pdf-no-se-une', mensajes.propios.pdfNoSeUne]);
});

describe('the thread that joins', () => {
  const parte = async (nombre: string, bytes: Buffer, tipo = 'application/pdf') => {
    const path = join(t.dir, `${nombre}.bin`);
    writeFileSync(path, bytes);
    return { path, tipo, nombre };
  };
  let serie = 0;
  const tarea = async (...partes: Awaited<ReturnType<typeof parte>>[]) => ({
    partes,
    destino: join(t.dir, `unido-${serie++}.pdf`),
    titulo: 'Carpeta',
  });

  test('a part that can not be read is named, and nothing is written', async () => {
    const union = new UnionDePdf();
    try {
      const mala = await tarea(
        await parte('buena', await pdfDePrueba()),
        await parte('mala', Buffer.from('no es un PDF')),
      );
      await expect(union.unir(mala)).rejects.toMatchObject({
        code: 'carpeta-no-se-une',
        title: expect.stringContaining("'mala'"),
      });
      expect(() => readFileSync(mala.destino)).toThrow();
      const foto = await tarea(await parte('foto', (await fotoDePrueba()).subarray(0, 40), 'image/jpeg'));
      await expect(union.unir(foto)).rejects.toMatchObject({ code: 'carpeta-no-se-une' });
    } finally {
      await union.close();
    }
  });

  test('one that takes too long or too much ends with its thread; the next one is served', async () => {
    const lenta = new UnionDePdf({ timeoutMs: 1 });
    const tarda = new UnionDePdf({ cpuMs: 1 });
    const grande = new UnionDePdf({ maxMemoryMb: 24 });
    try {
      const buena = await parte('buena', await pdfDePrueba('x', 200));
      // the machine's doing may pass, the folder's does not
      await expect(lenta.unir(await tarea(buena))).rejects.toMatchObject({ code: 'union-lenta', status: 503 });
      await expect(tarda.unir(await tarea(buena))).rejects.toMatchObject({ code: 'carpeta-no-se-une', status: 422 });
      const muchas = await tarea(...Array.from({ length: 60 }, () => buena));
      await expect(grande.unir(muchas)).rejects.toMatchObject({ code: 'carpeta-no-se-une' });
    } finally {
      await Promise.all([lenta.close(), tarda.close(), grande.close()]);
    }
  });

  test('beyond those that wait one more is asked to come back', async () => {
    const union = new UnionDePdf({ waiting: 0 });
    try {
      const buena = await parte('buena', await pdfDePrueba());
      const [una, otra] = await Promise.allSettled([union.unir(await tarea(buena)), union.unir(await tarea(buena))]);
      expect(una).toMatchObject({ status: 'fulfilled', value: { paginas: [1] } });
      expect(otra).toMatchObject({ status: 'rejected', reason: { code: 'union-en-curso', status: 429 } });
    } finally {
      await union.close();
    }
  });
});

// Fails without: CarpetaEnPdf.traer, which leaves out what can't be read.
test('a file that is gone and one that was altered are left out and named in the index; the others are joined', async () => {
  await subirA('cedula', await pdfDePrueba());
  await subirA('planilla', await pdfDePrueba());
  await subirA('cedulaConyuge', await pdfDePrueba());
  const { manager } = t.application.dataSource;
  const filas = await manager.find(Archivo, { order: { id: 'DESC' }, take: 3 });
  const [alterado = '', perdido = ''] = filas.map(({ clave }) => join(t.dir, 'archivos', clave));
  rmSync(perdido);
  const bytes = readFileSync(alterado);
  bytes[50] = (bytes[50] as number) ^ 1;
  writeFileSync(alterado, bytes);
  const { status, body } = await pedir();
  expect(status).toBe(200);
  const [indice = '', ...paginas] = await textOfPages(body);
  expect([indice.includes('No está'), indice.includes('Alterado'), paginas.length]).toEqual([true, true, 1]);
  expect(temporales()).toEqual([]);
});
