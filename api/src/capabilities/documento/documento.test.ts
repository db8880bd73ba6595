import { formatearInstante, mensajes } from '@adjudica/domain';
import { Acceso } from '../../entities/acceso.entity';
import { Archivo } from '../../entities/archivo.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { Documento, DocumentoDecision, DocumentoVersion } from '../../entities/documento.entity';
import { Evento } from '../../entities/evento.entity';
import { asBytes } from '../../testing/binary';
import {
  documentoDe,
  documentosDe,
  fotoDePrueba,
  pdfDePrueba,
  planConDocumentos,
  subir,
} from '../../testing/documentos';
import { type PlanDePrueba, planAdjudicado } from '../../testing/solicitudes';
import { StatementCounter } from '../../testing/statement-counter';
import { type Client, testApp } from '../../testing/test-app';
import type { DocumentoVista } from './documento.dto';

let plan: PlanDePrueba;
let pdf: Buffer;
const counter = new StatementCounter();
const t = testApp({ database: { logger: counter } });
const ejecutivo = t.user('ejecutivo');
const riesgo = t.user('riesgo');
const legal = t.user('legal');
beforeAll(async () => {
  pdf = await pdfDePrueba();
});
beforeEach(async () => {
  plan = await planConDocumentos(t);
});

const manager = () => t.application.dataSource.manager;
const cedula = (): Promise<DocumentoVista> => documentoDe(ejecutivo, plan.idCodigo, 'cedula');
const mover = (idDepartamento: string | null) => manager().update(Carpeta, { planId: plan.planId }, { idDepartamento });
const decidir = (
  client: Client,
  accion: 'aceptar' | 'rechazar',
  { id, version }: DocumentoVista,
  cuerpo: object = {},
) =>
  client.post(`/documento/${id}/${accion}`, {
    version,
    ...(accion === 'rechazar' ? { observaciones: 'Ilegible' } : {}),
    ...cuerpo,
  });
async function subido(client = ejecutivo): Promise<DocumentoVista> {
  const { status, body } = await subir(client, await cedula(), pdf);
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
}
const huella = async () => [
  await manager().count(Archivo),
  await manager().count(DocumentoVersion),
  await manager().count(DocumentoDecision),
  await manager().count(Evento),
  await manager().find(Documento, { order: { id: 'ASC' } }),
];

