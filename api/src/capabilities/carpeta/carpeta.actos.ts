import {
  ACCION_DE_ENVIO,
  consecuenciasDeReabrir,
  DEPARTAMENTO_DE_RIESGO,
  ErrorDeNegocio,
  esquemaAprobacion,
  esquemaDevolucion,
  esquemaEnvio,
  esquemaReapertura,
  exigeConfirmar,
  mensajes,
  porConfirmar,
  resoluciones,
  textoDeRegla,
  tiposDeEvento,
  tiposDeGarantia,
} from '@adjudica/domain';
import type { Acts } from '../../act';
import { nombreDeActor } from '../../auth/actor';
import { nombreDeCliente } from '../persona';
import type { UsuarioStore } from '../usuario';
import type { DecisionDeCarpeta, HojaImpresa } from './carpeta.decision';
import type { CarpetaVista } from './carpeta.dto';
import { type AlmacenesDeCarpeta, type CarpetaEnActo, carpetasEnActo, esDeOtro } from './carpeta.en-acto';
import { huellaDe } from './carpeta.revision';

const { propios } = mensajes;

/** Acts that move a folder between departments: sent to risk, approved or returned, once for each sending (CLI, CAP). */
export class ActosDeCarpeta {
  private readonly acto = this.acts.on(carpetasEnActo(this.almacenes));

  constructor(
    private readonly acts: Acts,
    private readonly almacenes: AlmacenesDeCarpeta,
    private readonly decisiones: DecisionDeCarpeta,
    private readonly usuarios: Pick<UsuarioStore, 'activeWithRole'>,
  ) {}

  /**
   * 'Enviar a Riesgo' (CLI-051…054, DOC-015): department 004, one 'Recibir' event for each send (invariant 26), one outcome (invariant 28).
   * @throws 404; 403 of another executive (SOLO_PROPIOS); 409 in 004 already, by whom and when; 412; 422 no award, no application, no document,
   * or something missing without `aceptaIncompleta`.
   */
  readonly enviar = this.acto('enviar', {
    schema: esquemaEnvio,
    guard: ({ before, body }) => {
      exigeConfirmar(before.expediente.faltantes, body.aceptaIncompleta ?? false);
      return null;
    },
    change: () => ({ idDepartamento: DEPARTAMENTO_DE_RIESGO }),
    effects: ({ tx, before }) =>
      this.almacenes.envios.open(tx, before.plan.carpetaId as number, before.expediente.faltantes.length),
    event: tiposDeEvento.carpetaEnviada,
    eventNote: ({ before, actor }) =>
      esDeOtro(before, actor) ? `${ACCION_DE_ENVIO}. ${propios.planDeOtroEjecutivo}` : ACCION_DE_ENVIO,
    auditDetail: ({ before }) => ({ faltantes: before.expediente.faltantes.length }),
  });

