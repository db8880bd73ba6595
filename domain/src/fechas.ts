/**
 * Calendar dates are text 'YYYY-MM-DD' everywhere and never timestamps, so that comparing them is comparing text. 'Today' is Ecuador's
 * (decisiones.md, "Everywhere"). `Fecha` and `Instante` are types of their own, so that the compiler refuses one for the other: the first ten
 * characters of an instant are the day in Greenwich, from 19:00 on a day too late. Constants are written as they are; any other text passes
 * `esFecha`, `leerFecha` or `esInstante` first. Only `hoyEn` leads from an instant to a date, and `momentoEn` back.
 */
export type Fecha = `${number}-${number}-${number}`;
/** ISO 8601 in UTC, as the wire shows it: '2026-03-11T00:30:00.000Z'. */
export type Instante = `${Fecha}T${string}Z`;

interface PartesDeFecha {
  readonly anio: number;
  readonly mes: number;
  readonly dia: number;
}

const MESES = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;
const DIAS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const;

const dosDigitos = (n: number): string => String(n).padStart(2, '0');

export function diasDelMes(anio: number, mes: number): number {
  if (mes === 2) return (anio % 4 === 0 && anio % 100 !== 0) || anio % 400 === 0 ? 29 : 28;
  return mes === 4 || mes === 6 || mes === 9 || mes === 11 ? 30 : 31;
}

function existe(anio: number, mes: number, dia: number): boolean {
  return anio >= 1 && mes >= 1 && mes <= 12 && dia >= 1 && dia <= diasDelMes(anio, mes);
}

/** True for a date that exists in the calendar, written 'YYYY-MM-DD'. */
export function esFecha(valor: unknown): valor is Fecha {
  if (typeof valor !== 'string') return false;
  const m = /^(\d{4})-(\d{2})-(\d{2})$/.exec(valor);
  return m !== null && existe(Number(m[1]), Number(m[2]), Number(m[3]));
}

/** @throws RangeError the text is no date: input is validated earlier, so this is a defect of ours. */
export function partesDe(fecha: string): PartesDeFecha {
  if (!esFecha(fecha)) throw new RangeError(`not a calendar date: ${fecha}`);
  return { anio: Number(fecha.slice(0, 4)), mes: Number(fecha.slice(5, 7)), dia: Number(fecha.slice(8, 10)) };
}

export function fechaDe(anio: number, mes: number, dia: number): Fecha {
  const fecha: string = `${String(anio).padStart(4, '0')}-${dosDigitos(mes)}-${dosDigitos(dia)}`;
  if (!esFecha(fecha)) throw new RangeError(`not a calendar date: ${fecha}`);
  return fecha;
}

export function compararFechas(a: string, b: string): -1 | 0 | 1 {
  return a < b ? -1 : a > b ? 1 : 0;
}

const MS_POR_DIA = 86_400_000;
/** Dashboards count thousands of pairs among a few hundred dates; without this cache parsing them took most of that time. */
const conocidos = new Map<string, number>();
const MAX_CONOCIDOS = 5000;

/** Days since 1970-01-01, by UTC arithmetic: no time zone is involved. */
function aDias(fecha: string): number {
  const conocido = conocidos.get(fecha);
  if (conocido !== undefined) return conocido;
  const { anio, mes, dia } = partesDe(fecha);
  const d = new Date(0);
  d.setUTCFullYear(anio, mes - 1, dia); // not Date.UTC: it maps the years 0–99 to 1900–1999
  const dias = d.getTime() / MS_POR_DIA;
  if (conocidos.size >= MAX_CONOCIDOS) conocidos.clear();
  conocidos.set(fecha, dias);
  return dias;
}

/** Cache of the opposite direction: the rows of a list fall on a few days. */
const fechasConocidas = new Map<number, Fecha>();

function deDias(dias: number): Fecha {
  const conocida = fechasConocidas.get(dias);
  if (conocida !== undefined) return conocida;
  const d = new Date(dias * MS_POR_DIA);
  const fecha = fechaDe(d.getUTCFullYear(), d.getUTCMonth() + 1, d.getUTCDate());
  if (fechasConocidas.size >= MAX_CONOCIDOS) fechasConocidas.clear();
  fechasConocidas.set(dias, fecha);
  return fecha;
}

export function sumarDias(fecha: string, dias: number): Fecha {
  return deDias(aDias(fecha) + dias);
}

