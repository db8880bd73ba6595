import { z } from 'zod';
import { esMonto } from './dinero';
import { leerDigitos, sinInvisibles, sinMarcas } from './escrito';
import { erroresPorCampo } from './esquemas';
import { esFecha } from './fechas';
import { mensajes, propios } from './mensajes';
import { LIMITES, limpiarLinea, limpiarParrafo, textoPermitido } from './texto';
import { rechazoDeTextoEnriquecido, sinLetras } from './texto-enriquecido/reglas';

/**
 * A form as a table: one row per field says its label, section, kind and bounds, when it is shown and required, with which messages, and what a
 * change of it resets. Screen, API, meter of completeness and the tests of the bounds read the same row, so that none is more lenient than another.
 * `V` = the values (flat; empty is `null`), `C` = what the rules need beside them (today's date, role of the form, department).
 */

export type Valor = string | number | boolean | null;
export type Valores = object;

interface Comun<V, C> {
  readonly etiqueta: string;
  readonly seccion: string;
  /** Message when it is empty though required; without `requeridoSi` it is required whenever it is shown. */
  readonly requerido?: string;
  readonly requeridoSi?: (valores: V, contexto: C) => boolean;
  /** Left out = always shown. A field that is not shown has no value: what was sent for it is dropped. */
  readonly visible?: (valores: V, contexto: C) => boolean;
  /** Shown, but read-only now. */
  readonly bloqueado?: (valores: V, contexto: C) => boolean;
  /** The value that it has now, whatever was sent; `undefined` = the sent one. */
  readonly fijado?: (valores: V, contexto: C) => Valor | undefined;
  /** What else changes (resets, copies) when the field is changed by hand; receives the values after that change. */
  readonly alCambiar?: (valores: V) => Partial<V>;
}

interface Largos {
  readonly minimo?: number;
  readonly maximo: number;
  /** Message of a wrong length or form; left out = 'Máximo n caracteres'. */
  readonly mensaje?: string;
}

/** A calendar date between two bounds, both included. */
export interface RangoDeFechas {
  readonly desde?: string;
  readonly hasta?: string;
}

export interface UsuariosDeCampo {
  /** List that they are chosen from, for who does not administer users; left out = 'usuario'. */
  readonly recurso?: 'colega';
  /** Active users of one of these. */
  readonly roles: readonly string[];
  /** A value that is accepted beside users. */
  readonly ademas?: { readonly codigo: string; readonly nombre: string };
}

/** Condition beside the length, checked after cleaning. */
export interface Patron {
  readonly expresion: RegExp;
  readonly mensaje: string;
  /** Reads what was typed; returns it unchanged where it has no other meaning. */
  readonly leer?: (escrito: string) => string;
}

type DeTexto<C> = Largos & {
  readonly patron?: Patron;
  readonly mayusculas?: boolean;
  /** Catalogue whose names are offered; any other text is accepted too. */
  readonly sugerencias?: string;
  /** Other fields that a suggestion fills: column of the catalogue → field. */
  readonly llena?: Readonly<Record<string, string>>;
  /** Account of a user, chosen by name; the API checks that it exists. */
  readonly usuarios?: UsuariosDeCampo;
  readonly contexto?: C;
};

export type Campo<V, C> = Comun<V, C> &
  (
    | ({ readonly tipo: 'texto' | 'parrafo' } & DeTexto<C>)
    /** Rich text of the vocabulary (texto-enriquecido). */
    | { readonly tipo: 'enriquecido'; readonly maximo: number }
    /** Only digits; blanks and hyphens between them are dropped. */
    | ({ readonly tipo: 'digitos'; readonly patron?: Patron } & Largos)
    | { readonly tipo: 'correo' }
    | { readonly tipo: 'fecha'; readonly rango: (contexto: C) => RangoDeFechas; readonly mensaje: string }
    | { readonly tipo: 'opcion'; readonly opciones: readonly { readonly codigo: string; readonly nombre: string }[] }
    /** Code of a catalogue; the API checks that it exists. */
    | { readonly tipo: 'catalogo'; readonly recurso: string; readonly maximo: number }
    | {
        readonly tipo: 'entero';
        readonly minimo: number;
        readonly maximo: number;
        /** Bounds that depend on the context (a year), instead of the fixed ones. */
        readonly limites?: (contexto: C) => { readonly minimo: number; readonly maximo: number };
        /** Message of a value that is too small, or too large unless `mensajeMaximo` is given. */
        readonly mensaje?: string;
        readonly mensajeMaximo?: string;
      }
    | {
        readonly tipo: 'monto';
        readonly minimo: number;
        /** Left out = as much as a column of money holds. */
        readonly maximo?: number;
        readonly mensaje?: string;
        /** The unit, where it is not dollars: 'm²'. */
        readonly unidad?: string;
      }
    | { readonly tipo: 'casilla' }
  );

