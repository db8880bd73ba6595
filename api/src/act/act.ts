import type { Asunto, Claves, ErrorDeNegocio, Esquema, TipoDeEvento, TrabajoPedido } from '@adjudica/domain';
import type { Actor } from '../auth/actor';
import type { AuditEntry, Tx } from '../db/transaction/unit-of-work';
import type { ActLifecycle } from './lifecycle';

/** A plan (and so its holder), and a person who may be somebody else. */
export interface Whose {
  readonly planId: number;
  readonly personaId: number | null;
}
/** A plan that an act's event is noted on. */
export interface EventTarget extends Whose {
  /** Owner of the task that the event creates; left out = the plan's executive. */
  readonly duenoDeTarea?: number | undefined;
  readonly sinTarea?: boolean;
  /** Day on which the task is due, where its event names one. */
  readonly venceTarea?: string | undefined;
  /** Other records that the task may be about, beside the one of the act. */
  readonly claves?: Claves | undefined;
}
export interface ActEvent extends EventTarget {
  readonly tipo: string;
  readonly observacion: string | null;
  readonly fecha?: Date;
}

export interface ActNotice {
  /** User ids; nulls and the actor's own id are skipped. */
  readonly recipients: readonly (number | null)[];
  readonly titulo: string;
  readonly texto: string;
  /** The task that the notice asks for; left out = the notice only informs. */
  readonly trabajo?: TrabajoPedido;
}

/** Actor and entity manager of a read, inside or outside a transaction. */
export type Reading = Pick<Tx, 'actor' | 'manager'>;

/** Maps a violated unique key (table and first column) to the 409 that replaces 'ya-existe'; other keys keep their error. */
type Duplicates = Readonly<Record<`${string}.${string}`, () => ErrorDeNegocio | null>>;

interface Asked {
  readonly accion: string;
  readonly body: object;
}

/** How a record is read, audited and shown. */
export interface MadeRecord<Key extends string | number, Row, View> {
  /** Its name in the audit. */
  readonly resource: string;
  /** Loads all that guards, events, notices and the view need. `null` = missing or not visible to this user: 404. */
  read(reading: Reading, key: Key): Promise<Row | null>;
  idOf(row: Row): string | number;
  /** The plans whose history gets the event, and so the persons whose data the act processes; left out = none. */
  targets?(row: Row, reading: Reading): readonly EventTarget[] | Promise<readonly EventTarget[]>;
  /** What the audit stores as 'before' and 'after'. */
  summaryOf(row: Row): object;
  /** What the notice and the task of an act link to; left out = no link. */
  subject?(row: Row): Asunto;
  view(row: Row, reading: Reading): View | Promise<View>;
}

/** A record that is also updated and deleted: how it is locked and written. */
export interface KeptRecord<Key extends string | number, Row, Change, View> extends MadeRecord<Key, Row, View> {
  /** Locks the row until the transaction ends; left out = only the guarded write detects concurrent acts. @throws 404. */
  lock?(tx: Tx, key: Key, asked: Asked): Promise<void>;
  versionOf(row: Row): number;
  /** 'required' = 428 when the body has no version. */
  readonly version: 'required' | 'optional';
  /** The 412 of a stale version: who changed the record, when, and the current values of the fields that were sent. */
  stale(row: Row, body: object): ErrorDeNegocio;
  /** Update guarded by the state and version that were read. Returns the affected rows; 0 = stale version. */
  write(tx: Tx, row: Row, change: Change): Promise<number>;
}

/** A record with states, whose lifecycle says which acts are allowed. */
export interface ActRecord<Key extends string | number, Row, Accion extends string, Change, View>
  extends KeptRecord<Key, Row, Change, View> {
  lock(tx: Tx, key: Key, asked: Asked): Promise<void>;
  readonly lifecycle: ActLifecycle<Row, Accion>;
}

