import type { Suma } from '@adjudica/domain';
import { Entity, Index } from 'typeorm';
import { CodeColumn, IdColumn, IntegerColumn, JsonColumn, KeyCodeColumn, KeyIntegerColumn } from '../db/columns';

/** Something was written that a plan's figures are taken from: left by the database with every such write (`db/triggers.ts`). */
@Entity({ name: 'tablero_cambio', schema: 'cliente' })
@Index(['clase', 'clave'])
export class TableroCambio {
  @IdColumn()
  id: number;

  /** What `clave` is the key of: 'plan', 'orden', 'ficha'. */
  @CodeColumn(10)
  clase: 'plan' | 'orden' | 'ficha';

  @IntegerColumn()
  clave: number;
}

/** What one plan has added to the sums: what is taken out of them when it says something else. */
@Entity({ name: 'tablero_aporte', schema: 'cliente' })
export class TableroAporte {
  @KeyIntegerColumn()
  planId: number;

  @JsonColumn()
  sumas: readonly Suma[];
}

/** Sums of all plans (domain: `Suma`). */
@Entity({ name: 'tablero_suma', schema: 'cliente' })
export class TableroSuma {
  @KeyCodeColumn(2)
  producto: string;

  @KeyCodeColumn(7)
  periodo: string;

  @KeyCodeColumn(12)
  hecho: Suma['hecho'];

  @KeyCodeColumn(10)
  parte: string;

  @KeyIntegerColumn()
  dias: number;

  @IntegerColumn()
  cantidad: number;
}

/** One row. */
@Entity({ name: 'tablero_base', schema: 'cliente' })
export class TableroBase {
  @KeyIntegerColumn()
  id: number;

  /** Fingerprint of what the sums are reckoned with: steps, days of rest. */
  @CodeColumn(64)
  calculo: string;

  /** Raised with every change of the sums: who reads them in several statements sees whether they were the same all the time. */
  @IntegerColumn()
  vuelta: number;
}
