import { createHash } from 'node:crypto';
import { mensajes, tiposDeEvento } from '@adjudica/domain';
import { IsNull } from 'typeorm';
import { Acceso } from '../../entities/acceso.entity';
import { Archivo } from '../../entities/archivo.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { ConstanciaCopia } from '../../entities/constancia.entity';
import { Evento } from '../../entities/evento.entity';
import { Participante } from '../../entities/participante.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { asBytes } from '../../testing/binary';
import { crearAsamblea, crearGrupo, crearPersona, crearPlanes } from '../../testing/builders';
import { PaperlessRenderer } from '../../testing/renderers';
import { testApp } from '../../testing/test-app';
import type { ConstanciaVista, CopiaVista } from './constancia.dto';
import type { ReciboDeCopia } from './constancia.impreso';

const { propios } = mensajes;
const printer = new PaperlessRenderer();
const t = testApp({ overrides: { renderer: printer.asRenderer() } });
const asistente = t.user('asistente');
const rsa = t.user('rsa');

const db = () => t.application.dataSource.manager;
let asambleaId: number;
let miembros: Participante[];
beforeAll(async () => {
  const grupo = await crearGrupo(db(), { grupo: 'K900' });
  await crearPlanes(db(), grupo, 6);
  ({ id: asambleaId } = await crearAsamblea(db(), grupo, { fecha: '2026-03-10' }));
  await asistente
    .post(`/asamblea/${asambleaId}/generar-acta`, { versionParticipantes: 1, confirmaFechaFutura: true })
    .expect(200);
  miembros = await db().find(Participante, { where: { asambleaId }, order: { id: 'ASC' } });
});

const leer = async (): Promise<ConstanciaVista> =>
  (await asistente.get(`/constancia/${asambleaId}`).expect(200)).body as ConstanciaVista;
const HOY = '2026-03-10';
const pedido = (cambio: object = {}) => ({
  ...{ documento: 'extracto', numeroVersion: 1, entregadaA: miembros[0]?.nombreCliente },
  ...{ identificacion: miembros[0]?.cedula, calidad: 'titular', pedidaEl: '2026-03-09', fecha: HOY, medio: 'fisica' },
  ...cambio,
});
const entregar = async (cambio: object = {}, client = asistente) =>
  client.post(`/constancia/${asambleaId}/copia`, { ...pedido(cambio), version: (await leer()).version });
const ultima = async (): Promise<CopiaVista> => (await leer()).copias.at(-1) as CopiaVista;

test('who may not write, who is no member, a version that was not issued, days that cannot be, no reason: refused, and no file is kept', async () => {
  expect((await entregar({}, rsa)).status).toBe(403);
  const errores = async (cambio: object) => {
    const { status, body } = await entregar(cambio);
    return [status, body.errors];
  };
  const extrana = '1710034065';
  for (const [cambio, esperado] of [
    [{ identificacion: '171003406' }, { identificacion: propios.copiaIdentificacionIncorrecta }],
    [{ identificacion: extrana }, { identificacion: propios.copiaNoEsTitular }],
    [{ calidad: 'apoderado' }, { representa: propios.campoObligatorio }],
    [{ calidad: 'apoderado', representa: extrana }, { representa: propios.copiaNoEsTitular }],
    [{ fecha: '2026-03-11' }, { fecha: propios.copiaFutura }],
    [{ fecha: '2026-03-09' }, { fecha: propios.copiaAntesDeEmitir('10/03/2026') }],
    [{ pedidaEl: '2026-03-11' }, { pedidaEl: propios.copiaPedidaDespues }],
    [{ documento: 'acta' }, { nota: propios.copiaMotivoDeCompleta }],
    [{ calidad: 'otro' }, { nota: propios.copiaMotivoDeOtro }],
    [{ medio: 'correo' }, { correo: propios.correoInvalido }],
  ] as const)
    expect(await errores(cambio)).toEqual([422, esperado]);
  for (const cambio of [{ numeroVersion: 2 }, { documento: 'constancia', nota: 'La pide' }])
    expect((await entregar(cambio)).status).toBe(404);
  expect(await db().count(ConstanciaCopia)).toBe(0);
  expect(await db().countBy(Archivo, { nombre: `extracto-K900-1-${miembros[0]?.cedula}.pdf` })).toBe(0);
});

