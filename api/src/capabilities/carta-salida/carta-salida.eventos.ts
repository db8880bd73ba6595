import { llevaCarta, tiposDeEvento } from '@adjudica/domain';
import type { Tx } from '../../db/transaction/unit-of-work';
import { type PedidoDeDocumentos, PRUEBAS_DE_ENTREGA } from '../documento';
import type { NuevoEvento, OyenteDeEventos } from '../evento';
import type { PlanRow, PlanStore } from '../plan';
import type { CartaStore } from './carta-salida.store';

/** Events that add a plan to the list: the approved payment of a vehicle, the approved contract of a house. */
const entra = (tipo: string, producto: string): boolean =>
  tipo === (llevaCarta(producto) ? tiposDeEvento.pagoAprobado : tiposDeEvento.contratoAprobado);
const TIPOS: readonly string[] = [tiposDeEvento.pagoAprobado, tiposDeEvento.contratoAprobado];

/**
 * Adds a plan to the list of exit letters in the transaction of that approval, as a listener of events, so that the approving acts need not know
 * letters. Its list of documents requires the two proofs of delivery from then on.
 */
export class CartasDeEventos implements OyenteDeEventos {
  constructor(
    private readonly cartas: CartaStore,
    private readonly planes: Pick<PlanStore, 'findByIds'>,
    private readonly documentos: PedidoDeDocumentos,
  ) {}

  async onEventos(tx: Tx, eventos: readonly NuevoEvento[]): Promise<void> {
    const eventosDeCarta = eventos.filter(({ tipo }) => TIPOS.includes(tipo));
    if (eventosDeCarta.length === 0) return;
    const planes = await this.planes.findByIds(
      eventosDeCarta.map(({ planId }) => planId),
      tx.manager,
    );
    const porId = new Map(planes.map((plan) => [plan.planId, plan]));
    const entran = eventosDeCarta.flatMap(({ tipo, planId }) => {
      const plan = porId.get(planId);
      return plan !== undefined && plan.adjudicacionId !== null && entra(tipo, plan.producto) ? [plan] : [];
    });
    await this.abrir(tx, [...new Set(entran)]);
  }

  private async abrir(tx: Tx, planes: readonly PlanRow[]): Promise<void> {
    const ids = planes.map(({ adjudicacionId }) => adjudicacionId as number);
    const conocidas = await this.cartas.findKnown(tx, ids);
    const nuevos = planes.filter(({ adjudicacionId }) => !conocidas.has(adjudicacionId as number));
    await this.cartas.insertMany(
      tx,
      nuevos.map(({ planId, adjudicacionId, personaId, producto }) => ({
        planId,
        adjudicacionId: adjudicacionId as number,
        personaId,
        productoCodigo: producto,
      })),
    );
    for (const plan of nuevos) await this.documentos.pedir(tx, plan, PRUEBAS_DE_ENTREGA);
  }
}
