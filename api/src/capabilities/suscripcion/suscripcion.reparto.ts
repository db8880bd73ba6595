import { asuntoDe, EVENTO_DE_PRUEBA, instanteDe, propios, puedeSerAvisado } from '@adjudica/domain';
import { SISTEMA } from '../../auth/actor';
import type { Clock } from '../../clock';
import type { Tx, UnitOfWork } from '../../db/transaction/unit-of-work';
import type { EnvioEvento } from '../../entities/suscripcion.entity';
import type { Logger } from '../../log';
import { failureOf } from '../../outbox/failure';
import { Rounds } from '../../outbox/rounds';
import { MAX_ATTEMPTS, pauseAfter, retryAfter } from '../../outbox/schedule';
import { type Answer, headersOf, type Sender } from '../../webhooks';
import type { EnvioEventoStore, Resultado } from './envio-evento.store';
import type { Secretos } from './suscripcion.secretos';
import type { SuscripcionRow, SuscripcionStore } from './suscripcion.store';

/** Notifies administrators of a subscription, in the transaction that finds it. */
type AvisoDeSuscripcion = (
  tx: Tx,
  aviso: { titulo: string; texto: string; asunto: ReturnType<typeof asuntoDe> },
) => Promise<void>;

/** Parallel messages to one receiver, each of another plan; one while it fails. */
const AT_ONCE = 4;
/** Longest Retry-After that is honoured. */
const LONGEST_WISH_MS = 3_600_000;
const TOLD_AFTER_MS = 3_600_000;
const SUCCESS_NOTED_EVERY_MS = 60_000;
/** 'Gone': the receiver refuses further messages. */
const GONE = 410;

interface Stores {
  readonly suscripciones: SuscripcionStore;
  readonly envios: EnvioEventoStore;
}

/**
 * Delivers messages about events at least once and, per plan, in order; receivers are independent, so that a slow one delays no other. Failures are
 * retried with exponential backoff up to an hour, for about four days; while a receiver is unreachable it is probed with one message, at most every
 * five minutes. Any number of processes: each row is leased by its sender.
 */
export class RepartoDeEventos {
  private readonly rounds: Rounds;
  private avisa: AvisoDeSuscripcion = () => Promise.resolve();

