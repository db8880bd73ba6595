import { estaAprobada, pruebasQueSePiden } from '@adjudica/domain';
import { In } from 'typeorm';
import type { Tx } from '../../db/transaction/unit-of-work';
import { TipoDocumento } from '../../entities/documento.entity';
import type { Logger } from '../../log';
import { type CarpetaStore, summarizeDocumentos } from '../carpeta';
import type { PlanRow, PlanStore } from '../plan';
import { findInForce, writeLista } from './lista.store';
import type { TipoGuardado } from './tipo-documento.store';

export const PRUEBAS_DE_ENTREGA: readonly string[] = pruebasQueSePiden(null);

/** Adds documents that an act requires of a plan, with or without a list. */
export class PedidoDeDocumentos {
  constructor(
    private readonly carpetas: CarpetaStore,
    private readonly planes: Pick<PlanStore, 'get'>,
    private readonly log: Logger,
  ) {}

  /** The same of a plan by its code. @throws 404 no such plan. */
  async pedirDe(tx: Tx, idCodigo: string, codigos: readonly string[]): Promise<void> {
    await this.pedir(tx, await this.planes.get(idCodigo, tx.manager), codigos);
  }

  /** Adds missing ones of these types to the plan's list, in the caller's transaction. Existing ones stay unchanged. */
  async pedir(tx: Tx, plan: PlanRow, codigos: readonly string[]): Promise<void> {
    const { manager } = tx;
    await this.carpetas.lock(manager, plan.idCodigo);
    const actuales = await findInForce(manager, plan.planId);
    const tipos = await manager.find(TipoDocumento, { where: { codigo: In([...codigos]) } });
    const desconocidos = codigos.filter((codigo) => !tipos.some((tipo) => tipo.codigo === codigo));
    if (desconocidos.length > 0)
      this.log.error({ tipos: desconocidos, plan: plan.idCodigo }, 'no such type of document: the list lacks it');
    const faltan = tipos.filter(({ codigo }) => !actuales.some(({ tipo }) => tipo === codigo));
    const vuelven = actuales.filter(({ tipo, aplica }) => codigos.includes(tipo) && !aplica);
    if (faltan.length + vuelven.length === 0) return;
    await writeLista(tx, plan.planId, {
      altas: faltan.map((tipo) => ({
        // an approved folder stays complete: this one is optional
        tipo: { ...tipo, obligatorio: tipo.obligatorio && !estaAprobada(plan) } as unknown as TipoGuardado,
        personaId: plan.personaId,
        identificacion: plan.identificacion,
      })),
      noAplica: [],
      vuelven,
      reemplazadas: [],
      actualizadas: [],
    });
    if (plan.carpetaId !== null) await summarizeDocumentos(manager, plan.carpetaId, plan.planId);
    await tx.audit({
      accion: 'generar',
      recurso: 'documento',
      recursoId: plan.idCodigo,
      despues: { altas: faltan.map(({ codigo }) => codigo), vuelven: vuelven.map(({ id }) => id) },
    });
  }
}
