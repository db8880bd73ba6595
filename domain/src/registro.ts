import { leerTelefono } from './escrito';
import {
  type Campo,
  crearFormulario,
  estaVacio,
  type Formulario,
  type Patron,
  type RangoDeFechas,
  type UsuariosDeCampo,
  type Valor,
} from './formulario';
import { GEN, propios } from './mensajes';
import { cedulaOPasaporte, soloAlfanumerico } from './piezas';

/**
 * A record: its table of fields is the only place that says label, kind, bound, pattern, options, condition and column. From it follow the type of
 * its values, the parser with its messages and the form (formulario.ts), the bounds in the OpenAPI document (scripts/openapi), the columns
 * (api/src/columns/record.ts), the shapes of body and answer, and an example.
 */

/** EST-526, EST-546, CLI-109, LEG-550 */
export const LARGO_DE_IDENTIFICACION: number = 10;
/** A RUC or a passport is longer than a cédula. */
export const LARGO_DE_CUALQUIERA = 20;

// biome-ignore lint/suspicious/noExplicitAny: a rule of any record; `registro` compares what it reads with the record's own values
type Regla<R> = (valores: any, contexto: any) => R;

/** How a text is stored, where its kind does not say it: `codigo` = ASCII, compared as it is. */
export interface Columna {
  readonly tipo: 'codigo' | 'texto';
  readonly largo: number;
}
/** What a text holds, and so what stands in its place in a copy for tests; `igual`: nothing of a person. */
export type ClaseDeDato = 'igual' | 'texto' | 'identificacion' | 'telefono' | 'correo' | 'usuario';
export const enCodigo = (largo: number): Columna => ({ tipo: 'codigo', largo });
export const enTexto = (largo: number): Columna => ({ tipo: 'texto', largo });

export interface Comun {
  readonly requerido?: string;
  readonly requeridoSi?: Regla<boolean>;
  readonly visible?: Regla<boolean>;
  readonly bloqueado?: Regla<boolean>;
  readonly fijado?: Regla<Valor | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly alCambiar?: (valores: any) => object;
  readonly seccion?: string;
  /** Description in the OpenAPI document, beside label and bounds. */
  readonly ayuda?: string;
  /** `null` = it has no column of its own. */
  readonly columna?: Columna | null;
  /** Where its kind does not say it. */
  readonly clase?: ClaseDeDato;
  /** It is the holder's own or says something of him, and is handed out to him (`derecho-titular`). */
  readonly de?: 'titular';
  /** A value that is accepted, where the kind alone does not give one. */
  readonly ejemplo?: Valor;
}
export interface DeTexto extends Comun {
  readonly patron?: Patron;
  readonly mayusculas?: boolean;
  readonly sugerencias?: string;
  /** Other fields that a suggestion fills: column of the catalogue → field. */
  readonly llena?: Readonly<Record<string, string>>;
  readonly usuarios?: UsuariosDeCampo;
  readonly minimo?: number;
  readonly mensaje?: string;
}
type Opciones = readonly { readonly codigo: string; readonly nombre: string }[];

/** A field of any kind, as the functions below make it. */
export interface CampoDeTabla extends Comun {
  readonly tipo: Campo<object, unknown>['tipo'];
  readonly etiqueta: string;
  readonly minimo?: number;
  readonly maximo?: number;
  readonly opciones?: Opciones;
}
export type Tabla = Readonly<Record<string, CampoDeTabla>>;

const con = <const B extends object, const X extends object>(base: B, resto: X | undefined): B & X =>
  ({ ...base, ...resto }) as B & X;

