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

/** A record and its acts, for whoever looks at all of them. */
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

/** Whether the data of who an act is about are blocked; they are asked for only where it matters. */
export type Suspension = (
  manager: EntityManager,
  whose: () => Promise<readonly Whose[]>,
) => Promise<ErrorDeNegocio | null>;

/** Takes the transaction back: a record sent back as it was must not make anybody's version stale. */
class Unchanged extends Error {
  constructor(readonly antes: unknown) {
    super();
  }
}

/**
 * Runs every act of a lifecycle, and holds what all of them need: permission → body → second factor → lock → read → access → suspension → origin state → version → guard →
 * guarded write → effects → events → notices → audit → view. Nothing is written before the guards.
 */
export class Acts {
  private readonly all: RegisteredActs[] = [];

  constructor(
    readonly unitOfWork: Pick<UnitOfWork, 'run' | 'outside'>,
    readonly eventos: { anotar(tx: Tx, eventos: readonly ActEvent[]): Promise<void> },
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
    const ver = (accion: string, show: AnySpec['ver']) =>
      make(accion, { version: 'optional', cambio: () => ({}), ver: show as NonNullable<typeof show> });
    return Object.assign(make, { ver, crear: this.made(record) });
  }

  act(record: AnyRecord, accion: string, spec: AnySpec): Act<string | number, never> {
    return async (actor, key, sent = {}) => {
      if (!puede(actor, record.lifecycle.permisoDe(accion))) throw sinPermiso(accion);
      const body = bodyOf(spec, sent);
      if (spec.ver === undefined) this.segundoFactor.demand(actor, record.resource, accion);
      const asked = { record, accion, spec, key, body };
      const transact = (prepared: unknown) =>
        this.unitOfWork
          .run(actor, (tx) => this.inside(tx, { ...asked, prepared }))
          .catch(async (error: unknown) => {
            if (!(error instanceof Unchanged)) throw repeated(spec, error);
            const { termina } = spec;
            if (termina !== undefined)
              await this.unitOfWork.run(actor, (tx) => termina({ tx, antes: error.antes as never }));
            return this.shown(actor, record, key);
          }) as Promise<never>;
      if (spec.ver === undefined && spec.alrededor === undefined) return transact(undefined);
      const antes = await this.admitted({ actor, manager: this.unitOfWork.outside }, asked);
      return (spec.ver ?? spec.alrededor)?.({ actor, key, body, antes }, transact) as Promise<never>;
    };
  }

  /** How records of a kind are made: body → what it hangs on → row → effects → event → notice → audit → view. Who may, says the route. */
  made<Key extends string | number, Row, View>(record: MadeRecord<Key, Row, View>): NewMaker<Key, Row, View> {
    return (spec: AnyNewSpec) => async (actor: Actor, sent: object) => {
      const body = bodyOf(spec, sent);
      const transact = (prepared: unknown) =>
        this.unitOfWork
          .run(actor, (tx) => this.born(tx, record, spec, body, prepared))
          .catch((error: unknown) => {
            throw repeated(spec, error);
          }) as Promise<never>;
      return spec.alrededor === undefined ? transact(undefined) : (spec.alrededor({ actor, body }, transact) as never);
    };
  }

  private async born(tx: Tx, record: AnyMade, spec: AnyNewSpec, body: object, prepared: unknown): Promise<unknown> {
    const asked = { tx, actor: tx.actor, now: tx.now, body };
    const call = { ...asked, leido: await spec.lee?.(asked, prepared) };
    const key = await spec.inserta(call);
    const hecho = await spec.despues?.({ ...call, key });
    const done = { ...call, hecho, despues: await record.read(tx, key) };
    const refusal = await this.suspended(record, 'crear', tx, done.despues);
    if (refusal !== null) throw refusal;
    await this.tell(record, spec, done, {
      accion: 'crear',
      despues: { ...record.summaryOf(done.despues), ...spec.detalle?.(done) },
    });
    await spec.luego?.(done);
    return spec.muestra?.(done) ?? record.view(done.despues, tx);
  }

  /** The record, if the act may be tried on it now. @throws 404, 403, 409, 428, 412, and what the guard says. */
  private async admitted(reading: Reading, asked: Asked): Promise<unknown> {
    const { record, spec, key, body } = asked;
    const { lifecycle } = record;
    const context = this.context(reading.actor);
    const row = await record.read(reading, key);
    if (row === null) throw notFound();
    const accion = actionOf(asked, reading.actor, row);
    const refusal =
      lifecycle.accessRefusal(row, context) ??
      (spec.ver === undefined
        ? await this.suspended(record, accion, reading, row, () => spec.alcanza?.({ reading, body, antes: row }))
        : null) ??
      lifecycle.originRefusal(accion, row, context) ??
      versionRefusal(record, spec.version ?? record.version, row, body) ??
      lifecycle.guardRefusal(accion, row, context);
    if (refusal !== null) throw refusal;
    return row;
  }

