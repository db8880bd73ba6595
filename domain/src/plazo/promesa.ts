import { type Fecha, nombreDeMes, partesDe } from '../fechas';
import { propios } from '../mensajes';
import { diasEntre } from '../recorrido/pasos';

/** Working days up to which a number says more than the month. */
const DIAS_QUE_SE_CUENTAN = 90;

/** 'julio de 2024' */
const mesDe = (fecha: Fecha): string => {
  const { anio, mes } = partesDe(fecha);
  return `${nombreDeMes(mes).toLowerCase()} de ${anio}`;
};

/** A promise in words, without its day: how many working days it is over, or how many are left. */
export function textoDePromesa({
  fecha,
  atraso,
  quedan,
}: {
  readonly fecha: Fecha;
  readonly atraso: number;
  readonly quedan: number;
}): string {
  if (atraso > DIAS_QUE_SE_CUENTAN) return propios.atrasadoDesde(mesDe(fecha));
  if (atraso > 0) return propios.atrasoDe(atraso);
  return quedan === 0 ? propios.venceHoy : propios.venceEn(quedan);
}

/** Since when somebody has a plan; `dia` is that day as it is shown. */
export const textoDesdeCuando = (desde: Fecha, dia: string, dias: number): string =>
  dias > DIAS_QUE_SE_CUENTAN ? propios.desdeElMes(mesDe(desde)) : propios.desdeCuando(dia, dias);

/** How long a task is overdue; one whose day was the last working day is one day late. */
export function textoDeVencida(dia: Fecha, hoy: string): string {
  const dias = Math.max(1, diasEntre(dia, hoy));
  return dias > DIAS_QUE_SE_CUENTAN ? propios.tareaVencidaDesde(mesDe(dia)) : propios.tareaVencida(dias);
}
