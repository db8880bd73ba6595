import { mensajes } from '@adjudica/domain';
import { Acceso } from '../../entities/acceso.entity';
import { Archivo } from '../../entities/archivo.entity';
import { CartaSalida } from '../../entities/carta-salida.entity';
import { CopiaFirmada } from '../../entities/copia-firmada.entity';
import { Evento } from '../../entities/evento.entity';
import { Pagare } from '../../entities/pagare.entity';
import { fotoDePrueba, pdfDePrueba } from '../../testing/documentos';
import { actuarEnPagare, pagareDePrueba } from '../../testing/pagares';
import { type Client, testApp } from '../../testing/test-app';
import type { PapelVista } from './papel.dto';

const { propios } = mensajes;
const t = testApp();
const legal = t.user('legal');
const legal2 = t.user('legal2');
const ejecutivo = t.user('ejecutivo');
const riesgo = t.user('riesgo');

const manager = () => t.application.dataSource.manager;
const FIRMA = { fecha: '2026-03-10', ciudad: '1701' };

async function papelDePrueba(): Promise<PapelVista> {
  const { pagare } = await pagareDePrueba(t);
  await actuarEnPagare(legal, 'aprobar', pagare).expect(200);
  const { body } = await legal.get(`/papeles-de-plan/${pagare.idCodigo}`).expect(200);
  return body[0];
}
function subir(
  client: Client,
  { id, version }: Pick<PapelVista, 'id' | 'version'>,
  accion: 'firmar' | 'reemplazar',
  bytes: Buffer | null,
  campos: Readonly<Record<string, string>> = FIRMA,
) {
  const test = client.post(`/papel/${id}/${accion}`).field('version', String(version));
  for (const [campo, valor] of Object.entries(campos)) test.field(campo, valor);
  return bytes === null ? test : test.attach('file', bytes, 'pagare-firmado.pdf');
}

test('no file, no city, a day before the issue or to come, another kind of file: refused, and nothing is kept', async () => {
  const papel = await papelDePrueba();
  const pdf = await pdfDePrueba('Firmado');
  expect((await subir(legal, papel, 'firmar', null).expect(422)).body.errors).toEqual({
    file: propios.papelArchivoRequerido,
  });
  const { body } = await subir(legal, papel, 'firmar', pdf, { fecha: '2026-03-09', ciudad: '9999' }).expect(422);
  expect(Object.keys(body.errors).sort()).toEqual(['ciudad', 'fecha']);
  await subir(legal, papel, 'firmar', pdf, { ...FIRMA, fecha: '2026-03-11' }).expect(422);
  await subir(legal, papel, 'firmar', Buffer.from('texto')).expect(415);
  await subir(riesgo, papel, 'firmar', pdf).expect(403);
  await subir(legal, { ...papel, id: 999_999 }, 'firmar', pdf).expect(404);
  expect(await manager().count(CopiaFirmada)).toBe(0);
  expect(await manager().countBy(Archivo, { nombre: 'pagare-firmado.pdf' })).toBe(0);
});

