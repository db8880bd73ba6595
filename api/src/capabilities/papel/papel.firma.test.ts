import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { iniciales, type LineaDeFirma, mensajes } from '@adjudica/domain';
import { Archivo } from '../../entities/archivo.entity';
import { CopiaFirmada } from '../../entities/copia-firmada.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Evento } from '../../entities/evento.entity';
import { FirmaElectronica } from '../../entities/firma-electronica.entity';
import type { Hechos, Papel, Rendered } from '../../pdf';
import { Certifier, signed, updated } from '../../testing/certification';
import { pdfDePrueba } from '../../testing/documentos';
import { actuarEnPagare, guardarPersonas, pagareDePrueba } from '../../testing/pagares';
import { PaperlessRenderer } from '../../testing/renderers';
import { testApp } from '../../testing/test-app';
import type { PapelVista } from './papel.dto';

const { propios } = mensajes;

/** Documents without their text, which can be read and signed. */
class PdfRenderer extends PaperlessRenderer {
  override async render<H extends Hechos>(papel: Papel<H>, hechos: H): Promise<Rendered> {
    const rendered = await super.render(papel, hechos);
    return { ...rendered, bytes: await pdfDePrueba(rendered.hashHechos) };
  }
}

const folder = mkdtempSync(join(tmpdir(), 'raices-'));
const t = testApp({ env: { FIRMAS_DIR: folder }, overrides: { renderer: new PdfRenderer().asRenderer() } });
const legal = t.user('legal');
const asistente = t.user('asistente.legal');
const manager = () => t.application.dataSource.manager;
const FIRMA = { fecha: '2026-03-10', ciudad: '1701' };
let entidad: Certifier;

