import { LIMITES, recortar } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { UnitOfWork } from '../../db/unit-of-work';
import type { ImportacionStore } from './importacion.store';

/** Errors kept of a file; the others are counted. */
export const MAXIMO_ERRORES = 1000;

export interface Hallazgo {
  linea: number;
  columna: string | null;
  mensaje: string;
}

/** The errors of a file: each line counted, the first thousand kept. */
export class Hallazgos {
  readonly lineas = new Set<number>();
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
      if (hallazgo.linea > 1 || hallazgo.columna !== null) this.lineas.add(hallazgo.linea);
      if (this.guardados + this.pendientes.length < MAXIMO_ERRORES) this.pendientes.push(hallazgo);
    }
    if (this.pendientes.length >= 200) await this.flush();
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
    }));
    this.pendientes = [];
    this.guardados += rows.length;
    await this.unitOfWork.run(this.actor, ({ manager }) => this.store.addErrors(manager, rows));
  }
}
