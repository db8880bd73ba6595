import {
  centavosDeDecimal,
  type Fecha,
  type FinanzasParaRiesgo,
  type HechosDeRiesgo,
  hoyEn,
  type PersonaDeRiesgo,
  type TipoDeReferencia,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { boolOf } from '../../db/columns';
import { readMany } from '../../db/read';
import type { Tx } from '../../db/unit-of-work';
import { Conyuge } from '../../entities/conyuge.entity';
import { Finanzas } from '../../entities/finanzas.entity';
import { Plan } from '../../entities/plan.entity';
import { Referencia } from '../../entities/referencia.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { cuentaDe, type FilaDePlan, type PlanStore } from '../plan';

/** Score of the last stored report of a person, without what else the bureau says. */
export interface PuntajeGuardado {
  /** Of the question, for the access row. */
  readonly id: number;
  readonly puntaje: number;
  readonly fecha: Fecha;
}

/** The bureau's store answers it; nothing is asked of the bureau itself. */
export type ConsultaDePuntaje = (cedula: string, manager: EntityManager) => Promise<PuntajeGuardado | null>;

interface Fila {
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

/** Everything that the rules look at, across the forms that say so. */
export class HechosDeRiesgoStore {
  constructor(
    private readonly planes: Pick<PlanStore, 'getConCuenta'>,
    private readonly puntajeDe: ConsultaDePuntaje,
  ) {}

  /** Three statements: account, forms, bureau. `buroId` names the report whose score was looked at. */
  async de(tx: Tx, plan: FilaDePlan): Promise<{ hechos: HechosDeRiesgo; buroId: number | null }> {
    const hoy = hoyEn(tx.now);
    const cuenta = await this.planes.getConCuenta(plan.idCodigo, tx.manager);
    const filas = await this.formularios(plan.planId, tx.manager);
    const buro = await this.puntajeDe(plan.identificacion, tx.manager);
    // after a cession the form in force is that of the holder before
    const titular = filas.find(({ rol, personaId }) => rol === 'titular' && personaId === plan.personaId);
    const garante = filas.find(({ rol }) => rol === 'garante');
    const { cuotasPagadas, cuotasVencidas } = cuentaDe(cuenta, hoy);
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

  /** A row for each application in force. */
  private formularios(planId: number, manager: EntityManager): Promise<Fila[]> {
    const confirmadas = (tipo: TipoDeReferencia): string =>
      manager
        .createQueryBuilder()
        .subQuery()
        .select('COUNT(*)')
        .from(Referencia, 'r')
        .where(`r.solicitudId = s.id AND r.tipo = '${tipo}' AND r.estado = 'C'`)
        .getQuery();
    const query = manager
      .createQueryBuilder()
      .from(Plan, 'l')
      .innerJoin(Solicitud, 's', 's.planId = l.id AND s.reemplazadaEn IS NULL')
      .leftJoin(Conyuge, 'y', 'y.solicitudId = s.id')
      .leftJoin(Finanzas, 'f', 'f.solicitudId = s.id')
      .select('y.id', 'conyugeId')
      .addSelect('f.id', 'finanzasId')
      .addSelect(confirmadas('R'), 'R')
      .addSelect(confirmadas('C'), 'C')
      .addSelect(confirmadas('B'), 'B')
      .where('l.id = :planId', { planId });
    for (const column of OF_SOLICITUD) query.addSelect(`s.${column}`, column);
    for (const column of OF_FINANZAS) query.addSelect(`f.${column}`, column);
    return readMany<Fila>(query);
  }
}

/** `registrada`: what the person's own record says where nothing was declared. */
function personaDe(
  fila: Fila | undefined,
  registrada: Pick<FilaDePlan, 'fechaNacimiento' | 'estadoCivil'> | null,
): PersonaDeRiesgo {
  return {
    guardada: fila !== undefined && fila.guardadaEn !== null && fila.guardadaEn !== undefined,
    declarado: {
      fechaNacimiento: fila?.fechaNacimiento ?? registrada?.fechaNacimiento ?? null,
      estadoCivil: fila?.estadoCivil ?? registrada?.estadoCivil ?? null,
      separacionBienes: fila?.separacionBienes ?? null,
      situacionLaboral: fila?.situacionLaboral ?? null,
      laboralAnos: fila?.laboralAnos ?? null,
      laboralRuc: fila?.laboralRuc ?? null,
      laboralInformal: boolOf(fila?.laboralInformal),
      tipoDomicilio: fila?.tipoDomicilio ?? null,
      domicilioDesde: fila?.domicilioDesde ?? null,
      pepExpuesto: fila?.pepExpuesto ?? null,
    },
    finanzas: fila === undefined || fila.finanzasId === null ? null : finanzasDe(fila),
    referencias: { R: Number(fila?.R ?? 0), C: Number(fila?.C ?? 0), B: Number(fila?.B ?? 0) },
    conyuge: fila !== undefined && fila.conyugeId !== null,
  };
}

const finanzasDe = (fila: Fila): FinanzasParaRiesgo =>
  Object.fromEntries(
    OF_FINANZAS.map((campo) => [campo, centavosDeDecimal(fila[campo])]),
  ) as unknown as FinanzasParaRiesgo;
