import { type Fecha, hoyEn, sumarDias } from '@adjudica/domain';
import type { Clock } from '../../clock';
import { QUARANTINE, type Storage } from '../../storage';
import type { ArchivoStore } from './archivo.store';

const BATCH = 200;

/** A file that no row named, on the day it was set aside. */
export interface Apartado {
  /** Where it lies now. */
  readonly donde: string;
  /** The key it had, and gets back. */
  readonly clave: string;
  /** In Ecuador. */
  readonly dia: string;
}

/**
 * Where the sweep puts what no row names, in the same store, under the day: nothing is removed before its days are over, and whatever a row
 * names after all goes back by itself.
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

  /** Puts back what `cual` says. Returns how many. */
  async reponer(cual: (apartado: Apartado) => boolean = () => true): Promise<number> {
    let repuestos = 0;
    for await (const apartado of this.apartados())
      if (cual(apartado) && (await this.storage.move(apartado.donde, apartado.clave))) repuestos += 1;
    return repuestos;
  }

  /** Puts back what a row names: it was set aside by a database that did not know it. */
  async reponerConFila(): Promise<number> {
    let repuestos = 0;
    for await (const lote of this.lotes()) {
      const conFila = await this.store.findKnown(lote.map(({ clave }) => clave));
      for (const { donde, clave } of lote)
        if (conFila.has(clave) && (await this.storage.move(donde, clave))) repuestos += 1;
    }
    return repuestos;
  }

  /** Removes for good what has lain here for its days and no row names. Returns how many. */
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
