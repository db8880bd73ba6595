import { ErrorDeNegocio } from '../errores';
import {
  compararFechas,
  type Fecha,
  formatearFecha,
  primerDiaDelMes,
  primerDiaDelMesSiguiente,
  sumarDias,
} from '../fechas';
import { mensajes } from '../mensajes';
import { esLibre, normalizar } from '../texto';
import type {
  ColorDeIndicador,
  EtiquetaDeEstado,
  HechosDeAsamblea,
  IndicadorDelMes,
  IndicadoresDelMes,
  NuevaAsamblea,
  Quorum,
} from './tipos';

const ESTADO_CERRADA = 'C';
/** ASA-021, ASA-022: labels of the states. */
export const etiquetasDeAsamblea = [mensajes.ASA.abierta, mensajes.ASA.cerrada] as const;
/** ASA-019: values of the filter: with minutes, without, and both. */
export const conActaOSin = ['True', 'False', ''] as const;

/** State of an assembly as the rules see it; 'otra' = any imported value that is neither blank nor 'C' (ASA-022, ASA-024). */
export type EstadoDeAsamblea = 'abierta' | 'cerrada' | 'otra';

export function estadoDeAsamblea(estado: string): EstadoDeAsamblea {
  const normalizado = normalizar(estado);
  if (normalizado === '') return 'abierta';
  return normalizado === normalizar(ESTADO_CERRADA) ? 'cerrada' : 'otra';
}

/** ASA-021, ASA-022: everything but 'C' is shown as open. */
export function etiquetaDeAsamblea(estado: string): EtiquetaDeEstado {
  return estadoDeAsamblea(estado) === 'cerrada' ? mensajes.ASA.cerrada : mensajes.ASA.abierta;
}

/** ASA-023: the reference, or 'Sin Acta'. */
export function etiquetaDeActa(acta: string | null): string {
  return acta ?? mensajes.ASA.sinActa;
}

export function ultimaAsamblea<A extends { readonly numeroAsamblea: number }>(asambleas: readonly A[]): A | null {
  return asambleas.reduce<A | null>(
    (ultima, a) => (!ultima || a.numeroAsamblea > ultima.numeroAsamblea ? a : ultima),
    null,
  );
}

/** Next = the highest number with blank estado and no minutes; `null` when every assembly was held or none was called. */
export function proximaAsamblea<A extends Pick<HechosDeAsamblea, 'numeroAsamblea' | 'estado' | 'acta'>>(
  asambleas: readonly A[],
): A | null {
  return ultimaAsamblea(asambleas.filter((a) => estadoDeAsamblea(a.estado) === 'abierta' && a.acta === null));
}

/** ASA-085 */
export function siguienteNumero(asambleas: readonly { readonly numeroAsamblea: number }[]): number {
  return (ultimaAsamblea(asambleas)?.numeroAsamblea ?? 0) + 1;
}

/** Selectors list 1…last + 1 (never above mesesPlan + 1); the last entry has no date and gives the warning of ASA-027. */
export function numerosSeleccionables(asambleas: readonly { readonly numeroAsamblea: number }[]): number[] {
  return Array.from({ length: siguienteNumero(asambleas) }, (_, i) => i + 1);
}

/** `numeroProxima`: see `proximaAsamblea`; `ultimoNumero`: the highest number of the group with a date. */
export interface LimitesDeNumero {
  readonly numeroProxima: number | null;
  readonly ultimoNumero: number;
  readonly mesesPlan: number;
}

/**
 * ASA-025, ASA-026: may this number be selected for minutes? With no open assembly, the numbers up to the last dated one are the held assemblies,
 * whose participants and minutes stay readable.
 */
export function puedeSeleccionarse(numero: number, limites: LimitesDeNumero): boolean {
  const tope = limites.numeroProxima ?? limites.ultimoNumero;
  return Number.isInteger(numero) && numero >= 1 && numero <= tope && numero <= limites.mesesPlan;
}

/** Both number rules as the API's refusal (ASA-027: 422; the screen shows the same text as a warning for 5 s). */
export function rechazoPorNumero(numero: number, limites: LimitesDeNumero): ErrorDeNegocio | null {
  return puedeSeleccionarse(numero, limites)
    ? null
    : new ErrorDeNegocio('regla', 'asamblea-no-seleccionable', mensajes.ASA.crearFechaProxima, { detalle: { numero } });
}

