import {
  type Asunto,
  ErrorDeNegocio,
  type Permiso,
  puede,
  sigueSuspendido,
  sinPermiso,
  type TrabajoPedido,
  validar,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../auth/actor';
import { isUniqueOf } from '../db/engine/violated-unique';
import type { AuditEntry, Tx, UnitOfWork } from '../db/transaction/unit-of-work';
import { missingVersion, notFound } from '../request/version';
import type {
  Act,
  ActEvent,
  ActMaker,
  ActRecord,
  AnyMade,
  AnyNewSpec,
  AnyRecord,
  AnySpec,
  EventTarget,
  KeptRecord,
  MadeRecord,
  NewMaker,
  Reading,
  Whose,
} from './act';
import { type ViewContext, withoutStates } from './lifecycle';

/** A notice as it is stored. */
interface Notice {
  titulo: string;
  texto: string;
  asunto?: Asunto;
  trabajo?: TrabajoPedido;
}

/** A record and its acts, as tests and generators read them. */
export interface RegisteredActs {
  readonly record: AnyRecord;
  readonly specs: ReadonlyMap<string, AnySpec>;
}

interface Asked {
  readonly record: AnyRecord;
  readonly accion: string;
  readonly spec: AnySpec;
  readonly key: string | number;
  readonly body: { readonly version?: number };
}
interface Running extends Asked {
  readonly prepared: unknown;
}

/** The refusal of an act on blocked personal data. `whose` is called only if some data are blocked. */
export type Suspension = (
  manager: EntityManager,
  whose: () => Promise<readonly Whose[]>,
) => Promise<ErrorDeNegocio | null>;

/** Rolls the transaction back, so that a body equal to the record makes no version stale. */
class Unchanged extends Error {
  constructor(readonly before: unknown) {
    super();
  }
}

/**
 * Runs every act of a lifecycle: permission → body → second factor → lock → read → access → suspension → origin state → version → guard →
 * guarded write → effects → events → notices → audit → view. Nothing is written before the guards.
 */
export class Acts {
  private readonly all: RegisteredActs[] = [];

  constructor(
    readonly unitOfWork: Pick<UnitOfWork, 'run' | 'outside'>,
    readonly eventos: { record(tx: Tx, eventos: readonly ActEvent[]): Promise<void> },
    readonly notificaciones: { avisar(tx: Tx, usuarioIds: readonly number[], aviso: Notice): Promise<void> },
    readonly ajustes: Pick<ViewContext, 'soloPropios' | 'cuatroOjos' | 'suspensiones'>,
    private readonly segundoFactor: { demand(actor: Actor, recurso: string, accion: string): void } = { demand() {} },
    private readonly suspension: Suspension = async () => null,
  ) {}

  get registered(): readonly RegisteredActs[] {
    return this.all;
  }

  context(actor: Actor): ViewContext {
    const { soloPropios, cuatroOjos, suspensiones } = this.ajustes;
    return { actor, soloPropios, cuatroOjos, suspensiones };
  }

  /** Makes the acts of a record: `acto('aprobar', { … })`. */
  on<Key extends string | number, Row, Accion extends string, Change, View>(
    record: ActRecord<Key, Row, Accion, Change, View>,
  ): ActMaker<Key, Row, Accion, Change, View> {
    const specs = new Map<string, AnySpec>();
    this.all.push({ record, specs });
    return this.maker(record, (accion, spec) => specs.set(accion, spec));
  }

  /** The same for a record without states: whoever has the permission may always. */
  kept<Key extends string | number, Row, Change, View>(
    record: KeptRecord<Key, Row, Change, View>,
    permiso: Permiso,
  ): ActMaker<Key, Row, string, Change, View> {
    return this.maker({
      lock: async () => undefined,
      ...record,
      lifecycle: withoutStates(record.resource, permiso),
    });
  }

  private maker(record: AnyRecord, register: (accion: string, spec: AnySpec) => void = () => undefined) {
    const make = (accion: string, spec: AnySpec) => {
      register(accion, spec);
      return this.act(record, accion, spec);
    };
    const show = (accion: string, view: AnySpec['show']) =>
      make(accion, { version: 'optional', change: () => ({}), show: view as NonNullable<typeof view> });
    return Object.assign(make, { show, create: this.made(record) });
  }

  act(record: AnyRecord, accion: string, spec: AnySpec): Act<string | number, never> {
    return async (actor, key, sent = {}) => {
      if (!puede(actor, record.lifecycle.permisoFor(accion))) throw sinPermiso(accion);
      const body = bodyOf(spec, sent);
      if (spec.show === undefined) this.segundoFactor.demand(actor, record.resource, accion);
      const asked = { record, accion, spec, key, body };
      const transact = (prepared: unknown) =>
        this.unitOfWork
          .run(actor, (tx) => this.inside(tx, { ...asked, prepared }))
          .catch(async (error: unknown) => {
            if (!(error instanceof Unchanged)) throw repeated(spec, error);
            const { cleanUp } = spec;
            if (cleanUp !== undefined)
              await this.unitOfWork.run(actor, (tx) => cleanUp({ tx, before: error.before as never }));
            return this.shown(actor, record, key);
          }) as Promise<never>;
      if (spec.show === undefined && spec.around === undefined) return transact(undefined);
      const before = await this.admitted({ actor, manager: this.unitOfWork.outside }, asked);
      return (spec.show ?? spec.around)?.({ actor, key, body, before }, transact) as Promise<never>;
    };
  }

  /** Creates records: body → parents → row → effects → event → notice → audit → view. The route checks the permission. */
  made<Key extends string | number, Row, View>(record: MadeRecord<Key, Row, View>): NewMaker<Key, Row, View> {
    return (spec: AnyNewSpec) => async (actor: Actor, sent: object) => {
      const body = bodyOf(spec, sent);
      const transact = (prepared: unknown) =>
        this.unitOfWork
          .run(actor, (tx) => this.born(tx, record, spec, body, prepared))
          .catch((error: unknown) => {
            throw repeated(spec, error);
          }) as Promise<never>;
      return spec.around === undefined ? transact(undefined) : (spec.around({ actor, body }, transact) as never);
    };
  }

  private async born(tx: Tx, record: AnyMade, spec: AnyNewSpec, body: object, prepared: unknown): Promise<unknown> {
    const asked = { tx, actor: tx.actor, now: tx.now, body };
    const call = { ...asked, loaded: await spec.load?.(asked, prepared) };
    const key = await spec.insert(call);
    const made = await spec.effects?.({ ...call, key });
    const done = { ...call, made, after: await record.read(tx, key) };
    const refusal = await this.suspended(record, 'crear', tx, done.after);
    if (refusal !== null) throw refusal;
    await this.tell(record, spec, done, {
      accion: 'crear',
      despues: { ...record.summaryOf(done.after), ...spec.auditDetail?.(done) },
    });
    await spec.followUp?.(done);
    return spec.answer?.(done) ?? record.view(done.after, tx);
  }

  /** The record, if the act is allowed on it now. @throws 404, 403, 409, 428, 412, and the guard's refusal. */
  private async admitted(reading: Reading, asked: Asked): Promise<unknown> {
    const { record, spec, key, body } = asked;
    const { lifecycle } = record;
    const context = this.context(reading.actor);
    const row = await record.read(reading, key);
    if (row === null) throw notFound();
    const accion = actionOf(asked, reading.actor, row);
    const refusal =
      lifecycle.accessRefusal(row, context) ??
      (spec.show === undefined
        ? await this.suspended(record, accion, reading, row, () => spec.concerns?.({ reading, body, before: row }))
        : null) ??
      lifecycle.originRefusal(accion, row, context) ??
      versionRefusal(record, spec.version ?? record.version, row, body) ??
      lifecycle.guardRefusal(accion, row, context);
    if (refusal !== null) throw refusal;
    return row;
  }

  /** Refuses every act on blocked personal data; read-only actions are not checked. */
  private async suspended(
    record: AnyMade,
    accion: string,
    reading: Reading,
    row: unknown,
    beside: () => Promise<readonly Whose[]> | undefined = () => undefined,
  ): Promise<ErrorDeNegocio | null> {
    const { targets } = record;
    if (targets === undefined || sigueSuspendido(record.resource, accion)) return null;
    return this.suspension(reading.manager, async () => [
      ...(await targets(row, reading)),
      ...((await beside()) ?? []),
    ]);
  }

  private async inside(tx: Tx, running: Running): Promise<unknown> {
    const { record, spec, key, body, prepared } = running;
    const { actor, now } = tx;
    await record.lock(tx, key, { accion: running.accion, body });
    const before = await this.admitted(tx, running);
    const taken = {
      tx,
      actor,
      now,
      key,
      body,
      before,
      nextState: record.lifecycle.targetOf(actionOf(running, actor, before), before),
    };
    const call = { ...taken, loaded: await spec.load?.(taken, prepared) };
    const refusal = spec.guard?.(call) ?? null;
    if (refusal !== null) throw refusal;
    if (spec.isUnchanged?.(call) === true) throw new Unchanged(before);
    if ((await record.write(tx, before, spec.change(call))) === 0) throw await this.lost(tx, running);
    const made = await spec.effects?.(call);
    await spec.cleanUp?.(call);
    // a removed record is audited as it was
    const after = (await record.read(tx, key)) ?? before;
    const done = { ...call, after, made };
    await this.tell(record, spec, done, {
      accion: running.accion,
      antes: record.summaryOf(before),
      despues: { ...record.summaryOf(after), ...spec.auditDetail?.(done) },
    });
    await spec.followUp?.(done);
    return spec.answer?.(done) ?? record.view(spec.followUp === undefined ? after : await record.read(tx, key), tx);
  }

  private async shown(actor: Actor, record: AnyRecord, key: string | number): Promise<unknown> {
    const reading: Reading = { actor, manager: this.unitOfWork.outside };
    const row = await record.read(reading, key);
    if (row === null) throw notFound();
    return record.view(row, reading);
  }

  /** The refusal of a lost update: 409 by the lifecycle, which says who and when, or 412. */
  private async lost(tx: Tx, asked: Asked): Promise<ErrorDeNegocio> {
    const { record, key, body } = asked;
    const row = await record.read(tx, key);
    if (row === null) return notFound();
    const accion = actionOf(asked, tx.actor, row);
    return record.lifecycle.originRefusal(accion, row, this.context(tx.actor)) ?? record.stale(row, body);
  }

  private async tell(
    record: AnyMade,
    spec: Pick<AnySpec, 'event' | 'eventDate' | 'eventNote' | 'caveat' | 'notify' | 'audit'>,
    call: Told,
    entry: Pick<AuditEntry, 'accion' | 'antes' | 'despues'>,
  ): Promise<void> {
    const { tx, after } = call;
    const asunto = record.subject?.(after);
    const caveat = spec.caveat?.(call as never) ?? null;
    const tipo = (typeof spec.event === 'function' ? spec.event(call as never) : spec.event) ?? null;
    const targets = caveat === null && tipo === null ? [] : ((await record.targets?.(after, tx)) ?? []);
    if (caveat !== null) {
      const [primero] = targets;
      if (primero !== undefined) {
        const { planId, personaId } = primero;
        await this.eventos.record(tx, [{ planId, personaId, ...caveat, ...clavesDe(asunto, primero) }]);
      }
    }
    if (tipo !== null) {
      const observacion = spec.eventNote?.(call as never) ?? null;
      const fecha = spec.eventDate?.(call as never);
      await this.eventos.record(
        tx,
        targets.map((target) => ({
          ...target,
          tipo,
          observacion,
          ...clavesDe(asunto, target),
          ...(fecha === undefined ? {} : { fecha }),
        })),
      );
    }
    const { recipients = [], ...notice } = spec.notify?.(call as never) ?? {};
    const to = recipients.filter((id): id is number => id !== null && id !== tx.actor.id);
    if (to.length > 0) await this.notificaciones.avisar(tx, to, { ...notice, ...(asunto && { asunto }) } as Notice);
    await tx.audit({
      recurso: record.resource,
      recursoId: record.idOf(after),
      ...entry,
      ...(await spec.audit?.(call as never)),
    });
  }
}

/** An act or a creation whose events, notices and audit are written. */
interface Told {
  readonly tx: Tx;
  readonly after: unknown;
}

/** The act's record and those that the target names. */
const clavesDe = (asunto: Asunto | undefined, { claves }: Pick<EventTarget, 'claves'>): Pick<ActEvent, 'claves'> =>
  asunto === undefined ? {} : { claves: { ...claves, [asunto.recurso]: asunto.clave } };

function bodyOf({ schema, parseBody }: Pick<AnySpec, 'schema' | 'parseBody'>, sent: object): Asked['body'] {
  const read = schema === undefined ? sent : validar(schema, sent);
  return parseBody?.(read) ?? read;
}

/** Translates the violation of a unique key. */
function repeated({ duplicates }: Pick<AnySpec, 'duplicates'>, error: unknown): unknown {
  const found = Object.entries(duplicates ?? {}).find(([key]) => isUniqueOf(error, key));
  return found?.[1]() ?? error;
}

const actionOf = ({ accion, spec, body }: Asked, actor: Actor, before: unknown): string =>
  spec.judgedAs?.({ actor, before, body }) ?? accion;

function versionRefusal(
  record: AnyRecord,
  policy: AnyRecord['version'],
  row: unknown,
  body: Asked['body'],
): ErrorDeNegocio | null {
  const { version } = body;
  if (version !== undefined) return version === record.versionOf(row) ? null : record.stale(row, body);
  return policy === 'optional' ? null : missingVersion();
}