  /**
   * CAP-501…510: to legal (003), with type of guarantee and comment; notifies the plan's executive. Its basis is kept as 'Hoja de decisión', and
   * unmet rules of the policy as an event of their own. @throws 422 fields, no current purchase request, no award, the policy; 404; 409 not at risk,
   * or decided (who, when, what); 412 stale version, or another basis than seen.
   */
  readonly aprobar = this.acto('aprobar', {
    schema: esquemaAprobacion,
    around: ({ actor, before, body }, transact: (impresa: HojaImpresa) => Promise<CarpetaVista>) =>
      this.decisiones.imprimir(actor, before.plan, body, transact),
    load: ({ tx, before, body }, impresa: HojaImpresa) => this.decisiones.releer(tx, before.plan, body, impresa),
    change: ({ body: { tipoGarantia, comentario } }) => {
      const { idDepartamento, resultado } = resoluciones.aprobar;
      return { idDepartamento, envio: { resultado, tipoGarantia, comentario } };
    },
    effects: ({ tx, loaded }) => this.decisiones.asentar(tx, loaded),
    caveat: ({ loaded }) => {
      const confirmadas = porConfirmar(loaded.fuente.reglas).map(textoDeRegla);
      if (confirmadas.length === 0) return null;
      return { tipo: tiposDeEvento.politicaConfirmada, observacion: propios.politicaConfirmo(confirmadas) };
    },
    event: tiposDeEvento.carpetaAprobada,
    eventNote: ({ body }) => `${tiposDeGarantia[body.tipoGarantia]}. ${body.comentario}`,
    // its tasks are legal's, so the executive is notified separately
    notify: ({ before: { plan }, actor }) => ({
      recipients: [plan.ejecutivoId],
      titulo: propios.avisoDeCarpetaAprobada,
      texto: propios.carpetaAprobadaPor(plan.idCodigo, nombreDeCliente(plan), nombreDeActor(actor)),
    }),
    auditDetail: ({ after, loaded }) => ({
      ...decisionDe(after),
      confirmadas: porConfirmar(loaded.fuente.reglas).map(({ codigo }) => codigo),
      hoja: loaded.preparado.guardado.sha256,
    }),
  });

  /**
   * CAP-500, CAP-502, CAP-506, CAP-511: back to adjudications (002); the executive's task and notice give the reason. @throws 422 no reason, no
   * award; 404; 409 not at risk, or decided (who, when, what); 412.
   */
  readonly devolver = this.acto('devolver', {
    schema: esquemaDevolucion,
    change: ({ body: { motivo: comentario } }) => {
      const { idDepartamento, resultado } = resoluciones.devolver;
      return { idDepartamento, envio: { resultado, tipoGarantia: null, comentario } };
    },
    event: tiposDeEvento.carpetaDevuelta,
    eventNote: ({ body }) => body.motivo,
    auditDetail: ({ after }) => decisionDe(after),
  });

  /**
   * Sends an approved folder back to risk with a reason, as a new sending with its own decision: until then its basis may change. The issued sheet
   * stays, as do records built on the approval, which the audit lists; their owners are notified. @throws 422 no reason, no award, delivered; 404;
   * 409 not approved; 412 stale version, or a record built on it since it was read; 428.
   */
  readonly reabrir = this.acto('reabrir', {
    schema: esquemaReapertura,
    version: 'required',
    load: ({ tx }) => this.usuarios.activeWithRole(tx.manager, 'Legal'),
    guard: ({ before, body: { base } }) =>
      base === undefined || base === huellaDe(before.compromisos) ? null : compromisosCambiados(),
    change: () => ({ idDepartamento: DEPARTAMENTO_DE_RIESGO }),
    effects: ({ tx, before }) =>
      this.almacenes.envios.open(tx, before.plan.carpetaId as number, before.expediente.faltantes.length),
    event: tiposDeEvento.carpetaReabierta,
    eventNote: ({ body }) => body.motivo,
    // risk gets a task instead
    notify: ({ before: { plan }, actor, body: { motivo }, loaded: legales }) => ({
      recipients: [plan.ejecutivoId, ...legales],
      titulo: propios.avisoDeCarpetaReabierta,
      texto: propios.carpetaReabiertaPor(plan.idCodigo, nombreDeCliente(plan), nombreDeActor(actor), motivo),
    }),
    auditDetail: ({ before, body: { motivo } }) => ({
      ...decisionDe(before),
      motivo,
      existia: consecuenciasDeReabrir(before.compromisos).map(({ etiqueta }) => etiqueta),
    }),
  });
}

const compromisosCambiados = (): ErrorDeNegocio =>
  new ErrorDeNegocio('versionVieja', 'base-cambiada', propios.compromisosCambiados, { detalle: { campos: ['base'] } });

const decisionDe = ({ envio }: CarpetaEnActo): object => {
  const { resultado, tipoGarantia, comentario } = envio?.resolucion ?? {};
  return { resultado, tipoGarantia, comentario };
};