describe('refusals', () => {
  test('a list without a plan is refused; a plan that is none is not found', async () => {
    expect((await ejecutivo.get('/documento')).body).toMatchObject({
      status: 400,
      errors: {
        plan: "Falta el filtro 'plan', que espera un texto de a lo sumo 200 caracteres; en su lugar puede ir 'id' o 'actualizadoDesde'",
      },
    });
    // a text is looked for within one plan
    expect(
      (await ejecutivo.get('/documento?filter={"q":"ced","actualizadoDesde":"2026-03-01T05:00:00Z"}')).body,
    ).toMatchObject({ status: 400, errors: { plan: 'Indique el plan' } });
    expect((await ejecutivo.get('/documento?filter={"plan":"01-NADA-1"}')).status).toBe(404);
  });

  test('DOC-030 a document without file has none to show', async () => {
    const { status, body } = await ejecutivo.get(`/documento/${(await cedula()).id}/archivo`);
    expect([status, body.code, body.title]).toEqual([404, 'sin-archivo', 'No existe documento generado']);
    const conUno = await subido();
    expect((await ejecutivo.get(`/documento/${conUno.id}/archivo?version=2`)).body.code).toBe('sin-archivo');
  });

  test('DOC-505 LEG-602 003 sees legal documents only, whatever it asks for', async () => {
    const propios = await documentosDe(legal, plan.idCodigo);
    expect(propios.map(({ tipo }) => tipo.codigo)).toEqual(['pagare', 'prenda']);
    const ajeno = await subido();
    for (const path of ['', '/versiones', '/archivo'])
      expect((await legal.get(`/documento/${ajeno.id}${path}`)).status).toBe(404);
    expect((await subir(legal, ajeno, pdf)).status).toBe(404);
    expect(await documentosDe(legal, plan.idCodigo, { q: 'cédula' })).toEqual([]);
  });

  test('DOC-505 002 does not upload legal documents, nor decide on them', async () => {
    const pagare = await documentoDe(legal, plan.idCodigo, 'pagare');
    expect((await subir(ejecutivo, pagare, pdf)).body.code).toBe('documento-de-otro-departamento');
    const { body } = await subir(legal, pagare, pdf);
    expect((await decidir(ejecutivo, 'aceptar', body)).body.code).toBe('documento-de-otro-departamento');
    expect((await decidir(riesgo, 'aceptar', body)).body.estado).toBe(true);
  });

  test('DOC-502 DOC-032 what has no file is not decided; a rejection without a reason neither', async () => {
    const antes = await huella();
    const sinArchivo = await cedula();
    for (const accion of ['aceptar', 'rechazar'] as const) {
      const { status, body } = await decidir(riesgo, accion, sinArchivo);
      expect([status, body.code]).toEqual([409, 'sin-archivo']);
    }
    expect(await huella()).toEqual(antes);
    const conArchivo = await subido();
    const { status, body } = await decidir(riesgo, 'rechazar', conArchivo, { observaciones: ' ' });
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'campos-incorrectos', ['observaciones']]);
    expect((await cedula()).estado).toBeNull();
  });

  test('a decision or an upload from an old version says what stands there now, and changes nothing', async () => {
    const vieja = await cedula();
    const nueva = await subido();
    const antes = await huella();
    const acto = await decidir(riesgo, 'aceptar', vieja);
    expect([acto.status, acto.body.detalle.versionActual]).toEqual([412, nueva.version]);
    expect(acto.body.detalle).toMatchObject({ campos: ['estado'], actual: { estado: null, versionArchivo: 1 } });
    expect(acto.body.detalle.quien).toBe(nueva.subidoPor);
    expect((await subir(ejecutivo, vieja, pdf)).status).toBe(412);
    expect(await huella()).toEqual(antes);
  });

  test('DOC-506 a bucket, id or code of another document is refused field by field; ours is taken', async () => {
    const documento = await cedula();
    const campos = { Bucket: 'documentos/otro', idDoc: '1', Code: 'pagare' };
    const { status, body } = await subir(ejecutivo, documento, pdf, { campos });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['Bucket', 'idDoc', 'Code']]);
    const nuestros = {
      Bucket: `documentos/${plan.idCodigo.toLowerCase()}`,
      idDoc: String(documento.id),
      Code: 'cedula',
    };
    expect((await subir(ejecutivo, documento, pdf, { campos: nuestros })).status).toBe(200);
  });

  test('DOC-035 DOC-036 DOC-508 no file, one byte too many, a photo where a PDF is asked, nothing is kept', async () => {
    const antes = await huella();
    const documento = await cedula();
    expect((await subir(ejecutivo, documento, null)).body.code).toBe('falta-archivo');
    const pesado = await subir(ejecutivo, documento, Buffer.alloc(10_000_001, 0x20));
    expect([pesado.status, pesado.body.title]).toEqual([413, 'Documento pesado, máximo 10 MB']);
    const foto = await subir(ejecutivo, documento, await fotoDePrueba(), { nombre: 'cedula.pdf' });
    expect([foto.status, foto.body.title]).toEqual([415, 'Tipo de archivo no es aceptado']);
    expect(await huella()).toEqual(antes);
  });

  test('CLI-046 invariant 27: while the folder is in 004 002 neither uploads nor confirms; what 004 rejected is replaced', async () => {
    const documento = await subido();
    await mover('004');
    expect((await subir(ejecutivo, documento, pdf)).body.code).toBe('carpeta-en-riesgo');
    expect((await decidir(ejecutivo, 'aceptar', documento)).body.code).toBe('carpeta-en-riesgo');
    const generar = await ejecutivo.post(`/plan/${plan.idCodigo}/documentos/generar`);
    expect(generar.body.code).toBe('carpeta-en-riesgo');
    const { body: rechazado } = await decidir(riesgo, 'rechazar', documento);
    const visto = await cedula();
    expect([visto.estado, visto.acciones]).toEqual([false, ['ver', 'subir']]);
    const { status, body } = await subir(ejecutivo, rechazado, pdf);
    expect([status, body.estado, body.versionArchivo, body.observaciones]).toEqual([200, null, 2, null]);
    expect(body.acciones).toEqual(['ver']);
  });

  test('DOC-503 DOC-504 the word of 004 stands until another file comes', async () => {
    const { body: aceptado } = await decidir(riesgo, 'aceptar', await subido());
    const detalle = { quien: 'Iván Montenegro', cuando: aceptado.decididoEn };
    expect((await decidir(ejecutivo, 'rechazar', aceptado)).body).toMatchObject({
      status: 409,
      code: 'decidido-por-riesgo',
      title: `Riesgo ya revisó el documento (Iván Montenegro, ${formatearInstante(new Date(detalle.cuando))}): solo un archivo nuevo permite revisarlo otra vez`,
      detalle,
    });
    expect((await decidir(riesgo, 'aceptar', aceptado)).body).toMatchObject({
      status: 409,
      code: 'estado-cambiado',
      title: `El documento ya fue confirmado como correcto por Iván Montenegro el ${formatearInstante(new Date(detalle.cuando))}`,
      detalle,
    });
    const { body: nuevo } = await subir(ejecutivo, aceptado, pdf);
    expect((await decidir(ejecutivo, 'rechazar', nuevo)).body.estado).toBe(false);
  });

  test('a plan whose award was withdrawn has documents to be read, not to be changed', async () => {
    const documento = await subido();
    await manager().query(
      `UPDATE ${manager().connection.getMetadata('Adjudicacion').tablePath} SET estado = 'RADJ' WHERE planId = ${plan.planId}`,
    );
    expect((await cedula()).acciones).toEqual(['ver']);
    expect((await subir(ejecutivo, documento, pdf)).body.code).toBe('plan-sin-adjudicar');
    expect((await decidir(riesgo, 'aceptar', documento)).body.code).toBe('plan-sin-adjudicar');
  });

  test('DOC-511 DOC-038 before a form was saved there is no list to generate', async () => {
    const { idCodigo } = await planAdjudicado(t);
    const { status, body } = await ejecutivo.post(`/plan/${idCodigo}/documentos/generar`);
    expect([status, body.code]).toEqual([422, 'sin-solicitud']);
    expect(await documentosDe(ejecutivo, idCodigo)).toEqual([]);
  });
});

