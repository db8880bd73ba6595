import { randomUUID } from 'node:crypto';
import { hoyEn } from '@adjudica/domain';
import { SISTEMA } from '../../auth/actor';
import type { Config } from '../../config';
import type { ClaseRetenida, Quitados, Vencidos } from '../../db/transaction/retention';
import type { Platform } from '../../platform';

import type { RetencionStore } from './retencion.store';

const DIA_MS = 24 * 3_600_000;
const EVERY_MS = 30 * 60_000;

export type ClaseDeRetencion = keyof Config['retencion']['dias'];

export interface Examen extends Vencidos {
  readonly clase: ClaseDeRetencion;
  /** 0 = forever. */
  readonly dias: number;
  /** Why removal is blocked here; null = allowed. */
  readonly impide: string | null;
}

interface Corrida {
  /** Another process holds the lease. */
  readonly ocupada: boolean;
  readonly quitadas: Readonly<Partial<Record<ClaseDeRetencion, number>>>;
}

/** A kind, and a check that may block its removal by this process. */
interface ClaseConImpedimento {
  readonly retenida: ClaseRetenida;
  impide?(): Promise<string | null>;
}

/**
 * Removes expired data by kind, in short transactions: a batch, its audit row and the renewed lease are committed together, so that an interrupted
 * run is continued and no batch is done twice.
 */
export class RetencionService {
  private readonly proceso = randomUUID();

  constructor(
    private readonly platform: Pick<Platform, 'unitOfWork' | 'clock' | 'config'>,
    private readonly store: RetencionStore,
    private readonly clases: Readonly<Record<ClaseDeRetencion, ClaseConImpedimento>>,
  ) {}

  /** Counts what would be removed. */
  async examinar(): Promise<Examen[]> {
    const examenes: Examen[] = [];
    for (const [clase, { retenida, impide }] of this.enOrden()) {
      const dias = this.platform.config.retencion.dias[clase];
      const limite = this.limite(clase);
      const vencidos = limite === null ? NADA : await retenida.count(limite);
      examenes.push({ clase, dias, ...vencidos, impide: (await impide?.()) ?? null });
    }
    return examenes;
  }

  async quitar(): Promise<Corrida> {
    const { clock } = this.platform;
    if (!(await this.store.acquireLease(this.proceso, clock.now()))) return { ocupada: true, quitadas: {} };
    const quitadas: Partial<Record<ClaseDeRetencion, number>> = {};
    let completa = false;
    try {
      for (const [clase, { retenida, impide }] of this.enOrden()) {
        const limite = this.limite(clase);
        if (limite === null || ((await impide?.()) ?? null) !== null) continue;
        let rows = 0;
        for (;;) {
          const lote = await this.lote(clase, retenida, limite);
          if (lote === null) return { ocupada: true, quitadas };
          if (lote.filas === 0) break;
          rows += lote.filas;
          quitadas[clase] = rows;
          await lote.afterCommit?.();
        }
      }
      completa = true;
      return { ocupada: false, quitadas };
    } finally {
      await this.store.releaseLease(this.proceso, completa ? clock.now() : null);
    }
  }

  /** End of the last complete removal. */
  ultima(): Promise<Date | null> {
    return this.store.lastRun();
  }

  /** null = another process has taken the lease. */
  private lote(clase: ClaseDeRetencion, retenida: ClaseRetenida, limite: Date): Promise<Quitados | null> {
    return this.platform.unitOfWork.run(SISTEMA, async (tx) => {
      if (!(await this.store.renewLease(tx.manager, this.proceso, tx.now))) return null;
      const quitados = await retenida.remove(tx, limite);
      if (quitados.filas > 0)
        await tx.audit({
          accion: 'quitar-vencidos',
          recurso: 'retencion',
          recursoId: clase,
          despues: {
            filas: quitados.filas,
            anterioresA: hoyEn(limite),
            dias: this.platform.config.retencion.dias[clase],
            ...quitados.detalle,
          },
        });
      return quitados;
    });
  }

  private limite(clase: ClaseDeRetencion): Date | null {
    const dias = this.platform.config.retencion.dias[clase];
    return dias === 0 ? null : new Date(this.platform.clock.now().getTime() - dias * DIA_MS);
  }

  private enOrden(): [ClaseDeRetencion, ClaseConImpedimento][] {
    return Object.entries(this.clases) as [ClaseDeRetencion, ClaseConImpedimento][];
  }
}

const NADA: Vencidos = { filas: 0, masAntigua: null, masNueva: null };

/** Hours in Ecuador. */
const [DESDE, HASTA] = [1, 5];
const horaEn = (now: Date): number => (now.getUTCHours() + 24 - 5) % 24;

/** Where enabled: once a night, by the first process. */
export class RetencionNocturna {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly retencion: RetencionService,
    private readonly platform: Pick<Platform, 'clock' | 'config' | 'log'>,
  ) {}

  start(): void {
    if (!this.platform.config.retencion.automatica) return;
    this.timer = setInterval(() => void this.step(), EVERY_MS).unref();
  }

  step(): Promise<void> {
    this.running = this.running.then(() => this.intentar());
    return this.running;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async intentar(): Promise<void> {
    const { clock, config, log } = this.platform;
    const now = clock.now();
    const hora = horaEn(now);
    if (!config.retencion.automatica || hora < DESDE || hora >= HASTA) return;
    try {
      const ultima = await this.retencion.ultima();
      if (ultima !== null && hoyEn(ultima) === hoyEn(now)) return;
      const { ocupada, quitadas } = await this.retencion.quitar();
      if (!ocupada) log.info({ removed: quitadas }, 'what is past its time was removed');
    } catch (error) {
      log.error({ err: error }, 'what is past its time could not be removed');
    }
  }
}
