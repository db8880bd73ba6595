import { type DataSource, LessThanOrEqual } from 'typeorm';
import { SISTEMA } from '../auth/actor';
import type { Clock } from '../clock';
import { insertMany } from '../db/transaction/bulk';
import type { Tx, UnitOfWork } from '../db/transaction/unit-of-work';
import { Mensaje } from '../entities/mensaje.entity';
import type { Logger } from '../log';
import { type Delivery, type Failure, failureOf } from './failure';
import { newborn, Queue } from './queue';
import { Rounds } from './rounds';
import { MAX_ATTEMPTS, pauseAfter, retryAfter } from './schedule';

export type { Delivery } from './failure';

/** A new mail. `clave` is its idempotency key. */
export interface NuevoMensaje {
  clave: string;
  destinatario: string;
  asunto: string;
  cuerpo: string;
}

/** Called in the transaction that makes a mail a dead letter. */
type OnGivenUp = (tx: Tx, mensaje: Pick<Mensaje, 'id' | 'destinatario' | 'asunto' | 'ultimoError'>) => Promise<void>;

const LEASE_MS = 120_000;
/** All mail goes to one server. */
const MAIL_SERVER = 0;

/**
 * Transactional outbox: mail is written in the transaction of its cause and sent afterwards, at least once, so that an act never waits for a mail
 * server and no mail tells of a rolled-back act (invariant 8). Failures of one mail are counted on its row until it is a dead letter; an
 * unreachable server pauses all mails and is counted on none, so that no outage loses a mail.
 */
export class Outbox {
  private readonly queue: Queue<Mensaje>;
  private readonly rounds: Rounds;
  /** Consecutive failures of the server, and the end of the pause. */
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
  ) {
    this.queue = new Queue(dataSource, Mensaje, LEASE_MS);
    this.rounds = new Rounds({ waiting: async () => [MAIL_SERVER], sendNext: () => this.sendNext() }, log);
  }

  /** Enqueues mails in the caller's transaction. */
  async encolar(tx: Tx, mensajes: readonly NuevoMensaje[]): Promise<void> {
    const nothing = { enviadoEn: null, codigoError: null, ultimoError: null };
    await insertMany(
      tx.manager,
      Mensaje,
      mensajes.map((mensaje) => ({ ...mensaje, ...newborn(tx.now), ...nothing })),
    );
    this.stepAfter(tx);
  }

  /** Decision on a dead letter. Guarded by what was read; 0 = stale. */
  decidir(
    tx: Tx,
    read: Pick<Mensaje, 'id' | 'estado' | 'version'>,
    cambio: Pick<Mensaje, 'estado'> & { destinatario?: string },
  ): Promise<number> {
    if (cambio.estado === 'pendiente') this.stepAfter(tx);
    return this.queue.decide(tx, read, cambio);
  }

  /** Requeues all dead letters, each to its address. Returns how many. */
  reenviarFallidos(tx: Tx): Promise<number> {
    this.stepAfter(tx);
    return this.queue.resend(tx, { estado: 'fallido' }, {});
  }

  private stepAfter(tx: Tx): void {
    tx.afterCommit(() => void this.step());
  }

  onGivenUp(tell: OnGivenUp): void {
    this.tellGivenUp = tell;
  }

  start(): void {
    this.rounds.start();
  }

  step(): Promise<void> {
    return this.rounds.step();
  }

  stop(): Promise<void> {
    return this.rounds.stop();
  }

  private get now(): number {
    return this.clock.now().getTime();
  }

  /** Sends the oldest; a failed one goes to the end of the queue. */
  private async sendNext(): Promise<boolean> {
    if (this.now < this.outage.until) return false;
    const mensaje = await this.dataSource.manager.findOne(Mensaje, {
      where: { estado: 'pendiente', proximoIntento: LessThanOrEqual(this.clock.now()) },
      order: { proximoIntento: 'ASC', id: 'ASC' },
    });
    if (mensaje === null) return false;
    if (await this.queue.lease(mensaje, this.clock.now())) await this.deliver(mensaje);
    return true;
  }

  private async deliver(mensaje: Mensaje): Promise<void> {
    const failure = await this.delivery
      .send({ id: mensaje.clave, to: mensaje.destinatario, subject: mensaje.asunto, text: mensaje.cuerpo })
      .then(() => null, failureOf);
    if (failure === null) await this.taken(mensaje);
    else await this.failed(mensaje, failure);
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
      await this.again(mensaje, failure, { intentos: attempts, proximoIntento: new Date(this.now + pause) });
    }
  }

  /** The server accepted others since this one failed: the fault is this mail's. */
  private othersWereTaken({ ultimoIntento }: Mensaje): boolean {
    return ultimoIntento !== null && this.lastTaken > ultimoIntento.getTime();
  }

  private async noServer(mensaje: Mensaje, failure: Failure): Promise<void> {
    const failures = this.outage.failures + 1;
    const pause = pauseAfter(failures, this.chance());
    this.outage = { failures, until: this.now + pause };
    this.log[failures === 1 ? 'error' : 'warn']({ failures, codigo: failure.code }, 'the mail server takes no mail');
    await this.again(mensaje, failure, { intentos: mensaje.intentos, proximoIntento: new Date(this.outage.until) });
  }

  private async giveUp(mensaje: Mensaje, intentos: number, failure: Failure): Promise<void> {
    const { id, destinatario, asunto } = mensaje;
    this.log.error({ mensaje: id, intentos, codigo: failure.code }, 'a mail was given up');
    await this.unitOfWork.run(SISTEMA, async (tx) => {
      const ended = { ...this.errorOf(failure), estado: 'fallido', intentos };
      if ((await this.queue.note(id, ended, tx.manager)) === 1)
        await this.tellGivenUp(tx, { id, destinatario, asunto, ultimoError: failure.words });
    });
  }

  private async again(
    { id }: Mensaje,
    failure: Failure,
    next: Pick<Mensaje, 'intentos' | 'proximoIntento'>,
  ): Promise<void> {
    await this.queue.note(id, { ...this.errorOf(failure), ...next });
  }

  private errorOf({ code, words }: Failure): Pick<Mensaje, 'codigoError' | 'ultimoError' | 'ultimoIntento'> {
    return { codigoError: code, ultimoError: words, ultimoIntento: this.clock.now() };
  }
}
