import {
  camposIncorrectos,
  type DatosDeAdenda,
  ErrorDeNegocio,
  esquemaMotivoDeAdenda,
  formularioDeAdenda,
  hoyEn,
  mensajes,
  sinDecir,
  soloCampos,
  tiposDeEvento,
} from '@adjudica/domain';
import type { Acts } from '../../act';
import { type Actor, nombreDeActor } from '../../auth/actor';
import { rowOf } from '../../columns/record';
import type { Tx } from '../../db/transaction/unit-of-work';
import { staleVersion } from '../../request/version';
import { sanear } from '../../rich-text';
import { contratoEnCiclo } from '../contrato';
import type { EmisionDeDocumentos, Preparado } from '../documento-emitido';
import { nombreDeCliente } from '../persona';
import type { UsuarioStore } from '../usuario';
import { adendaImpresa } from './adenda.documento';
import type { AdendaCambio, AdendaNueva, AdendaVista } from './adenda.dto';
import type { ActoDeAdenda } from './adenda.en-acto';
import type { AdendaImpresa } from './adenda.impreso';
import {
  type AdendaDeContrato,
  type ContratoConAdendas,
  type LecturaDeAdendas,
  rechazoDeNueva,
} from './adenda.lectura';
import { nombreDeAdenda } from './adenda.view';

const { LEG, propios } = mensajes;

type Impresa = Preparado<AdendaImpresa, AdendaDeContrato>;

/** Acts from a new addendum of an approved contract to its approval. After the delivery of the good too: what was agreed can still change. */
export class ActosDeAdenda {
  constructor(
    private readonly acto: ActoDeAdenda,
    private readonly lectura: LecturaDeAdendas,
    private readonly emision: EmisionDeDocumentos,
    private readonly usuarios: Pick<UsuarioStore, 'activeWithRole'>,
    private readonly acts: Pick<Acts, 'context'>,
  ) {}

  /** The folder is locked, so that of two requests one succeeds. @throws 404 no contract; 409 one is open; 422 fields, the contract is not approved. */
  readonly crear = this.acto.create({
    parseBody: limpia<AdendaNueva>,
    load: async ({ tx, actor, body }) => {
      await this.lectura.contratos.carpetas.lock(tx.manager, body.idCodigo);
      const caso = await this.lectura.dePlan(body.idCodigo, tx.manager);
      if (caso === null) throw new ErrorDeNegocio('noEncontrado', 'sin-contrato', LEG.sinContrato);
      const datos = await this.leida(tx, caso, body);
      const rechazo = contratoEnCiclo.accessRefusal(caso.contrato, this.acts.context(actor)) ?? rechazoDeNueva(caso);
      if (rechazo !== null) throw rechazo;
      return { caso, datos };
    },
    insert: ({ tx, loaded: { caso, datos } }) =>
      this.lectura.store.insert(tx, {
        ...datos,
        contratoId: Number(caso.contrato.id),
        numero: caso.adendas.length + 1,
      }),
    event: tiposDeEvento.adendaGenerada,
    eventNote: ({ after }) => nombreDeAdenda(after),
    duplicates: {
      'adenda.contratoId': () => new ErrorDeNegocio('conflicto', 'adenda-abierta', propios.adendaRepetida),
    },
  });

  /** Pending again, with what differs now. @throws 404; 409 decided (who, when); 412; 422 fields, or a changed value that the text does not say. */
  readonly editar = this.acto('editar', {
    parseBody: limpia<AdendaCambio>,
    load: ({ tx, before, body }) => this.leida(tx, before.caso, body),
    change: ({ actor, now, loaded }) => ({
      ...loaded,
      estado: 'P',
      editadaPor: actor.id || null,
      editadaEn: now,
      enviadaPor: null,
      enviadaEn: null,
    }),
    event: ({ before: { estado, enviadaEn } }) =>
      estado === 'R' || enviadaEn !== null ? tiposDeEvento.adendaActualizada : null,
    eventNote: ({ before }) => nombreDeAdenda(before),
  });

  /** @throws 404; 409 decided (who, when); 412; 422 out of date, or a blank in its text. */
  readonly enviar = this.acto('enviar', {
    load: ({ tx }) => this.usuarios.activeWithRole(tx.manager, 'Jefatura Adjudicaciones', 'Legal'),
    change: ({ actor, now }) => ({ enviadaPor: actor.id || null, enviadaEn: now }),
    event: tiposDeEvento.adendaEnviada,
    eventNote: ({ before }) => nombreDeAdenda(before),
    notify: ({ before, actor, loaded }) => ({
      recipients: loaded,
      titulo: propios.avisoDeAdendaEnviada,
      texto: textoDe(before, actor),
    }),
  });