/** Days from `desde` to `hasta`; negative when `hasta` is earlier. */
export function diferenciaEnDias(desde: string, hasta: string): number {
  return aDias(hasta) - aDias(desde);
}

/** Same day `meses` later, clamped to the month's end: 31 January + 1 = 28 or 29 February. Count from the first date, never chain. */
export function sumarMeses(fecha: string, meses: number): Fecha {
  const { anio, mes, dia } = partesDe(fecha);
  const indice = anio * 12 + (mes - 1) + meses;
  const nuevoAnio = Math.floor(indice / 12);
  const nuevoMes = indice - nuevoAnio * 12 + 1;
  return fechaDe(nuevoAnio, nuevoMes, Math.min(dia, diasDelMes(nuevoAnio, nuevoMes)));
}

export function primerDiaDelMes(fecha: string): Fecha {
  const { anio, mes } = partesDe(fecha);
  return fechaDe(anio, mes, 1);
}

export function ultimoDiaDelMes(fecha: string): Fecha {
  const { anio, mes } = partesDe(fecha);
  return fechaDe(anio, mes, diasDelMes(anio, mes));
}

export function primerDiaDelMesSiguiente(fecha: string): Fecha {
  return sumarMeses(primerDiaDelMes(fecha), 1);
}

/** 1 = Monday … 7 = Sunday. */
export function diaDeLaSemana(fecha: string): number {
  const resto = (aDias(fecha) + 3) % 7; // 1970-01-01 was a Thursday
  return (resto < 0 ? resto + 7 : resto) + 1;
}

/** Ecuador is at UTC−5, without summer time since 1993; a formatter, needed for instants before, takes a tenth of a second to make. */
const ATRASO = 5 * 3_600_000;
const SIN_HORARIO_DE_VERANO_DESDE = Date.UTC(1994, 0, 1);

/** Calendar date and hour, 'HH:mm', in Ecuador. */
function enEcuador(instante: Date | Instante): { fecha: Fecha; hora: string } {
  const momento = momentoDe(instante);
  const ms = momento.getTime();
  if (ms >= SIN_HORARIO_DE_VERANO_DESDE) {
    const minutos = Math.floor((ms - ATRASO) / 60_000);
    const [hora, minuto] = [Math.floor(minutos / 60) % 24, minutos % 60];
    return { fecha: deDias(Math.floor(minutos / 1440)), hora: `${dosDigitos(hora)}:${dosDigitos(minuto)}` };
  }
  const formato = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Guayaquil',
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const p = Object.fromEntries(formato.formatToParts(momento).map(({ type, value }) => [type, value]));
  return {
    fecha: fechaDe(Number(p['year']), Number(p['month']), Number(p['day'])),
    hora: `${p['hour']}:${p['minute']}`,
  };
}

/** A date from a column or a form that was validated before. @throws RangeError for any other text, an instant too: a defect of ours. */
export function comoFecha(texto: string): Fecha {
  if (!esFecha(texto)) throw new RangeError(`not a calendar date: ${texto}`);
  return texto;
}

const INSTANTE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?Z$/;

/** True for an instant in the form of the wire. */
export const esInstante = (valor: unknown): valor is Instante => typeof valor === 'string' && INSTANTE.test(valor);

/** Instants become text only here. */
export const instanteDe = (momento: Date): Instante => momento.toISOString() as Instante;

const momentoDe = (instante: Date | Instante): Date => (instante instanceof Date ? instante : new Date(instante));

/** The calendar date of an instant in Ecuador. */
export const hoyEn = (instante: Date | Instante): Fecha => enEcuador(instante).fecha;

/** The instant of an hour, '18:05' or '23:59:59.999', of a calendar day in Ecuador (UTC−5, no summer time). */
export const momentoEn = (fecha: string, hora: string): Date => new Date(`${fecha}T${hora}-05:00`);

export const comienzoDelDia = (fecha: string): Date => momentoEn(fecha, '00:00');

/** 'DD/MM/YYYY HH:mm' of an instant in Ecuador. */
export function formatearInstante(instante: Date | Instante): string {
  const { fecha, hora } = enEcuador(instante);
  return `${formatearFecha(fecha)} ${hora}`;
}

/** 'YYYY-MM-DD' → 'DD/MM/YYYY'. */
export function formatearFecha(fecha: Fecha): string {
  const { anio, mes, dia } = partesDe(fecha);
  return `${dosDigitos(dia)}/${dosDigitos(mes)}/${String(anio).padStart(4, '0')}`;
}

