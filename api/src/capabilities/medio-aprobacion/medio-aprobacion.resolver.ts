import {
  type AccionDeMedio,
  cicloDeMedio,
  ErrorDeNegocio,
  esMedioAjeno,
  esquemaAceptacion,
  esquemaAsignacionDeMedio,
  esquemaNoAprobacion,
  estadoDeMedio,
  mensajes,
  rolesDeEjecutivo,
  type TipoDeEvento,
  validar,
} from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import { boolOf } from '../../db/columns';
import type { Tx, UnitOfWork } from '../../db/unit-of-work';
import type { MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { notFound } from '../../http/version';
import { type EventoStore, tiposDeEvento } from '../evento';
import type { NotificacionService } from '../notificacion';
import { nombreDeCliente } from '../persona';
import type { FilaDePlanConCuenta } from '../plan';
import type { UsuarioStore } from '../usuario';
import type { FichaStore } from './ficha-bien.store';
import { exigirVersion, medioViejo } from './medio-aprobacion.conflictos';
import type { AceptacionDeMedio, AsignacionDeMedio, MedioVista, NoAprobacionDeMedio } from './medio-aprobacion.dto';
import { campo, type PlanesDeMedio } from './medio-aprobacion.planes';
import type { FilaDeMedio, MedioStore } from './medio-aprobacion.store';
import { hechosDe, planesDe, vistaDeMedio } from './medio-aprobacion.view';

const { propios } = mensajes;

interface Paso {
  accion: Extract<AccionDeMedio, 'enviar' | 'aceptar' | 'rechazar'>;
  evento: TipoDeEvento;
  version: number;
  cambio: (tx: Tx) => Partial<MedioAprobacion>;
  motivo?: string | null;
}

/** What moves an approval from hand to hand: sent, accepted, not approved, assigned (MED-518, MED-523…525, invariant 30). */
export class ResolucionDeMedios {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: MedioStore,
    private readonly fichas: FichaStore,
    private readonly planes: PlanesDeMedio,
    private readonly usuarios: UsuarioStore,
    private readonly eventos: EventoStore,
    private readonly notificaciones: Pick<NotificacionService, 'avisar'>,
    private readonly ajustes: { readonly soloPropios: boolean },
  ) {}

  /** @throws 404; 409 sent or decided already (who, when); 412; 422 a plan lost its award; 403 (SOLO_PROPIOS). */
  enviar(actor: Actor, id: number, version: number): Promise<MedioVista> {
    return this.dar(actor, id, {
      accion: 'enviar',
      evento: tiposDeEvento.medioEnviado,
      version,
      cambio: ({ actor: { id: quien }, now }) => ({ enviadoPor: quien || null, enviadoEn: now }),
    });
  }

  /** MED-523: with what risk notes, if anything. @throws 404; 409 not sent, or decided (who, when, what); 412; 422 a plan lost its award. */
  aceptar(actor: Actor, id: number, version: number, { observaciones }: AceptacionDeMedio): Promise<MedioVista> {
    const leida = validar(esquemaAceptacion, { observaciones, version });
    return this.dar(actor, id, {
      accion: 'aceptar',
      evento: tiposDeEvento.medioAprobado,
      version,
      motivo: leida.observaciones,
      cambio: decision(true, leida.observaciones),
    });
  }

  /** MED-524: its plans are free again. @throws 422 no reason; 404; 409 not sent, or decided (who, when, what); 412. */
  rechazar(actor: Actor, id: number, version: number, { observaciones }: NoAprobacionDeMedio): Promise<MedioVista> {
    const leida = validar(esquemaNoAprobacion, { observaciones, version });
    return this.dar(actor, id, {
      accion: 'rechazar',
      evento: tiposDeEvento.medioRechazado,
      version,
      motivo: leida.observaciones,
      cambio: decision(false, leida.observaciones),
    });
  }

  /** MED-525 @throws 404; 409 not approved, or his already; 412; 422 no active executive. */
  async asignar(actor: Actor, id: number, version: number, body: AsignacionDeMedio): Promise<MedioVista> {
    const { usuario: usuarioId } = validar(esquemaAsignacionDeMedio, { usuario: body.usuario, version });
    return this.unitOfWork.run(actor, async (tx) => {
      const antes = await this.abrir(tx, id, 'asignar', version);
      const usuario = await this.usuarios.byId(usuarioId, tx.manager);
      if (usuario === null || !usuario.activo || !rolesDeEjecutivo.some((rol) => rol === usuario.role))
        throw campo('usuario', propios.noEsEjecutivo);
      if (antes.ejecutivoId === usuarioId)
        throw new ErrorDeNegocio(
          'conflicto',
          'ya-asignado',
          propios.medioYaAsignado(`${usuario.nombre} ${usuario.apellido}`.trim()),
        );
      await this.cambiar(tx, antes, { ejecutivoId: usuarioId });
      await this.avisar(tx, antes, usuarioId, propios.avisoDeMedioAsignado);
      return this.auditada(tx, 'asignar', antes);
    });
  }

  /** The approval first, then the folders of its plans; then state, guard, version (model.md, Conflicts). */
  private dar(actor: Actor, id: number, paso: Paso): Promise<MedioVista> {
    const { accion, evento, version, cambio, motivo } = paso;
    return this.unitOfWork.run(actor, async (tx) => {
      const antes = await this.abrir(tx, id, accion, version);
      await this.cambiar(tx, antes, cambio(tx));
      if (accion === 'rechazar') await this.fichas.soltar(tx, antes.fichaId);
      const planes = await this.planes.leer(planesDe(antes), tx.manager);
      await this.anotar(tx, evento, antes, planes, motivo ?? null);
      if (accion === 'aceptar' && antes.ejecutivoId !== null)
        await this.avisar(tx, antes, antes.ejecutivoId, propios.avisoDeMedioAprobado);
      return this.auditada(tx, accion, antes, planes);
    });
  }

  private async abrir(tx: Tx, id: number, accion: AccionDeMedio, version: number): Promise<FilaDeMedio> {
    await this.store.bloquear(tx, id);
    const leida = await this.store.byId(id, tx.manager);
    if (leida === null) throw notFound();
    await this.planes.bloquear(tx.manager, planesDe(leida));
    // read again: whether its plans are awarded is settled only now
    const fila = (await this.store.byId(id, tx.manager)) as FilaDeMedio;
    cicloDeMedio.transicion(accion, hechosDe(fila), { actor: tx.actor, soloPropios: this.ajustes.soloPropios });
    exigirVersion(fila, version);
    return fila;
  }

  private async cambiar(tx: Tx, antes: FilaDeMedio, cambio: Partial<MedioAprobacion>): Promise<void> {
    if ((await this.store.update(tx, antes, cambio)) === 0)
      throw medioViejo((await this.store.byId(Number(antes.id), tx.manager)) as FilaDeMedio);
  }

  /** An event for each plan. The task that is born of them is one: of the first plan that is still awarded to the client, of none without. */
  private async anotar(
    tx: Tx,
    tipo: TipoDeEvento,
    medio: FilaDeMedio,
    planes: readonly FilaDePlanConCuenta[],
    motivo: string | null,
  ): Promise<void> {
    const partes = [
      ...(esMedioAjeno(hechosDe(medio), tx.actor) ? [propios.medioDeOtroEjecutivo] : []),
      propios.medioNumero(Number(medio.id)),
      ...(motivo === null ? [] : [motivo]),
    ];
    const observacion = partes.join('. ');
    // of the one who asked for it, whoever holds the plan by now
    const personaId = Number(medio.personaId);
    const duenoDeTarea = boolOf(medio.ejecutivoActivo) ? (medio.ejecutivoId ?? undefined) : undefined;
    const conTarea = planes.find((plan) => plan.fechaAdjudicacion !== null && plan.personaId === personaId)?.planId;
    await this.eventos.anotar(
      tx,
      planes.map(({ planId }) => {
        const sinTarea = planId !== conTarea;
        return { tipo, planId, personaId, observacion, duenoDeTarea, sinTarea };
      }),
    );
  }

  private async avisar(tx: Tx, medio: FilaDeMedio, usuarioId: number, titulo: string): Promise<void> {
    if (usuarioId === tx.actor.id) return;
    const quien = `${tx.actor.nombre} ${tx.actor.apellido}`.trim();
    const id = Number(medio.id);
    await this.notificaciones.avisar(tx, [usuarioId], {
      titulo,
      texto: propios.medioDe(id, planesDe(medio).join(', '), nombreDeCliente(medio), quien),
      enlace: `/medio-aprobacion/${id}`,
    });
  }

  private async auditada(
    tx: Tx,
    accion: AccionDeMedio,
    antes: FilaDeMedio,
    planes?: readonly FilaDePlanConCuenta[],
  ): Promise<MedioVista> {
    const id = Number(antes.id);
    const despues = (await this.store.byId(id, tx.manager)) as FilaDeMedio;
    await tx.audit({
      accion,
      recurso: 'medio-aprobacion',
      recursoId: id,
      antes: resumenDe(antes),
      despues: resumenDe(despues),
    });
    const filas = planes ?? (await this.planes.leer(planesDe(despues), tx.manager));
    return vistaDeMedio(despues, filas, { actor: tx.actor, soloPropios: this.ajustes.soloPropios });
  }
}

const decision =
  (estado: boolean, motivo: string | null) =>
  ({ actor, now }: Tx): Partial<MedioAprobacion> => ({
    estado,
    motivo,
    decididoPor: actor.id || null,
    decididoEn: now,
  });

/** What these acts change. */
const resumenDe = (fila: FilaDeMedio) => ({
  estado: estadoDeMedio(hechosDe(fila)),
  planes: planesDe(fila),
  ejecutivo: fila.ejecutivoId,
  motivo: fila.motivo,
});
