import {
  centavosDeDecimal,
  type Fecha,
  type FinanzasParaRiesgo,
  type HechosDeRiesgo,
  hoyEn,
  type PersonaDeRiesgo,
  type TipoDeReferencia,
} from '@adjudica/domain';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { boolOf } from '../../columns/columns';
import { readIn } from '../../db/engine/read';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Conyuge } from '../../entities/conyuge.entity';
import { Finanzas } from '../../entities/finanzas.entity';
import { Plan } from '../../entities/plan.entity';
import { Referencia } from '../../entities/referencia.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { notFound } from '../../request/version';
import { cuentaDe, type PlanConCuentaRow, type PlanRow, type PlanStore } from '../plan';

/** Score of a person's last stored report. */
interface PuntajeGuardado {
  /** Of the query, for the access row. */
  readonly id: number;
  readonly puntaje: number;
  readonly fecha: Fecha;
}

/** Scores by cédula, from the bureau's store; no query is sent. */
export type ConsultaDePuntaje = (
  cedulas: readonly string[],
  manager: EntityManager,
) => Promise<ReadonlyMap<string, PuntajeGuardado>>;

interface Row {
  planId: number;
  rol: string | null;
  personaId: number | null;
  guardadaEn: unknown;
  conyugeId: number | null;
  finanzasId: number | null;
  R: number;
  C: number;
  B: number;
  laboralInformal: unknown;
  fechaNacimiento: string | null;
  estadoCivil: string | null;
  separacionBienes: string | null;
  situacionLaboral: string | null;
  laboralAnos: number | null;
  laboralRuc: string | null;
  tipoDomicilio: string | null;
  domicilioDesde: string | null;
  pepExpuesto: string | null;
  viviendaTerreno: unknown;
  vehiculoMaquinaria: unknown;
  egresoBancarioComercial: unknown;
  totalPatrimonio: unknown;
  totalIngresos: unknown;
  totalIngresosEgresos: unknown;
}

const OF_SOLICITUD = [
  'rol',
  'personaId',
  'guardadaEn',
  'fechaNacimiento',
  'estadoCivil',
  'separacionBienes',
  'situacionLaboral',
  'laboralAnos',
  'laboralRuc',
  'laboralInformal',
  'tipoDomicilio',
  'domicilioDesde',
  'pepExpuesto',
];
const OF_FINANZAS = [
  'viviendaTerreno',
  'vehiculoMaquinaria',
  'egresoBancarioComercial',
  'totalPatrimonio',
  'totalIngresos',
  'totalIngresosEgresos',
] as const satisfies readonly (keyof FinanzasParaRiesgo)[];

type Lectura = Pick<Tx, 'manager' | 'now'>;
export interface HechosDePlan {
  readonly hechos: HechosDeRiesgo;
  readonly buroId: number | null;
}

/** Facts for the rules, from several forms. */
export class HechosDeRiesgoStore {
  private readonly formularios = readIn<Row>(deFormularios);

  constructor(
    private readonly planes: Pick<PlanStore, 'listByCodigos'>,
    private readonly puntajesDe: ConsultaDePuntaje,
  ) {}

  /** Three statements: account, forms, bureau. `buroId`: the report of the score used. */
  async de(lectura: Lectura, { idCodigo }: Pick<PlanRow, 'idCodigo'>): Promise<HechosDePlan> {
    const hechos = (await this.deVarios(lectura, [idCodigo])).get(idCodigo);
    if (hechos === undefined) throw notFound();
    return hechos;
  }

  /** The same three statements for any number of plans. */
  async deVarios({ manager, now }: Lectura, idCodigos: readonly string[]): Promise<Map<string, HechosDePlan>> {
    const hoy = hoyEn(now);
    const planes = await this.planes.listByCodigos(idCodigos, manager);
    const formularios = Map.groupBy(
      planes.length === 0 ? [] : await this.formularios(manager, { planIds: planes.map(({ planId }) => planId) }),
      ({ planId }) => Number(planId),
    );
    const puntajes = await this.puntajesDe(
      planes.map(({ identificacion }) => identificacion),
      manager,
    );
    return new Map(
      planes.map((plan) => {
        const buro = puntajes.get(plan.identificacion) ?? null;
        return [plan.idCodigo, hechosDe(plan, formularios.get(plan.planId) ?? [], buro, hoy)];
      }),
    );
  }
}

