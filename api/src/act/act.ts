import type { Asunto, Claves, ErrorDeNegocio, Esquema, TipoDeEvento, TrabajoPedido } from '@adjudica/domain';
import type { Actor } from '../auth/actor';
import type { AuditEntry, Tx } from '../db/transaction/unit-of-work';
import type { ActLifecycle } from './lifecycle';

/** A plan, and so whoever holds it, and a person who may be another one. */
export interface Whose {
  readonly planId: number;
  readonly personaId: number | null;
}
/** A plan that an act's event is noted on. */
export interface EventTarget extends Whose {
  /** Whose the task is that is born of it; left out = the plan's executive. */
  readonly duenoDeTarea?: number | undefined;
  readonly sinTarea?: boolean;
  /** Other records that the task may be about, beside the one of the act. */
  readonly claves?: Claves | undefined;
}
export interface ActEvent extends EventTarget {
  readonly tipo: string;
  readonly observacion: string | null;
  readonly fecha?: Date;
}

export interface ActNotice {
  /** User ids; empty ones and the actor's own are left out. */
  readonly a: readonly (number | null)[];
  readonly titulo: string;
  readonly texto: string;
  /** The task that it asks for; left out = it only tells of the act. */
  readonly trabajo?: TrabajoPedido;
}

/** Who reads, inside a transaction or before it. */
export type Reading = Pick<Tx, 'actor' | 'manager'>;

/**
 * What a unique key means that refused what no lock kept apart, by the table and the first column of the key: 409 instead of 'ya-existe'. Of
 * another key nothing is claimed.
 */
export type Repetido = Readonly<Record<`${string}.${string}`, () => ErrorDeNegocio | null>>;

interface Asked {
  readonly accion: string;
  readonly body: object;
}

/** One record as it is made, said once: how it is read, noted and shown. */
export interface MadeRecord<Key extends string | number, Row, View> {
  /** As the audit names it. */
  readonly resource: string;
  /** Everything that guards, events, notices and the view need. `null` = not there, or nothing to this user: 404. */
  read(reading: Reading, key: Key): Promise<Row | null>;
  idOf(row: Row): string | number;
  /** The plans on which an act is noted, and so the persons whose data it works with; left out = none. */
  targets?(row: Row, reading: Reading): readonly EventTarget[] | Promise<readonly EventTarget[]>;
  /** What the audit keeps, before and after. */
  summaryOf(row: Row): object;
  /** What the notice and the task of an act are about, and so where they lead; left out = nowhere. */
  subject?(row: Row): Asunto;
  view(row: Row, reading: Reading): View | Promise<View>;
}

/** One that is also changed and removed: how it is taken and written. */
export interface KeptRecord<Key extends string | number, Row, Change, View> extends MadeRecord<Key, Row, View> {
  /**
   * Takes what the act decides upon until the transaction ends, so that acts on one record follow each other; left out = the guarded write
   * alone decides of two at once. @throws 404.
   */
  lock?(tx: Tx, key: Key, asked: Asked): Promise<void>;
  versionOf(row: Row): number;
  /** 'required' = 428 when the body does not say from which version the act was made. */
  readonly version: 'required' | 'optional';
  /** 412: who was faster, when, and what the fields that were sent hold now. */
  stale(row: Row, body: object): ErrorDeNegocio;
  /** Guarded by the state and version that were read. Zero = somebody was faster. */
  write(tx: Tx, row: Row, change: Change): Promise<number>;
}

/** One that has states: what may be done to it its lifecycle says. */
export interface ActRecord<Key extends string | number, Row, Accion extends string, Change, View>
  extends KeptRecord<Key, Row, Change, View> {
  lock(tx: Tx, key: Key, asked: Asked): Promise<void>;
  readonly lifecycle: ActLifecycle<Row, Accion>;
}

/** One run of an act: what its parts are told. */
export interface ActCall<Key, Row, Body, Found> {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly now: Date;
  readonly key: Key;
  /** As its schema returned it. */
  readonly body: Body;
  /** The record as it was taken. */
  readonly antes: Row;
  /** State in which the act leaves it. */
  readonly hacia: string;
  /** What `lee` found. */
  readonly leido: Found;
}
/** The same after the write; `despues` is the record read again, `hecho` what the act's effects returned. */
export interface ActDone<Key, Row, Body, Found, Made = unknown> extends ActCall<Key, Row, Body, Found> {
  readonly despues: Row;
  readonly hecho: Made;
}

