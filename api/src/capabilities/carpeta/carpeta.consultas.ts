import type { BaseDeDecision, Faltante } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { PlanRow } from '../plan';

/** State of the folder's forms. */
export interface ExpedienteDeCarpeta {
  readonly titular: { readonly documentoVigente: boolean } | null;
  /** null until 'Generar Solicitud'. */
  readonly estadoSol: string | null;
  /** Label of the documents. */
  readonly estado: string;
  readonly faltantes: readonly Faltante[];
}

/** The basis of an approval, as read. */
export interface BaseLeida {
  readonly base: BaseDeDecision;
  /** The bureau's answer in it, for its access row. */
  readonly buroId: number | null;
  /** Users who gave the exception or marked a parameter. */
  readonly autores: readonly number[];
}
export interface ConsultaDeBase {
  de(plan: PlanRow, manager?: EntityManager): Promise<BaseLeida>;
}

/** Finds scores that are stale against the registered data. */
export interface ConsultaDePuntajesViejos {
  viejos(
    planes: readonly { readonly idCodigo: string; readonly riesgoId: number | null }[],
  ): Promise<ReadonlySet<string>>;
}

/** Implemented by a higher capability, so composition injects it. */
export interface ConsultaDeExpediente {
  de(plan: PlanRow, manager: EntityManager): Promise<ExpedienteDeCarpeta>;
}
