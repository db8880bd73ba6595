import { type DataSource, LessThanOrEqual } from 'typeorm';
import { SISTEMA } from '../auth/actor';
import type { Clock } from '../clock';
import { insertMany } from '../db/bulk';
import type { Tx, UnitOfWork } from '../db/unit-of-work';
import { Mensaje } from '../entities/mensaje.entity';
import type { Logger } from '../log';
import { type Delivery, type Failure, failureOf } from './failure';
import { MAX_ATTEMPTS, pauseAfter, retryAfter } from './schedule';

export type { Delivery } from './failure';

/** A mail as its cause writes it. `clave` names the cause: a second one with the same key is the same mail. */
export interface NuevoMensaje {
  clave: string;
  destinatario: string;
  asunto: string;
  cuerpo: string;
}

/** Told in the transaction that gives a mail up. */
export type OnGivenUp = (
  tx: Tx,
  mensaje: Pick<Mensaje, 'id' | 'destinatario' | 'asunto' | 'ultimoError'>,
) => Promise<void>;

const EVERY_MS = 1000;
const BATCH = 20;
/** While one process delivers, others leave the row alone for this long; after a crash it is tried again. */
const LEASE_MS = 120_000;

/**
 * Mail is written in the transaction of its cause and sent afterwards, at least once: an act never waits for a mail server, and no mail tells
 * of an act that was rolled back (invariant 8). What the server says of one mail is counted on its row, until it is given up; a server that
 * does not answer stops all of them for a while and is counted on none, so that no outage, however long, loses a mail.
 */
