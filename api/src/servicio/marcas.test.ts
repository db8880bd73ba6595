import { mensajes } from '@adjudica/domain';
import { Adjudicacion } from '../entities/adjudicacion.entity';
import { Asamblea } from '../entities/asamblea.entity';
import { Auditoria } from '../entities/auditoria.entity';
import { DocumentoEmitido } from '../entities/documento-emitido.entity';
import { Participante } from '../entities/participante.entity';
import { crearAsamblea, crearGrupo, crearPlan, marcar } from '../testing/builders';
import { LOADS_MUCH_MS } from '../testing/limits';
import { cuentaQueLlama, type Llamador } from '../testing/servicio';
import { testApp } from '../testing/test-app';

jest.setTimeout(LOADS_MUCH_MS);

const { servicio, propios } = { servicio: mensajes.propios.servicio, propios: mensajes.propios };
const GRUPO = 'M005';
const HOJA = { Grupo_ref: GRUPO, cod_Producto: '01', num_Asamblea: 1, Localidad: '002', Cabecera: '', PiePagina: '' };

const t = testApp();
let cuenta: Llamador;
let asamblea: Asamblea;
beforeAll(async () => {
  cuenta = await cuentaQueLlama(t, await t.as('admin'), { role: 'Asistente Asamblea' });
  const grupo = await crearGrupo(db(), { grupo: GRUPO });
  for (const codigo of ['1', '2', '3', '4']) await crearPlan(db(), grupo, { codigo });
  await crearPlan(db(), grupo, { codigo: '5', cuotasVencidas: 1 });
  asamblea = await crearAsamblea(db(), grupo);
});

const db = () => t.application.dataSource.manager;
type Filas = Record<string, unknown>[];
const listar = async (): Promise<Filas> =>
  (await cuenta.llama('POST', 'Participante/listar', { Producto: '01', Grupo: GRUPO, Asamblea: 1 })).body;
/** The rows of Participante/listar, some of them marked. */
const texto = async (marcas: Record<string, object>): Promise<Filas> =>
  (await listar()).map((fila) => ({ ...fila, ...marcas[String(fila['codigo'])] }));
const agregar = (cambios: object) => cuenta.llama('POST', 'Participante/AgregarActa', { ...HOJA, ...cambios });
const quedo = async () => ({
  estado: (await db().findOneByOrFail(Asamblea, { id: asamblea.id })).estado,
  adjudicaciones: await db().count(Adjudicacion),
  actas: await db().count(DocumentoEmitido),
  marcados: (await db().find(Participante)).filter(({ adjudicadoPor }) => adjudicadoPor !== '').length,
});
const NADA = { estado: '', adjudicaciones: 0, actas: 0, marcados: 0 };

test.each<[que: string, cambios: object | (() => Promise<object>), campo: string, texto: string]>([
  [
    'a row that may not be awarded, after one that may',
    async () => ({ Texto: await texto({ 1: { adjudicadoPor: 'Sorteo' }, 5: { adjudicadoPor: 'Sorteo' } }) }),
    'Texto.4.adjudicadoPor',
    propios.noParticipa,
  ],
  [
    'an offer without instalments',
    async () => ({ Texto: await texto({ 2: { adjudicadoPor: 'Oferta' } }) }),
    'Texto.1',
    propios.ofertaSinCuotas('2 '),
  ],
  [
    'instalments of who has no offer',
    async () => ({ Texto: await texto({ 3: { cantidadOferta: 12 } }) }),
    'Texto.2.cantidadOferta',
    propios.soloOferta,
  ],
  [
    'a word that is no award',
    async () => ({ Texto: await texto({ 1: { adjudicadoPor: 'Rifa' } }) }),
    'Texto.0.adjudicadoPor',
    propios.opcionInvalida,
  ],
  [
    'nobody of this assembly',
    { Texto: [{ IdCodigo: '01-M999-1' }] },
    'Texto.0.IdCodigo',
    servicio.participanteDesconocido,
  ],
  [
    'one of them twice',
    { Texto: [{ IdCodigo: `01-${GRUPO}-1` }, { IdCodigo: `01-${GRUPO}-1` }] },
    'Texto.1.IdCodigo',
    servicio.participanteRepetido,
  ],
  [
    'the cédula of somebody else',
    async () => ({ Texto: await texto({ 1: { cedula: '1799999999' } }) }),
    'Texto.0.cedula',
    servicio.noEsIgual,
  ],
  [
    'a field that nobody knows',
    async () => ({ Texto: await texto({ 2: { adjudicado: 'Sorteo' } }) }),
    'Texto.1.adjudicado',
    propios.campoDesconocido,
  ],
  ['no list', { Texto: 'dos adjudicados' }, 'Texto', servicio.listaDeParticipantes],
  ['another heading', { Cabecera: 'Acta 99' }, 'Cabecera', servicio.encabezadoPropio('Acta de Asamblea No.1')],
  ['a foot', { PiePagina: 'Adjudica' }, 'PiePagina', servicio.piePropio],
])('GEN-533 ASA-057 refused, and the assembly stays open without a mark: %s', async (_, cambios, campo, dice) => {
  const enviado = typeof cambios === 'function' ? await (cambios as () => Promise<object>)() : cambios;
  const { status, body } = await agregar(enviado);
  expect([status, Object.keys(body.errors)]).toEqual([422, [campo]]);
  expect(body.errors[campo]).toContain(dice.slice(0, 12));
  expect(await quedo()).toEqual(NADA);
});

