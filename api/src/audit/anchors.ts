import { text } from 'node:stream/consumers';
import { esFecha, type Fecha, hoyEn } from '@adjudica/domain';
import type { DataSource } from 'typeorm';
import { SISTEMA } from '../auth/actor';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { leerInstalacion } from '../db/installation/instalacion';
import type { UnitOfWork } from '../db/transaction/unit-of-work';
import { AuditoriaSello } from '../entities/auditoria-sello.entity';
import type { Logger } from '../log';
import type { Storage } from '../storage';
import { lastSeal } from './epochs';
import { type AuditKey, endOf, type Place } from './seals';

const EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Folder in the store, unknown to the sweep of files. */
export const ANCHORS = 'anclas';

/** Sealed end of the chain on a day. */
export interface Anchor extends Place {
  readonly instalacion: string;
  readonly fecha: Fecha;
  readonly epoca: number;
  readonly sello: string;
}

/**
 * Copies the end of the chain once a day to places that a database administrator can't change: the store, under a retention lock where it has one,
 * and the administrators' daily mail. A truncated or rebuilt chain no longer matches.
 */
export class AuditAnchors {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly platform: {
      readonly dataSource: DataSource;
      readonly unitOfWork: UnitOfWork;
      readonly auditKey: AuditKey;
      readonly storage: Storage;
      readonly clock: Clock;
      readonly config: Pick<Config, 'anclaRetencionDias'>;
      readonly log: Logger;
    },
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.step(), EVERY_MS).unref();
  }

  step(): Promise<void> {
    this.running = this.running
      .then(() => this.anchorOfToday())
      .catch((error: unknown) => this.platform.log.error({ err: error }, 'the audit could not be anchored'));
    return this.running;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** File first, row second; two processes at once write one each, and both are valid. */
  private async anchorOfToday(): Promise<void> {
    const { dataSource, unitOfWork, auditKey, storage, clock, config } = this.platform;
    const now = clock.now();
    const fecha = hoyEn(now);
    const [last, instalacion] = await Promise.all([lastSeal(dataSource.manager), leerInstalacion(dataSource.manager)]);
    if (last === null || instalacion === null || last.posicion === 0 || last.ancladaEl === fecha) return;
    const { epoca } = last;
    const place = endOf(last);
    const anchor: Anchor = {
      instalacion: instalacion.identificador,
      fecha,
      epoca,
      ...place,
      sello: auditKey.anchor(fecha, epoca, place),
    };
    const days = config.anclaRetencionDias;
    await storage.put(Buffer.from(JSON.stringify(anchor)), {
      type: 'application/json',
      folder: ANCHORS,
      ...(days === 0 ? {} : { retainUntil: new Date(now.getTime() + days * DAY_MS) }),
    });
    await unitOfWork.run(SISTEMA, ({ manager }) => manager.update(AuditoriaSello, { epoca }, { ancladaEl: fecha }));
  }
}

/** Every anchor of a store; null stands for an unreadable one. */
export async function anchorsOf(storage: Storage): Promise<(Anchor | null)[]> {
  const anchors: (Anchor | null)[] = [];
  for await (const { key } of storage.list(ANCHORS)) anchors.push(anchorFrom(await text(await storage.get(key))));
  return anchors;
}

function anchorFrom(content: string): Anchor | null {
  try {
    const { instalacion, fecha, epoca, posicion, cadena, sello } = JSON.parse(content) as Anchor;
    const texts = [instalacion, fecha, cadena, sello].every((value) => typeof value === 'string');
    const numbers = [epoca, posicion].every((value) => Number.isInteger(value));
    return texts && numbers && esFecha(fecha) ? { instalacion, fecha, epoca, posicion, cadena, sello } : null;
  } catch {
    return null;
  }
}