/** 'DD/MM/YYYY' (one or two digits for day and month) or 'YYYY-MM-DD' → 'YYYY-MM-DD'; `null` when it is not a date. */
export function leerFecha(texto: string): Fecha | null {
  const limpio = texto.trim();
  if (esFecha(limpio)) return limpio;
  const m = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(limpio);
  if (!m) return null;
  const [dia, mes, anio] = [Number(m[1]), Number(m[2]), Number(m[3])];
  return existe(anio, mes, dia) ? fechaDe(anio, mes, dia) : null;
}

/** Instalment dates: '05/ENE/2025'. */
export function formatearFechaDeCuota(fecha: Fecha): string {
  const { anio, mes, dia } = partesDe(fecha);
  return `${dosDigitos(dia)}/${nombreDeMes(mes).slice(0, 3).toUpperCase()}/${String(anio).padStart(4, '0')}`;
}

export function nombreDeMes(mes: number): string {
  const nombre = MESES[mes - 1];
  if (nombre === undefined) throw new RangeError(`not a month: ${mes}`);
  return nombre;
}

/** '5 de enero de 2025'. */
export function fechaLarga(fecha: Fecha): string {
  const { anio, mes, dia } = partesDe(fecha);
  return `${dia} de ${nombreDeMes(mes)} de ${anio}`;
}

/** 'domingo, 5 de enero de 2025'. */
export function fechaLargaConDia(fecha: Fecha): string {
  return `${DIAS[diaDeLaSemana(fecha) - 1]}, ${fechaLarga(fecha)}`;
}

/** 24 h 'HH:MM' (ASA-079): 00:00 and 23:59 yes, 24:00 and 07:60 no. */
export const HORA = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

export function esHora(valor: unknown): valor is string {
  return typeof valor === 'string' && HORA.test(valor);
}

/** Accepts the spreadsheet's '7:30' and '07:30:00' too; `null` when it is not an hour. */
export function leerHora(texto: string): string | null {
  const m = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(texto.trim());
  if (!m) return null;
  const hora = `${(m[1] ?? '').padStart(2, '0')}:${m[2]}`;
  return esHora(hora) ? hora : null;
}

/**
 * Business days from `desde` to `hasta`: Monday to Friday, both ends counted; 0 when `hasta` is earlier.
 * `feriados` (calendar dates) are subtracted only when given: the setting is off by default (GEN-513, ADJ-013).
 */
export function diasHabiles(desde: string, hasta: string, feriados: readonly string[] = []): number {
  const total = diferenciaEnDias(desde, hasta) + 1;
  if (total <= 0) return 0;
  const semanas = Math.floor(total / 7);
  let dias = semanas * 5;
  let diaDeSemana = diaDeLaSemana(desde);
  for (let i = 0; i < total - semanas * 7; i += 1) {
    if (diaDeSemana <= 5) dias += 1;
    diaDeSemana = (diaDeSemana % 7) + 1;
  }
  const descontados = new Set(feriados.filter((f) => f >= desde && f <= hasta && diaDeLaSemana(f) <= 5));
  return dias - descontados.size;
}

const UMBRAL_DIAS_HABILES = 17;

/** Age badge (GEN-513, GEN-514): business days minus one if positive; green up to 17, red above. The label is `mensajes.GEN.dias`. */
export function insigniaDeDias(
  desde: string,
  hoy: string,
  feriados: readonly string[] = [],
): { readonly dias: number; readonly color: 'verde' | 'rojo' } {
  const contados = diasHabiles(desde, hoy, feriados);
  const dias = contados > 0 ? contados - 1 : contados;
  return { dias, color: dias <= UMBRAL_DIAS_HABILES ? 'verde' : 'rojo' };
}

/** Birth dates of people from 18 to 105 years old today, both included (CLI-093, EST-528). */
export function rangoDeEdad(hoy: string): { desde: Fecha; hasta: Fecha } {
  return { desde: sumarDias(sumarMeses(hoy, -106 * 12), 1), hasta: sumarMeses(hoy, -18 * 12) };
}

/** Whole years from a birth date to today; a person born on 29 February has his birthday on 28 February of other years. */
export function edadEn(nacimiento: string, hoy: string): number {
  const anios = partesDe(hoy).anio - partesDe(nacimiento).anio;
  return sumarMeses(nacimiento, anios * 12) <= hoy ? anios : anios - 1;
}
