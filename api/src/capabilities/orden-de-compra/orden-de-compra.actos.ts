import {
  esquemaAnulacionDeOrden,
  esquemaAprobacionDeOrden,
  mensajes,
  papelesDePago,
  rechazoPorMontos,
  tiposDeEvento,
} from '@adjudica/domain';
import { type Actor, nombreDeActor } from '../../auth/actor';
import type { Tx } from '../../db/transaction/unit-of-work';
import { auditadoDelPaso, type ReglasDelCaso, salvedadDelPaso } from '../caso';
import type { PedidoDeDocumentos } from '../documento';
import type { EmisionDeDocumentos } from '../documento-emitido';
import type { MedioStore } from '../medio-aprobacion';
import { ordenImpresa } from './orden-de-compra.documento';
import type { ActoDeOrden } from './orden-de-compra.en-acto';
import type { OrdenRow, OrdenStore } from './orden-de-compra.store';
import { montosDePlanes, planesDe } from './orden-de-compra.view';

const { propios } = mensajes;

/** Acts on an order: approved, annulled, printed (ORD-540…550, invariants 10, 11, 19). */
export class ActosDeOrden {
  constructor(
    private readonly acto: ActoDeOrden,
    private readonly ordenes: OrdenStore,
    private readonly medios: MedioStore,
    private readonly emision: EmisionDeDocumentos,
    private readonly reglas: ReglasDelCaso,
    private readonly pedidos: Pick<PedidoDeDocumentos, 'pedirDe'>,
  ) {}

  /**
   * The rules before it are kept with it, and unmet ones as an event of their own; the papers of its payment are asked for. @throws 403 not Jefatura's to approve, or one's own; 404; 409
   * approved or annulled (who, when); 412, also with other rules than seen; 422 the amount of a plan changed, a rule stops it or was not confirmed.
   */
  readonly aprobar = this.acto('aprobar', {
    schema: esquemaAprobacionDeOrden,
    load: async ({ tx, before, body }) => {
      const rechazo = rechazoPorMontos(montosDePlanes(await this.ordenes.listPlanes(before.id, tx.manager)));
      if (rechazo !== null) throw rechazo;
      return this.reglas.exigir('orden', planesDe(before), body, tx.manager);
    },
    effects: async ({ tx, before, loaded }) => {
      await this.reglas.asentar(tx, loaded, before.id);
      await this.pedidos.pedirDe(tx, before.plan1, papelesDePago);
    },
    auditDetail: ({ loaded }) => auditadoDelPaso(loaded),
    change: ({ actor, now }) => ({ estado: 'aprobada', aprobadaPor: actor.id || null, aprobadaEn: now }),
    event: tiposDeEvento.ordenAprobada,
    eventNote: ({ before }) => propios.ordenNumero(before.id),
    caveat: ({ loaded }) => salvedadDelPaso(loaded),
    notify: ({ before, actor }) => ({
      recipients: [before.creadoPor],
      titulo: propios.avisoDeOrdenAprobada,
      texto: textoDe(before, actor),
    }),
  });

  /** Final: releases its plans and its approval. @throws 422 no reason, no dealer, with a payment; 404; 409 annulled (who, when); 412. */
  readonly anular = this.acto('anular', {
    schema: esquemaAnulacionDeOrden,
    change: ({ actor, now, body }) => anulada(actor, now, body.motivo),
    effects: ({ tx, before }) => this.liberar(tx, before),
    event: tiposDeEvento.ordenAnulada,
    eventNote: ({ before, body }) => `${propios.ordenNumero(before.id)}. ${body.motivo}`,
    notify: ({ before, actor, body }) => ({
      recipients: [before.creadoPor],
      titulo: propios.avisoDeOrdenAnulada,
      texto: `${textoDe(before, actor)}. ${body.motivo}`,
    }),
  });

  /** By whoever made it, while it waits: as an annulment. @throws 403 of somebody else; 404; 409 decided (who, when); 412; 422 no reason. */
  readonly retirar = this.acto('retirar', {
    schema: esquemaAnulacionDeOrden,
    change: ({ actor, now, body }) => anulada(actor, now, body.motivo),
    effects: ({ tx, before }) => this.liberar(tx, before),
    event: tiposDeEvento.ordenAnulada,
    eventNote: ({ before, body }) =>
      `${propios.ordenNumero(before.id)}. ${propios.ordenRetiradaPorSuAutor}. ${body.motivo}`,
  });

  private async liberar(tx: Tx, before: OrdenRow): Promise<void> {
    await this.ordenes.releasePlanes(tx, before.id);
    await this.medios.clearOrden(tx, before.medioId, before.id);
  }

  /**
   * ORD-540: an approved order never changes, so it is issued once; later requests get the same document. @throws 404; 409 not approved; 422 no
   * dealer.
   */
  readonly generar = this.acto(
    'generar',
    this.emision.unaVez(ordenImpresa, async ({ before }: { before: OrdenRow }) => ({
      fila: before,
      planes: await this.ordenes.listPlanes(before.id),
    })),
  );
}

const anulada = (actor: Actor, now: Date, motivo: string) =>
  ({ estado: 'anulada', anuladaPor: actor.id || null, anuladaEn: now, motivo }) as const;

const textoDe = (row: OrdenRow, actor: Actor): string =>
  propios.ordenDe(row.id, planesDe(row).join(', '), row.nombreCliente, nombreDeActor(actor));
