import type { DataSource } from 'typeorm';
import { readWhole } from '../../db/engine/read';
import { celdasDe, type Destino } from './destino';
import { type Hallazgo, MAXIMO_HALLADAS } from './hallazgos';
import { acuerdosDelPadre } from './padre';
import { comoTexto, delArchivo, filasDe, lasPrimeras, parametros } from './sql';

/** In `revisado` of a staged row with an error: its wrong cells are empty there, so that it contradicts no other row. */
export const MALA = 'mala';

/**
 * Rows of a file that contradict each other. Evaluated once over the whole file, in one pass: a self-join would be a scan for each row, when a server
 * expects the file to be small.
 */
export async function contradictorias(
  dataSource: DataSource,
  destino: Destino,
  archivo: { importacionId: number; presentes: ReadonlySet<string> },
): Promise<Hallazgo[]> {
  const delPadre = destino.padre === undefined ? [] : acuerdosDelPadre(destino.padre, archivo);
  const rows = filasDe(dataSource.manager, celdasDe(dataSource.manager, destino));
  const encontradas: Hallazgo[] = [];
  for (const { columna, mensaje, clave, valor } of [...delPadre, ...(destino.acuerdos ?? [])]) {
    const delGrupo = `${comoTexto(valor)}) OVER (PARTITION BY ${clave})`;
    const halladas = await readWhole<{ linea: number }>(
      dataSource,
      `SELECT c.linea AS linea FROM (SELECT f.linea AS linea, MIN(${delGrupo} AS menor, MAX(${delGrupo} AS mayor
        FROM ${rows} WHERE ${delArchivo} AND (f.revisado IS NULL OR f.revisado <> '${MALA}')) c WHERE c.menor <> c.mayor ORDER BY c.linea ${lasPrimeras(MAXIMO_HALLADAS)}`,
      parametros(archivo),
    );
    encontradas.push(...halladas.map(({ linea }) => ({ linea, columna, mensaje })));
  }
  return encontradas;
}
