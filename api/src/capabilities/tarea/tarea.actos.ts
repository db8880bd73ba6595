import {
  type AccionDeTarea,
  type CambioDeTarea,
  camposIncorrectos,
  cierra,
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
import type { Actor } from '../../auth/actor';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { NotificacionService } from '../notificacion';
import type { TareaCambio } from './tarea.dto';
import { type ActoDeTarea, observacionDe } from './tarea.en-acto';
import type { FilaDeTarea, TareaStore } from './tarea.store';

const { propios } = mensajes;

/** What changes a task: its result, its owner (TAR). */
export class ActosDeTarea {
  constructor(
    private readonly acto: ActoDeTarea,
    private readonly store: TareaStore,
    private readonly notificaciones: Pick<NotificacionService, 'atender'>,
  ) {}

  /**
   * 'Modificar tarea': the result decides whether it closes (TAR-506). Whoever acts on a task without owner takes it; only the head gives it
   * to somebody else. @throws 404, 403, 409 closed, 412, 422.
   */
  readonly actualizar = this.acto('modificar', {
    cuerpo: (sent: TareaCambio) => sent,
    como: ({ actor, antes, body }) => (seLaDaAOtro(actor, antes, body) ? 'reasignar' : 'modificar'),
    lee: ({ tx, antes, body }) => this.leer(tx, antes, body),
    sinCambio: ({ leido }) => leido === null,
    cambio: ({ antes, hacia, leido }) => ({
      usuarioId: leido?.usuarioId ?? 0,
      estado: seCierra(leido) ? 'C' : (hacia as 'P'),
      fechaEjecucion: leido?.fechaEjecucion ?? null,
      accionId: leido?.accion?.id ?? antes.accionId,
      observaciones: leido?.observaciones ?? null,
    }),
    despues: async ({ tx, antes, leido }) => {
      const despues = { usuarioId: leido?.usuarioId ?? null, estado: seCierra(leido) ? 'C' : antes.estado };
      if (yaNoSePide(antes, despues)) await this.notificaciones.atender(tx, [antes.planId], [antes.codigo]);
    },
    evento: ({ leido }) => (seCierra(leido) ? tiposDeEvento.tareaCerrada : null),
    observacion: ({ antes, leido }) =>
      observacionDe(antes.tipo, leido?.accion as AccionDeTarea, leido?.observaciones ?? null),
    avisa: ({ antes, despues }) => ({
      a: antes.usuarioId === despues.usuarioId ? [] : [despues.usuarioId],
      titulo: propios.tareaReasignada,
      texto: propios.tareaDePlan(despues.tipo, despues.idCodigo, despues.nombreCompleto),
      trabajo: { codigo: despues.codigo, planId: despues.planId },
    }),
    audita: ({ antes, despues }) => ({ accion: nombreDelActo(antes, despues) }),
  });

  /** The change, read with the results of the task's type; `null` = nothing but what stands there. @throws 422. */
  private async leer(tx: Tx, antes: FilaDeTarea, body: TareaCambio) {
    if (antes.accionId === null && esTareaComoSeLeyo(comoCambio(body), { ...antes, usuario: antes.usuarioId }))
      return null;
    const leido = validar(
      esquemaDeCambioDeTarea({
        hoy: hoyEn(tx.now),
        acciones: await this.store.acciones(antes.tipoId, tx.manager),
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

  private async exigirAsignable(tx: Tx, { rol }: FilaDeTarea, usuarioId: number): Promise<void> {
    const asignables = await this.store.asignables(rol, tx.manager);
    if (!asignables.some(({ id }) => id === usuarioId))
      throw camposIncorrectos({ usuario: propios.usuarioNoAsignable });
  }
}

const seCierra = (leido: { accion: AccionDeTarea | null } | null): boolean =>
  leido !== null && leido.accion !== null && cierra(leido.accion);

function nombreDelActo(antes: FilaDeTarea, despues: FilaDeTarea): string {
  if (despues.estado === 'C') return 'cerrar';
  return despues.usuarioId === antes.usuarioId ? 'actualizar' : 'reasignar';
}

function seLaDaAOtro(actor: Actor, antes: FilaDeTarea, { usuario: pedido }: TareaCambio): boolean {
  const usuario = usuarioPedido(actor, antes, pedido);
  return usuario !== antes.usuarioId && !(antes.usuarioId === null && usuario === actor.id);
}

/** Whom the task is to belong to: as sent; who takes it, where nobody had it and this user works on such tasks himself. */
function usuarioPedido(actor: Actor, antes: FilaDeTarea, pedido: TareaCambio['usuario']): number | null {
  if (pedido === undefined || (pedido === null && antes.usuarioId === null)) {
    const toma = antes.usuarioId === null && !puede(actor, 'tarea:reasignar');
    return toma ? actor.id : antes.usuarioId;
  }
  return comoCambio({ usuario: pedido }).usuario ?? null;
}

/** The owner by his id, however he was sent. */
const comoCambio = ({ usuario, ...cambio }: TareaCambio): CambioDeTarea => ({
  ...cambio,
  ...(usuario !== undefined && { usuario: typeof usuario === 'object' ? (usuario?.idSaad ?? null) : usuario }),
});
