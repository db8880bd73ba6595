import { type Contexto, cambia, cambiables, type Destino, idDe, origen, type RowRefusal } from './destino';
import { cambiosDelPadre, escribirPadres } from './padre';
import { ejecutar, fuente, tabla } from './sql';
import { comoQuedaran, esComoSeVio } from './visto';

/** Created, changed, equal. */
export type Accion = 'C' | 'M' | 'I';

/** Each staged row with its target row, its action ('C' created, 'M' changed, 'I' equal), and its finished columns. */
function clasificadas(destino: Destino, contexto: Contexto, { mas = '', bloqueo = '' } = {}): string {
  const { manager, presentes } = contexto;
  const tocadas = cambiables(destino, { presentes });
  const cambios = tocadas.map((columna) => cambia(manager, destino.entity, columna, `t.${columna.columna}`));
  const { otroCambio, padre } = destino;
  if (padre !== undefined) cambios.push(...cambiosDelPadre(padre, contexto));
  if (otroCambio !== undefined && presentes.has(otroCambio.columna)) cambios.push(otroCambio.expresion);
  const cambiada = cambios.length === 0 ? '' : `WHEN ${cambios.join(' OR ')} THEN 'M'`;
  const columnas = destino.columnas.map(({ columna, expresion }) => `, ${expresion} AS nueva_${columna}`).join('');
  return `SELECT f.id AS filaId, f.linea AS linea, t.${idDe(destino)} AS destinoId, CASE WHEN t.${idDe(destino)} IS NULL THEN 'C' ${cambiada} ELSE 'I' END AS accion${columnas}${mas} ${origen(destino, contexto, bloqueo)}`;
}

export interface CuentaDeTramo extends Record<Accion, number> {
  /** Rows whose target changed since the review. */
  cambiadas: number;
}

/** Counts the actions of a slice. Inside the applying transaction the counts stay true (`BLOQUEO`). */
export async function contar(destino: Destino, contexto: Contexto, bloqueo = ''): Promise<CuentaDeTramo> {
  const mas = `, CASE WHEN ${esComoSeVio(destino, contexto)} THEN 0 ELSE 1 END AS otra`;
  const rows = await ejecutar<{ accion: Accion; n: number; otras: number }>(
    contexto.manager,
    contexto.tramo,
    `SELECT c.accion AS accion, COUNT(*) AS n, SUM(c.otra) AS otras FROM (${clasificadas(destino, contexto, { mas, bloqueo })}) c GROUP BY c.accion`,
  );
  const counts: CuentaDeTramo = { C: 0, M: 0, I: 0, cambiadas: 0 };
  for (const { accion, n, otras } of rows) {
    counts[accion] = Number(n);
    counts.cambiadas += Number(otras);
  }
  return counts;
}

/** Staged keys to be created, for types that prepare something for each (one-time passwords). */
export function nuevas(destino: Destino, contexto: Contexto): Promise<{ filaId: number }[]> {
  return ejecutar(
    contexto.manager,
    contexto.tramo,
    `SELECT c.filaId AS filaId FROM (${clasificadas(destino, contexto)}) c WHERE c.accion = 'C'`,
  );
}

export interface Hallada {
  linea: number;
  columna: string;
  mensaje: string;
}

/** Rows changed by a file, with the reviewed and the new values joined. */
export function cambiadas(
  destino: Destino,
  contexto: Contexto,
): Promise<{ linea: number; datos: string; antes: string | null; despues: string }[]> {
  const mas = `, f.datos AS datos, f.revisado AS antes, ${comoQuedaran(destino, contexto)} AS despues`;
  return ejecutar(
    contexto.manager,
    contexto.tramo,
    `SELECT c.linea AS linea, c.datos AS datos, c.antes AS antes, c.despues AS despues FROM (${clasificadas(destino, contexto, { mas })}) c
      WHERE c.accion = 'M' ORDER BY c.linea`,
  );
}

/** Rows with a missing reference, or refused by a rule. At most `limite`. */
export async function rechazadas(destino: Destino, contexto: Contexto, limite: number): Promise<Hallada[]> {
  const faltantes: RowRefusal[] = destino.cruces.flatMap(({ alias, exigido }) =>
    exigido === undefined
      ? []
      : [{ ...exigido, si: `${alias}.id IS NULL${exigido.si === undefined ? '' : ` AND ${exigido.si}`}` }],
  );
  return halladas(destino, contexto, [...faltantes, ...(destino.rechazos?.(contexto) ?? [])], limite);
}

/** Rows with a warning of their type. */
export const avisadas = (destino: Destino, contexto: Contexto): Promise<Hallada[]> =>
  halladas(destino, contexto, destino.avisos?.(contexto) ?? [], Number.POSITIVE_INFINITY);

async function halladas(
  destino: Destino,
  contexto: Contexto,
  reglas: readonly RowRefusal[],
  limite: number,
): Promise<Hallada[]> {
  const found: Hallada[] = [];
  for (const { columna, mensaje, si, dato = 'NULL' } of reglas) {
    const rows = await ejecutar<{ linea: number; dato: unknown }>(
      contexto.manager,
      contexto.tramo,
      `SELECT f.linea AS linea, ${dato} AS dato ${origen(destino, contexto)} AND (${si}) ORDER BY f.linea`,
    );
    const dicho = (hallado: unknown): string => (typeof mensaje === 'string' ? mensaje : mensaje(String(hallado)));
    found.push(...rows.slice(0, limite).map((row) => ({ linea: row.linea, columna, mensaje: dicho(row.dato) })));
  }
  return found;
}

/** UPDATE and INSERT of one slice, as set statements; those without rows are skipped, because the writer is locked. */
export async function aplicarTramo(
  destino: Destino,
  contexto: Contexto,
  cuenta: Readonly<Record<Accion, number>>,
): Promise<void> {
  const { manager, tramo } = contexto;
  const rows = clasificadas(destino, contexto);
  const into = tabla(manager, destino.entity);
  if (destino.padre !== undefined && cuenta.C + cuenta.M > 0) await escribirPadres(destino.padre, contexto);
  if (cuenta.M > 0) {
    await destino.antes?.(contexto, rows);
    const set = cambiables(destino, contexto).map(({ columna }) => `${columna} = c.nueva_${columna}`);
    if (destino.conVersion !== false) set.push('version = version + 1');
    await ejecutar(
      manager,
      tramo,
      `UPDATE ${into} SET ${set.join(', ')} FROM ${fuente(rows)} WHERE ${idDe(destino)} = c.destinoId AND c.accion = 'M'`,
    );
  }
  if (cuenta.C > 0) {
    const columnas = destino.columnas.map(({ columna }) => columna);
    const version = destino.conVersion === false ? ['', ''] : [', version', ', 1'];
    await ejecutar(
      manager,
      tramo,
      `INSERT INTO ${into} (${columnas.join(', ')}${version[0]}) SELECT ${columnas.map((c) => `c.nueva_${c}`).join(', ')}${version[1]} FROM (${rows}) c WHERE c.accion = 'C'`,
    );
  }
  if (cuenta.C + cuenta.M > 0) await destino.despues?.(contexto);
  await destino.cadaTramo?.(contexto);
}
