import { type Fecha, hoyEn, sumarDias } from '@adjudica/domain';
import type { Clock } from '../../clock';
import { QUARANTINE, type Storage } from '../../storage';
import type { ArchivoStore } from './archivo.store';

const BATCH = 200;

/** A file without a row, and the day it was quarantined. */
export interface Apartado {
  /** Its present key. */
  readonly donde: string;
  /** Its former key, for restoring it. */
  readonly clave: string;
  /** In Ecuador. */
  readonly dia: string;
}

/**
 * Quarantine for files without a row, in the same store, by day: nothing is removed before its days are over, and a file named by a row after all is
 * restored automatically.
 */
export class Cuarentena {
  constructor(
    private readonly storage: Storage,
    private readonly store: ArchivoStore,
    private readonly clock: Clock,
    private readonly dias: number,
  ) {}

  /** @returns false when another process was first. */
  apartar(clave: string): Promise<boolean> {
    return this.storage.move(clave, `${QUARANTINE}/${this.hoy()}/${clave}`);
  }

  async *apartados(): AsyncIterable<Apartado> {
    for await (const { key } of this.storage.list(QUARANTINE)) {
      const [, dia = '', ...clave] = key.split('/');
      yield { donde: key, dia, clave: clave.join('/') };
    }
  }

  async apartadosHoy(): Promise<number> {
    let hoy = 0;
    for await (const { dia } of this.apartados()) if (dia === this.hoy()) hoy += 1;
    return hoy;
  }

  /** Restores the selected files. Returns how many. */
  async reponer(cual: (apartado: Apartado) => boolean = () => true): Promise<number> {
    let repuestos = 0;
    for await (const apartado of this.apartados())
      if (cual(apartado) && (await this.storage.move(apartado.donde, apartado.clave))) repuestos += 1;
    return repuestos;
  }

  /** Restores files named by a row: another database, without the row, had quarantined them. */
  async reponerConFila(): Promise<number> {
    let repuestos = 0;
    for await (const lote of this.lotes()) {
      const conFila = await this.store.findKnown(lote.map(({ clave }) => clave));
      for (const { donde, clave } of lote)
        if (conFila.has(clave) && (await this.storage.move(donde, clave))) repuestos += 1;
    }
    return repuestos;
  }

  /** Removes expired files without a row for good. Returns how many. */
  async vencer(): Promise<number> {
    const limite = sumarDias(this.hoy(), -this.dias);
    let quitados = 0;
    for await (const lote of this.lotes()) {
      const vencidos = lote.filter(({ dia }) => /^\d{4}-\d\d-\d\d$/.test(dia) && dia < limite);
      const conFila = await this.store.findKnown(vencidos.map(({ clave }) => clave));
      for (const { donde, clave } of vencidos) {
        if (conFila.has(clave)) continue;
        await this.storage.delete(donde);
        quitados += 1;
      }
    }
    return quitados;
  }

  private async *lotes(): AsyncIterable<Apartado[]> {
    let lote: Apartado[] = [];
    for await (const apartado of this.apartados()) {
      lote.push(apartado);
      if (lote.length < BATCH) continue;
      yield lote;
      lote = [];
    }
    if (lote.length > 0) yield lote;
  }

  private hoy(): Fecha {
    return hoyEn(this.clock.now());
  }
}
