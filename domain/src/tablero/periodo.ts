import { ErrorDeNegocio } from '../errores';
import { type Fecha, fechaDe, nombreDeMes, partesDe, sumarMeses, ultimoDiaDelMes } from '../fechas';
import { mensajes } from '../mensajes';

/** TAB-502 */
export const PRIMER_ANIO_DEL_TABLERO = 2020;
/** Months of the line, which ends with the period. */
const MESES_DE_LA_LINEA = 24;

/** A month, or the whole year where `mes` is null (TAB-501). */
export interface Periodo {
  readonly anio: number;
  readonly mes: number | null;
}

/** Both days included. */
export interface Dias {
  readonly desde: Fecha;
  readonly hasta: Fecha;
}

/** 'YYYY-MM' */
export type Mes = string;
export const mesDe = (fecha: Fecha): Mes => fecha.slice(0, 7);

/** TAB-502: the newest first. */
export function aniosDelTablero(hoy: Fecha): number[] {
  const { anio } = partesDe(hoy);
  return Array.from({ length: Math.max(1, anio - PRIMER_ANIO_DEL_TABLERO + 1) }, (_, i) => anio - i);
}

/** @throws ErrorDeNegocio 'malformado' for a period before 2020 or one that has not begun. */
export function exigirPeriodo({ anio, mes }: Periodo, hoy: Fecha): Periodo {
  const entero = (valor: number, desde: number, hasta: number) =>
    Number.isInteger(valor) && valor >= desde && valor <= hasta;
  const bien =
    entero(anio, PRIMER_ANIO_DEL_TABLERO, partesDe(hoy).anio) &&
    (mes === null || (entero(mes, 1, 12) && fechaDe(anio, mes, 1) <= hoy));
  if (!bien) {
    const titulo = mensajes.propios.tableroPeriodoInvalido;
    throw new ErrorDeNegocio('malformado', 'periodo-invalido', titulo, {
      errors: { [mes === null ? 'anio' : 'mes']: titulo },
    });
  }
  return { anio, mes };
}

export function diasDe({ anio, mes }: Periodo): Dias {
  if (mes === null) return { desde: fechaDe(anio, 1, 1), hasta: fechaDe(anio, 12, 31) };
  const desde = fechaDe(anio, mes, 1);
  return { desde, hasta: ultimoDiaDelMes(desde) };
}

/** From 'YYYY-MM', or from 'YYYY' for a whole year. */
export const periodoDe = (codigo: string): Periodo => ({
  anio: Number(codigo.slice(0, 4)),
  mes: codigo.length === 4 ? null : Number(codigo.slice(5)),
});

/** Longest time from award to delivery of which holidays are subtracted. */
const MESES_DE_FERIADOS = 36;
/** Days whose holidays count for what was done in these days. */
export const diasDeFeriados = ({ desde, hasta }: Dias): Dias => ({
  desde: sumarMeses(desde, -MESES_DE_FERIADOS),
  hasta,
});

/** The period with which a card compares: the month before a month, the year before a year. */
export function periodoAnterior({ anio, mes }: Periodo): Periodo {
  if (mes === null) return { anio: anio - 1, mes };
  return mes === 1 ? { anio: anio - 1, mes: 12 } : { anio, mes: mes - 1 };
}

/** 'marzo de 2026', '2026'. */
export const nombreDePeriodo = ({ anio, mes }: Periodo): string =>
  mes === null ? String(anio) : `${nombreDeMes(mes)} de ${anio}`;

/** The months of the line, oldest first; of a year that is still running it ends with the present month. */
export function mesesDeLaLinea(periodo: Periodo, hoy: Fecha): Mes[] {
  const { hasta } = diasDe(periodo);
  const ultimo = hasta < hoy ? hasta : hoy;
  const { anio, mes } = partesDe(ultimo);
  const primero = fechaDe(anio, mes, 1);
  return Array.from({ length: MESES_DE_LA_LINEA }, (_, i) => mesDe(sumarMeses(primero, i + 1 - MESES_DE_LA_LINEA)));
}

/** 'mar 2026' */
export const mesCorto = (mes: Mes): string => `${nombreDeMes(Number(mes.slice(5))).slice(0, 3)} ${mes.slice(0, 4)}`;

export const enDias = (fecha: Fecha, { desde, hasta }: Dias): boolean => fecha >= desde && fecha <= hasta;
