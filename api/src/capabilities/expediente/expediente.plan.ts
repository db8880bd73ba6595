import {
  type DatosDeSolicitud,
  type DocumentoDeCarpeta,
  etiquetaDeEstado,
  type Faltante,
  type HechosDeCarpeta,
  type HechosDePersonaDeCarpeta,
  type HechosLegales,
  hoyEn,
  requisitosDe,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Clock } from '../../clock';
import { nombreDeCliente } from '../persona';
import type { PlanRow } from '../plan';
import { datosDe, type SolicitudRow, type SolicitudStore } from '../solicitud';
import { type AnexosDePersona, type ExpedienteStore, sinAnexos } from './expediente.store';

/** State of a plan at risk and legal: score, exception, guarantees, note and contract. */
interface AvanceDePlan {
  /** 0 = not scored. */
  readonly riesgo: number;
  readonly excepcion: boolean;
  /** Whether a row of the guarantee check is met (EST-523). */
  readonly conBien: boolean;
  readonly legal: HechosLegales;
}
type ConsultaDeAvance = (
  plan: Pick<PlanRow, 'planId' | 'carpetaId' | 'personaId'>,
  manager?: EntityManager,
) => Promise<AvanceDePlan>;

/** Declarations and documents of a plan, with its folder's state. */
export interface Expediente {
  readonly titular: SolicitudRow | null;
  readonly garante: SolicitudRow | null;
  /** Declared, else registered data. */
  readonly datos: DatosDeSolicitud;
  readonly datosDelGarante: DatosDeSolicitud | null;
  /** null until 'Generar Solicitud'. */
  readonly estadoSol: string | null;
  /** Label of the documents. */
  readonly estado: string;
  readonly avance: AvanceDePlan;
  /** Missing items, in tab order. */
  readonly faltantes: readonly Faltante[];
  /** Version of the last approval's sheet; null = none, or older than the sheets. */
  readonly hojaDeDecision: number | null;
  /** Means on which its unit is written; null = none is approved. */
  readonly medioAprobado: number | null;
  /** Rows in force of the plan's list. */
  readonly documentos: readonly DocumentoDeCarpeta[];
  /** Number of required items of a complete folder. */
  readonly requisitos: number;
}

/** Gathers the facts of a folder for the domain's rules, which the status page shows and sending applies. */
export class ExpedienteDePlan {
  constructor(
    private readonly hechos: ExpedienteStore,
    private readonly solicitudes: Pick<SolicitudStore, 'findVigente'>,
    private readonly avanceDe: ConsultaDeAvance,
    private readonly clock: Clock,
  ) {}

  /** Six statements for any plan. `manager` reads inside its transaction. */
  async de(row: PlanRow, manager?: EntityManager): Promise<Expediente> {
    const { planId } = row;
    const [enVigor, garante, anexos, documentos, avance] = await Promise.all([
      this.solicitudes.findVigente(planId, 'titular', manager),
      this.solicitudes.findVigente(planId, 'garante', manager),
      this.hechos.findAnexos(row, manager),
      this.hechos.listDocumentos(planId, manager),
      this.avanceDe(row, manager),
    ]);
    // after a cession the form in force is the former holder's, and does not apply
    const titular = enVigor?.personaId === row.personaId ? enVigor : null;
    const datos = datosDe({ fila: titular, persona: row });
    const { persona } = anexos.garante;
    const datosDelGarante = garante && (persona === null ? garante.datos : datosDe({ fila: garante, persona }));
    const hechos: HechosDeCarpeta = {
      hoy: hoyEn(this.clock.now()),
      titular: personaDe(row.identificacion, titular, datos, titular === null ? sinAnexos() : anexos.titular),
      garante:
        garante && datosDelGarante && personaDe(garante.identificacion, garante, datosDelGarante, anexos.garante),
      depositario: anexos.depositario,
      documentos,
      riesgo: avance.riesgo,
      excepcion: avance.excepcion,
    };
    const requisitos = requisitosDe(hechos);
    return {
      titular,
      garante,
      datos,
      datosDelGarante,
      estadoSol: titular?.estadoSol || null,
      estado: etiquetaDeEstado(row.estadoDocumentos ?? 'sinLista'),
      avance,
      faltantes: requisitos.flatMap(({ cumple, ...faltante }) => (cumple ? [] : [faltante])),
      hojaDeDecision: anexos.hojaDeDecision,
      medioAprobado: anexos.medioAprobado,
      documentos,
      requisitos: requisitos.length,
    };
  }
}

const personaDe = (
  identificacion: string,
  solicitud: SolicitudRow | null,
  valores: DatosDeSolicitud,
  { conyuge, finanzas, referencias }: AnexosDePersona,
): HechosDePersonaDeCarpeta => ({
  identificacion,
  valores,
  guardada: solicitud !== null && solicitud.guardadaEn !== null,
  estadoSol: solicitud?.estadoSol ?? null,
  documentoVigente: solicitud?.documentoVigente ?? false,
  conyuge,
  finanzas,
  referencias,
});

/** Declared, else registered. */
export function nombreDeclarado({ nombres, apellidoPaterno, apellidoMaterno }: DatosDeSolicitud): string | null {
  return nombres === null
    ? null
    : nombreDeCliente({ nombres, apellidoPaterno: apellidoPaterno ?? '', apellidoMaterno: apellidoMaterno ?? '' });
}