export type Campos<V extends Valores, C> = { readonly [K in keyof V]-?: Campo<V, C> };

export type Resultado<V> = { readonly valores: V } | { readonly errores: Readonly<Record<string, string>> };

export interface Formulario<V extends Valores, C> {
  readonly campos: Campos<V, C>;
  readonly nombres: readonly (keyof V & string)[];
  /** Every field empty: `null`, and `false` for boxes. */
  vacio(): V;
  estaVisible(campo: keyof V & string, valores: V, contexto: C): boolean;
  /** Marked with (*) and refused when empty. */
  esRequerido(campo: keyof V & string, valores: V, contexto: C): boolean;
  estaBloqueado(campo: keyof V & string, valores: V, contexto: C): boolean;
  /** The values after a change by hand: the field itself and what it resets. */
  cambiar<K extends keyof V & string>(valores: V, campo: K, valor: V[K]): V;
  /** Why a value of this field is refused, whatever the others are; `null` = accepted, as an empty one is. */
  rechazoDe(campo: keyof V & string, valor: unknown, contexto: C): string | null;
  /** All errors at once, one message a field; unknown keys are errors of their own. */
  revisar(entrada: unknown, contexto: C): Resultado<V>;
  /** The form as a schema, for `validar` and for resolvers. */
  esquema(contexto: C): z.ZodType<V> & { readonly shape: Readonly<Record<keyof V & string, unknown>> };
}

export const estaVacio = (valor: unknown): boolean => valor === null || valor === undefined || valor === '';

export function crearFormulario<V extends Valores, C>(campos: Campos<V, C>): Formulario<V, C> {
  type Nombre = keyof V & string;
  const nombres = Object.keys(campos) as Nombre[];
  const campoDe = (nombre: Nombre): Campo<V, C> => campos[nombre];

  const estaVisible = (nombre: Nombre, valores: V, contexto: C): boolean =>
    campoDe(nombre).visible?.(valores, contexto) ?? true;

  const esRequerido = (nombre: Nombre, valores: V, contexto: C): boolean => {
    const campo = campoDe(nombre);
    return (
      campo.requerido !== undefined &&
      estaVisible(nombre, valores, contexto) &&
      (campo.requeridoSi?.(valores, contexto) ?? true)
    );
  };

  const vacio = (): V =>
    Object.fromEntries(nombres.map((nombre) => [nombre, campoDe(nombre).tipo === 'casilla' ? false : null])) as V;

  const leer = (nombre: Nombre, valor: unknown, contexto: C): { data: unknown } | { rechazo: string } => {
    const leido = lector(campoDe(nombre), contexto).safeParse(valor);
    return leido.success
      ? { data: leido.data }
      : { rechazo: Object.values(erroresPorCampo(leido.error))[0] ?? propios.tipoInesperado };
  };

  function revisar(entrada: unknown, contexto: C): Resultado<V> {
    if (typeof entrada !== 'object' || entrada === null || Array.isArray(entrada))
      return { errores: { '': propios.formaInesperada } };
    // no prototype: a body's key may be called '__proto__'
    const errores: Record<string, string> = Object.create(null);
    for (const clave of Object.keys(entrada))
      if (!Object.hasOwn(campos, clave)) errores[clave] = propios.campoDesconocido;
    const leidos = vacio();
    for (const nombre of nombres) {
      const valor = (entrada as Record<string, unknown>)[nombre];
      if (estaVacio(valor)) continue;
      const leido = leer(nombre, valor, contexto);
      if ('rechazo' in leido) errores[nombre] = leido.rechazo;
      else leidos[nombre] = (leido.data === '' ? null : leido.data) as V[Nombre];
    }
    for (const nombre of nombres) {
      if (!estaVisible(nombre, leidos, contexto)) {
        delete errores[nombre];
        leidos[nombre] = vacio()[nombre];
        continue;
      }
      const fijado = campoDe(nombre).fijado?.(leidos, contexto);
      if (fijado !== undefined) {
        delete errores[nombre];
        leidos[nombre] = fijado as V[Nombre];
      } else if (!(nombre in errores) && estaVacio(leidos[nombre]) && esRequerido(nombre, leidos, contexto)) {
        errores[nombre] = campoDe(nombre).requerido as string;
      }
    }
    return Object.keys(errores).length > 0 ? { errores: { ...errores } } : { valores: leidos };
  }

  return {
    campos,
    nombres,
    vacio,
    estaVisible,
    esRequerido,
    estaBloqueado: (nombre, valores, contexto) => campoDe(nombre).bloqueado?.(valores, contexto) ?? false,
    cambiar(valores, nombre, valor) {
      const cambiados = { ...valores, [nombre]: valor };
      return { ...cambiados, ...campoDe(nombre).alCambiar?.(cambiados) };
    },
    rechazoDe(nombre, valor, contexto) {
      const leido = estaVacio(valor) ? null : leer(nombre, valor, contexto);
      return leido !== null && 'rechazo' in leido ? leido.rechazo : null;
    },
    revisar,
    esquema(contexto) {
      const esquema = z.unknown().transform((entrada, ctx) => {
        const resultado = revisar(entrada, contexto);
        if ('valores' in resultado) return resultado.valores;
        for (const [campo, message] of Object.entries(resultado.errores))
          ctx.issues.push({ code: 'custom', message, path: campo === '' ? [] : [campo], input: entrada });
        return z.NEVER;
      });
      return Object.assign(esquema as unknown as z.ZodType<V>, { shape: campos });
    },
  };
}

