import { citaDe, LIMITES, recortar } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { UnitOfWork } from '../../db/transaction/unit-of-work';
import type { ImportacionStore } from './importacion.store';

/** Errors kept of a file; the others are counted. */
export const MAXIMO_ERRORES = 1000;

/** Rows of one kind of error that one read of the whole file brings; of more it says how many. */
export const MAXIMO_HALLADAS = 10_000;

export interface Hallazgo {
  linea: number;
  columna: string | null;
  mensaje: string;
  /** What stands in the cell. */
  valor?: string | null;
  /** Whose row it is. */
  registro?: string | null;
}

/** The errors of a file: each line counted, the first thousand kept. */
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

  /** As many more of those that were added last, whose lines nobody looks at. */
  otras(cuantas: number): void {
    this.total += cuantas;
    this.sinLinea += cuantas;
  }

  /** Rows with an error. */
  get filas(): number {
    return this.lineas.size + this.sinLinea;
  }

  /** Something was said of this cell already. */
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

/** What was found of staged rows, with the value that stands there and whose row it is. */
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