/** One function for each kind of field: label, what the kind needs, and the rest by name. */
export const campo = {
  /** One line. */
  texto: <const X extends DeTexto>(etiqueta: string, maximo: number, resto?: X) =>
    con({ tipo: 'texto', etiqueta, maximo }, resto),
  /** Several lines. */
  parrafo: <const X extends DeTexto>(etiqueta: string, maximo: number, resto?: X) =>
    con({ tipo: 'parrafo', etiqueta, maximo }, resto),
  /** Rich text: the editor offers the vocabulary of texto-enriquecido, the API cleans what is sent (`saneado`), a long column keeps it. */
  textoEnriquecido: <const X extends Comun>(etiqueta: string, maximo: number, resto?: X) =>
    con({ tipo: 'enriquecido', etiqueta, maximo }, resto),
  /** Letters and digits, stored in capitals. */
  codigo: <const X extends DeTexto>(etiqueta: string, maximo: number, resto?: X) =>
    con(
      { tipo: 'texto', etiqueta, maximo, mayusculas: true, patron: soloAlfanumerico, columna: enCodigo(maximo) },
      resto,
    ),
  /** Identification of a person beside the client: a cédula, or the passport of a foreigner. */
  identificacion: <const X extends DeTexto>(etiqueta: string, resto?: X, largo = LARGO_DE_IDENTIFICACION) =>
    con(
      {
        tipo: 'texto',
        etiqueta,
        maximo: largo,
        mayusculas: true,
        mensaje: propios.cedulaOPasaporte,
        patron: cedulaOPasaporte(propios.cedulaOPasaporte),
        columna: enCodigo(largo),
        clase: 'identificacion',
      },
      resto,
    ),
  /** GEN-516: a telephone of Ecuador; '+593 …' is read as the national number. */
  telefono: <const X extends Comun>(etiqueta: string, [minimo, maximo]: readonly [number, number], resto?: X) =>
    con(
      {
        tipo: 'digitos',
        etiqueta,
        minimo,
        maximo,
        clase: 'telefono',
        mensaje: GEN.telefonoInvalido,
        // an incomplete international number would pass by its length
        patron: { expresion: /^(?!00593)\d+$/, mensaje: GEN.telefonoInvalido, leer: leerTelefono },
        ayuda: 'Un número con el prefijo del país (+593, 00593) se guarda como número nacional.',
      },
      resto,
    ),
  /** From `minimo` to `maximo` digits; blanks and hyphens between them are dropped. */
  digitos: <const X extends Comun>(
    etiqueta: string,
    [minimo, maximo]: readonly [number | undefined, number],
    mensaje: string,
    resto?: X,
  ) => con({ tipo: 'digitos', etiqueta, ...(minimo === undefined ? {} : { minimo }), maximo, mensaje }, resto),
  correo: <const X extends Comun>(etiqueta: string, resto?: X) => con({ tipo: 'correo', etiqueta }, resto),
  /** A calendar date within a range that may depend on the context. */
  fecha: <C, const X extends Comun>(
    etiqueta: string,
    rango: (contexto: C) => RangoDeFechas,
    mensaje: string,
    resto?: X,
  ) => con({ tipo: 'fecha', etiqueta, rango, mensaje }, resto),
  opcion: <const X extends Comun>(etiqueta: string, opciones: Opciones, resto?: X) =>
    con({ tipo: 'opcion', etiqueta, opciones }, resto),
  /** Code of a catalogue; the API checks that it exists. */
  catalogo: <const X extends Comun>(etiqueta: string, recurso: string, maximo: number, resto?: X) =>
    con({ tipo: 'catalogo', etiqueta, recurso, maximo }, resto),
  entero: <
    const X extends Comun & {
      readonly mensaje?: string;
      readonly mensajeMaximo?: string;
      // biome-ignore lint/suspicious/noExplicitAny: see above
      readonly limites?: (contexto: any) => { readonly minimo: number; readonly maximo: number };
    },
  >(
    etiqueta: string,
    [minimo, maximo]: readonly [number, number],
    resto?: X,
  ) => con({ tipo: 'entero', etiqueta, minimo, maximo }, resto),
  /** Dollars with two decimals, or another unit. */
  monto: <const X extends Comun & { readonly mensaje?: string; readonly unidad?: string; readonly maximo?: number }>(
    etiqueta: string,
    minimo: number,
    resto?: X,
  ) => con({ tipo: 'monto', etiqueta, minimo }, resto),
  casilla: <const X extends Comun>(etiqueta: string, resto?: X) => con({ tipo: 'casilla', etiqueta }, resto),
} as const;

/** The same section for several fields. */
export const enSeccion = <const S extends string, const F extends Tabla>(seccion: S, campos: F): NoInfer<F> =>
  Object.fromEntries(Object.entries(campos).map(([nombre, fila]) => [nombre, { ...fila, seccion }])) as unknown as F;

/** `Exclude` and not `keyof` alone: tsoa leaves out a property whose declaration is that of a value. */
export type Nombres<F> = Exclude<keyof F, number | symbol>;
type ValorDe<X> = X extends { readonly tipo: 'monto' | 'entero' }
  ? number | null
  : X extends { readonly tipo: 'casilla' }
    ? boolean
    : string | null;
/** The values of a record. Name the type of the table first: tsoa reads no `typeof` as an argument. */
export type DatosDe<F> = { [K in Nombres<F>]: ValorDe<F[K]> };
/** The same in a body: what is not sent is empty. */
export type CambioDe<F> = { [K in Nombres<F>]?: ValorDe<F[K]> };

/** Context that the rules of one field need. */
type Pide<X> = (X extends { readonly rango: (contexto: infer C) => unknown } ? C : unknown) &
  (X extends { readonly limites: (contexto: infer C) => unknown } ? C : unknown) &
  (X extends { readonly visible: (valores: never, contexto: infer C) => unknown } ? C : unknown) &
  (X extends { readonly requeridoSi: (valores: never, contexto: infer C) => unknown } ? C : unknown) &
  (X extends { readonly bloqueado: (valores: never, contexto: infer C) => unknown } ? C : unknown) &
  (X extends { readonly fijado: (valores: never, contexto: infer C) => unknown } ? C : unknown);