function lector<V, C>(campo: Campo<V, C>, contexto: C): z.ZodType {
  switch (campo.tipo) {
    case 'texto':
    case 'parrafo':
      return texto(campo);
    case 'enriquecido':
      return enriquecido(campo.maximo);
    case 'digitos':
      return texto({
        minimo: campo.minimo,
        maximo: campo.maximo,
        mensaje: campo.mensaje ?? propios.textoLargo(campo.maximo),
        patron: campo.patron ?? {
          expresion: /^\d+$/,
          mensaje: campo.mensaje ?? propios.textoLargo(campo.maximo),
          leer: leerDigitos,
        },
      });
    case 'correo':
      return z
        .string({ error: propios.tipoInesperado })
        .transform(limpiarLinea)
        .pipe(
          z.string().max(LIMITES.correo, propios.textoLargo(LIMITES.correo)).pipe(z.email(mensajes.CLI.correoInvalido)),
        );
    case 'fecha': {
      const { desde, hasta } = campo.rango(contexto);
      return z
        .string({ error: propios.tipoInesperado })
        .refine(esFecha, propios.fechaInvalida)
        .refine(
          (f) => !esFecha(f) || ((desde === undefined || f >= desde) && (hasta === undefined || f <= hasta)),
          campo.mensaje,
        );
    }
    case 'opcion':
      return z
        .string({ error: propios.tipoInesperado })
        .refine((codigo) => campo.opciones.some((o) => o.codigo === codigo), propios.opcionInvalida);
    case 'catalogo':
      return z
        .string({ error: propios.tipoInesperado })
        .max(campo.maximo, propios.opcionInvalida)
        .regex(/^[\p{L}\p{N}._-]+$/u, propios.opcionInvalida);
    case 'entero': {
      const { minimo, maximo } = campo.limites?.(contexto) ?? campo;
      return z
        .number({ error: propios.numeroInvalido })
        .refine(Number.isSafeInteger, propios.enteroInvalido)
        .min(minimo, campo.mensaje ?? propios.minimo(minimo))
        .max(maximo, campo.mensajeMaximo ?? campo.mensaje ?? propios.maximo(maximo));
    }
    case 'monto':
      return z
        .number({ error: propios.montoInvalido })
        .min(campo.minimo, campo.mensaje ?? propios.minimo(campo.minimo))
        .max(campo.maximo ?? Number.MAX_SAFE_INTEGER, propios.maximo(campo.maximo ?? 0))
        .refine(esMonto, propios.montoInvalido);
    case 'casilla':
      return z.boolean({ error: propios.opcionInvalida });
  }
}

/** '' where nothing was written, so that an empty paragraph counts as empty. */
export const enriquecido = (maximo: number): z.ZodType<string, string> =>
  z
    .string({ error: propios.tipoInesperado })
    .transform((t) => sinInvisibles(t).trim())
    .superRefine((t, contexto) => {
      const rechazo = rechazoDeTextoEnriquecido(t, maximo);
      if (rechazo !== null) contexto.addIssue({ code: 'custom', message: rechazo });
    })
    .transform((t) => (sinLetras(t) ? '' : t));

function texto(campo: Partial<DeTexto<unknown>> & { tipo?: 'texto' | 'parrafo'; maximo: number }): z.ZodType<string> {
  const parrafo = campo.tipo === 'parrafo';
  const largo = campo.mensaje ?? propios.textoLargo(campo.maximo);
  const limpiar = (t: string): string => {
    const limpio = parrafo ? limpiarParrafo(t) : limpiarLinea(t);
    const leido = campo.patron?.leer?.(limpio) ?? limpio;
    return campo.mayusculas ? leido.toLocaleUpperCase('es') : leido;
  };
  return z
    .string({ error: propios.tipoInesperado })
    .transform(sinMarcas)
    .refine((t) => textoPermitido(t, parrafo), propios.textoNoPermitido)
    .transform(limpiar)
    .pipe(
      z
        .string()
        .refine((t) => t === '' || campo.patron === undefined || campo.patron.expresion.test(t), {
          error: campo.patron?.mensaje ?? largo,
        })
        .refine((t) => t === '' || (t.length >= (campo.minimo ?? 0) && t.length <= campo.maximo), largo),
    );
}