export class Outbox {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  /** How often in a row there was no server, and until when it is left alone. */
  private outage = { failures: 0, until: 0 };
  private lastTaken = 0;
  private tellGivenUp: OnGivenUp = () => Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly delivery: Delivery,
    private readonly clock: Clock,
    private readonly log: Logger,
    private readonly chance: () => number = Math.random,
  ) {}

  /** For services, inside their unit of work. */
  async encolar(tx: Tx, mensajes: readonly NuevoMensaje[]): Promise<void> {
    await insertMany(
      tx.manager,
      Mensaje,
      mensajes.map((mensaje) => ({
        ...mensaje,
        estado: 'pendiente',
        intentos: 0,
        ultimoIntento: null,
        proximoIntento: tx.now,
        enviadoEn: null,
        codigoError: null,
        ultimoError: null,
        creadoEn: tx.now,
        version: 1,
      })),
    );
    tx.afterCommit(() => void this.step());
  }

  /** What a person decides on one that was given up. Guarded by what was read; zero = somebody was faster. */
  async decidir(
    tx: Tx,
    { id, estado, version }: Pick<Mensaje, 'id' | 'estado' | 'version'>,
    cambio: Pick<Mensaje, 'estado'> & { destinatario?: string },
  ): Promise<number> {
    const sale = cambio.estado === 'pendiente' ? this.anew(tx) : {};
    const { affected } = await tx.manager.update(
      Mensaje,
      { id, estado, version },
      { ...cambio, ...sale, version: version + 1 },
    );
    return affected ?? 0;
  }

  /** All that were given up go out again, each to the address that it has. Returns how many. */
  async reenviarFallidos(tx: Tx): Promise<number> {
    const { affected } = await tx.manager.update(
      Mensaje,
      { estado: 'fallido' },
      { ...this.anew(tx), estado: 'pendiente', version: () => 'version + 1' },
    );
    return affected ?? 0;
  }

  private anew(tx: Tx): Pick<Mensaje, 'intentos' | 'proximoIntento'> {
    tx.afterCommit(() => void this.step());
    return { intentos: 0, proximoIntento: tx.now };
  }

  onGivenUp(tell: OnGivenUp): void {
    this.tellGivenUp = tell;
  }

  start(): void {
    this.timer = setInterval(() => void this.step(), EVERY_MS).unref();
  }

  step(): Promise<void> {
    this.running = this.running
      .then(() => this.deliverDue())
      .catch((error: unknown) => this.log.error({ err: error }, 'the outbox could not be worked through'));
    return this.running;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private get now(): number {
    return this.clock.now().getTime();
  }

  /** Who waited longest is first: whatever failed goes behind the others. */
  private async deliverDue(): Promise<void> {
    while (this.now >= this.outage.until) {
      const due = await this.dataSource.manager.find(Mensaje, {
        where: { estado: 'pendiente', proximoIntento: LessThanOrEqual(this.clock.now()) },
        order: { proximoIntento: 'ASC', id: 'ASC' },
        take: BATCH,
      });
      for (const mensaje of due) {
        if (this.now < this.outage.until) return;
        await this.deliver(mensaje);
      }
      if (due.length < BATCH) return;
    }
  }

  private async deliver(mensaje: Mensaje): Promise<void> {
    if (!(await this.lease(mensaje))) return;
    const failure = await this.delivery
      .send({ id: mensaje.clave, to: mensaje.destinatario, subject: mensaje.asunto, text: mensaje.cuerpo })
      .then(() => null, failureOf);
    if (failure === null) await this.taken(mensaje);
    else await this.failed(mensaje, failure);
  }

  /** Guarded by what was read: of two processes one gets it. */
  private async lease({ id, intentos, proximoIntento }: Mensaje): Promise<boolean> {
    const leased = await this.dataSource
      .getRepository(Mensaje)
      .update(
        { id, estado: 'pendiente', intentos, proximoIntento },
        { intentos: intentos + 1, proximoIntento: new Date(this.now + LEASE_MS) },
      );
    return leased.affected === 1;
  }

  private async taken({ id }: Mensaje): Promise<void> {
    if (this.outage.failures > 0) this.log.info('the mail server takes mail again');
    this.outage = { failures: 0, until: 0 };
    this.lastTaken = this.now;
    const now = this.clock.now();
    await this.dataSource
      .getRepository(Mensaje)
      .update({ id }, { estado: 'enviado', ultimoIntento: now, enviadoEn: now, codigoError: null, ultimoError: null });
  }

  private async failed(mensaje: Mensaje, failure: Failure): Promise<void> {
    const attempts = mensaje.intentos + 1;
    if (failure.serverDown && !this.othersWereTaken(mensaje)) await this.noServer(mensaje, failure);
    else if (failure.permanent || attempts >= MAX_ATTEMPTS) await this.giveUp(mensaje, attempts, failure);
    else {
      const pause = retryAfter(attempts, this.chance());
      this.log.warn({ mensaje: mensaje.id, intentos: attempts, codigo: failure.code }, 'a mail could not be delivered');
      await this.note(mensaje, failure, { intentos: attempts, proximoIntento: new Date(this.now + pause) });
    }
  }

  /** The server took others since it last failed at this one: then it is this one that it does not take. */
  private othersWereTaken({ ultimoIntento }: Mensaje): boolean {
    return ultimoIntento !== null && this.lastTaken > ultimoIntento.getTime();
  }

  private async noServer(mensaje: Mensaje, failure: Failure): Promise<void> {
    const failures = this.outage.failures + 1;
    const pause = pauseAfter(failures, this.chance());
    this.outage = { failures, until: this.now + pause };
    this.log[failures === 1 ? 'error' : 'warn']({ failures, codigo: failure.code }, 'the mail server takes no mail');
    await this.note(mensaje, failure, {
      intentos: mensaje.intentos,
      proximoIntento: new Date(this.outage.until),
    });
  }

  private async giveUp(mensaje: Mensaje, intentos: number, failure: Failure): Promise<void> {
    const { id, destinatario, asunto } = mensaje;
    this.log.error({ mensaje: id, intentos, codigo: failure.code }, 'a mail was given up');
    await this.unitOfWork.run(SISTEMA, async (tx) => {
      const ended = await tx.manager.update(
        Mensaje,
        { id, estado: 'pendiente' },
        { ...this.errorOf(failure), estado: 'fallido', intentos },
      );
      if (ended.affected === 1) await this.tellGivenUp(tx, { id, destinatario, asunto, ultimoError: failure.words });
    });
  }

  private async note(
    { id }: Mensaje,
    failure: Failure,
    next: Pick<Mensaje, 'intentos' | 'proximoIntento'>,
  ): Promise<void> {
    await this.dataSource
      .getRepository(Mensaje)
      .update({ id, estado: 'pendiente' }, { ...this.errorOf(failure), ...next });
  }

  private errorOf({ code, words }: Failure): Pick<Mensaje, 'codigoError' | 'ultimoError' | 'ultimoIntento'> {
    return { codigoError: code, ultimoError: words, ultimoIntento: this.clock.now() };
  }
}