/** ASA-077: first day of the month after the last assembly; with none, first day of next month. */
export function fechaMinima(ultimaFecha: string | null, hoy: string): Fecha {
  return primerDiaDelMesSiguiente(ultimaFecha ?? hoy);
}

export interface ContextoDeNuevaFecha {
  readonly hoy: string;
  readonly mesesPlan: number;
  readonly ultimoNumero: number;
  readonly ultimaFecha: string | null;
  /** Names of the notaries of type ASAMBLEA (ASA-083). */
  readonly notarios: readonly string[];
  /** Dates that the group already has (ASA-088). */
  readonly fechas: readonly string[];
}

/**
 * What refuses a new date, after the schema let it through; `null` = create it as number last + 1.
 * Order: group complete → duplicate date (ASA-088: what a second click runs into) → stale number → too early (ASA-077) → unknown notary (ASA-083) → past day, not confirmed.
 */
export function rechazoDeNuevaFecha(
  nueva: Pick<NuevaAsamblea, 'fecha' | 'notario'> & {
    readonly numeroAsamblea?: number | undefined;
    readonly confirmaFechaPasada?: boolean | undefined;
  },
  ctx: ContextoDeNuevaFecha,
): ErrorDeNegocio | null {
  const numero = ctx.ultimoNumero + 1;
  if (numero > ctx.mesesPlan) {
    return new ErrorDeNegocio('regla', 'grupo-completo', mensajes.propios.grupoCompleto, {
      detalle: { mesesPlan: ctx.mesesPlan },
    });
  }
  if (ctx.fechas.includes(nueva.fecha)) return fechaRepetida();
  if (nueva.numeroAsamblea !== undefined && nueva.numeroAsamblea !== numero) {
    return new ErrorDeNegocio('conflicto', 'numero-cambiado', mensajes.propios.numeroCambiado, {
      errors: { numeroAsamblea: mensajes.propios.numeroCambiado },
      detalle: { numero },
    });
  }
  const minima = fechaMinima(ctx.ultimaFecha, ctx.hoy);
  if (compararFechas(nueva.fecha, minima) < 0) return fechaTemprana(minima);
  if (!ctx.notarios.includes(nueva.notario)) return notarioDesconocido();
  return rechazoDeFechaPasada(nueva, ctx.hoy);
}

/** What a corrected date is compared with; `null` = there is no such assembly. */
export interface ContextoDeCorreccion extends Pick<ContextoDeNuevaFecha, 'hoy' | 'notarios' | 'fechas'> {
  /** Date of the assembly before it in its group. */
  readonly fechaAnterior: string | null;
  /** Date of the assembly after it. */
  readonly fechaSiguiente: string | null;
  /** Its list of participants is frozen, so its date can't change. */
  readonly instalada?: boolean;
}

/**
 * What refuses a correction, after the schema let it through. Only changed values are judged, so an imported heading stays as it came. The date stays
 * between those of the assemblies before and after it (ASA-077).
 */
export function rechazoDeCorreccion(
  cambio: {
    readonly fecha?: string | null;
    readonly notario?: string;
    readonly confirmaFechaPasada?: boolean | undefined;
  },
  ctx: ContextoDeCorreccion,
): ErrorDeNegocio | null {
  const { fecha, notario } = cambio;
  if (typeof fecha === 'string') {
    if (ctx.instalada === true)
      return rechazoDe('fecha', 'asamblea-instalada', mensajes.propios.instaladaNoCambiaFecha);
    if (ctx.fechas.includes(fecha)) return fechaRepetida();
    const minima = ctx.fechaAnterior === null ? null : fechaMinima(ctx.fechaAnterior, ctx.hoy);
    if (minima !== null && compararFechas(fecha, minima) < 0) return fechaTemprana(minima);
    const maxima = ctx.fechaSiguiente === null ? null : sumarDias(primerDiaDelMes(ctx.fechaSiguiente), -1);
    if (maxima !== null && compararFechas(fecha, maxima) > 0) return fechaTardia(maxima);
  }
  if (notario !== undefined && !ctx.notarios.includes(notario)) return notarioDesconocido();
  return typeof fecha === 'string' ? rechazoDeFechaPasada({ ...cambio, fecha }, ctx.hoy) : null;
}

