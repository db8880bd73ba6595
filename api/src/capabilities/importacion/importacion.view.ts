import { aNumero, centavos, mensajesDeImportacion as m } from '@adjudica/domain';
import { isoOf } from '../../columns/columns';
import { type Avisos, sinAvisos } from './avisos';
import type { CambiosDesdeRevision } from './cambios';
import type { ImportacionVista } from './importacion.dto';

/** The summary besides the counts; amounts in cents. */
export interface ResumenDeImportacion {
  columnas: string[];
  sumas: Record<string, number>;
  hoja: string | null;
  /** Hidden rows, with their part of the sums. */
  ocultas: { filas: number; sumas: Record<string, number> };
  /** Warnings about the file itself. */
  avisosDelArchivo: Avisos;
  /** Warnings against the data, renewed by each review. */
  avisosDeLosDatos: Avisos;
  /** Changed rows of each slice, in order. */
  cambiadasPorTramo: number[];
  erroresOmitidos: number;
  /** Null: not computed yet. */
  diferencias: string[] | null;
  fallo: string | null;
  milisegundosEscritor: number | null;
  aplicadaPor: string | null;
  /** Found by an attempt to apply it; cleared by the next review. */
  cambios: CambiosDesdeRevision | null;
}

export const resumenVacio: ResumenDeImportacion = {
  columnas: [],
  sumas: {},
  hoja: null,
  ocultas: { filas: 0, sumas: {} },
  avisosDelArchivo: sinAvisos(),
  avisosDeLosDatos: sinAvisos(),
  cambiadasPorTramo: [],
  erroresOmitidos: 0,
  diferencias: [],
  fallo: null,
  milisegundosEscritor: null,
  aplicadaPor: null,
  cambios: null,
};

export interface ImportacionRow {
  id: number;
  tipo: string;
  nombreArchivo: string;
  estado: string;
  leidas: number;
  creadas: number;
  cambiadas: number;
  iguales: number;
  rechazadas: number;
  resumen: string | null;
  creadaPor: string | null;
  creadaEn: unknown;
  aplicadaEn: unknown;
  version: number;
}

export const resumenDe = (row: { resumen: string | null }): ResumenDeImportacion => ({
  ...resumenVacio,
  ...(row.resumen === null ? {} : (JSON.parse(row.resumen) as Partial<ResumenDeImportacion>)),
});

export const avisosDe = ({ avisosDeLosDatos, avisosDelArchivo }: ResumenDeImportacion): number =>
  avisosDelArchivo.total + avisosDeLosDatos.total;

function accionesDe({ estado }: ImportacionRow, cambiaron: boolean, ocultas: number): string[] {
  if (estado !== 'VALIDADA') return [];
  return [cambiaron ? 'revisar' : 'aplicar', ...(ocultas > 0 ? ['omitirOcultas'] : [])];
}

export function vistaDeImportacion(row: ImportacionRow): ImportacionVista {
  const resumen = resumenDe(row);
  const { cambios, diferencias, erroresOmitidos, fallo, hoja, milisegundosEscritor, aplicadaPor, ocultas, sumas } =
    resumen;
  return {
    id: row.id,
    tipo: row.tipo,
    nombreArchivo: row.nombreArchivo,
    estado: row.estado,
    leidas: row.leidas,
    creadas: row.creadas,
    cambiadas: row.cambiadas,
    iguales: row.iguales,
    rechazadas: row.rechazadas,
    sumas: Object.entries(sumas).map(([columna, total]) => ({ columna, total: aNumero(centavos(total)) })),
    hoja,
    filasOcultas: ocultas.filas,
    avisos: [...resumen.avisosDelArchivo.lista, ...resumen.avisosDeLosDatos.lista],
    totalAvisos: avisosDe(resumen),
    erroresOmitidos,
    diferencias: diferencias ?? [m.diferenciasPendientes],
    fallo,
    milisegundosEscritor,
    aplicadaPor,
    filasCambiadas: cambios?.filas ?? 0,
    cambios: cambios?.lista ?? [],
    creadaPor: row.creadaPor,
    creadaEn: isoOf(row.creadaEn) as string,
    aplicadaEn: isoOf(row.aplicadaEn),
    version: row.version,
    acciones: accionesDe(row, cambios !== null, ocultas.filas),
  };
}