describe('documents of a plan', () => {
  test('DOC-028 DOC-500 a document as it is listed before and after its file', async () => {
    const antes = await cedula();
    expect(antes).toMatchObject({
      plan: plan.idCodigo,
      dueno: 1,
      tipoPersona: 'Cliente',
      identificacion: plan.titular.identificacion,
      tipo: { codigo: 'cedula', nombre: 'Cédula de identidad', formato: 'pdf', obligatorio: true, legal: false },
      ruta: null,
      estado: null,
      aplica: true,
      versionArchivo: 0,
      acciones: ['subir'],
    });
    expect(antes.persona).toContain('Ñauñay');
    const despues = await subido();
    expect(despues).toMatchObject({
      ruta: `documento/${antes.id}/archivo?version=1`,
      nombreArchivo: 'archivo.pdf',
      nombreDescarga: `Documento_${plan.titular.identificacion}_${antes.tipo.nombre.replace(/ /g, '_')}_${plan.idCodigo}.pdf`,
      tipoArchivo: 'application/pdf',
      longitud: pdf.length,
      estado: null,
      versionArchivo: 1,
      version: antes.version + 1,
      acciones: ['ver', 'subir', 'aceptar', 'rechazar'],
    });
    expect(despues.subidoEn).toBe(t.clock.now().toISOString());
    expect(await cedula()).toEqual(despues);
    expect((await ejecutivo.get(`/documento/${antes.id}`)).body).toEqual(despues);
    expect((await riesgo.get(`/documento/${antes.id}`)).body.acciones).toEqual(['ver', 'aceptar', 'rechazar']);
    expect((await (await t.as('gerente')).get(`/documento/${antes.id}`)).body.acciones).toEqual(['ver']);
  });

  test('DOC-025 DOC-026 DOC-027 the list is found by text without accents, by owner and by state, ten a page', async () => {
    const pagina = await ejecutivo.get(`/documento?filter=${JSON.stringify({ plan: plan.idCodigo })}`);
    expect(pagina.body).toHaveLength(10);
    const total = (await documentosDe(ejecutivo, plan.idCodigo)).length;
    expect(pagina.headers['content-range']).toBe(`documento 0-9/${total}`);
    const codigos = async (filtro: object) =>
      (await documentosDe(ejecutivo, plan.idCodigo, filtro)).map(({ tipo }) => tipo.codigo);
    expect(await codigos({ q: 'CEDULA' })).toEqual(['cedula', 'cedulaDepositario']);
    expect(await codigos({ dueno: 5 })).toEqual(['cedulaDepositario']);
    const { id } = await subido();
    expect(await codigos({ estado: 'pendiente' })).toEqual(['cedula']);
    expect(await codigos({ estado: 'sinArchivo' })).toHaveLength(total - 1);
    expect(await codigos({ id: [id] })).toEqual(['cedula']);
    expect(await codigos({ estado: 'incorrecto' })).toEqual([]);
  });

  test('DOC-022 the checklist is served whole, filtered and sorted', async () => {
    const { body, headers } = await ejecutivo.get('/tipo-documento?range=[0,99]');
    expect(headers['content-range']).toBe(`tipo-documento 0-${body.length - 1}/${body.length}`);
    expect(body.map(({ orden }: { orden: number }) => orden)).toEqual(
      body.map(({ orden }: { orden: number }) => orden).sort((a: number, b: number) => a - b),
    );
    const garante = (await ejecutivo.get('/tipo-documento?filter={"dueno":3,"q":"cedula"}')).body;
    expect(garante).toMatchObject([{ codigo: 'cedulaGarante', tipoPersona: 'Garante', legal: false }]);
  });

  test('DOC-040 persons of the plan', async () => {
    const { body } = await ejecutivo.get(`/plan/${plan.idCodigo}/personas`);
    expect(body).toMatchObject([
      { dueno: 1, tipoPersona: 'Cliente', identificacion: plan.titular.identificacion },
      { dueno: 5, tipoPersona: 'Depositario', identificacion: null, nombre: null },
    ]);
  });

  test('DOC-512 DOC-524 the bytes come back untouched, by version, under the name of the person', async () => {
    const otro = await pdfDePrueba('Segundo');
    const primero = await subido();
    const { body } = await subir(ejecutivo, primero, otro, { nombre: 'dos.pdf' });
    const archivo = (version: string) => asBytes(riesgo.get(`/documento/${body.id}/archivo${version}`));
    const accesos = async () => {
      await t.application.accessLog.step();
      return manager().countBy(Acceso, { recurso: 'documento', operacion: 'descargar' });
    };
    const antes = await accesos();
    const actual = await archivo('');
    expect(actual.body).toEqual(otro);
    expect(actual.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`inline; filename="Documento_${plan.titular.identificacion}_`),
      'x-content-type-options': 'nosniff',
    });
    expect((await archivo('?version=1')).body).toEqual(pdf);
    expect(await accesos()).toBe(antes + 2);
  });

  test('DOC-037 photos take JPEG, PNG and WebP and are downloaded as what they are', async () => {
    for (const [tipo, extension] of [
      ['jpeg', 'jpg'],
      ['png', 'png'],
      ['webp', 'webp'],
    ] as const) {
      const documento = await documentoDe(ejecutivo, plan.idCodigo, 'fotoEntrega');
      const { status, body } = await subir(ejecutivo, documento, await fotoDePrueba(tipo), { nombre: 'foto.pdf' });
      expect([status, body.tipoArchivo]).toEqual([200, `image/${tipo}`]);
      expect(body.nombreDescarga).toBe(
        `Documento_${plan.titular.identificacion}_${documento.tipo.nombre.replace(/ /g, '_')}_${plan.idCodigo}.${extension}`,
      );
    }
    expect((await documentoDe(ejecutivo, plan.idCodigo, 'fotoEntrega')).versionArchivo).toBe(3);
    const conPdf = await subir(ejecutivo, await documentoDe(ejecutivo, plan.idCodigo, 'fotoEntrega'), pdf);
    expect(conPdf.status).toBe(415);
  });

  test('DOC-031 DOC-033 DOC-034 every file and every decision upon it stays', async () => {
    const primero = await subido();
    const { body: confirmado } = await decidir(ejecutivo, 'aceptar', primero);
    expect(confirmado).toMatchObject({ estado: true, decididoDepartamento: '002', observaciones: null });
    const { body: rechazado } = await decidir(riesgo, 'rechazar', confirmado, { observaciones: ' Está borrosa ' });
    expect(rechazado).toMatchObject({ estado: false, decididoDepartamento: '004', observaciones: 'Está borrosa' });
    const { body: segundo } = await subir(ejecutivo, rechazado, pdf, { nombre: '../../etc/clara.pdf' });
    await decidir(riesgo, 'aceptar', segundo);
    const { body: versiones } = await ejecutivo.get(`/documento/${primero.id}/versiones`);
    expect(versiones).toMatchObject([
      { numero: 2, nombreArchivo: 'clara.pdf', decisiones: [{ estado: true, idDepartamento: '004' }] },
      {
        numero: 1,
        decisiones: [
          { estado: true, idDepartamento: '002', departamento: 'Adjudicaciones', motivo: null },
          { estado: false, idDepartamento: '004', departamento: 'Riesgos', motivo: 'Está borrosa' },
        ],
      },
    ]);
    const eventos = await manager().find(Evento, { where: { planId: plan.planId }, order: { id: 'ASC' } });
    expect(eventos.map(({ tipo }) => tipo)).toEqual([
      'DOCUMENTOS-GENERADOS',
      'DOCUMENTO-SUBIDO',
      'DOCUMENTO-ACEPTADO',
      'DOCUMENTO-RECHAZADO',
      'DOCUMENTO-SUBIDO',
      'DOCUMENTO-ACEPTADO',
    ]);
    expect(eventos[3]?.observacion).toBe('Cédula de identidad (Cliente): Está borrosa');
    const auditoria = await manager().find(Auditoria, {
      where: { recurso: 'documento', recursoId: String(primero.id) },
      order: { id: 'ASC' },
    });
    expect(auditoria.map(({ accion }) => accion)).toEqual(['subir', 'aceptar', 'rechazar', 'subir', 'aceptar']);
  });

  test('DOC-525 the files of a plan lie in its folder of the store, each row with the hash of its bytes', async () => {
    const { id } = await subido();
    const { archivoId } = await manager().findOneByOrFail(Documento, { id });
    const archivo = await manager().findOneByOrFail(Archivo, { id: archivoId as number });
    expect(archivo.clave.startsWith(`documentos/${plan.idCodigo.toLowerCase()}/`)).toBe(true);
    expect([archivo.longitud, archivo.tipo]).toEqual([pdf.length, 'application/pdf']);
  });

  test('a list takes two statements, one document two', async () => {
    const { id } = await cedula();
    // the first read of a request also reads session and user
    const propios = (sentencias: string[]) => sentencias.filter((s) => /documento|"plan"/i.test(s));
    const lista = await counter.during(() => documentosDe(ejecutivo, plan.idCodigo));
    expect(propios(lista)).toHaveLength(2);
    expect(propios(await counter.during(async () => void (await ejecutivo.get(`/documento/${id}`))))).toHaveLength(2);
  });
});

test('every text that refuses is one of the catalogue', () => {
  expect(mensajes.DOC.tipoNoAceptado).toBe('Tipo de archivo no es aceptado');
  expect(mensajes.DOC.documentoPesado('10 MB')).toBe('Documento pesado, máximo 10 MB');
});
