import { hash } from 'node:crypto';
import {
  type ControlDeReporte,
  csvDeReporte,
  type HechosDeFila,
  nombreDeOrganismo,
  type Organismo,
  propios,
  valorDeCampo,
} from '@adjudica/domain';
import type { FormatoReporte } from '../../entities/reporte-control.entity';
import { type Column, workbookBuffer } from '../../excel';
import { TIPO_XLSX } from '../../http/send-file';
import type { Hechos, Papel } from '../../pdf';
import { emitible } from '../documento-emitido';

/** A report ready to be written. */
export interface FuenteDeReporte {
  /** 0 = the period has no record yet. */
  readonly id: number;
  readonly organismo: Organismo;
  readonly periodo: string;
  readonly formato: Pick<FormatoReporte, 'id' | 'version' | 'desde' | 'archivo' | 'campos' | 'usadoEn'>;
  readonly filas: readonly HechosDeFila[];
  readonly incompletas: number;
  readonly controles: readonly ControlDeReporte[];
  readonly ahora: Date;
}

/** What is kept of a file beside it: from which layout it was made, its figures, and the hash of its cells. */
export interface ReporteEmitido extends Hechos {
  readonly emisor: { readonly ruc: string | null; readonly ciudad: string };
  readonly organismo: Organismo;
  readonly periodo: string;
  readonly formato: { readonly id: number; readonly desde: string };
  readonly filas: number;
  readonly incompletas: number;
  readonly controles: readonly ControlDeReporte[];
  readonly celdas: string;
  readonly emision: string;
  readonly emitidoPor: string;
  readonly motivo: string | null;
}

const celdasDe = ({ formato: { campos }, filas }: Pick<FuenteDeReporte, 'formato' | 'filas'>) =>
  filas.map((fila) => campos.map((campo) => valorDeCampo(campo, fila)));

/** Of a column of the workbook, in characters. */
const MAXIMO_A_LA_VISTA = 50;
/** A BOM: without it spreadsheet programs misread accents. */
const BOM = '\ufeff';

async function archivoDe(fuente: FuenteDeReporte) {
  const { formato, organismo, periodo, ahora } = fuente;
  const filas = celdasDe(fuente);
  if (formato.archivo === 'csv') {
    const csv = csvDeReporte(formato.campos, filas);
    return { bytes: Buffer.from(`${BOM}${csv}`), tipo: 'text/csv; charset=utf-8', extension: 'csv' };
  }
  const columnas: Column<readonly (string | number | null)[]>[] = formato.campos.map(
    ({ titulo, formato: como, ancho }, i) => ({
      titulo,
      tipo: como === 'entero' || como === 'monto' || como === 'fecha' ? como : 'texto',
      ancho: Math.min(Math.max(ancho, 8), MAXIMO_A_LA_VISTA),
      valor: (fila) => fila[i] ?? null,
    }),
  );
  const bytes = await workbookBuffer({ nombre: `${organismo} ${periodo}`, columnas, filas }, ahora);
  return { bytes, tipo: TIPO_XLSX, extension: 'xlsx' };
}

const enPapel: Papel<ReporteEmitido> = {
  tipo: 'reporte-control',
  filas: 'controles',
  titulo: ({ organismo, periodo }) => `${nombreDeOrganismo(organismo)} ${periodo}`,
  publico: () => propios.reporteEnPublico,
};

/** The file of a period; another one says why. */
export const reporteDeControl = emitible(enPapel, {
  recurso: 'reporte-control',
  columna: 'reporteId',
  registro: ({ id }: FuenteDeReporte) => ({ id }),
  folder: 'reportes',
  versiones: 'con-motivo',
  nombre: ({ organismo, periodo }) => `reporte-${organismo.toLowerCase()}-${periodo}`,
  archivo: archivoDe,
  hechos: (fuente, { marca, hoy, emitidoPor, motivo }) => ({
    ...marca,
    organismo: fuente.organismo,
    periodo: fuente.periodo,
    formato: { id: fuente.formato.id, desde: fuente.formato.desde },
    filas: fuente.filas.length,
    incompletas: fuente.incompletas,
    controles: fuente.controles,
    celdas: hash('sha256', JSON.stringify(celdasDe(fuente))),
    ...{ emision: hoy, emitidoPor, motivo },
  }),
});
