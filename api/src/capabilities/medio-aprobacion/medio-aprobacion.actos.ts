import {
  camposIncorrectos,
  ErrorDeNegocio,
  esAjeno,
  esquemaAceptacionDeMedio,
  esquemaAsignacionDeMedio,
  esquemaRechazoDeMedio,
  mensajes,
  rechazoPorValor,
  rolesDeEjecutivo,
  tiposDeEvento,
  valorLejano,
} from '@adjudica/domain';
import { type Actor, nombreDeActor } from '../../auth/actor';
import type { Tx } from '../../db/transaction/unit-of-work';
import { nombreDeCliente } from '../persona';
import type { UsuarioStore } from '../usuario';
import type { FichaDelBienStore } from './ficha-bien.store';
import type { ComparacionDeMedios } from './medio-aprobacion.comparacion';
import type { ActoDeMedio } from './medio-aprobacion.en-acto';
import type { MedioRow } from './medio-aprobacion.store';
import { hechosDeMedio, planesDe } from './medio-aprobacion.view';

const { propios } = mensajes;

/** Acts on an approval: sent, accepted, rejected, assigned (MED-518, MED-523…525, invariant 30). */
export class ActosDeMedio {
  constructor(
    private readonly acto: ActoDeMedio,
    private readonly fichas: FichaDelBienStore,
    private readonly usuarios: UsuarioStore,
    private readonly comparaciones: Pick<ComparacionDeMedios, 'de'>,
    private readonly ajustes: { readonly desvioDeMedio: number },
  ) {}

  /** @throws 404; 409 sent or decided already (who, when); 412; 422 a plan lost its award; 403 (SOLO_PROPIOS). */
  readonly enviar = this.acto('enviar', {
    change: ({ actor, now }) => ({ enviadoPor: actor.id || null, enviadoEn: now }),
    event: tiposDeEvento.medioEnviado,
    eventNote: ({ before, actor }) => observacionDe(before, actor, null),
  });

  /**
   * MED-523: with risk's comment, if any. A confirmed deviation from list and application is in history and audit. @throws 404; 409 not sent, or
   * decided (who, when, what); 412; 422 a plan lost its award, or an unconfirmed deviation.
   */
  readonly aceptar = this.acto('aceptar', {
    schema: esquemaAceptacionDeMedio,
    load: async ({ tx, before }) =>
      valorLejano(await this.comparaciones.de(before, tx.manager), this.ajustes.desvioDeMedio),
    guard: ({ loaded: lejano, body }) => rechazoPorValor(lejano, body.confirmaValor === true),
    change: ({ tx, body }) => decision(tx, true, body.observaciones),
    event: tiposDeEvento.medioAprobado,
    eventNote: ({ before, actor, body, loaded: lejano }) =>
      [
        observacionDe(before, actor, body.observaciones),
        ...(lejano === null ? [] : [propios.medioValorConfirmado(lejano)]),
      ].join('. '),
    caveat: ({ before: { id }, loaded: lejano }) =>
      lejano === null
        ? null
        : { tipo: tiposDeEvento.valorConfirmado, observacion: `${propios.medioNumero(Number(id))}. ${lejano}` },
    auditDetail: ({ loaded: lejano }) => (lejano === null ? {} : { valorConfirmado: lejano }),
    notify: ({ before, actor }) => ({
      recipients: [before.ejecutivoId],
      titulo: propios.avisoDeMedioAprobado,
      texto: textoDe(before, actor),
    }),
  });

  /** MED-524: releases its plans. @throws 422 no reason; 404; 409 not sent, or decided (who, when, what); 412. */
  readonly rechazar = this.acto('rechazar', {
    schema: esquemaRechazoDeMedio,
    change: ({ tx, body }) => decision(tx, false, body.observaciones),
    effects: ({ tx, before }) => this.fichas.releasePlanes(tx, before.fichaId),
    event: tiposDeEvento.medioRechazado,
    eventNote: ({ before, actor, body }) => observacionDe(before, actor, body.observaciones),
  });

  /** MED-525 @throws 404; 409 not approved, or his already; 412; 422 no active executive. */
  readonly asignar = this.acto('asignar', {
    schema: esquemaAsignacionDeMedio,
    load: ({ tx, body }) => this.ejecutivo(tx, body.usuario),
    guard: ({ before, loaded: { id, nombre } }) =>
      before.ejecutivoId === id
        ? new ErrorDeNegocio('conflicto', 'ya-asignado', propios.medioYaAsignado(nombre))
        : null,
    change: ({ loaded }) => ({ ejecutivoId: loaded.id }),
    notify: ({ before, actor, loaded }) => ({
      recipients: [loaded.id],
      titulo: propios.avisoDeMedioAsignado,
      texto: textoDe(before, actor),
    }),
  });

  private async ejecutivo({ manager }: Tx, id: number): Promise<{ id: number; nombre: string }> {
    const usuario = await this.usuarios.byId(id, manager);
    if (usuario === null || !usuario.activo || !rolesDeEjecutivo.some((rol) => rol === usuario.role))
      throw camposIncorrectos({ usuario: propios.noEsEjecutivo });
    return { id, nombre: nombreDeActor(usuario) };
  }
}

const decision = ({ actor, now }: Tx, estado: boolean, motivo: string | null) => ({
  estado,
  motivo,
  decididoPor: actor.id || null,
  decididoEn: now,
});

const observacionDe = (row: MedioRow, actor: Actor, motivo: string | null): string =>
  [
    ...(esAjeno(hechosDeMedio(row), actor) ? [propios.medioDeOtroEjecutivo] : []),
    propios.medioNumero(Number(row.id)),
    ...(motivo === null ? [] : [motivo]),
  ].join('. ');

const textoDe = (row: MedioRow, actor: Actor): string =>
  propios.medioDe(Number(row.id), planesDe(row).join(', '), nombreDeCliente(row), nombreDeActor(actor));