beforeAll(async () => {
  entidad = await Certifier.create('Entidad de Prueba');
  writeFileSync(join(folder, 'raiz.pem'), entidad.pem);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface PorFirmar {
  readonly papel: PapelVista;
  readonly pdf: Buffer;
  readonly lineas: readonly LineaDeFirma[];
  readonly persona: number;
}
/** A note of a debtor, a guarantor and his spouse. */
async function papelPorFirmar(): Promise<PorFirmar> {
  const { pagare: solo, cliente } = await pagareDePrueba(t);
  const garante = { garanteNombre: 'Rosa Elvira Mendoza', garanteCedula: '1710034065' };
  const conyuge = { garanteConyugeNombre: 'Luis Mera Vélez', garanteConyugeCedula: '0912345678' };
  const { body: pagare } = await guardarPersonas(asistente, solo, { ...garante, ...conyuge }).expect(200);
  await actuarEnPagare(legal, 'aprobar', pagare).expect(200);
  const [papel] = (await legal.get(`/papeles-de-plan/${pagare.idCodigo}`).expect(200)).body;
  const { body: pdf } = await legal.get(`/pagare/${pagare.id}/documento`).buffer().expect(200);
  const { hechos } = await manager().findOneByOrFail(DocumentoEmitido, { id: papel.id });
  return { papel, pdf, lineas: JSON.parse(String(hechos)).firmas, persona: cliente.titular.id };
}
const certificadoDe = ({ nombre, identificacion }: LineaDeFirma) =>
  entidad.issue({ nombre: nombre.toUpperCase(), cedula: identificacion.replace(/\D/g, '') });
/** What the page of a caller says of the signatures. */
const enLaFranja = async (persona: number): Promise<string[]> =>
  (await legal.get(`/consulta-cliente/${persona}`).expect(200)).body.planes[0].posicion.papeles;
const ahora = () => ({ on: t.clock.now().toISOString() });

function subir({ id, version }: Pick<PapelVista, 'id' | 'version'>, bytes: Buffer, campos = FIRMA) {
  const test = legal.post(`/papel/${id}/firmar`).field('version', String(version));
  for (const [campo, valor] of Object.entries(campos)) test.field(campo, valor);
  return test.attach('file', bytes, 'firmado.pdf');
}

test('another document, content added after signing, a root of its own making, another day: refused with the reason, and nothing is kept', async () => {
  const { papel, pdf, lineas } = await papelPorFirmar();
  const [linea] = lineas as [LineaDeFirma];
  const quien = await certificadoDe(linea);
  const firmado = await signed(pdf, quien, ahora());
  const propia = await Certifier.create('Hecha en Casa');
  const casos: readonly [string, string, Buffer][] = [
    ['firma-otro-documento', propios.firmaOtroDocumento, await signed(await pdfDePrueba('Otro'), quien, ahora())],
    [
      'firma-agregado-despues',
      propios.firmaAgregadoDespues,
      await updated(firmado, (pdf) => pdf.getPage(0).drawText('0')),
    ],
    [
      'firma-raiz-desconocida',
      propios.firmaRaizDesconocida('Hecha en Casa'),
      await signed(pdf, await propia.issue({ nombre: linea.nombre }), ahora()),
    ],
  ];
  for (const [code, texto, bytes] of casos)
    expect((await subir(papel, bytes).expect(422)).body).toMatchObject({ code, errors: { file: texto } });
  const deAyer = await signed(pdf, quien, { on: '2026-03-09T19:00:00Z' });
  expect((await subir(papel, deAyer).expect(422)).body.errors).toEqual({ fecha: propios.firmaOtroDia('09/03/2026') });
  expect(await manager().countBy(CopiaFirmada, { documentoId: papel.id })).toBe(0);
  expect(await manager().countBy(Archivo, { nombre: 'firmado.pdf' })).toBe(0);
});

test('signed once all of its lines are, in any order, each file adding to the last; who signed, as what, and who is missing', async () => {
  const { papel, pdf, lineas, persona } = await papelPorFirmar();
  expect(lineas.length).toBeGreaterThan(1);
  const certificados = await Promise.all(lineas.map(certificadoDe));
  const ajeno = await entidad.issue({ nombre: 'NOTARIA', cedula: '0102030405' });
  let bytes = await signed(pdf, ajeno, ahora());
  let visto: PapelVista = (await subir(papel, bytes).expect(200)).body;
  expect(visto).toMatchObject({
    estado: 'emitido',
    acciones: ['firmar'],
    copias: [{ firmas: [{ nombre: 'NOTARIA', identificacion: '0102030405', calidad: null }] }],
  });
  expect(visto.copias[0]?.faltan).toHaveLength(new Set(lineas.map(({ nombre }) => nombre)).size);
  const solo = await signed(pdf, certificados[0] as typeof ajeno, ahora());
  expect((await subir(visto, solo).expect(422)).body.code).toBe('firma-sin-firmas-anteriores');
  const [ultimo] = lineas as [LineaDeFirma];
  for (const certificado of certificados.toReversed()) {
    expect(visto.estado).toBe('emitido');
    expect(await enLaFranja(persona)).toEqual([expect.stringMatching(`^Faltan firmas: Pagaré.*${ultimo.nombre}`)]);
    bytes = await signed(bytes, certificado, ahora());
    visto = (await subir(visto, bytes).expect(200)).body;
  }
  expect(visto).toMatchObject({ estado: 'firmado', acciones: ['reemplazar'] });
  expect(await enLaFranja(persona)).toEqual([]);
  expect(visto.copias[0]).toMatchObject({ faltan: [] });
  expect(visto.copias[0]?.firmas.slice(1).map(({ calidad }) => calidad)).toEqual(
    lineas.toReversed().map(({ calidad }) => calidad),
  );
  expect(visto.copias[0]?.firmas[1]).toMatchObject({ raiz: 'Entidad de Prueba', revocacionComprobada: false });
  expect(await manager().count(FirmaElectronica)).toBe(visto.copias.reduce((n, { firmas }) => n + firmas.length, 0));
  const { codigo } = await manager().findOneByOrFail(DocumentoEmitido, { id: papel.id });
  const { body: publico, text } = await t.anonymous.get(`/verificacion/${codigo}`).expect(200);
  const nombres = ['NOTARIA', ...lineas.toReversed().map(({ nombre }) => nombre)];
  expect(publico).toMatchObject({ estado: 'firmado', firmantes: nombres.map(iniciales), faltan: 0 });
  expect(publico.archivos.slice(0, 2)).toEqual(
    [pdf, bytes].map((uno) => ({ sha256: hash('sha256', uno), longitud: uno.length })),
  );
  // the last copy alone is found as well
  const { body: deLaCopia } = await t.anonymous.get(`/verificacion/${hash('sha256', bytes)}`).expect(200);
  expect(deLaCopia).toEqual(publico);
  for (const { nombre, identificacion } of lineas) {
    const [palabra = ''] = nombre.split(' ');
    expect(text).not.toContain(palabra);
    expect(text).not.toContain(identificacion.replace(/\D/g, ''));
  }
  const eventos = await manager().find(Evento, { where: { tipo: 'PAPEL-FIRMADO' }, order: { id: 'ASC' } });
  expect(eventos[0]?.observacion).toContain('Firmado electrónicamente por NOTARIA. Falta la firma de');
});

test('a scan of a paper that some have signed counts as signed by all', async () => {
  const { papel, pdf, lineas } = await papelPorFirmar();
  const quien = await certificadoDe(lineas[0] as LineaDeFirma);
  const { body: visto } = await subir(papel, await signed(pdf, quien, ahora())).expect(200);
  expect((await subir(visto, await pdfDePrueba('Escaneado')).expect(200)).body).toMatchObject({
    estado: 'firmado',
    copias: [{ firmas: [], faltan: [] }, { firmas: [{ calidad: (lineas[0] as LineaDeFirma).calidad }] }],
  });
});
