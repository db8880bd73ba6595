import { propios } from '../mensajes';
import { sinMitad } from '../texto';
import { clavePlana, leerCelda } from './celdas';
import type { ColumnaDeImportacion, ErrorDeFila, ResultadoDeFila, ValoresDe } from './tipos';

export interface ErrorDeColumna {
  readonly columna: string;
  readonly mensaje: string;
}

export interface Importacion<V> {
  readonly tipo: string;
  readonly titulo: string;
  readonly columnas: readonly ColumnaDeImportacion[];
  /** Amount columns that the summary adds up. */
  readonly montos: readonly string[];
  /**
   * Headings of the file → column names by position (`null` = an empty heading, ignored), or what is wrong with them. An unknown heading is
   * an error: a misspelt optional column would be lost in silence.
   */
  leerEncabezado(encabezados: readonly string[]): { columnas: (string | null)[] } | { errores: ErrorDeFila[] };
  /** A row keyed by column name → typed value with its natural key, or all its errors with line and column. */
  leerFila(linea: number, celdas: Readonly<Record<string, string>>): ResultadoDeFila<V>;
  /** Heading and example row of the template. */
  plantilla(): { readonly encabezado: string[]; readonly ejemplo: string[] };
}

interface Definicion<Columnas extends readonly ColumnaDeImportacion[], V> {
  readonly tipo: string;
  readonly titulo: string;
  readonly columnas: Columnas;
  readonly montos?: readonly Columnas[number]['nombre'][];
  /** Rules across cells, asked only when every cell is right by itself. */
  readonly verificar?: (celdas: ValoresDe<Columnas>) => readonly ErrorDeColumna[];
  /** The finished value of a verified row; left out = the cells as they are. */
  readonly completar?: (celdas: ValoresDe<Columnas>) => V;
  /** Natural key of the finished value, as the parts that make it. */
  readonly clave: (valor: NoInfer<V>) => readonly (string | number)[];
}

const LINEA_DE_ENCABEZADO = 1;

export function definirImportacion<
  const Columnas extends readonly ColumnaDeImportacion[],
  V extends object = ValoresDe<Columnas>,
>(d: Definicion<Columnas, V>): Importacion<V> {
  const porEncabezado = new Map<string, string>();
  for (const c of d.columnas) {
    for (const nombre of [c.nombre, ...(c.alias ?? [])]) {
      const plano = clavePlana(nombre);
      const otra = porEncabezado.get(plano);
      if (otra !== undefined)
        throw new TypeError(`import ${d.tipo}: '${nombre}' is a heading of ${otra} and ${c.nombre}`);
      porEncabezado.set(plano, c.nombre);
    }
  }

  return {
    tipo: d.tipo,
    titulo: d.titulo,
    columnas: d.columnas,
    montos: d.montos ?? [],

    leerEncabezado(encabezados) {
      const errores: ErrorDeFila[] = [];
      const vistas = new Set<string>();
      const columnas = encabezados.map((encabezado) => {
        if (encabezado.trim() === '') return null;
        const nombre = porEncabezado.get(clavePlana(encabezado));
        const columna = sinMitad(encabezado.trim().slice(0, 60));
        if (nombre === undefined) {
          errores.push({ linea: LINEA_DE_ENCABEZADO, columna, mensaje: propios.columnaDesconocida(columna) });
          return null;
        }
        if (vistas.has(nombre)) {
          errores.push({ linea: LINEA_DE_ENCABEZADO, columna, mensaje: propios.columnaRepetida(nombre) });
        }
        vistas.add(nombre);
        return nombre;
      });
      for (const c of d.columnas) {
        if (c.requerida && !vistas.has(c.nombre)) {
          errores.push({
            linea: LINEA_DE_ENCABEZADO,
            columna: c.nombre,
            mensaje: propios.columnaFalta(c.nombre),
          });
        }
      }
      return errores.length > 0 ? { errores } : { columnas };
    },

    leerFila(linea, celdas) {
      const errores: ErrorDeFila[] = [];
      const valores: Record<string, unknown> = {};
      for (const columna of d.columnas) {
        const escrito = Object.hasOwn(celdas, columna.nombre) ? celdas[columna.nombre] : undefined;
        const celda = leerCelda(escrito ?? '', columna);
        if ('error' in celda) errores.push({ linea, columna: columna.nombre, mensaje: celda.error });
        else valores[columna.nombre] = celda.valor;
      }
      if (errores.length > 0) return { errores };
      const leidos = valores as ValoresDe<Columnas>;
      const faltas = d.verificar?.(leidos) ?? [];
      if (faltas.length > 0) return { errores: faltas.map((e) => ({ linea, ...e })) };
      const valor = d.completar ? d.completar(leidos) : (leidos as unknown as V);
      return { valor, clave: claveNatural(d.clave(valor)) };
    },

    plantilla: () => ({
      encabezado: d.columnas.map((c) => c.nombre),
      ejemplo: d.columnas.map((c) => c.ejemplo),
    }),
  };
}

/** '|' cannot stand in a part unescaped, so two different keys never become the same text. */
export function claveNatural(partes: readonly (string | number)[]): string {
  return partes.map((p) => String(p).replace(/[\\|]/g, '\\$&')).join('|');
}
