import { aNumero, centavos } from '@adjudica/domain';
import { isoOf } from '../../db/columns';
import type { Cambios } from './cambios';
import type { ImportacionVista } from './importacion.dto';

/** What the summary keeps besides the counts; amounts in cents. */
export interface ResumenDeImportacion {
  columnas: string[];
  sumas: Record<string, number>;
  erroresOmitidos: number;
  diferencias: string[];
  fallo: string | null;
  milisegundosEscritor: number | null;
  aplicadaPor: string | null;
  /** Found when somebody wanted to apply it; gone with the next review. */
  cambios: Cambios | null;
}

export const resumenVacio: ResumenDeImportacion = {
  columnas: [],
  sumas: {},
  erroresOmitidos: 0,
  diferencias: [],
  fallo: null,
  milisegundosEscritor: null,
  aplicadaPor: null,
  cambios: null,
};

export interface FilaDeImportacion {
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

export const resumenDe = (fila: { resumen: string | null }): ResumenDeImportacion => ({
  ...resumenVacio,
  ...(fila.resumen === null ? {} : (JSON.parse(fila.resumen) as Partial<ResumenDeImportacion>)),
});

export function vistaDeImportacion(fila: FilaDeImportacion): ImportacionVista {
  const { columnas: _, sumas, cambios, ...resumen } = resumenDe(fila);
  return {
    id: fila.id,
    tipo: fila.tipo,
    nombreArchivo: fila.nombreArchivo,
    estado: fila.estado,
    leidas: fila.leidas,
    creadas: fila.creadas,
    cambiadas: fila.cambiadas,
    iguales: fila.iguales,
    rechazadas: fila.rechazadas,
    sumas: Object.entries(sumas).map(([columna, total]) => ({ columna, total: aNumero(centavos(total)) })),
    ...resumen,
    filasCambiadas: cambios?.filas ?? 0,
    cambios: cambios?.lista ?? [],
    creadaPor: fila.creadaPor,
    creadaEn: isoOf(fila.creadaEn) as string,
    aplicadaEn: isoOf(fila.aplicadaEn),
    version: fila.version,
    acciones: fila.estado !== 'VALIDADA' ? [] : [cambios === null ? 'aplicar' : 'revisar'],
  };
}
