import {
  camposIncorrectos,
  ErrorDeNegocio,
  mensajes,
  rechazoDeActuar,
  rechazoPorBienEntregado,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Tx } from '../../db/transaction/unit-of-work';
import { type CarpetaStore, hechosDeEscritura } from '../carpeta';
import { exigirSinSuspension } from '../persona';
import type { PlanConCuentaRow, PlanStore } from '../plan';
import type { PlanDeFicha } from './ficha-bien.store';
import type { MedioStore } from './medio-aprobacion.store';

const { propios } = mensajes;

/** Prefixes errors of a part of the body: 'ficha.anio'. */
export const bajo = (parte: string, errores: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errores).map(([nombre, texto]) => [`${parte}.${nombre}`, texto]));

/** Plans eligible for an approval or a sheet: live awards of one client and one product, in no other live approval (MED-516, MED-529). */
export class PlanesDeMedio {
  constructor(
    private readonly planes: PlanStore,
    private readonly carpetas: CarpetaStore,
    private readonly medios: MedioStore,
    private readonly ajustes: { readonly soloPropios: boolean },
  ) {}

  /** Locks the folders of these plans in a fixed order, so that no two acts deadlock. */
  async lock(manager: EntityManager, idCodigos: readonly string[]): Promise<void> {
    await this.carpetas.lockAll(manager, idCodigos);
  }

  /** With their accounts, unordered. */
  leer(idCodigos: readonly string[], manager?: EntityManager): Promise<PlanConCuentaRow[]> {
    return this.planes.listByCodigos(idCodigos, manager);
  }

  /**
   * The rows of these plans, in order; their folders are locked already. `actuales`: plans of the approval, whose own executive decides; `medioId`: that
   * approval. @throws 422 under 'planes'; 403 of another executive (SOLO_PROPIOS); 409 in another live approval, or delivered (who, when).
   */
  async exigir(
    tx: Tx,
    cedula: string,
    idCodigos: readonly string[],
    {
      medioId = 0,
      producto,
      actuales: planesDelTitular = [],
    }: { medioId?: number; producto?: string; actuales?: readonly string[] } = {},
  ): Promise<PlanConCuentaRow[]> {
    const porCodigo = new Map((await this.leer(idCodigos, tx.manager)).map((row) => [row.idCodigo, row]));
    const rows = idCodigos.map((idCodigo) => {
      const row = porCodigo.get(idCodigo);
      if (row === undefined || row.identificacion !== cedula)
        throw camposIncorrectos({ planes: propios.planDeOtroCliente(idCodigo) });
      return row;
    });
    const delMedio = producto ?? rows[0]?.producto;
    for (const row of rows) {
      if (row.producto !== delMedio) throw camposIncorrectos({ planes: propios.planDeOtroProducto });
      if (row.fechaAdjudicacion === null) throw camposIncorrectos({ planes: propios.planSinFechaDeAdjudicacion });
      const rechazo = planesDelTitular.includes(row.idCodigo)
        ? null
        : rechazoDeActuar(hechosDeEscritura(row), tx.actor, this.ajustes.soloPropios);
      if (rechazo !== null) throw rechazo;
    }
    await exigirSinSuspension(tx.manager, rows);
    await this.exigirSinEntrega(
      tx.manager,
      rows.map(({ adjudicacionId }) => adjudicacionId as number),
    );
    const planIds = rows.map(({ planId }) => planId);
    const [otro] = await this.medios.findLiveOfPlanes(tx.manager, planIds, medioId);
    if (otro !== undefined) throw enOtroMedio(otro.idCodigo, otro.medioId);
    return rows;
  }

  /** @throws 409 one of these awards is delivered (who, when). */
  async exigirSinEntrega(manager: EntityManager, adjudicacionIds: readonly number[]): Promise<void> {
    const rechazo = rechazoPorBienEntregado(await this.medios.findEntrega(manager, adjudicacionIds));
    if (rechazo !== null) throw rechazo;
  }
}

const enOtroMedio = (idCodigo: string, medio: number): ErrorDeNegocio =>
  new ErrorDeNegocio('conflicto', 'plan-en-otro-medio', propios.planEnOtroMedio(idCodigo, medio), {
    detalle: { plan: idCodigo, medio },
  });

export const deFicha = ({ planId, adjudicacionId, personaId }: PlanConCuentaRow): PlanDeFicha => ({
  planId,
  adjudicacionId: adjudicacionId as number,
  personaId,
});
