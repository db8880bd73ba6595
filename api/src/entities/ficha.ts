import type { Registro, Tabla } from '@adjudica/domain';
import { ForeignKey } from 'typeorm';
import { IdColumn, IntegerColumn, UtcColumn, VersionColumn } from '../columns/columns';
import { columnsOf, type RowOf } from '../columns/record';
import { Usuario } from './usuario.entity';

/** Columns of every record that is replaced as a whole under its version. */
export interface FichaRow {
  id: number;
  guardadaEn: Date;
  guardadaPor: number | null;
  version: number;
}

/** Base class of such a record's entity, which adds the owner's column. */
export function fichaDe<F extends Tabla>(registro: Registro<F>): abstract new () => RowOf<F> & FichaRow {
  abstract class Ficha extends (columnsOf(registro) as abstract new () => object) implements FichaRow {
    @IdColumn()
    id: number;

    @UtcColumn()
    guardadaEn: Date;

    @ForeignKey(() => Usuario)
    @IntegerColumn({ nullable: true })
    guardadaPor: number | null;

    @VersionColumn()
    version: number;
  }
  return Ficha as never;
}
