import { citaDe, importaciones, type TipoDeImportacion } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/lists/page';
import { legibleDe } from './cambios';
import { cambiadas } from './clasificacion';
import type { Contexto, Destino } from './destino';
import { contextoDeImportacion, type ImportTools, POR_TRAMO } from './import-tools';
import type { CambioDeImportacion } from './importacion.dto';
import { type ImportacionRow, resumenDe } from './importacion.view';
import { EXISTE, nombresVistos, separados } from './visto';

/**
 * A page of the rows that a reviewed file changes, with values before and after. The review counted them by slice, so that only the page's slices are
 * read.
 */
export async function paginaDeCambios(
  tools: ImportTools,
  actor: Actor,
  row: ImportacionRow,
  { limit, offset, order }: ListRequest,
): Promise<Page<CambioDeImportacion>> {
  const resumen = resumenDe(row);
  const porTramo = row.estado === 'VALIDADA' ? resumen.cambiadasPorTramo : [];
  const total = porTramo.reduce((suma, n) => suma + n, 0);
  const alReves = order.direction === 'DESC';
  const desde = alReves ? Math.max(0, total - offset - limit) : offset;
  const hasta = alReves ? Math.max(0, total - offset) : Math.min(total, offset + limit);
  const tramos = total === 0 ? [] : await tools.store.slices(row.id, POR_TRAMO);
  const { dataSource, clock, destinos } = tools;
  const destino = destinos[row.tipo as TipoDeImportacion];
  const rows: CambioDeImportacion[] = [];
  let antes = 0;
  for (const [i, tramo] of tramos.entries()) {
    const n = porTramo[i] ?? 0;
    if (n > 0 && antes < hasta && antes + n > desde) {
      const contexto = contextoDeImportacion(dataSource.manager, tramo, actor, clock.now(), resumen, destino);
      const delTramo = await cambiosDe(destino, contexto);
      rows.push(...delTramo.slice(Math.max(0, desde - antes), hasta - antes));
    }
    antes += n;
  }
  return { total, rows: alReves ? rows.reverse() : rows };
}

async function cambiosDe(destino: Destino, contexto: Contexto): Promise<CambioDeImportacion[]> {
  const tipo = destino.tipo as TipoDeImportacion;
  const nombres = nombresVistos(destino, contexto);
  return (await cambiadas(destino, contexto)).map(({ linea, datos, antes, despues }) => {
    const [vistos, nuevos] = [separados(antes), separados(despues)];
    const valores = nombres.flatMap((columna, i) =>
      columna === EXISTE || vistos[i] === nuevos[i] || nombres.indexOf(columna) < i
        ? []
        : [
            {
              columna,
              antes: legibleDe(tipo, columna, vistos[i] ?? null),
              despues: legibleDe(tipo, columna, nuevos[i] ?? null),
            },
          ],
    );
    const { registro } = citaDe(JSON.parse(datos), null, importaciones[tipo].identifica);
    return { id: linea, linea, registro, valores };
  });
}
