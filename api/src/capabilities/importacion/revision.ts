import {
  type Importacion as Definicion,
  type ErrorDeFila,
  mensajesDeImportacion as m,
  mensajes,
  type TipoDeImportacion,
} from '@adjudica/domain';
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import type { TableRow } from '../../excel';
import type { Destino } from './destino';
import { type Datos, datosDe, preparacionDe } from './preparacion';

export interface FilaRevisada {
  linea: number;
  clave: string;
  datos: Datos;
}

export interface Encabezado {
  columnas: readonly (string | null)[];
  errores: ErrorDeFila[];
}

/** A spreadsheet program that guards a formula writes an apostrophe before it, as our own export does: it is not part of the text. */
const sinApostrofo = (celda: string): string => celda.replace(/^'(?=[=+\-@])/, '');

/** Reads the rows of one file against its type: no database but the catalogues, looked up once. */
export class Revision {
  private columnas: readonly (string | null)[] = [];
  private constructor(
    private readonly definicion: Definicion<object>,
    private readonly preparar: Awaited<ReturnType<typeof preparacionDe>>,
    private readonly largos: readonly { nombre: string; maximo: number }[],
  ) {}

  static async de(
    tipo: TipoDeImportacion,
    definicion: Definicion<object>,
    destino: Destino,
    dataSource: DataSource,
    ahora: Date,
  ): Promise<Revision> {
    return new Revision(definicion, await preparacionDe(tipo, dataSource, ahora), largosDe(destino, dataSource));
  }

  encabezado(fila: TableRow): Encabezado {
    const leido = this.definicion.leerEncabezado(fila.celdas);
    if ('errores' in leido) return { columnas: [], errores: leido.errores };
    this.columnas = leido.columnas;
    return { columnas: leido.columnas, errores: [] };
  }

  fila(fila: TableRow): { revisada: FilaRevisada; montos: Record<string, number> } | { errores: ErrorDeFila[] } {
    const { linea } = fila;
    const celdas: Record<string, string> = {};
    for (const [i, celda] of fila.celdas.entries()) {
      const columna = this.columnas[i];
      if (columna === undefined && celda !== '')
        return { errores: [{ linea, columna: '', mensaje: m.demasiadasColumnas }] };
      if (columna !== undefined && columna !== null) celdas[columna] = sinApostrofo(celda);
    }
    const leida = this.definicion.leerFila(linea, celdas);
    if ('errores' in leida) return leida;
    const valor = leida.valor as Record<string, unknown>;
    const datos = datosDe(this.definicion.columnas, valor);
    const faltas = [...this.preparar(valor, datos), ...this.largas(datos)];
    if (faltas.length > 0) return { errores: faltas.map((falta) => ({ linea, ...falta })) };
    const montos: Record<string, number> = {};
    for (const columna of this.definicion.montos) montos[columna] = Number(valor[columna] ?? 0);
    return { revisada: { linea, clave: leida.clave, datos }, montos };
  }

  /** What does not fit its column of the database is refused here, never cut. */
  private largas(datos: Datos): { columna: string; mensaje: string }[] {
    return this.largos.flatMap(({ nombre, maximo }) => {
      const valor = datos[nombre];
      return typeof valor === 'string' && valor.length > maximo
        ? [{ columna: nombre, mensaje: mensajes.propios.textoLargo(maximo) }]
        : [];
    });
  }
}

/** File column → characters that its column of the table holds. */
function largosDe(destino: Destino, dataSource: DataSource): { nombre: string; maximo: number }[] {
  const columns = dataSource.getMetadata(destino.entity as EntityTarget<ObjectLiteral>).columns;
  return destino.columnas.flatMap(({ columna, expresion }) => {
    const nombre = /'\$\.(\w+)'\)/.exec(expresion)?.[1];
    const length = Number(columns.find((c) => c.propertyName === columna)?.length);
    return nombre === undefined || !(length > 0) || /CAST\(/.test(expresion) ? [] : [{ nombre, maximo: length }];
  });
}
