import type { Fila } from './fila';
import { adjudicados } from './filas/adjudicados';
import { asambleas } from './filas/asambleas';
import { cartas } from './filas/cartas';
import { clientes } from './filas/clientes';
import { documentos } from './filas/documentos';
import { externos } from './filas/externos';
import { finanzas } from './filas/finanzas';
import { general } from './filas/general';
import { legal } from './filas/legal';
import { medios } from './filas/medios';
import { ordenes } from './filas/ordenes';
import { solicitudes } from './filas/solicitudes';
import { tablero } from './filas/tablero';
import { tareas } from './filas/tareas';

/** THE table of the specified calls that are served at their own paths: docs/data/llamadas.tsv names each, `tabla.test.ts` compares both. */
export const filas: readonly Fila[] = [
  ...general,
  ...asambleas,
  ...clientes,
  ...solicitudes,
  ...adjudicados,
  ...finanzas,
  ...medios,
  ...ordenes,
  ...cartas,
  ...legal,
  ...externos,
  ...tareas,
  ...documentos,
  ...tablero,
];
