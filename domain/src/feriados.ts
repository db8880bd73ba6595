import { compararFechas, diaDeLaSemana, fechaDe, sumarDias } from './fechas';

/**
 * National holidays of Ecuador by the 2016 law (in force from 2017). The day of rest moves: Tuesday → Monday, Wednesday and Thursday →
 * Friday, Saturday → Friday, Sunday → Monday. 1 January, 25 December and the Tuesday of Carnival are not moved within the week, though
 * the first two do leave a weekend. Two consecutive holidays (2 and 3 November) have their own table. Local holidays and
 * executive decrees are rows that the administrator adds.
 */
export interface Feriado {
  /** Day of rest. */
  readonly fecha: string;
  /** The commemorated date. */
  readonly fechaOriginal: string;
  readonly nombre: string;
}

const PRIMER_ANIO_DE_FERIADOS = 2017;

/** Easter Sunday of the Gregorian calendar (Meeus / Jones / Butcher). */
export function domingoDePascua(anio: number): string {
  const a = anio % 19;
  const b = Math.floor(anio / 100);
  const c = anio % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return fechaDe(anio, Math.floor(n / 31), (n % 31) + 1);
}

/** Days to move by weekday (index 1 = Monday … 7 = Sunday). */
const TRASLADO = [0, 0, -1, 2, 1, 0, -1, 1] as const;
const TRASLADO_DE_FIN_DE_SEMANA = [0, 0, 0, 0, 0, 0, -1, 1] as const;
/** Weekday of the first of two consecutive holidays → days to move the first and the second. */
const TRASLADO_DE_CONTINUOS = [
  [0, 0],
  [0, 0], // Monday, Tuesday: stay
  [0, -2], // Tuesday, Wednesday: Wednesday → Monday before
  [2, 0], // Wednesday, Thursday: Wednesday → Friday
  [0, 0], // Thursday, Friday: stay
  [0, -2], // Friday, Saturday: Saturday → Thursday before
  [-1, 1], // Saturday, Sunday → Friday, Monday
  [2, 0], // Sunday, Monday: Sunday → Tuesday
] as const;

function trasladar(fecha: string, tabla: readonly number[]): string {
  return sumarDias(fecha, tabla[diaDeLaSemana(fecha)] ?? 0);
}

function conmemorados(anio: number): Feriado[] {
  const pascua = domingoDePascua(anio);
  const movible = (mes: number, dia: number, nombre: string): Feriado => {
    const fechaOriginal = fechaDe(anio, mes, dia);
    return { fecha: trasladar(fechaOriginal, TRASLADO), fechaOriginal, nombre };
  };
  const fijo = (mes: number, dia: number, nombre: string): Feriado => {
    const fechaOriginal = fechaDe(anio, mes, dia);
    return { fecha: trasladar(fechaOriginal, TRASLADO_DE_FIN_DE_SEMANA), fechaOriginal, nombre };
  };
  const relativo = (dias: number, nombre: string): Feriado => {
    const fecha = sumarDias(pascua, dias);
    return { fecha, fechaOriginal: fecha, nombre };
  };
  const difuntos = fechaDe(anio, 11, 2);
  const cuenca = fechaDe(anio, 11, 3);
  const [moverDifuntos, moverCuenca] = TRASLADO_DE_CONTINUOS[diaDeLaSemana(difuntos)] ?? [0, 0];
  return [
    fijo(1, 1, 'Año Nuevo'),
    relativo(-48, 'Lunes de Carnaval'),
    relativo(-47, 'Martes de Carnaval'),
    relativo(-2, 'Viernes Santo'),
    movible(5, 1, 'Día del Trabajo'),
    movible(5, 24, 'Batalla de Pichincha'),
    movible(8, 10, 'Primer Grito de la Independencia'),
    movible(10, 9, 'Independencia de Guayaquil'),
    { fecha: sumarDias(difuntos, moverDifuntos), fechaOriginal: difuntos, nombre: 'Día de los Difuntos' },
    { fecha: sumarDias(cuenca, moverCuenca), fechaOriginal: cuenca, nombre: 'Independencia de Cuenca' },
    fijo(12, 25, 'Navidad'),
  ];
}

/**
 * Days of rest that fall in a year, in order. New Year on a Saturday rests on 31 December, which belongs to the year before. @throws RangeError
 * before 2017, when decrees ruled and not this law.
 */
export function feriadosDe(anio: number): Feriado[] {
  if (!Number.isInteger(anio) || anio < PRIMER_ANIO_DE_FERIADOS || anio > 9998) {
    throw new RangeError(`no holiday rule for the year ${anio}`);
  }
  return [...conmemorados(anio), ...conmemorados(anio + 1)]
    .filter((f) => f.fecha.startsWith(`${anio}-`))
    .sort((a, b) => compararFechas(a.fecha, b.fecha));
}
