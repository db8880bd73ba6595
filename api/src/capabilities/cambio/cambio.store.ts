import type { DataSource } from 'typeorm';
import { readMany, readOne } from '../../db/engine/read';
import { Auditoria } from '../../entities/auditoria.entity';

type CambioRow = Pick<Auditoria, 'instante' | 'usuario' | 'recurso' | 'recursoId' | 'accion'> & {
  readonly posicion: number;
};

const columnas = ['posicion', 'instante', 'usuario', 'recurso', 'recursoId', 'accion'];

/** Sealed audit rows by position. */
export class CambioStore {
  constructor(private readonly dataSource: DataSource) {}

  /** Unfiltered: the index gives the order, and a condition on the resource would make a planner leave it. */
  pageAfter(posicion: number, cantidad: number): Promise<CambioRow[]> {
    return readMany<CambioRow>(
      this.queryRows()
        .select(columnas.map((columna) => `auditoria.${columna} AS ${columna}`))
        .where('auditoria.posicion > :posicion', { posicion })
        .orderBy('auditoria.posicion', 'ASC')
        .limit(cantidad),
    );
  }

  /** Position of the last sealed row; 0 = none. */
  async lastPosition(): Promise<number> {
    const ultima = await readOne<{ posicion: number }>(
      this.queryRows()
        .select('auditoria.posicion', 'posicion')
        .where('auditoria.posicion IS NOT NULL')
        .orderBy('auditoria.posicion', 'DESC')
        .limit(1),
    );
    return ultima?.posicion ?? 0;
  }

  private queryRows() {
    return this.dataSource.createQueryBuilder().from(Auditoria, 'auditoria');
  }
}