test('a signed note: day, city, who and its file; another copy says why and keeps the first; who is slower is refused', async () => {
  const papel = await papelDePrueba();
  expect(papel).toMatchObject({ tipo: 'pagare', estado: 'emitido', copias: [], version: 0, acciones: ['firmar'] });
  const pdf = await pdfDePrueba('Firmado');
  const { body: firmado } = await subir(legal, papel, 'firmar', pdf).expect(200);
  expect(firmado).toMatchObject({
    estado: 'firmado',
    etiquetaEstado: 'Firmado',
    copias: [{ numero: 1, fecha: '2026-03-10', ciudad: 'Quito', subidaPor: 'Gabriela Muñoz', motivo: null }],
    acciones: ['reemplazar'],
  });
  expect((await subir(legal2, papel, 'firmar', pdf).expect(409)).body.title).toMatch(
    /^La copia firmada ya fue subida por Gabriela Muñoz/,
  );
  const { body: bytes } = await legal.get(`/papel/${papel.id}/copia`).buffer().expect(200);
  expect(Buffer.from(bytes).equals(pdf)).toBe(true);
  expect((await subir(legal2, firmado, 'reemplazar', pdf).expect(422)).body.errors).toHaveProperty('motivo');
  const foto = await fotoDePrueba();
  const otra = { ...FIRMA, motivo: 'Faltaba la última hoja' };
  const { body: dos } = await subir(ejecutivo, firmado, 'reemplazar', foto, otra).expect(200);
  expect(dos.copias.map(({ numero, motivo }: { numero: number; motivo: string | null }) => [numero, motivo])).toEqual([
    [2, 'Faltaba la última hoja'],
    [1, null],
  ]);
  await subir(legal2, firmado, 'reemplazar', foto, otra).expect(412);
  await legal.get(`/papel/${papel.id}/copia?numero=1`).expect(200);
  await legal.get(`/papel/${papel.id}/copia?numero=3`).expect(404);
  await legal.get(`/papel/${papel.id}`).expect(200);
  await t.application.accessLog.step();
  const leidos = await manager().find(Acceso, {
    where: { recurso: 'papel', recursoId: String(papel.id) },
    order: { id: 'ASC' },
  });
  expect(leidos.map(({ operacion }) => operacion)).toEqual(['descargar', 'descargar', 'leer']);
  const pagare = await manager().findOneByOrFail(Pagare, { id: Number(papel.registro) });
  const eventos = await manager().findBy(Evento, { planId: pagare.planId, tipo: 'PAPEL-FIRMADO' });
  expect(eventos.map(({ observacion }) => observacion)).toEqual([
    `Pagaré No. ${pagare.id}, firmado el 10/03/2026 en Quito`,
    `Pagaré No. ${pagare.id}, firmado el 10/03/2026 en Quito. Faltaba la última hoja`,
  ]);
});

test('after the delivery no copy is replaced; of an annulled note none is kept', async () => {
  const papel = await papelDePrueba();
  const pdf = await pdfDePrueba();
  const { body: firmado } = await subir(legal, papel, 'firmar', pdf).expect(200);
  const { planId, personaId, adjudicacionId } = await manager().findOneByOrFail(Pagare, { id: Number(papel.registro) });
  const carta = { planId, personaId, adjudicacionId, productoCodigo: '01', estado: 'realizada' as const };
  const entregadaEn = t.clock.now();
  await manager().insert(CartaSalida, {
    ...carta,
    creadaEn: entregadaEn,
    fechaEntrega: '2026-03-02',
    entregadaEn,
    version: 1,
  });
  const { status, body } = await subir(legal, firmado, 'reemplazar', pdf, { ...FIRMA, motivo: 'Cortada' });
  expect([status, body.code]).toEqual([409, 'bien-entregado']);
  const otro = await papelDePrueba();
  await manager().update(Pagare, { id: Number(otro.registro) }, { estado: 'X' });
  expect((await subir(legal, otro, 'firmar', pdf).expect(409)).body.code).toBe('papel-anulado');
  expect((await legal.get(`/papel/${otro.id}`)).body).toMatchObject({ estado: 'anulado', acciones: [] });
});

test('a plan that there is not: 404; one without papers has none', async () => {
  await legal.get('/papeles-de-plan/01-M999-99').expect(404);
  const { pagare } = await pagareDePrueba(t);
  expect((await legal.get(`/papeles-de-plan/${pagare.idCodigo}`).expect(200)).body).toEqual([]);
});

test('for the notary: the pledge as a text document; Legal alone takes it', async () => {
  const { pagare } = await pagareDePrueba(t);
  const ruta = `/prenda/${pagare.id}/word`;
  await ejecutivo.get(ruta).expect(403);
  await legal.get('/prenda/999999/word').expect(404);
  const { headers } = await legal.get(ruta).expect(200);
  expect(headers['content-type']).toContain('wordprocessingml');
  expect(headers['content-disposition']).toContain(`prenda-${pagare.id}-${pagare.idCodigo}.docx`);
});