  constructor(
    private readonly stores: Stores,
    private readonly secretos: Secretos,
    private readonly sender: Pick<Sender, 'post'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {
    this.rounds = new Rounds(
      {
        waiting: () => this.stores.envios.listWithPending(this.now),
        sendNext: (id, stop) => this.sendNext(id, stop),
      },
      log,
    );
  }

  alFallar(avisa: AvisoDeSuscripcion): void {
    this.avisa = avisa;
  }

  start(): void {
    this.rounds.start();
  }

  wake(): void {
    this.rounds.wake();
  }

  step(): Promise<void> {
    return this.rounds.step();
  }

  stop(): Promise<void> {
    return this.rounds.stop();
  }

  private get now(): Date {
    return this.clock.now();
  }

  private later(ms: number): Date {
    return new Date(this.now.getTime() + ms);
  }

  private async sendNext(id: number, stop: AbortSignal): Promise<boolean> {
    const { envios, suscripciones } = this.stores;
    const suscripcion = await suscripciones.byId(id);
    if (suscripcion === null || !this.mayCall(suscripcion)) return false;
    const due = await envios.listPending(id, this.now, suscripcion.fallas > 0 ? 1 : AT_ONCE);
    await Promise.all(due.map((envio) => this.send(suscripcion, envio, stop)));
    return due.length > 0;
  }

  private mayCall({ activa, rechazadaEn, pausaHasta }: SuscripcionRow): boolean {
    return activa && rechazadaEn === null && (pausaHasta === null || pausaHasta <= this.now);
  }

  private async send(suscripcion: SuscripcionRow, envio: EnvioEvento, stop: AbortSignal): Promise<void> {
    const { quien, cuentaActiva } = suscripcion;
    if (!cuentaActiva || !puedeSerAvisado(quien, envio.tipo)) return this.leave(envio);
    if (!(await this.stores.envios.cola.lease(envio, this.now))) return;
    const started = performance.now();
    const answer = await this.call(suscripcion, envio, stop).catch((error: unknown) => failureOf(error));
    // the lease expires, and the next process retries
    if (stop.aborted) return;
    const answered = 'status' in answer;
    const { code, words } = answered
      ? failureOf({ answer: { code: String(answer.status), words: answer.words } })
      : answer;
    const resultado: Resultado = {
      codigo: code,
      respuesta: words === '' ? null : words,
      milisegundos: Math.round(performance.now() - started),
      ultimoIntento: this.now,
    };
    if (answered && answer.status >= 200 && answer.status < 300) await this.delivered(suscripcion, envio, resultado);
    else if (answered && answer.status === GONE) await this.gone(suscripcion, envio, resultado);
    else await this.failed(suscripcion, envio, resultado, answered ? answer.retryAfter : null);
  }

  private call(suscripcion: SuscripcionRow, envio: EnvioEvento, stop: AbortSignal): Promise<Answer> {
    const secretos = this.secretos.vigentes(suscripcion, this.now);
    if (secretos === null)
      return Promise.reject(Object.assign(new Error(propios.envioSinSecreto), { code: 'SIN-SECRETO' }));
    const body = JSON.stringify(mensajeDe(envio));
    const headers = headersOf(secretos, envio.clave, Math.floor(this.now.getTime() / 1000), body);
    return this.sender.post(suscripcion.url, body, headers, stop);
  }

  private async leave({ id }: EnvioEvento): Promise<void> {
    const porque = { estado: 'descartado', codigo: 'SIN-PERMISO', respuesta: propios.envioSinPermiso };
    await this.unitOfWork.run(SISTEMA, ({ manager }) => this.stores.envios.cola.note(id, porque, manager));
  }

  private async delivered(
    { id, fallas, ultimoExito }: SuscripcionRow,
    envio: EnvioEvento,
    resultado: Resultado,
  ): Promise<void> {
    const { now } = this;
    await this.stores.envios.cola.note(envio.id, { ...resultado, estado: 'entregado', entregadoEn: now });
    if (fallas > 0) this.log.info({ suscripcion: id }, 'a receiver of events takes messages again');
    if (fallas > 0 || now.getTime() - (ultimoExito?.getTime() ?? 0) > SUCCESS_NOTED_EVERY_MS)
      await this.stores.suscripciones.delivered(id, now);
  }

  private async gone({ id, nombre }: SuscripcionRow, envio: EnvioEvento, resultado: Resultado): Promise<void> {
    this.log.error({ suscripcion: id, envio: envio.id }, 'a receiver of events wants no more of them');
    await this.unitOfWork.run(SISTEMA, async (tx) => {
      await this.stores.envios.cola.note(envio.id, { ...resultado, estado: 'fallido' }, tx.manager);
      if ((await this.stores.suscripciones.refused(tx.manager, id, tx.now)) === 0) return;
      await tx.audit({
        accion: 'rechazar',
        recurso: 'suscripcion',
        recursoId: id,
        despues: { codigo: resultado.codigo },
      });
      await this.tell(tx, id, propios.suscripcionRechazada(nombre));
    });
  }

  private async failed(
    suscripcion: SuscripcionRow,
    envio: EnvioEvento,
    resultado: Resultado,
    wish: number | null,
  ): Promise<void> {
    const { envios, suscripciones } = this.stores;
    const { id, fallas, fallaDesde } = suscripcion;
    const attempts = envio.intentos + 1;
    const wished = Math.min((wish ?? 0) * 1000, LONGEST_WISH_MS);
    this.log[fallas === 0 ? 'error' : 'warn'](
      { suscripcion: id, envio: envio.id, intentos: attempts, codigo: resultado.codigo },
      'a message about an event was not taken',
    );
    if (attempts >= MAX_ATTEMPTS) await this.giveUp(suscripcion, envio, resultado);
    else {
      const proximoIntento = this.later(Math.max(retryAfter(attempts, Math.random()), wished));
      await envios.cola.note(envio.id, { ...resultado, proximoIntento });
    }
    const since = fallaDesde ?? this.now;
    await suscripciones.failed(id, since, this.later(Math.max(pauseAfter(fallas + 1, Math.random()), wished)));
    if (this.now.getTime() - since.getTime() >= TOLD_AFTER_MS)
      await this.tellOnce(suscripcion, propios.suscripcionFalla(suscripcion.nombre, escrita(resultado)));
  }

  private async giveUp(suscripcion: SuscripcionRow, { id }: EnvioEvento, resultado: Resultado): Promise<void> {
    this.log.error({ suscripcion: suscripcion.id, envio: id, codigo: resultado.codigo }, 'a message was given up');
    const ended = { ...resultado, estado: 'fallido' };
    await this.unitOfWork.run(SISTEMA, ({ manager }) => this.stores.envios.cola.note(id, ended, manager));
    await this.tellOnce(suscripcion, propios.envioAbandonado(suscripcion.nombre, escrita(resultado)));
  }

  /** One notice until a message is delivered, for any number of processes. */
  private async tellOnce({ id, avisadaEn }: SuscripcionRow, texto: string): Promise<void> {
    if (avisadaEn !== null) return;
    await this.unitOfWork.run(SISTEMA, async (tx) => {
      if ((await this.stores.suscripciones.markNotified(tx.manager, id, tx.now)) > 0) await this.tell(tx, id, texto);
    });
  }

  private tell(tx: Tx, id: number, texto: string): Promise<void> {
    return this.avisa(tx, { titulo: propios.suscripcionFallaTitulo, texto, asunto: asuntoDe('suscripcion', id) });
  }
}

const escrita = ({ codigo, respuesta }: Resultado): string => [codigo, respuesta].filter(Boolean).join(' ');

/** The payload: that something happened, without the record's data. */
const mensajeDe = ({ clave, tipo, ocurridoEn, idCodigo, recurso, recursoId, posicion }: EnvioEvento) => ({
  id: clave,
  evento: tipo,
  version: 1,
  fecha: instanteDe(ocurridoEn),
  plan: tipo === EVENTO_DE_PRUEBA ? null : idCodigo,
  recurso,
  clave: recursoId,
  cursor: posicion,
});