test('a member gets the extract, with his row whole: kept as it was handed over, with who asked, when, who gave it, and its receipt', async () => {
  const [miembro] = miembros;
  expect((await entregar()).status).toBe(200);
  const copia = await ultima();
  expect(copia).toMatchObject({
    documento: 'Extracto del acta, versión 1',
    entregadaA: miembro?.nombreCliente,
    identificacion: miembro?.cedula,
    calidad: `Titular del plan ${miembro?.idCodigo}`,
    idCodigo: miembro?.idCodigo,
    pedidaEl: '2026-03-09',
    fecha: HOY,
    medio: 'En persona',
    conExtracto: true,
    registradaPor: 'Ana Cevallos',
  });
  const { body: bytes } = await asBytes(rsa.get(`/constancia/${asambleaId}/copia/${copia.id}/extracto`)).expect(200);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(copia.sha256);
  await asBytes(rsa.get(`/constancia/${asambleaId}/copia/${copia.id}/recibo`)).expect(200);
  const recibo = printer.printed.at(-1);
  expect(recibo?.documento).toBe('constancia-entrega');
  expect(recibo?.hechos as ReciboDeCopia).toMatchObject({
    ...{ numero: copia.id, grupo: 'K900', numeroAsamblea: 1, sha256: copia.sha256, documento: copia.documento },
    ...{ solicitante: miembro?.nombreCliente, calidad: copia.calidad },
    firmas: [{ nombre: miembro?.nombreCliente, calidad: 'Recibe' }, { nombre: 'Ana Cevallos' }],
  });
  await rsa.get(`/constancia/${asambleaId}/copia/999/recibo`).expect(404);
  await t.application.accessLog.step();
  for (const operacion of ['descargar', 'exportar-pdf'])
    expect(await db().countBy(Acceso, { operacion, recurso: 'constancia', recursoId: String(asambleaId) })).toBe(1);
  const eventos = await db().findBy(Evento, { planId: Number(miembro?.planId), tipo: tiposDeEvento.copiaEntregada });
  expect(eventos.map(({ observacion }) => observacion)).toEqual([
    `Extracto del acta, versión 1 de la asamblea No.1, a ${miembro?.nombreCliente}. En persona`,
  ]);
  const [fila] = await db().findBy(Auditoria, {
    recurso: 'constancia',
    recursoId: String(asambleaId),
    accion: 'copia',
  });
  expect(JSON.parse(fila?.despues ?? '{}')).toMatchObject({
    copia: { documento: 'extracto', numeroVersion: 1, sha256: copia.sha256, plan: miembro?.idCodigo },
  });
});

test('in the name of a member, by mail; the whole minutes with the reason; the holder of today who was not in it; an authority', async () => {
  const [, segundo, tercero] = miembros;
  const apoderado = { calidad: 'apoderado', entregadaA: 'Eva Ruiz', identificacion: '1710034065' };
  await entregar({ ...apoderado, representa: segundo?.cedula, medio: 'correo', correo: 'eva@correo.example' });
  expect(await ultima()).toMatchObject({
    calidad: `Apoderado de ${segundo?.nombreCliente}, titular del plan ${segundo?.idCodigo}`,
    correo: 'eva@correo.example',
  });
  const { actas } = await leer();
  await entregar({ documento: 'acta', nota: 'La pide para un juicio' });
  expect(await ultima()).toMatchObject({
    documento: 'Acta completa, versión 1',
    sha256: actas[0]?.sha256,
    conExtracto: false,
  });
  const nueva = await crearPersona(db());
  const planId = Number(tercero?.planId);
  await db().update(PlanTitular, { planId, hasta: IsNull() }, { hasta: HOY });
  await db().insert(PlanTitular, { planId, personaId: nueva.id, desde: HOY, hasta: null });
  await entregar({ entregadaA: 'Nueva titular', identificacion: nueva.identificacion });
  expect((await ultima()).calidad).toBe(`Titular del plan ${tercero?.idCodigo}, ${propios.copiaSinParticipar}`);
  const { version } = await leer();
  await asistente.post(`/constancia/${asambleaId}/emitir`, { version }).expect(200);
  const entidad = { calidad: 'entidad', entregadaA: 'Superintendencia', identificacion: '1768000000001' };
  expect((await entregar({ ...entidad, documento: 'constancia' })).status).toBe(200);
  expect(await ultima()).toMatchObject({
    documento: 'Constancia, versión 1',
    calidad: 'Entidad de control',
    idCodigo: null,
  });
});
