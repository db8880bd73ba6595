import { type ErrorDeNegocio, importaciones, type TipoDeImportacion } from '@adjudica/domain';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { Actor } from '../../auth/actor';
import type { Lock } from '../../db/transaction/locks';
import { type Celdas, delTramo, distinto, type Tramo, tabla } from './sql';

/** A row that must exist elsewhere: joined, and an error of its column where it does not. */
export interface Cruce {
  alias: string;
  entity: EntityTarget<ObjectLiteral>;
  /** Join condition over `f` (the staged row) and earlier joins. */
  en: string | ((contexto: Contexto) => string);
  /** Left out: it may be missing. `si`: only rows for which this holds need it. */
  exigido?: { columna: string; mensaje: string; si?: string };
}

export interface ColumnaDeDestino {
  /** Column of the target table and the file's columns it comes from; without them it is written on creation only. */
  columna: string;
  de?: readonly string[];
  expresion: string;
  /** What a reader knows the present value by, where the column holds a key; the file's own word is the new one. */
  visto?: (contexto: Contexto) => string;
}

/** A value that applying a file would meet, under the file's column or a name of its own. */
export interface Visto {
  columna: string;
  expresion: string;
  /** As the file would leave it; left out = as it is. */
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
  /** Columns that the file has: what it does not speak of stays as it is. */
  presentes: ReadonlySet<string>;
}

/** A row of another table that rows of the file share (the brand of its models): joined to them, and written before them. */
export interface Padre extends Cruce {
  /** Column by which the join finds it. */
  clave: { columna: string; expresion: string };
  /** What the rows say of it besides; all of them the same, or the file is refused with `contradiccion`. */
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

/** `si`: true = error. A message of its own for what `dato` finds (which record is in the way). */
export interface RowRefusal {
  columna: string;
  si: string;
  mensaje: string | ((dato: string) => string);
  dato?: string;
}

/** How the staged rows of one type become rows of a table, as data: joins, key, columns, refusals, and what follows. */
export interface Destino {
  tipo: string;
  entity: EntityTarget<ObjectLiteral>;
  /** Cells that are no column of the target of the same name: whose column each of them is compared with or becomes. */
  celdas?: Celdas;
  /** Key column of the target where it is not `id`. */
  id?: string;
  /** Joined before the others. */
  padre?: Padre;
  cruces: readonly Cruce[];
  /** Condition that finds the row with the same natural key (alias `t`). */
  llave: string;
  columnas: readonly ColumnaDeDestino[];
  /** What the rows of one file say of each other. */
  acuerdos?: readonly Acuerdo[];
  /** Further refusals: true = error. `t`, `f` and the joins may be named. */
  rechazos?: (contexto: Contexto) => readonly RowRefusal[];
  /** What refuses nothing and must be seen before the file is applied. */
  avisos?: (contexto: Contexto) => readonly RowRefusal[];
  /** A change that no column of the target shows. */
  otroCambio?: { columna: string; expresion: string };
  /** What else the reviewer goes by: values beside those of the target that are written or passed over (who holds a plan). */
  vistos?: (contexto: Contexto) => readonly Visto[];
  conVersion?: boolean;
  /** Before the slice's UPDATE and INSERT, and after them, in the same transaction. */
  antes?(contexto: Contexto, clasificadas: string): Promise<void>;
  despues?(contexto: Contexto): Promise<void>;
  /** Of rows of which one must remain, whatever the file says: counted under their lock before the first is compared and after the last. */
  alMenosUno?: { bloqueo: Lock; contar(manager: EntityManager): Promise<number>; ninguno(): ErrorDeNegocio };
}

export const idDe = ({ id = 'id' }: Destino): string => id;

/** FROM … WHERE of the staged rows with their joins and the target; `bloqueo`: nobody else changes what is read until the transaction ends. */
export function origen(destino: Destino, contexto: Contexto, bloqueo = ''): string {
  const { manager, filas: rows } = contexto;
  const joins = [...(destino.padre === undefined ? [] : [destino.padre]), ...destino.cruces].map(
    ({ alias, entity, en }) =>
      `LEFT JOIN ${tabla(manager, entity)} ${alias}${bloqueo} ON ${typeof en === 'string' ? en : en(contexto)}`,
  );
  const target = `LEFT JOIN ${tabla(manager, destino.entity)} t${bloqueo} ON ${destino.llave}`;
  return `FROM ${rows} ${[...joins, target].join(' ')} WHERE ${delTramo()}`;
}

/** Columns of the target that the file speaks of. */
export const cambiables = (destino: Destino, { presentes }: Pick<Contexto, 'presentes'>): ColumnaDeDestino[] =>
  destino.columnas.filter(({ de }) => de?.some((columna) => presentes.has(columna)));

/** Every cell that statements of this type may name. */
export function celdasDe({ connection }: EntityManager, { tipo, entity, celdas = {} }: Destino): Celdas {
  const metadata = connection.getMetadata(entity);
  const propias = importaciones[tipo as TipoDeImportacion].columnas
    .map(({ nombre }) => nombre)
    .filter((nombre) => metadata.findColumnWithPropertyName(nombre) !== undefined);
  return { ...Object.fromEntries(propias.map((nombre) => [nombre, [entity, nombre]])), ...celdas };
}

/** Condition that holds for a staged row which would leave another value in a column of the table than `actual`. */
export const cambia = (
  manager: EntityManager,
  entity: EntityTarget<ObjectLiteral>,
  { columna, expresion }: Pick<ColumnaDeDestino, 'columna' | 'expresion'>,
  actual: string,
): string => distinto(manager, [entity, columna], expresion, actual);