  /**
   * What is printed here is what is approved, under one hash. @throws 403 his own; 404; 409 decided (who, when); 412 changed meanwhile; 422 out of
   * date, or a blank in its text.
   */
  readonly aprobar = this.acto('aprobar', {
    around: ({ actor, before }, transact: (impresa: Impresa) => Promise<AdendaVista>) =>
      this.emision.emitir(actor, adendaImpresa, before, transact),
    load: ({ before }, impresa: Impresa) => {
      if (!this.emision.muestra(impresa, before)) throw staleVersion(before.version);
      return impresa;
    },
    change: ({ actor, now }) => ({ estado: 'A', ...decidida(actor, now, null) }),
    effects: ({ tx, loaded }) => this.emision.asentar(tx, loaded),
    event: tiposDeEvento.adendaAprobada,
    eventNote: ({ before }) => nombreDeAdenda(before),
    notify: ({ before, actor }) => ({
      recipients: interesados(before),
      titulo: propios.avisoDeAdendaAprobada,
      texto: textoDe(before, actor),
    }),
    auditDetail: ({ loaded: { guardado, huella } }) => ({ sha256: guardado.sha256, huella }),
  });

  /** @throws 404; 409 decided (who, when); 412; 422 reason. */
  readonly rechazar = this.acto('rechazar', {
    schema: esquemaMotivoDeAdenda,
    change: ({ actor, now, body }) => ({
      estado: 'R',
      ...decidida(actor, now, body.motivo),
      enviadaPor: null,
      enviadaEn: null,
    }),
    event: tiposDeEvento.adendaRechazada,
    eventNote: conMotivo,
    notify: ({ before, actor, body }) => ({
      recipients: interesados(before),
      titulo: propios.avisoDeAdendaRechazada,
      texto: `${textoDe(before, actor)}. ${body.motivo}`,
    }),
  });

  /** Its number stays used. @throws 404; 409 decided (who, when); 412; 422 reason. */
  readonly anular = this.acto('anular', {
    schema: esquemaMotivoDeAdenda,
    change: ({ actor, now, body }) => ({ estado: 'X', ...decidida(actor, now, body.motivo) }),
    event: tiposDeEvento.adendaAnulada,
    eventNote: conMotivo,
  });

  /** With what differs now. @throws 422 with one message a field. */
  private async leida(tx: Tx, caso: ContratoConAdendas, enviado: object) {
    const cambios = [...caso.diferencias];
    const leida = formularioDeAdenda.revisar(
      { ...formularioDeAdenda.vacio(), ...soloCampos<DatosDeAdenda>(formularioDeAdenda.nombres, enviado) },
      { hoy: hoyEn(tx.now) },
    );
    if ('errores' in leida) throw camposIncorrectos(leida.errores);
    const faltan = sinDecir(leida.valores.texto ?? '', cambios);
    const errores = {
      ...(await this.lectura.contratos.codigos.errores(formularioDeAdenda.campos, leida.valores, tx.manager)),
      ...(faltan.length > 0 && { texto: propios.adendaSinDecir(faltan) }),
    };
    if (Object.keys(errores).length > 0) throw camposIncorrectos(errores);
    return { ...rowOf(formularioDeAdenda, leida.valores), cambios };
  }
}

const limpia = <B extends { texto?: string | null }>(enviada: B): B =>
  typeof enviada.texto === 'string' ? { ...enviada, texto: sanear(enviada.texto) } : enviada;

const decidida = (actor: Actor, now: Date, motivoDeDecision: string | null) => ({
  decididaPor: actor.id || null,
  decididaEn: now,
  motivoDeDecision,
});

const conMotivo = ({ before, body }: { before: AdendaDeContrato; body: { motivo: string } }): string =>
  `${nombreDeAdenda(before)}. ${body.motivo}`;

/** Who wrote it, and who sent it. */
const interesados = ({ creadaPor, editadaPor, enviadaPor }: AdendaDeContrato): (number | null)[] => [
  ...new Set([creadaPor, editadaPor, enviadaPor]),
];

const textoDe = (row: AdendaDeContrato, actor: Actor): string =>
  propios.adendaAvisada(nombreDeAdenda(row), nombreDeCliente(row.caso.contrato), nombreDeActor(actor));