test('GEN-533 refused: who is marked in the system and is not among the rows would be awarded unsent', async () => {
  await marcar(db(), asamblea, '4', 'Sorteo');
  const { status, body } = await agregar({ Texto: [{ IdCodigo: `01-${GRUPO}-1`, adjudicadoPor: 'Sorteo' }] });
  expect([status, body.errors.Texto]).toEqual([422, expect.stringContaining('está marcado con Sorteo')]);
  expect(await quedo()).toEqual({ ...NADA, marcados: 1 });
});

test('GEN-533 marks need the permission to mark: 403, and nothing is done', async () => {
  const alcances = ['servicio:llamar', 'asamblea:leer', 'participante:leer', 'acta:generar'] as const;
  const sin = await cuentaQueLlama(t, await t.as('admin'), {
    role: 'Asistente Asamblea',
    usuario: 'no.marca',
    alcances,
  });
  const Texto = await texto({ 1: { adjudicadoPor: 'Sorteo' } });
  const { status, body } = await sin.llama('POST', 'Participante/AgregarActa', { ...HOJA, Texto });
  expect([status, body.code]).toEqual([403, 'sin-permiso']);
  expect((await quedo()).estado).toBe('');
});

test('GEN-533 ASA-057 ASA-058 what the rows mark is awarded with the minutes; what the call could not say is named', async () => {
  const Texto = await texto({
    1: { adjudicadoPor: 'Oferta', cantidadOferta: 12 },
    2: { adjudicadoPor: 'OFERTA', cantidadOferta: '6', prioridadOferta: 1 },
    3: { adjudicadoPor: 'Sorteo', asambleaAdjudica: 1 },
    4: { adjudicadoPor: '' },
    5: { estado: 'PARTICIPA' },
  });
  const { status, body } = await agregar({ Texto, Cabecera: 'Acta de Asamblea No. 1' });
  expect([status, body]).toMatchObject([
    200,
    { key: `/api/v1/acta/${asamblea.id}/archivo`, adjudicados: 3, supuesto: { confirmaFechaFutura: true } },
  ]);
  const filas = await db().find(Participante, { order: { codigo: 'ASC' } });
  expect(
    filas.map((f) => [f.estado, f.adjudicadoPor, f.asambleaAdjudica, f.prioridadOferta, f.cantidadOferta]),
  ).toEqual([
    ['participa', 'Oferta', 1, 2, 12],
    ['participa', 'Oferta', 1, 1, 6],
    ['participa', 'Sorteo', 1, 0, 0],
    ['participa', '', 0, 0, 0],
    ['participa', '', 0, 0, 0],
  ]);
  expect(await quedo()).toEqual({ estado: 'C', adjudicaciones: 3, actas: 1, marcados: 3 });
  const [{ despues }] = (await db().findBy(Auditoria, { accion: 'generar-acta' })) as [Auditoria];
  expect(JSON.parse(despues ?? '').marcas).toHaveLength(5);
});

test('ASA-019 a closed assembly that came without its minutes is none of those with minutes', async () => {
  const grupo = await crearGrupo(db(), { grupo: 'M006' });
  const { id } = await crearAsamblea(db(), grupo);
  await db().update(Asamblea, { id }, { estado: 'C' });
  const pide = async (asignado: string) =>
    (await cuenta.llama('POST', 'AsambleaporGrupo', { Producto: '01', Grupo: 'M006', asignado })).body;
  expect([await pide('True'), (await pide(''))[0].estado]).toEqual([[], 'C']);
});
