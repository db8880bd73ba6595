import { propios } from '../mensajes';
import { limpiarLinea, recortar, sinMitad } from '../texto';
import { clavePlana, leerCelda } from './celdas';
import { mensajesDeImportacion as m } from './mensajes';
import type { Cita, ColumnaDeImportacion, ErrorDeFila, ResultadoDeFila, ValoresDe } from './tipos';

export interface ErrorDeColumna {
  readonly columna: string;
  readonly mensaje: string;
}

export interface Importacion<V> {
  readonly tipo: string;
  readonly titulo: string;
  readonly columnas: readonly ColumnaDeImportacion[];
  /** Columns that identify a row in its errors. */
  readonly identifica: readonly string[];
  /** Amount columns that the summary adds up. */
  readonly montos: readonly string[];
  /**
   * Headings of the file → column names by position (`null` = an empty heading, ignored), or their errors. An unknown heading is an error: a misspelt
   * optional column would be lost without notice.
   */
  leerEncabezado(encabezados: readonly string[]): { columnas: (string | null)[] } | { errores: ErrorDeFila[] };
  /** Cells by column name → typed value with its natural key, or all errors with line and column; `ilegibles`: cells whose content can't be read. */
  leerFila(
    linea: number,
    celdas: Readonly<Record<string, string>>,
    ilegibles?: ReadonlySet<string>,
  ): ResultadoDeFila<V>;
  /** A row with errors, its wrong cells empty, so that the others are checked against the data; `null` = a rule between its cells does not hold. */
  parcialDe(celdas: Readonly<Record<string, string>>, ilegibles?: ReadonlySet<string>): V | null;
  /** Heading and example row of the template. */
  plantilla(): { readonly encabezado: string[]; readonly ejemplo: string[] };
}

interface Definicion<Columnas extends readonly ColumnaDeImportacion[], V> {
  readonly tipo: string;
  readonly titulo: string;
  readonly columnas: Columnas;
  readonly montos?: readonly Columnas[number]['nombre'][];
  /** Columns that identify a row in its errors; left out = the first two. */
  readonly identifica?: readonly Columnas[number]['nombre'][];
  /** Checks of the form of the same record, so that a file accepts nothing that the form refuses. */
  readonly juicios?: Readonly<Partial<Record<Columnas[number]['nombre'], JuicioDeCelda>>>;
  /** Rules across cells. */
  readonly reglas?: readonly ReglaDeFila<Columnas>[];
  /** The finished value of a valid row; left out = the cells as they are. */
  readonly completar?: (celdas: ValoresDe<Columnas>) => V;
  /** Natural key of the finished value, as the parts that make it. */
  readonly clave: (valor: NoInfer<V>) => readonly (string | number)[];
}

/** Why the value that was read from a cell is refused; `null` = accepted. */
export type JuicioDeCelda = (valor: unknown) => string | null;

interface ReglaDeFila<Columnas extends readonly ColumnaDeImportacion[]> {
  /** Cells that it reads; asked only when each of them is valid. */
  readonly de: readonly Columnas[number]['nombre'][];
  readonly faltas: (celdas: ValoresDe<Columnas>) => readonly ErrorDeColumna[];
}

const LINEA_DE_ENCABEZADO = 1;
/** Longest text that an error repeats, of a cell or of what identifies its row. */
const MAXIMO_CITADO = 200;

const citado = (texto: string | undefined): string | null => {
  const limpio = limpiarLinea((texto ?? '').replace(/\p{C}/gu, ' '));
  return limpio === '' ? null : recortar(limpio, MAXIMO_CITADO);
};

/** What an error repeats of its cell and of its row. */
export const citaDe = (
  celdas: Readonly<Record<string, string | undefined>>,
  columna: string | null,
  identifica: readonly string[],
): Cita => ({
  valor: columna === null ? null : citado(celdas[columna]),
  registro: citado(identifica.map((nombre) => celdas[nombre] ?? '').join(' ')),
});

export function definirImportacion<
  const Columnas extends readonly ColumnaDeImportacion[],
  V extends object = ValoresDe<Columnas>,