/** What an act is asked, before anything is opened; `antes` is a record on which it would be let through. */
export interface ActAsked<Key, Row, Body> {
  readonly actor: Actor;
  readonly key: Key;
  readonly body: Body;
  readonly antes: Row;
}

/** What is particular to an act. Everything else is the record's, or the same for all of them. */
export interface ActSpec<Key, Row, Change, Body, Found, Prepared, Made, Shown> {
  /** Reads the body before anything is opened; left out = a version, if anything. */
  readonly esquema?: Esquema<Body>;
  /** The same where a schema alone does not: a form that is read with the record's facts (in `lee`). */
  readonly cuerpo?: (sent: Body) => Body;
  /**
   * Work before the transaction (a file judged and stored, a document printed): called once the act would be let through, and asked once more
   * inside. Whatever `transact` is given reaches `lee`.
   */
  readonly alrededor?: (
    asked: ActAsked<Key, Row, Body>,
    transact: (prepared: Prepared) => Promise<Shown>,
  ) => Promise<Shown>;
  /** Another action of the lifecycle that what is asked amounts to on this record: it is judged by that one's row of the table. */
  readonly como?: (asked: Omit<ActAsked<Key, Row, Body>, 'key'>) => string;
  /** What only this act reads, or refuses by what it read (a user who is no executive). */
  readonly lee?: (call: Omit<ActCall<Key, Row, Body, unknown>, 'leido'>, prepared: Prepared) => Found | Promise<Found>;
  /** Whose data what is asked works with beside the record's: plans and persons that the body names. */
  readonly alcanza?: (
    asked: Omit<ActAsked<Key, Row, Body>, 'actor' | 'key'> & { readonly reading: Reading },
  ) => Promise<readonly Whose[]>;
  /** Where the act asks otherwise than its record. */
  readonly version?: 'required' | 'optional';
  /** A guard beside the lifecycle's, of what the body asks. */
  readonly guarda?: (call: ActCall<Key, Row, Body, Found>) => ErrorDeNegocio | null;
  /** Everything is as asked already: nothing is written, and what was taken is as if nobody had asked. */
  readonly sinCambio?: (call: ActCall<Key, Row, Body, Found>) => boolean;
  /** What the act ends even where it changed nothing: the drafts of who sent it. */
  readonly termina?: (call: { readonly tx: Tx; readonly antes: Row }) => Promise<void>;
  /** What the record's guarded write sets. */
  readonly cambio: (call: ActCall<Key, Row, Body, Found>) => Change;
  /** What else is written, in the same transaction: rows of other records made or closed. What it returns is `hecho`. */
  readonly despues?: (call: ActCall<Key, Row, Body, Found>) => Promise<Made>;
  /** Another act that is part of this one, once this one is noted. */
  readonly luego?: (call: ActDone<Key, Row, Body, Found, Made>) => Promise<unknown>;
  /** The answer, where it is not the record's view. */
  readonly muestra?: (call: ActDone<Key, Row, Body, Found, Made>) => Promise<Shown> | Shown;
  readonly repetido?: Repetido;
  readonly evento?: TipoDeEvento | ((call: ActDone<Key, Row, Body, Found, Made>) => TipoDeEvento | null);
  readonly observacion?: (call: ActDone<Key, Row, Body, Found, Made>) => string | null;
  /**
   * That whoever acts goes beyond a rule, and said that he knows it: an event of its own (`eventosDeSalvedad`), before the act's, on the first of
   * its plans. `null` = he does not.
   */
  readonly salvedad?: (call: ActDone<Key, Row, Body, Found, Made>) => Pick<ActEvent, 'tipo' | 'observacion'> | null;
  /** When it happened, where that is not now. */
  readonly fechaDeEvento?: (call: ActDone<Key, Row, Body, Found, Made>) => Date;
  readonly avisa?: (call: ActDone<Key, Row, Body, Found, Made>) => ActNotice | null;
  /** Facts of the act that the record's summary does not hold: audited beside what stands after it. */
  readonly detalle?: (call: ActDone<Key, Row, Body, Found, Made>) => object;
  /** Where the audit says otherwise than the act's name and the two summaries. */
  readonly audita?: (call: ActDone<Key, Row, Body, Found, Made>) => Partial<AuditEntry> | Promise<Partial<AuditEntry>>;
}

