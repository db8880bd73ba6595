import {
  camposIncorrectos,
  codigosDeTarea,
  type DatosDePersonas,
  esquemaAnulacionDePagare,
  esquemaAprobacionDePagare,
  esquemaRechazoDePagare,
  type Fecha,
  formularioDePersonas,
  hoyEn,
  mensajes,
  personasDesdePagare,
  soloCampos,
  tiposDeEvento,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { type Actor, nombreDeActor } from '../../auth/actor';
import { rowOf } from '../../columns/record';
import type { BorradorStore } from '../borrador';
import { auditadoDelPaso, type PasoAdmitido, type ReglasDelCaso, salvedadDelPaso } from '../caso';
import type { EmisionDeDocumentos, Preparado } from '../documento-emitido';
import type { ActosDeInterviniente } from '../interviniente';
import type { PlazosDelContrato } from '../plazo';
import type { UsuarioStore } from '../usuario';
import { type FuenteDePagare, pagareImpreso } from './pagare.documento';
import type { PagareVista, PersonasDePagareCambio } from './pagare.dto';
import type { ActoDePagare } from './pagare.en-acto';
import { numeroDe, sinDecision } from './pagare.generacion';
import type { PagareImpreso } from './pagare.impreso';
import type { PagareRow, PagareStore } from './pagare.store';
import { personasDe } from './pagare.view';

const { LEG, propios } = mensajes;

type Impreso = Preparado<PagareImpreso, FuenteDePagare>;

/** Facts of a pledge needed by its note, whose approval makes it final. */
export interface PrendaDePagare {
  /** It keeps the persons of the case as they are printed with the approval. */
  congelar(manager: EntityManager, pagareId: number, hoy: Fecha): Promise<void>;
}

/** Pledge and persons, which are approved with the note, and the rules before it. */
interface DelCaso {
  readonly prenda: PrendaDePagare;
  readonly reglas: ReglasDelCaso;
  readonly intervinientes: Pick<ActosDeInterviniente, 'asentar'>;
}

/** Acts on a note after its creation: persons, sending, decision (LEG-533…543, LEG-576), annulment. */
export class ActosDePagare {
  constructor(
    private readonly acto: ActoDePagare,
    private readonly lectura: {
      readonly pagares: Pick<PagareStore, 'listCuotas'>;
      readonly plazos: Pick<PlazosDelContrato, 'listAll'>;
    },
    private readonly usuarios: Pick<UsuarioStore, 'activeWithRole'>,
    private readonly emision: EmisionDeDocumentos,
    private readonly borradores: Pick<BorradorStore, 'discard'>,
    private readonly delCaso: DelCaso,
  ) {}

  /** LEG-540, LEG-599: all persons at once; a rejected or sent note becomes pending. @throws 404; 409 approved (who, when); 412; 422 fields. */
  readonly actualizar = this.acto('actualizar', {
    parseBody: ({ version, ...enviado }: PersonasDePagareCambio): ConVersion => {
      const escritas = soloCampos<DatosDePersonas>(formularioDePersonas.nombres, enviado);
      const leidas = formularioDePersonas.revisar(escritas, undefined);
      if ('errores' in leidas) throw camposIncorrectos(leidas.errores);
      return { ...leidas.valores, ...(version === undefined ? {} : { version }) };
    },
    change: ({ actor, now }) => ({
      ...sinDecision,
      estado: 'P',
      actualizadoPor: actor.id || null,
      actualizadoEn: now,
    }),
    effects: async ({ tx, before, body }) => {
      await this.delCaso.intervinientes.asentar(tx, before.idCodigo, personasDesdePagare(body, before), 'pagare');
      await this.borradores.discard(tx, { formulario: 'pagare', clave: before.idCodigo });
    },
    event: tiposDeEvento.pagareActualizado,
    eventNote: ({ after }) => numeroDe(after),
    auditDetail: ({ body: { version: _, ...personas } }) => personas,
  });

  /** LEG-539, LEG-576, LEG-595: to Jefatura and Legal. @throws 404; 409 decided (who, when); 412; 422 missing contents. */
  readonly enviar = this.acto('enviar', {
    load: ({ tx }) => this.usuarios.activeWithRole(tx.manager, 'Jefatura Adjudicaciones', 'Legal'),
    change: ({ actor, now }) => ({ enviadoPor: actor.id || null, enviadoEn: now }),
    event: tiposDeEvento.pagareEnviado,
    eventNote: ({ before }) => numeroDe(before),
    notify: ({ before, actor, loaded }) => ({
      recipients: loaded,
      titulo: propios.avisoDePagarePorAprobar,
      texto: textoDe(before, actor),
      trabajo: { codigo: codigosDeTarea.aprobarPagare, planId: before.planId },
    }),
  });

  /**
   * LEG-537, LEG-541: printed and kept as approved, unchangeable, with the rules before it. @throws 404; 403 one's own; 409 decided (who, when); 412,
   * also with other rules than seen; 422 missing contents required by law, a rule stops it or was not confirmed.
   */
  readonly aprobar = this.acto('aprobar', {
    schema: esquemaAprobacionDePagare,
    around: async ({ actor, before, body }, transact: (impreso: Impreso) => Promise<PagareVista>) => {
      await this.delCaso.reglas.exigir('pagare', [before.idCodigo], body);
      return this.emision.emitir(actor, pagareImpreso, await this.fuente(before), transact);
    },
    load: async ({ tx, before, body }, impreso: Impreso): Promise<{ impreso: Impreso; admitido: PasoAdmitido }> => {
      const admitido = await this.delCaso.reglas.exigir('pagare', [before.idCodigo], body, tx.manager);
      await this.delCaso.prenda.congelar(tx.manager, before.id, hoyEn(tx.now));
      return { impreso, admitido };
    },
    change: ({ actor, now, before }) => ({
      ...rowOf(formularioDePersonas, personasDe(before)),
      estado: 'A',
      decididoPor: actor.id || null,
      decididoEn: now,
      motivo: null,
    }),
    effects: async ({ tx, before, loaded: { impreso, admitido } }) => {
      await this.emision.asentar(tx, impreso);
      await this.delCaso.reglas.asentar(tx, admitido, before.id);
    },
    event: tiposDeEvento.pagareAprobado,
    eventNote: () => LEG.pagareAprobado,
    caveat: ({ loaded: { admitido } }) => salvedadDelPaso(admitido),
    notify: ({ before, actor }) => ({
      recipients: interesados(before),
      titulo: propios.avisoDePagareAprobado,
      texto: textoDe(before, actor),
    }),
    auditDetail: ({ loaded: { impreso, admitido } }) => ({
      sha256: impreso.guardado.sha256,
      ...auditadoDelPaso(admitido),
    }),
  });

  /** LEG-538, LEG-542. @throws 404; 409 decided (who, when); 412; 422 no reason. */
  readonly rechazar = this.acto('rechazar', {
    schema: esquemaRechazoDePagare,
    change: ({ actor, now, body: { motivo } }) => ({
      estado: 'R',
      decididoPor: actor.id || null,
      decididoEn: now,
      motivo,
    }),
    event: tiposDeEvento.pagareRechazado,
    eventNote: ({ body }) => body.motivo,
    notify: ({ before, actor, body }) => ({
      recipients: interesados(before),
      titulo: propios.avisoDePagareNoAprobado,
      texto: `${textoDe(before, actor)}. ${body.motivo}`,
    }),
  });

  /** Whoever of Legal notices it; the note stays in force. @throws 404; 409 asked already, annulled or delivered (who, when); 412; 422 no reason, its contract is approved. */
  readonly pedirAnulacion = this.acto('pedirAnulacion', {
    schema: esquemaAnulacionDePagare,
    load: ({ tx }) => this.usuarios.activeWithRole(tx.manager, 'Legal'),
    change: ({ actor, now, body: { motivo } }) => ({
      anulacionPedidaPor: actor.id || null,
      anulacionPedidaEn: now,
      motivoAnulacion: motivo,
    }),
    event: tiposDeEvento.anulacionPedida,
    eventNote: ({ before, body }) => `${propios.pagareTitulo(before.id)}: ${body.motivo}`,
    notify: ({ before, actor, body, loaded }) => ({
      recipients: loaded,
      titulo: propios.avisoDeAnulacionPedida,
      texto: `${textoDe(before, actor)}. ${body.motivo}`,
      trabajo: { codigo: codigosDeTarea.decidirAnulacion, planId: before.planId },
    }),
  });

  /** @throws 404; 409 annulled (who, when); 412; 422 no reason, nobody asked. */
  readonly declinarAnulacion = this.acto('declinarAnulacion', {
    schema: esquemaAnulacionDePagare,
    change: () => ({ anulacionPedidaPor: null, anulacionPedidaEn: null, motivoAnulacion: null }),
    event: tiposDeEvento.anulacionDeclinada,
    eventNote: ({ before, body }) => `${propios.pagareTitulo(before.id)}: ${body.motivo}`,
    notify: ({ before, actor, body }) => ({
      recipients: [before.anulacionPedidaPor],
      titulo: propios.avisoDeAnulacionDeclinada,
      texto: `${textoDe(before, actor)}. ${body.motivo}`,
    }),
  });

  /**
   * What was issued stays as it is; the number is not used again. @throws 404; 403 whoever asked; 409 annulled or delivered (who, when); 412; 422
   * nobody asked, its contract is approved.
   */
  readonly anular = this.acto('anular', {
    change: ({ actor, now }) => ({ estado: 'X', anuladoPor: actor.id || null, anuladoEn: now }),
    event: tiposDeEvento.pagareAnulado,
    eventNote: ({ before }) => `${propios.pagareTitulo(before.id)}: ${before.motivoAnulacion ?? ''}`,
    notify: ({ before, actor }) => ({
      recipients: [...interesados(before), before.anulacionPedidaPor],
      titulo: propios.avisoDePagareAnulado,
      texto: `${textoDe(before, actor)}. ${before.motivoAnulacion ?? ''}`,
    }),
  });

  private async fuente(row: PagareRow): Promise<FuenteDePagare> {
    const { pagares, plazos } = this.lectura;
    return { fila: row, cuotas: await pagares.listCuotas(row.id, row.emision), plazos: await plazos.listAll() };
  }
}

type ConVersion = DatosDePersonas & { version?: number };

/** Creator and last author of the persons, once each. */
const interesados = ({ generadoPor, actualizadoPor }: PagareRow): number[] => [
  ...new Set([generadoPor, actualizadoPor].filter((id) => id !== null).map(Number)),
];

const textoDe = (row: PagareRow, actor: Actor): string =>
  propios.pagareDe(row.id, row.idCodigo, row.nombresCliente, nombreDeActor(actor));
