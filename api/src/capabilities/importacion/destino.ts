import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { Actor } from '../../auth/actor';
import { ImportacionFila } from './importacion-fila.entity';
import { cambiosDelPadre, contradicciones, escribirPadres, type Padre } from './padre';
import { delTramo, distinto, fuente, type Tramo, tabla } from './sql';

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
  esTexto?: boolean;
}

export interface Contexto {
  manager: EntityManager;
  tramo: Tramo;
  actor: Actor;
  ahora: Date;
  /** Calendar date in Ecuador. */
  hoy: string;
  /** Columns that the file has: what it does not speak of stays as it is. */
  presentes: ReadonlySet<string>;
}

/** How the staged rows of one type become rows of a table, as data: joins, key, columns, refusals, and what follows. */
export interface Destino {
  tipo: string;
  entity: EntityTarget<ObjectLiteral>;
  /** Key column of the target where it is not `id`. */
  id?: string;
  /** Joined before the others. */
  padre?: Padre;
  cruces: readonly Cruce[];
  /** Condition that finds the row with the same natural key (alias `t`). */
  llave: string;
  columnas: readonly ColumnaDeDestino[];
  /** Further refusals: true = error. `t`, `f` and the joins may be named. */
  rechazos?: (contexto: Contexto) => readonly { columna: string; mensaje: string; si: string }[];
  /** A change that no column of the target shows. */
  otroCambio?: { columna: string; expresion: string };
  conVersion?: boolean;
  /** Before the slice's UPDATE and INSERT, and after them, in the same transaction. */
  antes?(contexto: Contexto, clasificadas: string): Promise<void>;
  despues?(contexto: Contexto): Promise<void>;
}

const idDe = ({ id = 'id' }: Destino): string => id;

export type Accion = 'C' | 'M' | 'I';

/** FROM … WHERE of the staged rows with their joins and the target. */
function origen(destino: Destino, contexto: Contexto): string {
  const { manager, tramo } = contexto;
  const joins = [...(destino.padre === undefined ? [] : [destino.padre]), ...destino.cruces].map(
    ({ alias, entity, en }) =>
      `LEFT JOIN ${tabla(manager, entity)} ${alias} ON ${typeof en === 'string' ? en : en(contexto)}`,
  );
  return `FROM ${tabla(manager, ImportacionFila)} f ${joins.join(' ')} LEFT JOIN ${tabla(manager, destino.entity)} t ON ${destino.llave} WHERE ${delTramo(tramo)}`;
}

/** Each staged row with the row it meets, what would happen to it ('C' created, 'M' changed, 'I' equal), and its finished columns. */
function clasificadas(destino: Destino, contexto: Contexto): string {
  const { presentes } = contexto;
  const tocadas = cambiables(destino, { presentes });
  const cambios = tocadas.map(({ columna, expresion, esTexto = false }) =>
    distinto(expresion, `t.${columna}`, esTexto),
  );
  const { otroCambio, padre } = destino;
  if (padre !== undefined) cambios.push(...cambiosDelPadre(padre, contexto));
  if (otroCambio !== undefined && presentes.has(otroCambio.columna)) cambios.push(otroCambio.expresion);
  const cambiada = cambios.length === 0 ? '' : `WHEN ${cambios.join(' OR ')} THEN 'M'`;
  const columnas = destino.columnas.map(({ columna, expresion }) => `, ${expresion} AS nueva_${columna}`).join('');
  return `SELECT f.id AS filaId, f.linea AS linea, t.${idDe(destino)} AS destinoId, CASE WHEN t.${idDe(destino)} IS NULL THEN 'C' ${cambiada} ELSE 'I' END AS accion${columnas} ${origen(destino, contexto)}`;
}

export async function contar(destino: Destino, contexto: Contexto): Promise<Record<Accion, number>> {
  const rows: { accion: Accion; n: number }[] = await contexto.manager.query(
    `SELECT c.accion AS accion, COUNT(*) AS n FROM (${clasificadas(destino, contexto)}) c GROUP BY c.accion`,
  );
  const counts: Record<Accion, number> = { C: 0, M: 0, I: 0 };
  for (const { accion, n } of rows) counts[accion] = Number(n);
  return counts;
}

/** Staged keys that would be created, for types that prepare something for each (one-time passwords). */
export function nuevas(destino: Destino, contexto: Contexto): Promise<{ filaId: number }[]> {
  return contexto.manager.query(
    `SELECT c.filaId AS filaId FROM (${clasificadas(destino, contexto)}) c WHERE c.accion = 'C'`,
  );
}

/** Rows that point to nothing, or that a rule of the data refuses. At most `limite`. */
export async function rechazadas(
  destino: Destino,
  contexto: Contexto,
  limite: number,
): Promise<{ linea: number; columna: string; mensaje: string }[]> {
  const found: { linea: number; columna: string; mensaje: string }[] = [];
  const faltantes = destino.cruces.flatMap(({ alias, exigido }) =>
    exigido === undefined
      ? []
      : [{ ...exigido, si: `${alias}.id IS NULL${exigido.si === undefined ? '' : ` AND ${exigido.si}`}` }],
  );
  const distintas = destino.padre === undefined ? [] : contradicciones(destino.padre, contexto);
  for (const { columna, mensaje, si } of [...faltantes, ...distintas, ...(destino.rechazos?.(contexto) ?? [])]) {
    const rows: { linea: number }[] = await contexto.manager.query(
      `SELECT f.linea AS linea ${origen(destino, contexto)} AND (${si}) ORDER BY f.linea`,
    );
    found.push(...rows.slice(0, limite).map(({ linea }) => ({ linea, columna, mensaje })));
  }
  return found;
}

/** UPDATE and INSERT of one slice, as set statements; what there is nothing of is not asked for, because the writer is held meanwhile. */
export async function aplicarTramo(
  destino: Destino,
  contexto: Contexto,
  cuenta: Readonly<Record<Accion, number>>,
): Promise<void> {
  const { manager } = contexto;
  const rows = clasificadas(destino, contexto);
  const into = tabla(manager, destino.entity);
  if (destino.padre !== undefined && cuenta.C + cuenta.M > 0) await escribirPadres(destino.padre, contexto);
  if (cuenta.M > 0) {
    await destino.antes?.(contexto, rows);
    const set = cambiables(destino, contexto).map(({ columna }) => `${columna} = c.nueva_${columna}`);
    if (destino.conVersion !== false) set.push('version = version + 1');
    await manager.query(
      `UPDATE ${into} SET ${set.join(', ')} FROM ${fuente(rows)} WHERE ${idDe(destino)} = c.destinoId AND c.accion = 'M'`,
    );
  }
  if (cuenta.C > 0) {
    const columnas = destino.columnas.map(({ columna }) => columna);
    const version = destino.conVersion === false ? ['', ''] : [', version', ', 1'];
    await manager.query(
      `INSERT INTO ${into} (${columnas.join(', ')}${version[0]}) SELECT ${columnas.map((c) => `c.nueva_${c}`).join(', ')}${version[1]} FROM (${rows}) c WHERE c.accion = 'C'`,
    );
  }
  if (cuenta.C + cuenta.M > 0) await destino.despues?.(contexto);
}

/** Columns of the target that the file speaks of. */
const cambiables = (destino: Destino, { presentes }: Pick<Contexto, 'presentes'>): ColumnaDeDestino[] =>
  destino.columnas.filter(({ de }) => de?.some((columna) => presentes.has(columna)));