/** The making of a record: what its parts are told. */
export interface NewCall<Body, Found> {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly now: Date;
  readonly body: Body;
  readonly leido: Found;
}
/** The same with the record as it stands now. */
export interface NewDone<Row, Body, Found, Made = unknown> extends NewCall<Body, Found> {
  readonly despues: Row;
  readonly hecho: Made;
}

/** What is particular to making a record; each part as in ActSpec. */
export interface NewSpec<Key, Row, Body, Found, Prepared, Made, Shown> {
  readonly esquema?: Esquema<Body>;
  readonly cuerpo?: (sent: Body) => Body;
  readonly alrededor?: (
    asked: { readonly actor: Actor; readonly body: Body },
    transact: (prepared: Prepared) => Promise<Shown>,
  ) => Promise<Shown>;
  /** Takes and reads what the new record hangs on, and refuses by it. */
  readonly lee?: (call: Omit<NewCall<Body, unknown>, 'leido'>, prepared: Prepared) => Found | Promise<Found>;
  /** Returns the key of the new row. */
  readonly inserta: (call: NewCall<Body, Found>) => Promise<Key>;
  /** What else is written before the record is read and noted. */
  readonly despues?: (call: NewCall<Body, Found> & { readonly key: Key }) => Promise<Made>;
  /** What else is written once the record is noted. */
  readonly luego?: (call: NewDone<Row, Body, Found, Made>) => Promise<unknown>;
  readonly muestra?: (call: NewDone<Row, Body, Found, Made>) => Promise<Shown> | Shown;
  readonly repetido?: Repetido;
  readonly evento?: TipoDeEvento;
  readonly observacion?: (call: NewDone<Row, Body, Found, Made>) => string | null;
  readonly avisa?: (call: NewDone<Row, Body, Found, Made>) => ActNotice | null;
  readonly detalle?: (call: NewDone<Row, Body, Found, Made>) => object;
  readonly audita?: (call: NewDone<Row, Body, Found, Made>) => Partial<AuditEntry> | Promise<Partial<AuditEntry>>;
}

/** Makes the acts of one record: `acto('aprobar', { … })`. */
export interface ActMaker<Key extends string | number, Row, Accion extends string, Change, View> {
  <Body extends object = { version?: number }, Found = undefined, Prepared = undefined, Made = undefined, Shown = View>(
    accion: Accion,
    spec: ActSpec<Key, Row, Change, Body, Found, Prepared, Made, Shown>,
  ): Act<Key, Shown>;
  /** An action that only shows something (a draft), to whom and when the lifecycle says: no transaction, no version, nothing written. */
  ver<Shown>(
    accion: Accion,
    ver: (asked: ActAsked<Key, Row, object>) => Promise<Shown>,
  ): (actor: Actor, key: Key) => Promise<Shown>;
  /** How such a record is made. Who may, says the route. */
  readonly crear: NewMaker<Key, Row, View>;
}

export type NewMaker<Key, Row, View> = <
  Body extends object,
  Found = undefined,
  Prepared = undefined,
  Made = undefined,
  Shown = View,
>(
  spec: NewSpec<Key, Row, Body, Found, Prepared, Made, Shown>,
) => (actor: Actor, body: object) => Promise<Shown>;

/** Runs an act on the record of that key. */
export type Act<Key, View> = (actor: Actor, key: Key, body?: object) => Promise<View>;

/** Records and acts of every kind: what runs them looks at no row and no body itself. */
// biome-ignore-start lint/suspicious/noExplicitAny: see above
export type AnyRecord = ActRecord<any, any, any, any, any>;
export type AnyNewSpec = NewSpec<any, any, any, any, any, any, any>;
export type AnyMade = MadeRecord<any, any, any>;
export type AnySpec = ActSpec<any, any, any, any, any, any, any, any> & {
  /** Set on what only shows something. */
  readonly ver?: (asked: ActAsked<any, any, any>) => Promise<any>;
};
// biome-ignore-end lint/suspicious/noExplicitAny: see above
