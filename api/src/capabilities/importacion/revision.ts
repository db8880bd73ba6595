import {
  citaDe,
  type Importacion as Definicion,
  type ErrorDeFila,
  mensajesDeImportacion as m,
  mensajes,
  type TipoDeImportacion,
} from '@adjudica/domain';
import type { DataSource } from 'typeorm';
import { isText } from '../../columns/columns';
import { columnOf, isTextual } from '../../db/engine/sql';
import type { TableRow } from '../../excel';
import { avisoDeCodificacion } from './avisos';
import { celdasDe, type Destino } from './destino';
import type { Hallazgo } from './hallazgos';
import type { AvisoDeImportacion } from './importacion.dto';
import { type Datos, datosDe, preparacionDe } from './preparacion';

export interface CheckedRow {
  linea: number;
  clave: string;
  datos: Datos;
}

/** A row to be staged; one with errors is staged for checks of its other cells. `revisada` null = none are possible. */
type ParsedRow = { avisos: AvisoDeImportacion[] } & (
  | { revisada: CheckedRow; montos: Record<string, number>; errores?: undefined }
  | { revisada: CheckedRow | null; errores: Hallazgo[] }
);

/** Never equal to a natural key, in which every backslash is doubled or precedes '|'. */
const claveDeMala = (linea: number): string => `\\${linea}`;

export interface Encabezado {
  columnas: readonly (string | null)[];
  errores: ErrorDeFila[];
}

/** Spreadsheet programs, and our export, mark text by a leading apostrophe, which is not part of it. */
const sinApostrofo = (celda: string): string => celda.replace(/^'(?=[=+\-@]|[\d.,/ -]+$)/, '');

/** Reads the rows of one file by its type, with catalogues looked up once. */
export class Revision {
  private columnas: readonly (string | null)[] = [];
  private constructor(
    private readonly definicion: Definicion<object>,
    private readonly preparar: Awaited<ReturnType<typeof preparacionDe>>,
    private readonly textos: readonly ColumnaDeTexto[],
  ) {}

  static async de(
    tipo: TipoDeImportacion,
    definicion: Definicion<object>,
    destino: Destino,
    dataSource: DataSource,
    ahora: Date,
  ): Promise<Revision> {
    return new Revision(definicion, await preparacionDe(tipo, dataSource, ahora), textosDe(destino, dataSource));
  }

  encabezado(row: TableRow): Encabezado {
    if (row.ilegibles !== undefined)
      return { columnas: [], errores: [{ linea: row.linea, columna: '', mensaje: m.celdaIlegible }] };
    const leido = this.definicion.leerEncabezado(row.celdas);
    if ('errores' in leido) return { columnas: [], errores: leido.errores };
    this.columnas = leido.columnas;
    return { columnas: leido.columnas, errores: [] };
  }

  fila(row: TableRow): ParsedRow {
    const { linea } = row;
    const { definicion } = this;
    const celdas: Record<string, string> = {};
    const citados = (errores: readonly ErrorDeFila[]): Hallazgo[] =>
      errores.map((error) => ({ ...error, ...citaDe(celdas, error.columna, definicion.identifica) }));
    for (const [i, celda] of row.celdas.entries()) {
      const columna = this.columnas[i];
      if (columna === undefined && (celda !== '' || row.ilegibles?.includes(i)))
        return {
          revisada: null,
          errores: citados([{ linea, columna: '', mensaje: m.demasiadasColumnas }]),
          avisos: [],
        };
      if (columna !== undefined && columna !== null) celdas[columna] = sinApostrofo(celda);
    }
    const avisos = this.avisos(linea, celdas);
    const ilegibles = new Set((row.ilegibles ?? []).map((i) => this.columnas[i] ?? ''));
    const leida = definicion.leerFila(linea, celdas, ilegibles);
    const errores = 'errores' in leida ? leida.errores : [];
    const valor = ('errores' in leida ? definicion.parcialDe(celdas, ilegibles) : leida.valor) as Record<
      string,
      unknown
    > | null;
    if (valor === null) return { revisada: null, errores: citados(errores), avisos };
    const datos = datosDe(definicion.columnas, valor);
    const faltas = [...this.preparar(valor, datos), ...this.noCaben(datos)].map((falta) => ({ linea, ...falta }));
    if ('errores' in leida || faltas.length > 0)
      return {
        revisada: { linea, clave: claveDeMala(linea), datos },
        errores: citados([...errores, ...faltas]),
        avisos,
      };
    const montos: Record<string, number> = {};
    for (const columna of definicion.montos) montos[columna] = Number(valor[columna] ?? 0);
    return { revisada: { linea, clave: leida.clave, datos }, montos, avisos };
  }

  private avisos(linea: number, celdas: Readonly<Record<string, string>>): AvisoDeImportacion[] {
    return Object.entries(celdas).flatMap(([columna, celda]) => {
      const mensaje = avisoDeCodificacion(celda);
      return mensaje === null
        ? []
        : [{ linea, columna, mensaje, ...citaDe(celdas, columna, this.definicion.identifica) }];
    });
  }

  /** Refuses values that do not fit their column, instead of truncating or replacing characters. */
  private noCaben(datos: Datos): { columna: string; mensaje: string }[] {
    return this.textos.flatMap(({ nombre, maximo, esCodigo }) => {
      const valor = datos[nombre];
      if (typeof valor !== 'string') return [];
      const { textoLargo, textoNoPermitido } = mensajes.propios;
      if (valor.length > maximo) return [{ columna: nombre, mensaje: textoLargo(maximo) }];
      return esCodigo && !DE_UN_BYTE.test(valor) ? [{ columna: nombre, mensaje: textoNoPermitido }] : [];
    });
  }
}

/** Characters that a server's varchar stores unchanged. */
const DE_UN_BYTE = /^[\x20-\x7e\xa1-\xff]*$/;

/** A text cell: length of its column, and whether it takes only characters of a code. */
interface ColumnaDeTexto {
  readonly nombre: string;
  readonly maximo: number;
  readonly esCodigo: boolean;
}

const textosDe = (destino: Destino, { manager }: DataSource): ColumnaDeTexto[] =>
  Object.entries(celdasDe(manager, destino)).flatMap(([nombre, [entity, columna]]) => {
    const column = columnOf(manager, entity, columna);
    const maximo = Number(column.length);
    return isTextual(column) && maximo > 0 ? [{ nombre, maximo, esCodigo: !isText(column.type) }] : [];
  });