/** What the hooks of an act receive. */
export interface ActCall<Key, Row, Body, Found> {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly now: Date;
  readonly key: Key;
  readonly body: Body;
  /** The record as it was locked. */
  readonly before: Row;
  /** The state after the act. */
  readonly nextState: string;
  /** What `load` returned. */
  readonly loaded: Found;
}
/** The same after the write; `after` is the record read again, `made` what `effects` returned. */
interface ActDone<Key, Row, Body, Found, Made = unknown> extends ActCall<Key, Row, Body, Found> {
  readonly after: Row;
  readonly made: Made;
}

/** What an act receives before its transaction; `before` is a record on which it is allowed. */
interface ActAsked<Key, Row, Body> {
  readonly actor: Actor;
  readonly key: Key;
  readonly body: Body;
  readonly before: Row;
}

/** The hooks of one act; everything else comes from its record or is the same for all acts. */
export interface ActSpec<Key, Row, Change, Body, Found, Prepared, Made, Shown> {
  /** Validates the body before the transaction; left out = the body has at most a version. */
  readonly schema?: Esquema<Body>;
  /** Parses the body where a schema is not enough, as for a form that `load` checks against the record. */
  readonly parseBody?: (sent: Body) => Body;
  /**
   * Work before the transaction (a file inspected and stored, a document printed). Runs once the act is allowed; the checks are repeated inside
   * the transaction. What `transact` receives is passed to `load`.
   */
  readonly around?: (
    asked: ActAsked<Key, Row, Body>,
    transact: (prepared: Prepared) => Promise<Shown>,
  ) => Promise<Shown>;
  /** The lifecycle's action that decides instead of the act's own, where the body or the record makes it another one. */
  readonly judgedAs?: (asked: Omit<ActAsked<Key, Row, Body>, 'key'>) => string;
  /** Reads what only this act needs, and may refuse by it (a user who is no executive). */
  readonly load?: (
    call: Omit<ActCall<Key, Row, Body, unknown>, 'loaded'>,
    prepared: Prepared,
  ) => Found | Promise<Found>;
  /** Further plans and persons, named by the body, whose data the act processes. */
  readonly concerns?: (
    asked: Omit<ActAsked<Key, Row, Body>, 'actor' | 'key'> & { readonly reading: Reading },
  ) => Promise<readonly Whose[]>;
  /** Overrides the record's. */
  readonly version?: 'required' | 'optional';
  /** A guard on the body, after the lifecycle's. */
  readonly guard?: (call: ActCall<Key, Row, Body, Found>) => ErrorDeNegocio | null;
  /** True = the record already is as requested: the transaction is rolled back and the version stays. */
  readonly isUnchanged?: (call: ActCall<Key, Row, Body, Found>) => boolean;
  /** Runs even if nothing changed: deletes the sender's drafts. */
  readonly cleanUp?: (call: { readonly tx: Tx; readonly before: Row }) => Promise<void>;
  /** The columns of the guarded update. */
  readonly change: (call: ActCall<Key, Row, Body, Found>) => Change;
  /** Writes other records in the same transaction. Its result is `made`. */
  readonly effects?: (call: ActCall<Key, Row, Body, Found>) => Promise<Made>;
  /** Another act that is part of this one; runs after this one's events and audit. */
  readonly followUp?: (call: ActDone<Key, Row, Body, Found, Made>) => Promise<unknown>;
  /** The answer, if it is not the record's view. */
  readonly answer?: (call: ActDone<Key, Row, Body, Found, Made>) => Promise<Shown> | Shown;
  readonly duplicates?: Duplicates;
  readonly event?: TipoDeEvento | ((call: ActDone<Key, Row, Body, Found, Made>) => TipoDeEvento | null);
  readonly eventNote?: (call: ActDone<Key, Row, Body, Found, Made>) => string | null;
  /**
   * The user knowingly overrides a rule: its own event (`eventosDeSalvedad`), before the act's, on the first of the plans. `null` = no override.
   */
  readonly caveat?: (call: ActDone<Key, Row, Body, Found, Made>) => Pick<ActEvent, 'tipo' | 'observacion'> | null;
  /** When it happened, if not now. */
  readonly eventDate?: (call: ActDone<Key, Row, Body, Found, Made>) => Date;
  readonly notify?: (call: ActDone<Key, Row, Body, Found, Made>) => ActNotice | null;
  /** Facts that the record's summary lacks, added to the audited 'after'. */
  readonly auditDetail?: (call: ActDone<Key, Row, Body, Found, Made>) => object;
  /** Overrides the audit entry (the act's name and the two summaries). */
  readonly audit?: (call: ActDone<Key, Row, Body, Found, Made>) => Partial<AuditEntry> | Promise<Partial<AuditEntry>>;
}