/** The day of the assembly decides who takes part: another day reads holders and overdue instalments again. */
export const renuevaParticipantes = (antes: { readonly fecha: string | null }, fecha: string | undefined): boolean =>
  fecha !== undefined && fecha !== antes.fecha;

/** A date in the past needs a confirmation. */
function rechazoDeFechaPasada(
  { fecha, confirmaFechaPasada }: { readonly fecha: string; readonly confirmaFechaPasada?: boolean | undefined },
  hoy: string,
): ErrorDeNegocio | null {
  if (confirmaFechaPasada === true || compararFechas(fecha, hoy) >= 0) return null;
  return new ErrorDeNegocio('regla', 'fecha-pasada', mensajes.propios.confirmeFechaPasada, {
    errors: { confirmaFechaPasada: mensajes.propios.confirmeFechaPasada },
  });
}

/** ASA-087, ASA-088: the verbatim warning. */
export const fechaRepetida = (): ErrorDeNegocio =>
  new ErrorDeNegocio('conflicto', 'asamblea-duplicada', mensajes.ASA.asambleaDuplicada, {
    errors: { fecha: mensajes.ASA.asambleaDuplicada },
  });

const fechaTemprana = (minima: Fecha): ErrorDeNegocio =>
  rechazoDe('fecha', 'fecha-temprana', mensajes.propios.fechaMinima(formatearFecha(minima)));
const fechaTardia = (maxima: Fecha): ErrorDeNegocio =>
  rechazoDe('fecha', 'fecha-tardia', mensajes.propios.fechaMaxima(formatearFecha(maxima)));
const notarioDesconocido = (): ErrorDeNegocio =>
  rechazoDe('notario', 'notario-desconocido', mensajes.propios.opcionInvalida);
const rechazoDe = (campo: string, code: string, texto: string): ErrorDeNegocio =>
  new ErrorDeNegocio('regla', code, texto, { errors: { [campo]: texto } });

/** Whole percent, half up; 0 of 0 is 0. */
export function porcentajeEntero(parte: number, total: number): number {
  return total === 0 ? 0 : Math.floor((parte * 200 + total) / (total * 2));
}

/**
 * ASA-004: up to 50 % red, up to 80 % yellow, above green; reversed (up to 50 green, up to 80 yellow, above red) for
 * 'asambleas sin acta'. Judged on the exact share, not on the rounded percent: 50.4 % is above 50 %.
 */
export function colorDeIndicador(parte: number, total: number, invertido = false): ColorDeIndicador {
  if (parte * 100 <= total * 50) return invertido ? 'verde' : 'rojo';
  if (parte * 100 <= total * 80) return 'amarillo';
  return invertido ? 'rojo' : 'verde';
}

function indicador(cantidad: number, total: number, invertido = false): IndicadorDelMes {
  return {
    cantidad,
    total,
    porcentaje: porcentajeEntero(cantidad, total),
    color: colorDeIndicador(cantidad, total, invertido),
  };
}

/** ASA-003 from counts of the month: `total` assemblies dated in it, of them today's, closed, and without minutes. */
export function indicadoresDelMes(conteos: {
  readonly total: number;
  readonly delDia: number;
  readonly cerradas: number;
  readonly sinActa: number;
}): IndicadoresDelMes {
  return {
    delDia: indicador(conteos.delDia, conteos.total),
    completadas: indicador(conteos.cerradas, conteos.total),
    sinActa: indicador(conteos.sinActa, conteos.total, true),
  };
}

/** Percent with two decimals, half up. */
export function porcentajeConDecimales(parte: number, total: number): number {
  return total === 0 ? 0 : Math.floor((parte * 20_000 + total) / (total * 2)) / 100;
}

/** Participating plans over plans with a holder: free slots count on neither side (invariant 5). */
export function quorumDe(
  participantes: readonly { readonly nombreCliente: string; readonly estado: string }[],
): Quorum {
  const conTitular = participantes.filter((p) => !esLibre(p.nombreCliente));
  const presentes = conTitular.filter((p) => normalizar(p.estado) === 'participa').length;
  return {
    participantes: presentes,
    planes: conTitular.length,
    porcentaje: porcentajeConDecimales(presentes, conTitular.length),
  };
}