/** A row for each application in force. */
function deFormularios(manager: EntityManager): SelectQueryBuilder<ObjectLiteral> {
  const confirmadas = (tipo: TipoDeReferencia): string =>
    manager
      .createQueryBuilder()
      .subQuery()
      .select('COUNT(*)')
      .from(Referencia, 'referencia')
      .where(`referencia.solicitudId = solicitud.id AND referencia.tipo = '${tipo}' AND referencia.estado = 'C'`)
      .getQuery();
  const query = manager
    .createQueryBuilder()
    .from(Plan, 'planAhorro')
    .innerJoin(Solicitud, 'solicitud', 'solicitud.planId = planAhorro.id AND solicitud.reemplazadaEn IS NULL')
    .leftJoin(Conyuge, 'conyuge', 'conyuge.solicitudId = solicitud.id')
    .leftJoin(Finanzas, 'finanzas', 'finanzas.solicitudId = solicitud.id')
    .select('conyuge.id', 'conyugeId')
    .addSelect('finanzas.id', 'finanzasId')
    .addSelect(confirmadas('R'), 'R')
    .addSelect(confirmadas('C'), 'C')
    .addSelect(confirmadas('B'), 'B')
    .addSelect('planAhorro.id', 'planId')
    .where('planAhorro.id IN (:...planIds)', { planIds: [] });
  for (const column of OF_SOLICITUD) query.addSelect(`solicitud.${column}`, column);
  for (const column of OF_FINANZAS) query.addSelect(`finanzas.${column}`, column);
  return query;
}

function hechosDe(
  plan: PlanConCuentaRow,
  rows: readonly Row[],
  buro: PuntajeGuardado | null,
  hoy: string,
): HechosDePlan {
  // after a cession the form in force is the former holder's
  const titular = rows.find(({ rol, personaId }) => rol === 'titular' && personaId === plan.personaId);
  const garante = rows.find(({ rol }) => rol === 'garante');
  const { cuotasPagadas, cuotasVencidas } = cuentaDe(plan, hoy);
  return {
    hechos: {
      hoy,
      plan: {
        monto: centavosDeDecimal(plan.monto),
        valorCuota: centavosDeDecimal(plan.valorCuota),
        cuotasPagadas,
        cuotasVencidas,
      },
      titular: personaDe(titular, plan),
      garante: garante === undefined ? null : personaDe(garante, null),
      buro: buro && { puntaje: buro.puntaje, fecha: buro.fecha },
      documentos: {
        listos: plan.documentosListos ?? 0,
        total: plan.documentosTotal ?? 0,
        estado: plan.estadoDocumentos ?? 'sinLista',
      },
    },
    buroId: buro?.id ?? null,
  };
}

/** `registrada`: known data of the person, for undeclared fields. */
function personaDe(
  row: Row | undefined,
  registrada: Pick<PlanRow, 'fechaNacimiento' | 'estadoCivil'> | null,
): PersonaDeRiesgo {
  return {
    guardada: row !== undefined && row.guardadaEn !== null && row.guardadaEn !== undefined,
    declarado: {
      fechaNacimiento: row?.fechaNacimiento ?? registrada?.fechaNacimiento ?? null,
      estadoCivil: row?.estadoCivil ?? registrada?.estadoCivil ?? null,
      separacionBienes: row?.separacionBienes ?? null,
      situacionLaboral: row?.situacionLaboral ?? null,
      laboralAnos: row?.laboralAnos ?? null,
      laboralRuc: row?.laboralRuc ?? null,
      laboralInformal: boolOf(row?.laboralInformal),
      tipoDomicilio: row?.tipoDomicilio ?? null,
      domicilioDesde: row?.domicilioDesde ?? null,
      pepExpuesto: row?.pepExpuesto ?? null,
    },
    finanzas: row === undefined || row.finanzasId === null ? null : finanzasDe(row),
    referencias: { R: Number(row?.R ?? 0), C: Number(row?.C ?? 0), B: Number(row?.B ?? 0) },
    conyuge: row !== undefined && row.conyugeId !== null,
  };
}

const finanzasDe = (row: Row): FinanzasParaRiesgo =>
  Object.fromEntries(
    OF_FINANZAS.map((campo) => [campo, centavosDeDecimal(row[campo])]),
  ) as unknown as FinanzasParaRiesgo;
