import {
  type AccionDeDerecho,
  asuntoDe,
  campoIncorrecto,
  datoCambiado,
  esquemaAtencionDeDerecho,
  esquemaDerecho,
  esquemaLevantamiento,
  esquemaNegacionDeDerecho,
  etiquetaDeDato,
  hoyEn,
  identificacionesDe,
  propios,
  tiposDeEvento,
  validar,
  valorRectificado,
  vencimientoDeDerecho,
  yaSuspendido,
} from '@adjudica/domain';
import type { ActMaker, ActRecord, Acts } from '../../act';
import type { Actor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/lists/page';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { Persona } from '../../entities/persona.entity';
import type { Platform } from '../../platform';
import { notFound, staleVersion } from '../../request/version';
import { type PersonaStore, type Suspensiones, suspensionDe } from '../persona';
import type { DerechoNuevo, DerechoVista } from './derecho-titular.dto';
import type { CambioDeDerecho, DerechoRow, DerechoTitularStore } from './derecho-titular.store';
import { derechoEnCiclo, resumenDeDerecho, vistaDeDerecho } from './derecho-titular.view';
import type { TitularStore } from './titular.store';

type ActoDeDerecho = ActMaker<number, DerechoRow, AccionDeDerecho, CambioDeDerecho, DerechoVista>;

/** Requests of persons about their data: entered, read, attended or denied by the system administrator. */
export class DerechoTitularService {
  private readonly acto: ActoDeDerecho = this.acts.on(this.enActo());

  constructor(
    private readonly acts: Acts,
    private readonly store: DerechoTitularStore,
    private readonly titulares: Pick<TitularStore, 'find'>,
    private readonly personas: Pick<PersonaStore, 'byId' | 'update'>,
    private readonly platform: Pick<Platform, 'accessLog' | 'clock' | 'config'> & {
      readonly suspensiones: Pick<Suspensiones, 'caducar'>;
    },
  ) {}

  private enActo(): ActRecord<number, DerechoRow, AccionDeDerecho, CambioDeDerecho, DerechoVista> {
    return {
      resource: 'derecho-titular',
      lifecycle: derechoEnCiclo,
      version: 'required',
      // the guarded write decides of two at once
      lock: async () => undefined,
      read: ({ manager }, id) => this.store.byId(id, manager),
      idOf: ({ id }) => id,
      versionOf: ({ version }) => version,
      stale: ({ version }) => staleVersion(version),
      write: (tx, row, cambio) => this.store.update(tx.manager, row, cambio),
      targets: ({ identificacion }, { manager }) =>
        this.store.listPlanesOf(manager, identificacionesDe(identificacion)),
      summaryOf: resumenDeDerecho,
      subject: ({ id }) => asuntoDe('derecho-titular', id),
      view: (row, { actor }) => this.vista(actor, row),
    };
  }

  /** Leaves an access row: the list names persons. */
  async list(actor: Actor, request: ListRequest): Promise<Page<DerechoVista>> {
    this.platform.accessLog.record(actor, { operacion: 'listar', recurso: 'derecho-titular', recursoId: 'lista' });
    const page = await this.store.list(request);
    return { ...page, rows: page.rows.map((row) => this.vista(actor, row)) };
  }

  /** @throws 404. */
  async get(actor: Actor, id: number): Promise<DerechoVista> {
    const row = await this.store.byId(id);
    if (row === null) throw notFound();
    const { dato, personaId } = row;
    const persona = dato === null || personaId === null ? null : await this.personas.byId(personaId);
    this.platform.accessLog.record(actor, { operacion: 'leer', recurso: 'derecho-titular', recursoId: id });
    return { ...this.vista(actor, row), valorActual: persona && dato && (persona[dato] || null) };
  }

  /** @throws 422 invalid data, unknown identification. */
  readonly crear = this.acto.create({
    parseBody: (nuevo: DerechoNuevo) => validar(esquemaDerecho(this.hoy()), nuevo),
    load: async ({ tx, body }) => {
      const { identificacion, tipo } = body;
      const titular = await this.titulares.find(identificacion, tx.manager);
      if (titular === null) throw campoIncorrecto('identificacion', propios.derechoDesconocido);
      const { nombre, personas } = titular;
      const persona = personas.find((persona) => persona.identificacion === identificacion) ?? null;
      if (tipo === 'acceso') return { nombre, persona, rectificado: sinRectificar };
      // only records of persons are blocked or corrected; people named only in records of others have none
      const elegida = persona ?? personas[0];
      if (elegida === undefined)
        throw campoIncorrecto(
          'identificacion',
          tipo === 'bloqueo' ? propios.derechoSinCliente : propios.derechoSinPersona,
        );
      return { nombre, persona: elegida, rectificado: this.rectificado(body, elegida) };
    },
    insert: ({ tx, body, loaded: { nombre, persona, rectificado } }) =>
      this.store.insert(tx.manager, {
        ...body,
        ...rectificado,
        nombre,
        personaId: persona?.id ?? null,
        vence: vencimientoDeDerecho(body.ingreso, this.platform.config.derechoDias),
        creadoPor: tx.actor.id,
        creadoEn: tx.now,
      }),
  });

  /**
   * From then on acts on the requester's data are refused, until it is lifted. @throws 404; 403; 409 answered already, nothing was exported, the data
   * are blocked already; 412; 422; 428.
   */
  readonly atender = this.acto('atender', {
    schema: esquemaAtencionDeDerecho,
    load: async ({ tx, before }) => {
      if (before.tipo !== 'bloqueo') return { persona: await this.porRectificar(tx, before), suspension: null };
      await tx.lock('derechos-del-titular');
      return { persona: null, suspension: await suspensionDe(tx.manager, identificacionesDe(before.identificacion)) };
    },
    guard: ({ before: { dato, valor, valorAnterior }, loaded: { persona, suspension } }) => {
      if (suspension !== null) return yaSuspendido(suspension);
      if (persona === null || dato === null) return null;
      const dice = persona[dato] ?? '';
      return dice === (valorAnterior ?? '') || dice === valor ? null : datoCambiado(dato);
    },
    change: ({ actor, now, body: { respuesta } }) => ({
      estado: 'atendida',
      respuesta,
      decididaPor: actor.id,
      decididaEn: now,
    }),
    effects: async ({ tx, before, body, loaded: { persona } }) => {
      if (persona !== null) await this.rectificar(tx, before, persona, body.respuesta);
      this.alTerminar(tx);
    },
    event: ({ before: { tipo } }) => EVENTOS[tipo],
    eventNote: ({ before: { id, dato } }) => (dato === null ? propios.eventoDeSuspension(id) : etiquetaDeDato(dato)),
  });

  /** @throws 404; 403; 409 answered already; 412; 422 no reason; 428. */
  readonly negar = this.acto('negar', {
    schema: esquemaNegacionDeDerecho,
    change: ({ actor, now, body: { motivo } }) => ({
      estado: 'negada',
      respuesta: motivo,
      decididaPor: actor.id,
      decididaEn: now,
    }),
    auditDetail: ({ body: { motivo } }) => ({ motivo }),
  });

  /** Allows processing again. @throws 404; 403; 409 blocks nothing, changed already; 412; 422 no reason; 428. */
  readonly levantar = this.acto('levantar', {
    schema: esquemaLevantamiento,
    change: ({ actor, now, body: { motivo } }) => ({
      estado: 'levantada',
      levantadaPor: actor.id,
      levantadaEn: now,
      motivoLevantamiento: motivo,
    }),
    effects: async ({ tx }) => this.alTerminar(tx),
    event: tiposDeEvento.suspensionLevantada,
    eventNote: ({ body: { motivo } }) => motivo,
    auditDetail: ({ body: { motivo } }) => ({ motivo }),
  });

  /** The requested correction, in stored form. @throws 422 it equals the present value. */
  private rectificado({ dato, valor = '', prueba }: DerechoNuevo, persona: Persona): Rectificado {
    if (dato === undefined) return sinRectificar;
    const leido = valorRectificado(dato, valor, this.hoy());
    if ('error' in leido) throw campoIncorrecto('valor', leido.error);
    const valorAnterior = persona[dato] || null;
    if (leido.valor === valorAnterior) throw campoIncorrecto('valor', propios.derechoYaLoDice);
    return { dato, valor: leido.valor, valorAnterior, prueba: prueba ?? null };
  }

  private porRectificar(tx: Tx, { tipo, personaId }: DerechoRow): Promise<Persona | null> {
    if (tipo !== 'rectificacion' || personaId === null) return Promise.resolve(null);
    return this.personas.byId(personaId, tx.manager);
  }

  /** Writes to the person under the version read, with his search words. @throws 412. */
  private async rectificar(tx: Tx, derecho: DerechoRow, persona: Persona, motivo: string): Promise<void> {
    const { dato, valor } = derecho;
    if (dato === null || valor === null || persona[dato] === valor) return;
    const { id, version, ...antes } = persona;
    if ((await this.personas.update(tx.manager, id, version, { ...antes, [dato]: valor })) === 0)
      throw staleVersion(version);
    await tx.audit({
      accion: 'rectificar',
      recurso: 'persona',
      recursoId: id,
      antes: { [dato]: antes[dato] },
      despues: { [dato]: valor, derechoTitular: derecho.id, motivo },
    });
  }

  /** Refreshes the cached suspensions for the next request. */
  private alTerminar(tx: Tx): void {
    tx.afterCommit(() => this.platform.suspensiones.caducar());
  }

  private hoy(): string {
    return hoyEn(this.platform.clock.now());
  }

  private vista(actor: Actor, row: DerechoRow): DerechoVista {
    return vistaDeDerecho(row, this.acts.context(actor), this.hoy());
  }
}

type Rectificado = Pick<DerechoRow, 'dato' | 'valor' | 'valorAnterior' | 'prueba'>;
const sinRectificar: Rectificado = { dato: null, valor: null, valorAnterior: null, prueba: null };

/** Events in the history of his plans once it is attended. */
const EVENTOS = {
  acceso: null,
  rectificacion: tiposDeEvento.datoRectificado,
  bloqueo: tiposDeEvento.tratamientoSuspendido,
} as const;
