import { estadosCiviles, nombreDeCodigo } from '../codigos';
import { datosDePersona } from '../datosDePersona';
import { ErrorDeNegocio } from '../errores';
import { esFecha, type Fecha, formatearFecha } from '../fechas';
import { estaVacio } from '../formulario';
import { propios } from '../mensajes';
import { registro, type Tabla } from '../registro';
import type { TipoDeDerecho } from './tipos';

/**
 * Data that can be corrected on request. Not the identification, which is the person's key, nor the place, which is three codes that belong together.
 */
export const datosRectificables = [
  'nombres',
  'apellidoPaterno',
  'apellidoMaterno',
  'fechaNacimiento',
  'estadoCivil',
  'correo',
  'celular',
  'telefono',
  'direccion',
] as const satisfies readonly (keyof typeof datosDePersona)[];
export type DatoRectificable = (typeof datosRectificables)[number];

export const etiquetaDeDato = (dato: DatoRectificable): string => datosDePersona[dato].etiqueta;

/** Field of the application that declares it. */
export const campoDeclarado = (dato: DatoRectificable) => (dato === 'telefono' ? 'telefonoDomicilio' : dato);

/** For display: the name of a code, a formatted day. */
export function datoLegible(dato: DatoRectificable, valor: string | null): string {
  if (valor === null || valor === '') return '—';
  if (dato === 'estadoCivil') return nombreDeCodigo(estadosCiviles, valor);
  return esFecha(valor) ? formatearFecha(valor) : valor;
}

/** The value as it is stored, or why it is refused, by the rule of the application's form. */
export function valorRectificado(
  dato: DatoRectificable,
  valor: string,
  hoy: string,
): { readonly valor: string } | { readonly error: string } {
  if (estaVacio(valor.trim())) return { error: propios.campoObligatorio };
  const tabla: Tabla = { [dato]: datosDePersona[dato] };
  const leido = registro('rectificacion', tabla).revisar({ [dato]: valor }, { hoy } as never);
  return 'errores' in leido ? { error: String(leido.errores[dato]) } : { valor: String(leido.valores[dato]) };
}

interface Pedida {
  readonly tipo: TipoDeDerecho;
  readonly dato?: DatoRectificable | undefined;
  readonly valor?: string | undefined;
  readonly prueba?: string | undefined;
}

/** Field → why it is refused: all three are required for a rectification, and none is accepted otherwise. */
export function rechazosDeRectificacion({ tipo, dato, valor, prueba }: Pedida, hoy: string): Record<string, string> {
  const errores: Record<string, string> = {};
  if (tipo !== 'rectificacion') {
    for (const [campo, enviado] of Object.entries({ dato, valor, prueba }))
      if (enviado !== undefined) errores[campo] = propios.derechoSoloRectificacion;
    return errores;
  }
  if (dato === undefined) errores['dato'] = propios.campoObligatorio;
  const leido = dato === undefined ? null : valorRectificado(dato, valor ?? '', hoy);
  if (leido !== null && 'error' in leido) errores['valor'] = leido.error;
  if (prueba === undefined) errores['prueba'] = propios.campoObligatorio;
  return errores;
}

/** A correction that was made. */
export interface Rectificacion {
  readonly solicitud: number;
  readonly desde: Fecha;
  readonly dato: DatoRectificable;
  readonly valorAnterior: string | null;
  readonly valor: string;
}

/**
 * Corrections that this declaration would undo: it writes the wrong value again, or brings back one that was declared before the correction with the
 * rest of the form. Another value, written now, is a new declaration.
 */
export function rectificadosQueVuelven(
  declarado: Readonly<Partial<Record<DatoRectificable, string | null>>>,
  presente: Readonly<Partial<Record<DatoRectificable, string | null>>>,
  hechas: readonly Rectificacion[],
  escritos: readonly DatoRectificable[],
): readonly Rectificacion[] {
  const texto = (valor: string | null | undefined): string => valor ?? '';
  return datosRectificables.flatMap((dato) => {
    const delDato = hechas.filter((hecha) => hecha.dato === dato);
    const enVigor = delDato.findLast(({ valor }) => valor === texto(presente[dato]));
    const nuevo = texto(declarado[dato]);
    if (enVigor === undefined || nuevo === enVigor.valor) return [];
    const equivocado = delDato.some(({ valorAnterior }) => texto(valorAnterior) === nuevo);
    return equivocado || !escritos.includes(dato) ? [enVigor] : [];
  });
}

/** The same as errors of the form: by field, when it was corrected, by which request, and the right value. */
export const rechazosDeDeclaracion = (vuelven: readonly Rectificacion[]): Record<string, string> =>
  Object.fromEntries(
    vuelven.map(({ dato, desde, solicitud, valor }) => [
      campoDeclarado(dato),
      propios.rectificadoADespecho(formatearFecha(desde), solicitud, datoLegible(dato, valor)),
    ]),
  );

/** The value was corrected after the request was entered, so the request was judged on another one. */
export const datoCambiado = (dato: DatoRectificable): ErrorDeNegocio =>
  new ErrorDeNegocio('conflicto', 'dato-cambiado', propios.derechoDatoCambiado(etiquetaDeDato(dato)), {
    detalle: { dato },
  });
