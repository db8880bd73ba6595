import type { BaseDeDecision, Faltante } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { PlanRow } from '../plan';

/** What the folder asks of the forms that hang on it. */
export interface ExpedienteDeCarpeta {
  readonly titular: { readonly documentoVigente: boolean } | null;
  /** null until 'Generar Solicitud'. */
  readonly estadoSol: string | null;
  /** Label of the documents. */
  readonly estado: string;
  readonly faltantes: readonly Faltante[];
}

/** What an approval is based on, as it was read. */
export interface BaseLeida {
  readonly base: BaseDeDecision;
  /** The bureau's answer that was looked at, for its access row. */
  readonly buroId: number | null;
  /** Users who gave the exception or marked a parameter. */
  readonly autores: readonly number[];
}
export interface ConsultaDeBase {
  de(plan: PlanRow, manager?: EntityManager): Promise<BaseLeida>;
}

/** Which scores are not of what is registered any more. */
export interface ConsultaDePuntajesViejos {
  viejos(
    planes: readonly { readonly idCodigo: string; readonly riesgoId: number | null }[],
  ): Promise<ReadonlySet<string>>;
}

/** Who knows it stands above the folder, so composition hands it in. */
export interface ConsultaDeExpediente {
  de(plan: PlanRow, manager: EntityManager): Promise<ExpedienteDeCarpeta>;
}
