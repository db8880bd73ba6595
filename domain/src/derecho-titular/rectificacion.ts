import { estadosCiviles, nombreDeCodigo } from '../codigos';
import { datosDePersona } from '../datosDePersona';
import { ErrorDeNegocio } from '../errores';
import { esFecha, type Fecha, formatearFecha } from '../fechas';
import { estaVacio } from '../formulario';
import { propios } from '../mensajes';
import { registro, type Tabla } from '../registro';
import type { TipoDeDerecho } from './tipos';

/** What of a person can be corrected at his request; number and place are not: one is his key, the other three codes that go together. */
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

/** The field of the application's form that declares it. */
export const campoDeclarado = (dato: DatoRectificable) => (dato === 'telefono' ? 'telefonoDomicilio' : dato);

/** As people read it: the name of a code, a day as days are written. */
export function datoLegible(dato: DatoRectificable, valor: string | null): string {
  if (valor === null || valor === '') return '—';
  if (dato === 'estadoCivil') return nombreDeCodigo(estadosCiviles, valor);
  return esFecha(valor) ? formatearFecha(valor) : valor;
}

/** The value as it is stored, or what speaks against it: the rule of the application's form. */
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

/** Field → why it can't be entered so: all three where something is to be rectified, none where not. */
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

/** A correction that was made, with what it corrected. */
export interface Rectificacion {
  readonly solicitud: number;
  readonly desde: Fecha;
  readonly dato: DatoRectificable;
  readonly valorAnterior: string | null;
  readonly valor: string;
}

/**
 * What was corrected at the person's request and would be undone by this declaration: the value that was wrong is written again, or one that
 * was declared before the correction comes back with the rest of the form. Another value, written now, is a new declaration.
 */
export function rectificadosQueVuelven(
  declarado: Readonly<Partial<Record<DatoRectificable, string | null>>>,
  presente: Readonly<Partial<Record<DatoRectificable, string | null>>>,
  hechas: readonly Rectificacion[],
  escritos: readonly DatoRectificable[],
): readonly Rectificacion[] {
  const dice = (valor: string | null | undefined): string => valor ?? '';
  return datosRectificables.flatMap((dato) => {
    const suyas = hechas.filter((hecha) => hecha.dato === dato);
    const enVigor = suyas.findLast(({ valor }) => valor === dice(presente[dato]));
    const nuevo = dice(declarado[dato]);
    if (enVigor === undefined || nuevo === enVigor.valor) return [];
    const equivocado = suyas.some(({ valorAnterior }) => dice(valorAnterior) === nuevo);
    return equivocado || !escritos.includes(dato) ? [enVigor] : [];
  });
}

/** The same, for whoever saves the form: under its field, when it was corrected, by which request, and what is right. */
export const rechazosDeDeclaracion = (vuelven: readonly Rectificacion[]): Record<string, string> =>
  Object.fromEntries(
    vuelven.map(({ dato, desde, solicitud, valor }) => [
      campoDeclarado(dato),
      propios.rectificadoADespecho(formatearFecha(desde), solicitud, datoLegible(dato, valor)),
    ]),
  );

/** Somebody corrected it since the request was entered: what the person asked was judged on another value. */
export const datoCambiado = (dato: DatoRectificable): ErrorDeNegocio =>
  new ErrorDeNegocio('conflicto', 'dato-cambiado', propios.derechoDatoCambiado(etiquetaDeDato(dato)), {
    detalle: { dato },
  });
