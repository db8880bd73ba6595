import { type DataSource, LessThanOrEqual } from 'typeorm';
import type { Clock } from '../clock';
import { insertMany } from '../db/bulk';
import type { Tx } from '../db/unit-of-work';
import type { Logger } from '../log';
import { Mensaje } from './mensaje.entity';

/** A mail as its cause writes it. `clave` names the cause: a second one with the same key is the same mail. */
export interface NuevoMensaje {
  clave: string;
  destinatario: string;
  asunto: string;
  cuerpo: string;
}

/** What delivers a mail; the id makes a retry recognisable at the other end. */
export interface Delivery {
  send(mail: { id: string; to: string; subject: string; text: string }): Promise<unknown>;
}

const EVERY_MS = 1000;
const BATCH = 20;
const MAX_ATTEMPTS = 8;
/** While one process delivers, others leave the row alone for this long; after a crash it is tried again. */
const LEASE_MS = 120_000;
const FIRST_RETRY_MS = 30_000;

/**
 * Mail is written in the transaction of its cause and sent afterwards, at least once, with growing pauses: an act never waits for a mail
 * server, and no mail tells of an act that was rolled back (invariant 8).
 */
export class Outbox {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly delivery: Delivery,
    private readonly clock: Clock,
    private readonly log: Logger,
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
        proximoIntento: tx.now,
        enviadoEn: null,
        ultimoError: null,
        creadoEn: tx.now,
      })),
    );
    tx.afterCommit(() => void this.step());
  }

  start(): void {
    this.timer = setInterval(() => void this.step(), EVERY_MS).unref();
  }

  step(): Promise<void> {
    this.running = this.running
      .then(() => this.deliverDue())
      .catch((error: unknown) => this.log.error({ err: error }, 'the outbox could not be read'));
    return this.running;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async deliverDue(): Promise<void> {
    const due = await this.dataSource.manager.find(Mensaje, {
      where: { estado: 'pendiente', proximoIntento: LessThanOrEqual(this.clock.now()) },
      order: { id: 'ASC' },
      take: BATCH,
    });
    for (const mensaje of due) await this.deliver(mensaje);
    if (due.length === BATCH) await this.deliverDue();
  }

  private async deliver(mensaje: Mensaje): Promise<void> {
    const { id, intentos } = mensaje;
    const repository = this.dataSource.getRepository(Mensaje);
    const leased = await repository.update(
      { id, estado: 'pendiente', intentos },
      { intentos: intentos + 1, proximoIntento: new Date(this.clock.now().getTime() + LEASE_MS) },
    );
    if (leased.affected !== 1) return;
    try {
      await this.delivery.send({
        id: mensaje.clave,
        to: mensaje.destinatario,
        subject: mensaje.asunto,
        text: mensaje.cuerpo,
      });
      await repository.update({ id }, { estado: 'enviado', enviadoEn: this.clock.now(), ultimoError: null });
    } catch (error) {
      const failed = intentos + 1 >= MAX_ATTEMPTS;
      const pause = FIRST_RETRY_MS * 2 ** intentos;
      this.log.warn({ mensaje: id, intentos: intentos + 1, failed }, 'a mail could not be delivered');
      await repository.update(
        { id },
        {
          estado: failed ? 'fallido' : 'pendiente',
          proximoIntento: new Date(this.clock.now().getTime() + pause),
          ultimoError: String((error as Error).message ?? error).slice(0, 500),
        },
      );
    }
  }
}
