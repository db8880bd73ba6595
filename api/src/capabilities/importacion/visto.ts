import { ImportacionFila } from '../../entities/importacion-fila.entity';
import { type Contexto, cambiables, type Destino, idDe, origen, type Visto } from './destino';
import { presentesDe } from './padre';
import { AUSENTE, ejecutar, fuente, SEPARADOR, tabla, texto, unidos } from './sql';

/**
 * The review stores with each staged row whether its target exists, and the present value of every column in the file. Applying compares them first,
 * so that a file never overwrites a later change.
 */

/** Name of the value for the row's existence. */
export const EXISTE = '';

const existe = (alias: string, id: string): string => `CASE WHEN ${alias}.${id} IS NULL THEN 0 ELSE 1 END`;

/** In the order of `unidos`. */
function vistos(destino: Destino, contexto: Contexto): Visto[] {
  const { presentes } = contexto;
  const { padre } = destino;
  const delArchivo = (columna: string, de: readonly string[] = []): string =>
    de.find((nombre) => presentes.has(nombre)) ?? columna;
  return [
    { columna: EXISTE, expresion: existe('t', idDe(destino)) },
    ...cambiables(destino, contexto).map(({ columna, de, expresion, visto }) => ({
      columna: delArchivo(columna, de),
      expresion: visto?.(contexto) ?? `t.${columna}`,
      nueva: visto === undefined ? expresion : texto(delArchivo(columna, de)),
    })),
    ...(padre === undefined ? [] : presentesDe(padre, contexto)).map(({ columna, de, expresion }) => ({
      columna: delArchivo(columna, de),
      expresion: `${padre?.alias}.${columna}`,
      nueva: expresion,
    })),
    ...(destino.vistos?.(contexto) ?? []),
  ];
}

const ahora = (destino: Destino, contexto: Contexto): string =>
  unidos(vistos(destino, contexto).map(({ expresion }) => expresion));

/** Condition for a staged row whose target is unchanged since the review. Binary: a corrected accent is a change too. */
export const esComoSeVio = (destino: Destino, contexto: Contexto): string => `f.revisado = ${ahora(destino, contexto)}`;

/** Stores the present values with the staged rows. */
export async function anotarVisto(destino: Destino, contexto: Contexto): Promise<void> {
  const { manager, tramo } = contexto;
  const rows = `SELECT f.id AS filaId, ${ahora(destino, contexto)} AS visto ${origen(destino, contexto)}`;
  await ejecutar(
    manager,
    tramo,
    `UPDATE ${tabla(manager, ImportacionFila)} SET revisado = c.visto FROM ${fuente(rows)} WHERE id = c.filaId`,
  );
}

/** A changed value: as reviewed, and now. */
export interface ValorCambiado {
  linea: number;
  columna: string;
  revisado: string | null;
  actual: string | null;
}

/** The changed values of a slice, by line. */
export async function valoresCambiados(destino: Destino, contexto: Contexto): Promise<ValorCambiado[]> {
  const nombres = vistos(destino, contexto).map(({ columna }) => columna);
  const rows = await ejecutar<{ linea: number; revisado: string | null; actual: string }>(
    contexto.manager,
    contexto.tramo,
    `SELECT f.linea AS linea, f.revisado AS revisado, ${ahora(destino, contexto)} AS actual ${origen(destino, contexto)}
      AND CASE WHEN ${esComoSeVio(destino, contexto)} THEN 0 ELSE 1 END = 1 ORDER BY f.linea`,
  );
  return rows.flatMap(({ linea, revisado, actual }) => {
    const [antes, despues] = [separados(revisado), separados(actual)];
    // reviewed by an earlier version, or with other columns: nothing can be compared
    if (antes.length !== despues.length) return [{ linea, columna: EXISTE, revisado: null, actual: null }];
    return nombres.flatMap((columna, i) =>
      antes[i] === despues[i] ? [] : [{ linea, columna, revisado: antes[i] ?? null, actual: despues[i] ?? null }],
    );
  });
}

/** The reviewed and new values of a row, and their names. */
export const nombresVistos = (destino: Destino, contexto: Contexto): string[] =>
  vistos(destino, contexto).map(({ columna }) => columna);
export const comoQuedaran = (destino: Destino, contexto: Contexto): string =>
  unidos(vistos(destino, contexto).map(({ expresion, nueva }) => nueva ?? expresion));

export const separados = (texto: string | null): (string | null)[] =>
  texto === null
    ? []
    : texto
        .split(SEPARADOR)
        .slice(1)
        .map((valor) => (valor === AUSENTE ? null : valor));
