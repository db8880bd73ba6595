import { type ErrorDeNegocio, importaciones, type TipoDeImportacion } from '@adjudica/domain';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { Actor } from '../../auth/actor';
import type { Lock } from '../../db/transaction/locks';
import { type Celdas, delTramo, distinto, type Tramo, tabla } from './sql';

/** A required row of another table: joined, and an error of its column when missing. */
export interface Cruce {
  alias: string;
  entity: EntityTarget<ObjectLiteral>;
  /** Join condition over `f` (the staged row) and earlier joins. */
  en: string | ((contexto: Contexto) => string);
  /** Left out = optional. `si`: only rows with this condition require it. */
  exigido?: { columna: string; mensaje: string; si?: string };
}

export interface ColumnaDeDestino {
  /** Column of the target table and the file's columns it derives from; without them it is written on creation only. */
  columna: string;
  de?: readonly string[];
  expresion: string;
  /** Displayed form of the present value, where the column holds a key; the new one is the file's own word. */
  visto?: (contexto: Contexto) => string;
}

/** A reviewed value, under the file's column or a name of its own. */
export interface Visto {
  columna: string;
  expresion: string;
  /** Value after applying; left out = unchanged. */
  nueva?: string;
}

export interface Contexto {
  manager: EntityManager;
  tramo: Tramo;
  /** FROM of the file's staged rows (`filasDe`). */
  filas: string;
  actor: Actor;
  ahora: Date;
  /** Calendar date in Ecuador. */
  hoy: string;
  /** Columns of the file; others stay unchanged. */
  presentes: ReadonlySet<string>;
}

/** A parent row shared by rows of the file (the brand of its models): joined to them, and written before them. */
export interface Padre extends Cruce {
  /** Column of the join. */
  clave: { columna: string; expresion: string };
  /** Its further columns, which must be equal in all rows, or the file is refused with `contradiccion`. */
  columnas: readonly ColumnaDeDestino[];
  contradiccion: string;
}

/** Rows of one file with the same key (over `f`) must give the same value, or all of them are errors of this column. */
export interface Acuerdo {
  columna: string;
  mensaje: string;
  clave: string;
  valor: string;
}

/** `si`: true = error. With its own message for the result of `dato` (the record in the way). */
export interface RowRefusal {
  columna: string;
  si: string;
  mensaje: string | ((dato: string) => string);
  dato?: string;
}

/** How staged rows of one type become rows of a table, as data: joins, key, columns, refusals, and effects. */
export interface Destino {
  tipo: string;
  entity: EntityTarget<ObjectLiteral>;
  /** Cells other than the target's column of the same name: the column that each is compared with or becomes. */
  celdas?: Celdas;
  /** Key column of the target, if not `id`. */
  id?: string;
  /** Joined before the others. */
  padre?: Padre;
  cruces: readonly Cruce[];
  /** Condition for the row with the same natural key (alias `t`). */
  llave: string;
  columnas: readonly ColumnaDeDestino[];
  /** Agreements among the rows of one file. */
  acuerdos?: readonly Acuerdo[];
  /** Further refusals: true = error. They may use `t`, `f` and the joins. */
  rechazos?: (contexto: Contexto) => readonly RowRefusal[];
  /** Warnings to confirm before the file is applied. */
  avisos?: (contexto: Contexto) => readonly RowRefusal[];
  /** A change outside the target's columns. */
  otroCambio?: { columna: string; expresion: string };
  /** Further reviewed values outside the target (the holder of a plan). */
  vistos?: (contexto: Contexto) => readonly Visto[];
  conVersion?: boolean;
  /** Before the slice's UPDATE and INSERT, and after them, in the same transaction. */
  antes?(contexto: Contexto, clasificadas: string): Promise<void>;
  despues?(contexto: Contexto): Promise<void>;
  /** After the writes of each slice, also where nothing was written. */
  cadaTramo?(contexto: Contexto): Promise<void>;
  /** After all slices of the file, in the same transaction. */
  alTerminar?(manager: EntityManager, importacionId: number): Promise<void>;
  /** Rows of which one must remain after any file: counted under their lock before the first comparison and after the last write. */
  alMenosUno?: { bloqueo: Lock; contar(manager: EntityManager): Promise<number>; ninguno(): ErrorDeNegocio };
}

export const idDe = ({ id = 'id' }: Destino): string => id;

/** FROM … WHERE of the staged rows with their joins and the target; `bloqueo` locks what is read until the transaction ends. */
export function origen(destino: Destino, contexto: Contexto, bloqueo = ''): string {
  const { manager, filas: rows } = contexto;
  const joins = [...(destino.padre === undefined ? [] : [destino.padre]), ...destino.cruces].map(
    ({ alias, entity, en }) =>
      `LEFT JOIN ${tabla(manager, entity)} ${alias}${bloqueo} ON ${typeof en === 'string' ? en : en(contexto)}`,
  );
  const target = `LEFT JOIN ${tabla(manager, destino.entity)} t${bloqueo} ON ${destino.llave}`;
  return `FROM ${rows} ${[...joins, target].join(' ')} WHERE ${delTramo()}`;
}

/** Columns of the target in the file. */
export const cambiables = (destino: Destino, { presentes }: Pick<Contexto, 'presentes'>): ColumnaDeDestino[] =>
  destino.columnas.filter(({ de }) => de?.some((columna) => presentes.has(columna)));

/** Every cell that statements of this type may use. */
export function celdasDe({ connection }: EntityManager, { tipo, entity, celdas = {} }: Destino): Celdas {
  const metadata = connection.getMetadata(entity);
  const propias = importaciones[tipo as TipoDeImportacion].columnas
    .map(({ nombre }) => nombre)
    .filter((nombre) => metadata.findColumnWithPropertyName(nombre) !== undefined);
  return { ...Object.fromEntries(propias.map((nombre) => [nombre, [entity, nombre]])), ...celdas };
}

/** Condition for a staged row that would change a column's value from `actual`. */
export const cambia = (
  manager: EntityManager,
  entity: EntityTarget<ObjectLiteral>,
  { columna, expresion }: Pick<ColumnaDeDestino, 'columna' | 'expresion'>,
  actual: string,
): string => distinto(manager, [entity, columna], expresion, actual);
