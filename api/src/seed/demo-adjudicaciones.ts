import { sumarDias, sumarMeses } from '@adjudica/domain';
import { AsignacionStore } from '../capabilities/adjudicacion';
import { insertMany } from '../db/transaction/bulk';
import { Adjudicacion } from '../entities/adjudicacion.entity';
import { Asamblea } from '../entities/asamblea.entity';
import { AsignacionEjecutivo } from '../entities/asignacion-ejecutivo.entity';
import { Carpeta } from '../entities/carpeta.entity';
import { type Bloque, monthsBetween } from './bloque';
import { ASAMBLEAS_CON_PARTICIPANTES } from './demo-asambleas';
import type { AsambleaDemo } from './grupos';
import type { PuestoDemo } from './puestos';

export async function escribirAdjudicaciones(
  bloque: Bloque,
  puestos: readonly PuestoDemo[],
  celebradas: readonly AsambleaDemo[],
  emitir: AsambleaDemo | undefined,
  planIds: ReadonlyMap<string, number>,
  asambleaIds: ReadonlyMap<number, number>,
  producto: string,
  conRetiro: boolean,
): Promise<void> {
  const rows = puestos.flatMap((p) =>
    p.adjudicacion === null || p.adjudicacion.numero === emitir?.numero || p.titular === null
      ? []
      : [filaDeAdjudicacion(p, planIds, asambleaIds, producto)],
  );
  await insertMany(bloque.manager, Adjudicacion, rows);
  if (conRetiro) await retiroConReasignacion(bloque, puestos, celebradas, planIds, asambleaIds, producto);
  const guardadas = await bloque.manager
    .createQueryBuilder()
    .from(Adjudicacion, 'adjudicacion')
    .innerJoin(Asamblea, 'asamblea', 'asamblea.id = adjudicacion.asambleaId')
    .select([
      'adjudicacion.id AS id',
      'adjudicacion.planId AS planId',
      'adjudicacion.fecha AS fecha',
      'adjudicacion.estado AS estado',
    ])
    .where('asamblea.id IN (:...ids)', { ids: [...asambleaIds.values(), 0] })
    .getRawMany<{ id: number; planId: number; fecha: string; estado: string }>();
  await insertMany(
    bloque.manager,
    Carpeta,
    guardadas.map((a) => ({
      planId: a.planId,
      adjudicacionId: a.id,
      idDepartamento: null,
      abiertaEn: new Date(`${a.fecha}T23:45:00.000Z`),
      documentosTotal: 0,
      documentosListos: 0,
      estadoDocumentos: 'sinLista' as const,
      version: 1,
    })),
  );
  await insertMany(bloque.manager, AsignacionEjecutivo, asignaciones(bloque, guardadas));
  await new AsignacionStore().inherit(bloque.manager, [...asambleaIds.values()], bloque.hoy.slice(0, 7));
  bloque.totals.adjudicaciones += guardadas.length;
}

/** One award was withdrawn and reassigned within the group. */
async function retiroConReasignacion(
  bloque: Bloque,
  puestos: readonly PuestoDemo[],
  celebradas: readonly AsambleaDemo[],
  planIds: ReadonlyMap<string, number>,
  asambleaIds: ReadonlyMap<number, number>,
  producto: string,
): Promise<void> {
  const antigua = celebradas.at(-ASAMBLEAS_CON_PARTICIPANTES - 2);
  const premiado = puestos.find((p) => p.adjudicacion?.numero === antigua?.numero && p.adjudicacion?.por === 'Sorteo');
  if (antigua === undefined || premiado?.titular == null || premiado.adjudicacion === null) return;
  const planId = planIds.get(premiado.codigo) as number;
  const retirada = await bloque.manager.findOneByOrFail(Adjudicacion, { planId });
  await bloque.manager.update(
    Adjudicacion,
    { id: retirada.id },
    {
      estado: 'RADJ',
      motivoRetiro: 'El cliente desiste de la adjudicación y continúa aportando.',
      retiradoPor: bloque.users.get('jefatura') ?? null,
      retiradoEn: new Date(`${sumarDias(antigua.fecha, 20)}T15:20:00.000Z`),
      version: 2,
    },
  );
  const siguiente = puestos.find(
    (p) => p.titular !== null && p.adjudicacion === null && p.vencidas === 0 && !p.enCesion,
  );
  if (siguiente === undefined) return;
  const adjudicacion = { ...premiado.adjudicacion, fecha: sumarDias(antigua.fecha, 21) };
  await bloque.manager.insert(Adjudicacion, {
    ...filaDeAdjudicacion({ ...siguiente, adjudicacion }, planIds, asambleaIds, producto),
    viaIngreso: 'REASIGNACION',
    reemplazaA: retirada.id,
  });
}

/** Executives take turns month by month; some of the newest awards have none yet. */
function asignaciones(bloque: Bloque, guardadas: readonly { planId: number; fecha: string; estado: string }[]) {
  const { ejecutivos } = bloque;
  if (ejecutivos.length === 0) return [];
  return guardadas
    .filter((a) => a.estado === 'ADJ')
    .flatMap((a, i) => {
      if (monthsBetween(a.fecha, bloque.hoy) === 0 && i % 3 === 0) return [];
      const usuarioId = ejecutivos[i % ejecutivos.length] as number;
      return Array.from({ length: monthsBetween(a.fecha, bloque.hoy) + 1 }, (_, k) => ({
        planId: a.planId,
        mes: sumarMeses(`${a.fecha.slice(0, 7)}-01`, k).slice(0, 7),
        usuarioId,
      }));
    });
}

function filaDeAdjudicacion(
  p: PuestoDemo,
  planIds: ReadonlyMap<string, number>,
  asambleaIds: ReadonlyMap<number, number>,
  productoCodigo: string,
): Omit<Adjudicacion, 'id'> {
  const { adjudicacion, titular } = p;
  if (adjudicacion === null || titular === null) throw new TypeError('a place without award or holder');
  return {
    planId: planIds.get(p.codigo) as number,
    personaId: titular.id,
    asambleaId: asambleaIds.get(adjudicacion.numero) as number,
    productoCodigo,
    viaIngreso: 'ASAMBLEA',
    ejecutivoId: null,
    adjudicadoPor: adjudicacion.por,
    prioridad: adjudicacion.prioridad,
    cuotasOfertadas: adjudicacion.cuotas,
    valorCuota: p.valorCuota,
    fecha: adjudicacion.fecha,
    estado: 'ADJ',
    reemplazaA: null,
    motivoRetiro: null,
    retiradoPor: null,
    retiradoEn: null,
    version: 1,
  };
}
