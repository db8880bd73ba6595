import {
  type AccionDeTarea,
  type CambioDeTarea,
  camposIncorrectos,
  cierra,
  esPedido,
  esquemaDeCambioDeTarea,
  esTareaComoSeLeyo,
  hoyEn,
  mensajes,
  puede,
  terminaConLaDecision,
  tiposDeEvento,
  validar,
  yaNoSePide,
} from '@adjudica/domain';
import { type Actor, nombreDeActor } from '../../auth/actor';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { NotificacionService } from '../notificacion';
import type { TareaCambio } from './tarea.dto';
import { type ActoDeTarea, observacionDe } from './tarea.en-acto';
import type { TareaRow, TareaStore } from './tarea.store';

const { propios } = mensajes;

/** Acts on a task: its result, its owner (TAR). */
export class ActosDeTarea {
  constructor(
    private readonly acto: ActoDeTarea,
    private readonly store: TareaStore,
    private readonly notificaciones: Pick<NotificacionService, 'atender'>,
  ) {}

  /**
   * 'Modificar tarea': the result decides whether it closes (TAR-506). Acting on an unowned task takes it; only the head reassigns. @throws 404, 403,
   * 409 closed, 412, 422.
   */
  readonly actualizar = this.acto('modificar', {
    parseBody: (sent: TareaCambio) => sent,
    judgedAs: ({ actor, before, body }) => (seLaDaAOtro(actor, before, body) ? 'reasignar' : 'modificar'),
    load: ({ tx, before, body }) => this.leer(tx, before, body),
    isUnchanged: ({ loaded }) => loaded === null,
    change: ({ before, nextState, loaded }) => ({
      usuarioId: loaded?.usuarioId ?? 0,
      estado: seCierra(loaded) ? 'C' : (nextState as 'P'),
      fechaEjecucion: loaded?.fechaEjecucion ?? null,
      accionId: loaded?.accion?.id ?? before.accionId,
      observaciones: loaded?.observaciones ?? null,
    }),
    effects: async ({ tx, before, loaded }) => {
      const despues = { usuarioId: loaded?.usuarioId ?? null, estado: seCierra(loaded) ? 'C' : before.estado };
      if (yaNoSePide(before, despues)) await this.notificaciones.atender(tx, [before.planId], [before.codigo]);
    },
    event: ({ loaded }) => (seCierra(loaded) ? tiposDeEvento.tareaCerrada : null),
    eventNote: ({ before, loaded }) =>
      observacionDe(before.tipo, loaded?.accion as AccionDeTarea, loaded?.observaciones ?? null),
    notify: ({ before, after, actor }) =>
      // who asked for something is told what came of it
      after.estado === 'C' && esPedido(after.codigo)
        ? {
            recipients: after.creadaPor === actor.id ? [] : [after.creadaPor],
            titulo: propios.pedidoAtendido(nombreDeActor(actor)),
            texto: [after.observaciones, after.accion].filter((texto) => texto !== null).join('. '),
          }
        : {
            recipients: before.usuarioId === after.usuarioId ? [] : [after.usuarioId],
            titulo: propios.tareaReasignada(after.tipo),
            texto: propios.tareaDePlan(after.tipo, after.idCodigo, after.nombreCompleto),
            trabajo: { codigo: after.codigo, planId: after.planId },
          },
    audit: ({ before, after }) => ({ accion: nombreDelActo(before, after) }),
  });

  /** The change, validated against the results of the task's type; `null` = unchanged. @throws 422. */
  private async leer(tx: Tx, antes: TareaRow, body: TareaCambio) {
    if (antes.accionId === null && esTareaComoSeLeyo(comoCambio(body), { ...antes, usuario: antes.usuarioId }))
      return null;
    const leido = validar(
      esquemaDeCambioDeTarea({
        hoy: hoyEn(tx.now),
        acciones: await this.store.listAcciones(antes.tipoId, tx.manager),
        usuarioId: antes.usuarioId,
        fechaEjecucion: antes.fechaEjecucion,
        conDecision: terminaConLaDecision(antes.codigo),
      }),
      {
        accion: body.accion,
        fechaEjecucion: body.fechaEjecucion,
        observaciones: body.observaciones === undefined ? antes.observaciones : body.observaciones,
        usuario: usuarioPedido(tx.actor, antes, body.usuario),
      },
    );
    if (leido.usuarioId !== antes.usuarioId) await this.exigirAsignable(tx, antes, leido.usuarioId);
    return leido;
  }

  private async exigirAsignable(tx: Tx, antes: TareaRow, usuarioId: number): Promise<void> {
    const asignables = await this.store.listAsignables(antes, tx.manager);
    if (!asignables.some(({ id }) => id === usuarioId))
      throw camposIncorrectos({ usuario: propios.usuarioNoAsignable });
  }
}

const seCierra = (leido: { accion: AccionDeTarea | null } | null): boolean =>
  leido !== null && leido.accion !== null && cierra(leido.accion);

function nombreDelActo(antes: TareaRow, despues: TareaRow): string {
  if (despues.estado === 'C') return 'cerrar';
  return despues.usuarioId === antes.usuarioId ? 'actualizar' : 'reasignar';
}

function seLaDaAOtro(actor: Actor, antes: TareaRow, { usuario: pedido }: TareaCambio): boolean {
  const usuario = usuarioPedido(actor, antes, pedido);
  return usuario !== antes.usuarioId && !(antes.usuarioId === null && usuario === actor.id);
}

/** Owner after the act: as sent; else the actor, if the task was unowned and he works on such tasks. */
function usuarioPedido(actor: Actor, antes: TareaRow, pedido: TareaCambio['usuario']): number | null {
  if (pedido === undefined || (pedido === null && antes.usuarioId === null)) {
    const toma = antes.usuarioId === null && !puede(actor, 'tarea:reasignar');
    return toma ? actor.id : antes.usuarioId;
  }
  return comoCambio({ usuario: pedido }).usuario ?? null;
}

/** The owner's id, however he was sent. */
const comoCambio = ({ usuario, ...cambio }: TareaCambio): CambioDeTarea => ({
  ...cambio,
  ...(usuario !== undefined && { usuario: typeof usuario === 'object' ? (usuario?.idSaad ?? null) : usuario }),
});
