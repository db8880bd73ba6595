import type { Centavos } from '../dinero';

export type TipoDeCelda =
  | 'texto'
  | 'codigo'
  | 'idCodigo'
  | 'entero'
  | 'monto'
  | 'fecha'
  | 'mes'
  | 'hora'
  | 'identificacion'
  | 'correo'
  | 'telefono'
  | 'usuario'
  | 'siNo'
  | 'opcion';

export interface ColumnaDeImportacion {
  /** Field name in the typed value, and the heading of the template. */
  readonly nombre: string;
  /** Other headings that people use; compared without case, accents, blanks and signs. */
  readonly alias?: readonly string[];
  readonly requerida: boolean;
  readonly tipo: TipoDeCelda;
  readonly minimo?: number;
  /** Characters of a text, or the largest number. */
  readonly maximo?: number;
  /** For 'opcion': stored code → accepted spellings besides the code itself. */
  readonly opciones?: Readonly<Record<string, readonly string[]>>;
  /** Cell of the template's example row. */
  readonly ejemplo: string;
}

interface ValorPorTipo {
  texto: string;
  codigo: string;
  idCodigo: string;
  entero: number;
  monto: Centavos;
  fecha: string;
  mes: string;
  hora: string;
  identificacion: string;
  correo: string;
  telefono: string;
  usuario: string;
  siNo: boolean;
  opcion: string;
}

type ValorDeColumna<C extends ColumnaDeImportacion> = C extends { readonly opciones: infer O }
  ? Extract<keyof O, string>
  : ValorPorTipo[C['tipo']];

/** Typed value of a row: required columns are there, empty optional ones are `null`. */
export type ValoresDe<Columnas extends readonly ColumnaDeImportacion[]> = {
  -readonly [C in Columnas[number] as C['nombre']]: C['requerida'] extends true
    ? ValorDeColumna<C>
    : ValorDeColumna<C> | null;
};

/** Line of the file as the user counts it (the heading is line 1). */
export interface ErrorDeFila {
  linea: number;
  columna: string;
  mensaje: string;
}

/** What an error repeats of its cell and of its row. */
export interface Cita {
  /** Content of the cell; `null` = empty, or the error has no cell. */
  readonly valor: string | null;
  /** What identifies the row in the file; `null` = nothing. */
  readonly registro: string | null;
}

export type ResultadoDeFila<V> = { readonly valor: V; readonly clave: string } | { readonly errores: ErrorDeFila[] };
