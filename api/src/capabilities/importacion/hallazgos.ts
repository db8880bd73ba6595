import { citaDe, LIMITES, recortar } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { UnitOfWork } from '../../db/transaction/unit-of-work';
import type { ImportacionStore } from './importacion.store';

/** Errors kept of a file; the others are counted. */
export const MAXIMO_ERRORES = 1000;

/** Rows of one kind of error read at once; the rest is counted. */
export const MAXIMO_HALLADAS = 10_000;

export interface Hallazgo {
  linea: number;
  columna: string | null;
  mensaje: string;
  /** Content of the cell. */
  valor?: string | null;
  /** Subject of the row. */
  registro?: string | null;
}

/** The errors of a file: each line is counted, the first thousand are kept. */
export class Hallazgos {
  private readonly lineas = new Set<number>();
  private sinLinea = 0;
  private readonly celdas = new Set<string>();
  total = 0;
  private guardados = 0;
  private pendientes: Hallazgo[] = [];

  constructor(
    private readonly store: ImportacionStore,
    private readonly unitOfWork: UnitOfWork,
    private readonly actor: Actor,
    private readonly importacionId: number,
  ) {}

  async add(hallazgos: readonly Hallazgo[]): Promise<void> {
    for (const hallazgo of hallazgos) {
      this.total++;
      if (!this.lleno) this.celdas.add(celdaDe(hallazgo));
      if (hallazgo.linea > 1 || hallazgo.columna !== null) this.lineas.add(hallazgo.linea);
      if (this.guardados + this.pendientes.length < MAXIMO_ERRORES) this.pendientes.push(hallazgo);
    }
    if (this.pendientes.length >= 200) await this.flush();
  }

  /** Counts further ones like those added last, without their lines. */
  otras(cuantas: number): void {
    this.total += cuantas;
    this.sinLinea += cuantas;
  }

  /** Rows with an error. */
  get filas(): number {
    return this.lineas.size + this.sinLinea;
  }

  /** Whether this cell has an error already. */
  tiene(hallazgo: Hallazgo): boolean {
    return this.celdas.has(celdaDe(hallazgo));
  }

  get lleno(): boolean {
    return this.guardados + this.pendientes.length >= MAXIMO_ERRORES;
  }

  /** Returns how many are not kept. */
  async terminar(): Promise<number> {
    await this.flush();
    return this.total - this.guardados;
  }

  private async flush(): Promise<void> {
    const rows = this.pendientes.map((h) => ({
      importacionId: this.importacionId,
      linea: h.linea,
      columna: h.columna === '' ? null : h.columna,
      mensaje: recortar(h.mensaje, LIMITES.comentario),
      valor: h.valor ?? null,
      registro: h.registro ?? null,
    }));
    this.pendientes = [];
    this.guardados += rows.length;
    await this.unitOfWork.run(this.actor, ({ manager }) => this.store.addErrors(manager, rows));
  }
}

const celdaDe = ({ linea, columna }: Hallazgo): string => `${linea} ${columna ?? ''}`;

/** Findings of staged rows, with their cell's content and subject. */
export async function conCita(
  store: ImportacionStore,
  identifica: readonly string[],
  importacionId: number,
  hallazgos: readonly Hallazgo[],
): Promise<Hallazgo[]> {
  const lineas = [...new Set(hallazgos.slice(0, MAXIMO_ERRORES).map(({ linea }) => linea))];
  const rows = await store.readLineas(importacionId, lineas);
  return hallazgos.map((hallazgo) => {
    const datos = rows.get(hallazgo.linea);
    return datos === undefined ? hallazgo : { ...hallazgo, ...citaDe(datos, hallazgo.columna, identifica) };
  });
}