/** Context that the rules of all fields need. */
export type ContextoDe<F> = { [K in keyof F]: (contexto: Pide<F[K]>) => void }[keyof F] extends (
  contexto: infer C,
) => void
  ? C
  : never;

type Claves<R> = R extends unknown ? keyof R : never;
/** A field resets only fields of the record. */
type Repone<X, V> = X extends { readonly alCambiar: (valores: never) => infer R }
  ? Claves<R> extends keyof V
    ? unknown
    : { readonly alCambiar: never }
  : unknown;

/** The rules of a record read only values that it has. */
interface ReglasDe<V> {
  readonly visible?: (valores: V, contexto: never) => boolean;
  readonly requeridoSi?: (valores: V, contexto: never) => boolean;
  readonly bloqueado?: (valores: V, contexto: never) => boolean;
  readonly fijado?: (valores: V, contexto: never) => Valor | undefined;
  readonly alCambiar?: (valores: V) => Partial<V>;
}

export interface Registro<F extends Tabla> extends Formulario<DatosDe<F>, ContextoDe<F>> {
  /** Business noun of the resource, its table and its permissions. */
  readonly nombre: string;
  readonly tabla: F;
}

export function registro<const F extends Tabla>(
  nombre: string,
  tabla: F & { readonly [K in keyof F]: ReglasDe<DatosDe<F>> & Repone<F[K], DatosDe<F>> },
): Registro<F> {
  const campos = Object.fromEntries(
    Object.entries(tabla as Tabla).map(([campo, fila]) => [campo, { ...fila, seccion: fila.seccion ?? nombre }]),
  );
  return { ...crearFormulario<DatosDe<F>, ContextoDe<F>>(campos as never), nombre, tabla };
}

/** Required without a condition, so that it is never empty in the body and in its column. */
export const siempreRequerido = (fila: Pick<Comun, 'requerido' | 'requeridoSi' | 'visible' | 'fijado'>): boolean =>
  fila.requerido !== undefined &&
  fila.requeridoSi === undefined &&
  fila.visible === undefined &&
  fila.fijado === undefined;
export type SiempreRequerido<X> = X extends { readonly tipo: 'casilla' }
  ? true
  : X extends { readonly requerido: string }
    ? X extends { readonly requeridoSi: unknown } | { readonly visible: unknown } | { readonly fijado: unknown }
      ? false
      : true
    : false;

/** An accepted value of the kind of a field, for the document, the demo and the tests. */
function ejemploDeCampo(fila: CampoDeTabla): Valor {
  if (fila.ejemplo !== undefined) return fila.ejemplo;
  switch (fila.tipo) {
    case 'texto':
    case 'parrafo':
    case 'catalogo':
      return fila.etiqueta.slice(0, fila.maximo);
    case 'enriquecido':
      return `<p>${fila.etiqueta}</p>`;
    case 'digitos':
      return '0987654321987'.slice(0, fila.maximo);
    case 'correo':
      return 'persona@correo.example';
    case 'fecha':
      return '1990-05-17';
    case 'opcion':
      return fila.opciones?.[0]?.codigo ?? null;
    case 'entero':
    case 'monto':
      return Math.max(fila.minimo ?? 0, 1);
    case 'casilla':
      return false;
  }
}

/** An accepted record: the fields that are always required, and those with an example of their own. */
export const ejemploDe = <F extends Tabla>({ nombres, tabla, vacio }: Registro<F>): DatosDe<F> => ({
  ...vacio(),
  ...Object.fromEntries(
    nombres
      .map((nombre) => [nombre, tabla[nombre] as CampoDeTabla] as const)
      .filter(([, fila]) => siempreRequerido(fila) || fila.ejemplo !== undefined)
      .map(([nombre, fila]) => [nombre, ejemploDeCampo(fila)]),
  ),
});

/** The fields of a form from a body that also has read-only ones. */
export function soloCampos<V extends object>(nombres: readonly (keyof V & string)[], body: object): Partial<V> {
  return Object.fromEntries(
    nombres.filter((nombre) => nombre in body).map((nombre) => [nombre, (body as Record<string, unknown>)[nombre]]),
  ) as Partial<V>;
}

/**
 * What a body says of a form that shares its record with another one. The fields of the other come along empty, because a screen sends the whole
 * record back; one that is filled is kept, and the form refuses it.
 */
export function sinVaciosAjenos<V extends object>(
  campos: object,
  nombres: readonly (keyof V & string)[],
  body: object,
): Partial<V> {
  return Object.fromEntries(
    Object.entries(soloCampos<V>(nombres, body)).filter(
      ([nombre, valor]) => Object.hasOwn(campos, nombre) || !estaVacio(valor as Valor),
    ),
  ) as Partial<V>;
}