>(d: Definicion<Columnas, V>): Importacion<V> {
  const porEncabezado = new Map<string, string>();
  for (const c of d.columnas) {
    for (const nombre of [c.nombre, ...(c.alias ?? [])]) {
      const plano = clavePlana(nombre);
      const anterior = porEncabezado.get(plano);
      if (anterior !== undefined)
        throw new TypeError(`import ${d.tipo}: '${nombre}' is a heading of ${anterior} and ${c.nombre}`);
      porEncabezado.set(plano, c.nombre);
    }
  }

  type Nombre = Columnas[number]['nombre'];
  const identifica = d.identifica ?? d.columnas.slice(0, 2).map(({ nombre }) => nombre);

  const completar = (leidos: ValoresDe<Columnas>): V => (d.completar ? d.completar(leidos) : (leidos as unknown as V));

  /** Every cell, wrong ones empty, and their errors; `completa` = each rule between cells was asked and holds. */
  function leer(celdas: Readonly<Record<string, string>>, ilegibles?: ReadonlySet<string>) {
    const faltas: ErrorDeColumna[] = [];
    const valores: Record<string, unknown> = {};
    const malas = new Set<string>();
    for (const columna of d.columnas) {
      const { nombre } = columna;
      const escrito = Object.hasOwn(celdas, nombre) ? celdas[nombre] : undefined;
      const celda = ilegibles?.has(nombre)
        ? { error: m.celdaIlegible }
        : juzgada(leerCelda(escrito ?? '', columna), d.juicios?.[nombre as Nombre]);
      valores[nombre] = 'error' in celda ? null : celda.valor;
      if (!('error' in celda)) continue;
      malas.add(nombre);
      faltas.push({ columna: nombre, mensaje: celda.error });
    }
    const leidos = valores as ValoresDe<Columnas>;
    const reglas = (d.reglas ?? []).map(({ de, faltas: juzga }) =>
      de.some((nombre) => malas.has(nombre)) ? null : juzga(leidos),
    );
    faltas.push(...reglas.flatMap((halladas) => halladas ?? []));
    return { faltas, leidos, completa: reglas.every((halladas) => halladas !== null && halladas.length === 0) };
  }

  return {
    tipo: d.tipo,
    titulo: d.titulo,
    columnas: d.columnas,
    identifica,
    montos: d.montos ?? [],

    leerEncabezado(encabezados) {
      const errores: ErrorDeFila[] = [];
      const vistas = new Set<string>();
      const columnas = encabezados.map((encabezado) => {
        if (encabezado.trim() === '') return null;
        const nombre = porEncabezado.get(clavePlana(encabezado));
        const columna = sinMitad(encabezado.trim().slice(0, 60));
        if (nombre === undefined) {
          errores.push(enEncabezado(columna, propios.columnaDesconocida(columna)));
          return null;
        }
        if (vistas.has(nombre)) {
          errores.push(enEncabezado(columna, propios.columnaRepetida(nombre)));
        }
        vistas.add(nombre);
        return nombre;
      });
      for (const c of d.columnas) {
        if (c.requerida && !vistas.has(c.nombre)) {
          errores.push(enEncabezado(c.nombre, propios.columnaFalta(c.nombre)));
        }
      }
      return errores.length > 0 ? { errores } : { columnas };
    },

    leerFila(linea, celdas, ilegibles) {
      const { faltas, leidos } = leer(celdas, ilegibles);
      if (faltas.length > 0) return { errores: faltas.map((falta) => ({ linea, ...falta })) };
      const valor = completar(leidos);
      return { valor, clave: claveNatural(d.clave(valor)) };
    },

    parcialDe(celdas, ilegibles) {
      const { completa, leidos } = leer(celdas, ilegibles);
      return completa ? completar(leidos) : null;
    },

    plantilla: () => ({
      encabezado: d.columnas.map((c) => c.nombre),
      ejemplo: d.columnas.map((c) => c.ejemplo),
    }),
  };
}

const enEncabezado = (columna: string, mensaje: string): ErrorDeFila => ({
  linea: LINEA_DE_ENCABEZADO,
  columna,
  mensaje,
});

function juzgada(celda: ReturnType<typeof leerCelda>, juicio: JuicioDeCelda | undefined): typeof celda {
  if (juicio === undefined || 'error' in celda || celda.valor === null) return celda;
  const rechazo = juicio(celda.valor);
  return rechazo === null ? celda : { error: rechazo };
}

/** '|' is escaped within a part, so that two different keys never become the same text. */
export function claveNatural(partes: readonly (string | number)[]): string {
  return partes.map((p) => String(p).replace(/[\\|]/g, '\\$&')).join('|');
}