  /** The one place where an act on blocked data is refused, whichever it is; what shows them asks nothing. */
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
    const antes = await this.admitted(tx, running);
    const taken = {
      tx,
      actor,
      now,
      key,
      body,
      antes,
      hacia: record.lifecycle.targetOf(actionOf(running, actor, antes), antes),
    };
    const call = { ...taken, leido: await spec.lee?.(taken, prepared) };
    const refusal = spec.guarda?.(call) ?? null;
    if (refusal !== null) throw refusal;
    if (spec.sinCambio?.(call) === true) throw new Unchanged(antes);
    if ((await record.write(tx, antes, spec.cambio(call))) === 0) throw await this.lost(tx, running);
    const hecho = await spec.despues?.(call);
    await spec.termina?.(call);
    // what was removed is told of as it was
    const despues = (await record.read(tx, key)) ?? antes;
    const done = { ...call, despues, hecho };
    await this.tell(record, spec, done, {
      accion: running.accion,
      antes: record.summaryOf(antes),
      despues: { ...record.summaryOf(despues), ...spec.detalle?.(done) },
    });
    await spec.luego?.(done);
    return spec.muestra?.(done) ?? record.view(spec.luego === undefined ? despues : await record.read(tx, key), tx);
  }

  /** The record as it stands. */
  private async shown(actor: Actor, record: AnyRecord, key: string | number): Promise<unknown> {
    const reading: Reading = { actor, manager: this.unitOfWork.outside };
    const row = await record.read(reading, key);
    if (row === null) throw notFound();
    return record.view(row, reading);
  }

  /** Somebody was faster although the record was taken: 409 by the lifecycle, which says who and when, or 412. */
  private async lost(tx: Tx, asked: Asked): Promise<ErrorDeNegocio> {
    const { record, key, body } = asked;
    const row = await record.read(tx, key);
    if (row === null) return notFound();
    const accion = actionOf(asked, tx.actor, row);
    return record.lifecycle.originRefusal(accion, row, this.context(tx.actor)) ?? record.stale(row, body);
  }

  /** Events, notices, audit. */
  private async tell(
    record: AnyMade,
    spec: Pick<AnySpec, 'evento' | 'fechaDeEvento' | 'observacion' | 'salvedad' | 'avisa' | 'audita'>,
    call: Told,
    entry: Pick<AuditEntry, 'accion' | 'antes' | 'despues'>,
  ): Promise<void> {
    const { tx, despues } = call;
    const asunto = record.subject?.(despues);
    const salvedad = spec.salvedad?.(call as never) ?? null;
    const tipo = (typeof spec.evento === 'function' ? spec.evento(call as never) : spec.evento) ?? null;
    const targets = salvedad === null && tipo === null ? [] : ((await record.targets?.(despues, tx)) ?? []);
    if (salvedad !== null) {
      const [primero] = targets;
      if (primero !== undefined) {
        const { planId, personaId } = primero;
        await this.eventos.anotar(tx, [{ planId, personaId, ...salvedad, ...clavesDe(asunto, primero) }]);
      }
    }
    if (tipo !== null) {
      const observacion = spec.observacion?.(call as never) ?? null;
      const fecha = spec.fechaDeEvento?.(call as never);
      await this.eventos.anotar(
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
    const { a = [], ...notice } = spec.avisa?.(call as never) ?? {};
    const to = a.filter((id): id is number => id !== null && id !== tx.actor.id);
    if (to.length > 0) await this.notificaciones.avisar(tx, to, { ...notice, ...(asunto && { asunto }) } as Notice);
    await tx.audit({
      recurso: record.resource,
      recursoId: record.idOf(despues),
      ...entry,
      ...(await spec.audita?.(call as never)),
    });
  }
}

/** What is told of an act, or of a record that was made. */
interface Told {
  readonly tx: Tx;
  readonly despues: unknown;
}

/** The record of the act beside those that the target names. */
const clavesDe = (asunto: Asunto | undefined, { claves }: Pick<EventTarget, 'claves'>): Pick<ActEvent, 'claves'> =>
  asunto === undefined ? {} : { claves: { ...claves, [asunto.recurso]: asunto.clave } };

/** As the schema of the act returns it. */
function bodyOf({ esquema, cuerpo }: Pick<AnySpec, 'esquema' | 'cuerpo'>, sent: object): Asked['body'] {
  const read = esquema === undefined ? sent : validar(esquema, sent);
  return cuerpo?.(read) ?? read;
}

/** What a unique key that was in the way means to the act. */
function repeated({ repetido }: Pick<AnySpec, 'repetido'>, error: unknown): unknown {
  const found = Object.entries(repetido ?? {}).find(([key]) => isUniqueOf(error, key));
  return found?.[1]() ?? error;
}

const actionOf = ({ accion, spec, body }: Asked, actor: Actor, antes: unknown): string =>
  spec.como?.({ actor, antes, body }) ?? accion;

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
