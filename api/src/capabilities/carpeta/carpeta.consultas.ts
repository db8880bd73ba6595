import type { BaseDeDecision, Faltante } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { FilaDePlan } from '../plan';

/** What the folder asks of the forms that hang on it. */
export interface ExpedienteDeCarpeta {
  readonly titular: { readonly documentoVigente: boolean } | null;
  /** null until 'Generar Solicitud'. */
  readonly estadoSol: string | null;
  /** Label of the documents. */
  readonly estado: string;
  readonly faltantes: readonly Faltante[];
}

/** What an approval is based on; `buroId` names the bureau's answer that was looked at, for its access row. */
export interface ConsultaDeBase {
  de(plan: FilaDePlan, manager?: EntityManager): Promise<{ base: BaseDeDecision; buroId: number | null }>;
}

/** Who knows it stands above the folder, so composition hands it in. */
export interface ConsultaDeExpediente {
  de(plan: FilaDePlan, manager: EntityManager): Promise<ExpedienteDeCarpeta>;
}
