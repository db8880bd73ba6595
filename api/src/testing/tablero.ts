import { type Fecha, sumarDias, tiposDeEvento } from '@adjudica/domain';
import fc from 'fast-check';
import type { EntityManager } from 'typeorm';
import type { FilaDelTableroVista, TableroVista } from '../capabilities/tablero/tablero.dto';
import { Adjudicacion } from '../entities/adjudicacion.entity';
import { Carpeta } from '../entities/carpeta.entity';
import { Evento } from '../entities/evento.entity';
import type { Grupo } from '../entities/grupo.entity';
import { adjudicarPlan, crearAsamblea, crearGrupo, crearPlan } from './builders';
import type { Client } from './test-app';

const e = tiposDeEvento;

export interface PlanSorteado {
  readonly producto: '01' | '02';
  readonly fecha: Fecha;
  /** Days from the award to the delivery, and to the withdrawal; null = none. */
  readonly entrega: number | null;
  readonly retiro: number | null;
  /** Days from the award to each event. */
  readonly pasos: readonly (readonly [tipo: string, dias: number])[];
}
export interface PlanCreado extends PlanSorteado {
  readonly idCodigo: string;
  readonly planId: number;
  readonly adjudicacionId: number;
}

const HOY: Fecha = '2026-03-10';
const hastaHoy = (fecha: Fecha, dias: number | null): number | null =>
  dias === null || sumarDias(fecha, dias) > HOY ? null : dias;
const sorteado: fc.Arbitrary<PlanSorteado> = fc
  .record({
    producto: fc.constantFrom('01' as const, '02' as const),
    fecha: fc.integer({ min: 0, max: 95 }).map((dias) => sumarDias('2025-12-01', dias)),
    entrega: fc.option(fc.integer({ min: 0, max: 70 }), { freq: 2 }),
    retiro: fc.option(fc.integer({ min: 1, max: 50 }), { freq: 3 }),
    cuando: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 4, maxLength: 4 }),
  })
  .map(({ cuando, ...plan }) => {
    const entrega = hastaHoy(plan.fecha, plan.entrega);
    let dia = 0;
    const pasos = [e.asignacion, e.solicitudGenerada, e.carpetaEnviada, e.carpetaAprobada].flatMap((tipo, i) => {
      dia += cuando[i] as number;
      return hastaHoy(plan.fecha, dia) === null || (entrega !== null && dia > entrega) ? [] : [[tipo, dia] as const];
    });
    // delivered awards are not withdrawn
    return { ...plan, entrega, retiro: entrega === null ? hastaHoy(plan.fecha, plan.retiro) : null, pasos };
  });

const a = (hora: string, fecha: Fecha, dias: number): Date => new Date(`${sumarDias(fecha, dias)}T${hora}-05:00`);

/** An event without a user. */
export const evento = (tipo: string, planId: number, fecha: Date): Evento =>
  ({ tipo, planId, fecha, personaId: null, usuarioId: null, idDepartamento: null, observacion: null }) as Evento;

async function crear(db: EntityManager, grupo: Grupo, plan: PlanSorteado): Promise<PlanCreado> {
  const { id: planId, idCodigo, titular, valorCuota } = await crearPlan(db, grupo);
  const { adjudicacionId } = await adjudicarPlan(db, { id: planId, grupoId: grupo.id, titular, valorCuota });
  const { fecha, entrega, retiro, pasos } = plan;
  const deRetiro = retiro === null ? {} : { estado: 'RADJ', retiradoEn: a('23:30', fecha, retiro) };
  await db.update(Adjudicacion, { id: adjudicacionId }, { fecha, ...deRetiro });
  await db.update(Carpeta, { adjudicacionId }, { abiertaEn: a('00:30', fecha, 0) });
  const eventos = [...pasos, ...(entrega === null ? [] : [[e.entrega, entrega] as const])];
  // an hour before midnight in Ecuador: the next day in UTC
  for (const [tipo, dias] of eventos) await db.insert(Evento, evento(tipo, planId, a('23:00', fecha, dias)));
  return { ...plan, idCodigo, planId, adjudicacionId };
}

/** Awards of both products from December to 2026-03-10, which is today, drawn once and the same in every run. */
export async function sembrarTablero(db: EntityManager): Promise<PlanCreado[]> {
  const grupos = { '01': await crearGrupo(db), '02': await crearGrupo(db, { productoCodigo: '02' }) };
  for (const grupo of Object.values(grupos)) await crearAsamblea(db, grupo, { fecha: '2025-12-01', estado: 'C' });
  const creados: PlanCreado[] = [];
  for (const plan of fc.sample(sorteado, { numRuns: 90, seed: 14 }))
    creados.push(await crear(db, grupos[plan.producto], plan));
  return creados;
}

export const cifrasDe = async (client: Client, consulta: string): Promise<TableroVista> => {
  const { status, body, text } = await client.get(`/tablero/cifras?${consulta}`);
  if (status !== 200) throw new Error(`${consulta}: ${text}`);
  return body;
};

export const pedirFilas = (client: Client, filter: object, sort: readonly string[] = ['fecha', 'DESC']) =>
  client.get(
    `/tablero?range=[0,99]&sort=${encodeURIComponent(JSON.stringify(sort))}&filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );

export const filasDe = async (
  client: Client,
  filter: object,
  sort?: readonly string[],
): Promise<FilaDelTableroVista[]> => {
  const { status, body, text, headers } = await pedirFilas(client, filter, sort);
  if (status !== 200) throw new Error(`${JSON.stringify(filter)}: ${text}`);
  expect(headers['content-range']).toBe(
    body.length === 0 ? 'tablero */0' : `tablero 0-${body.length - 1}/${body.length}`,
  );
  return body;
};

/** Counted independently, day by day. */
export function diasContados(desde: Fecha, hasta: Fecha): number {
  let dias = 0;
  for (let dia = desde; dia <= hasta; dia = sumarDias(dia, 1))
    if (![0, 6].includes(new Date(`${dia}T12:00:00Z`).getUTCDay())) dias++;
  return Math.max(0, dias - 1);
}

export const mediaContada = (dias: readonly number[]): number | null =>
  dias.length === 0 ? null : Math.round((dias.reduce((x, y) => x + y, 0) / dias.length) * 10) / 10;

export const deMes = (fecha: Fecha, mes: string): boolean => fecha.startsWith(mes);

/** Expected figures of a product and a month ('2026-02') or year. */
export function esperadoDe(creados: readonly PlanCreado[], producto: string, mes: string) {
  const delProducto = creados.filter((plan) => plan.producto === producto);
  const entregas = delProducto.flatMap(({ fecha, entrega, idCodigo }) => {
    if (entrega === null || !deMes(sumarDias(fecha, entrega), mes)) return [];
    return [{ idCodigo, dias: diasContados(fecha, sumarDias(fecha, entrega)) }];
  });
  const adjudicadas = delProducto.filter(({ fecha }) => deMes(fecha, mes));
  const vigentes = adjudicadas.filter(({ retiro }) => retiro === null);
  return {
    entregas,
    vigentes,
    sinBien: vigentes.filter(({ entrega }) => entrega === null),
    retiradas: adjudicadas.filter(({ retiro }) => retiro !== null),
  };
}