/** What the hooks of a creation receive. */
interface NewCall<Body, Found> {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly now: Date;
  readonly body: Body;
  readonly loaded: Found;
}
/** The same with the created record. */
interface NewDone<Row, Body, Found, Made = unknown> extends NewCall<Body, Found> {
  readonly after: Row;
  readonly made: Made;
}

/** The hooks of a creation; each as in ActSpec. */
export interface NewSpec<Key, Row, Body, Found, Prepared, Made, Shown> {
  readonly schema?: Esquema<Body>;
  readonly parseBody?: (sent: Body) => Body;
  readonly around?: (
    asked: { readonly actor: Actor; readonly body: Body },
    transact: (prepared: Prepared) => Promise<Shown>,
  ) => Promise<Shown>;
  /** Locks and reads the parent records, and may refuse by them. */
  readonly load?: (call: Omit<NewCall<Body, unknown>, 'loaded'>, prepared: Prepared) => Found | Promise<Found>;
  /** Returns the key of the new row. */
  readonly insert: (call: NewCall<Body, Found>) => Promise<Key>;
  /** Writes other records before the new one is read again. */
  readonly effects?: (call: NewCall<Body, Found> & { readonly key: Key }) => Promise<Made>;
  /** Runs after the event and the audit. */
  readonly followUp?: (call: NewDone<Row, Body, Found, Made>) => Promise<unknown>;
  readonly answer?: (call: NewDone<Row, Body, Found, Made>) => Promise<Shown> | Shown;
  readonly duplicates?: Duplicates;
  readonly event?: TipoDeEvento;
  readonly eventNote?: (call: NewDone<Row, Body, Found, Made>) => string | null;
  readonly notify?: (call: NewDone<Row, Body, Found, Made>) => ActNotice | null;
  readonly auditDetail?: (call: NewDone<Row, Body, Found, Made>) => object;
  readonly audit?: (call: NewDone<Row, Body, Found, Made>) => Partial<AuditEntry> | Promise<Partial<AuditEntry>>;
}

/** Builds the acts of one record: `acto('aprobar', { … })`. */
export interface ActMaker<Key extends string | number, Row, Accion extends string, Change, View> {
  <Body extends object = { version?: number }, Found = undefined, Prepared = undefined, Made = undefined, Shown = View>(
    accion: Accion,
    spec: ActSpec<Key, Row, Change, Body, Found, Prepared, Made, Shown>,
  ): Act<Key, Shown>;
  /** A read-only action (a draft) that the lifecycle allows: no transaction, no version. */
  show<Shown>(
    accion: Accion,
    ver: (asked: ActAsked<Key, Row, object>) => Promise<Shown>,
  ): (actor: Actor, key: Key) => Promise<Shown>;
  /** Creates such a record. The route checks the permission. */
  readonly create: NewMaker<Key, Row, View>;
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

/** Runs an act on the record with that key. */
export type Act<Key, View> = (actor: Actor, key: Key, body?: object) => Promise<View>;

/** Records and acts of every kind; the engine itself reads no field of a row or a body. */
// biome-ignore-start lint/suspicious/noExplicitAny: see above
export type AnyRecord = ActRecord<any, any, any, any, any>;
export type AnyNewSpec = NewSpec<any, any, any, any, any, any, any>;
export type AnyMade = MadeRecord<any, any, any>;
export type AnySpec = ActSpec<any, any, any, any, any, any, any, any> & {
  /** Set on read-only actions. */
  readonly show?: (asked: ActAsked<any, any, any>) => Promise<any>;
};
// biome-ignore-end lint/suspicious/noExplicitAny: see above
