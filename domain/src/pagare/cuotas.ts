import { type Centavos, porCantidad } from '../dinero';
import { type Fecha, fechaDe, partesDe, sumarMeses } from '../fechas';
import type { Contrato, EstadoDeCuenta } from '../movimiento/cuenta';

/** One instalment of a note (LEG-563). */
export interface CuotaDePagare {
  /** From 1. */
  readonly numero: number;
  readonly fechaVencimiento: Fecha;
  readonly valor: Centavos;
}

/** What a note is made of: what the plan still owes (LEG-557…559). */
export interface CuentaDePagare {
  /** Unpaid instalments. */
  readonly plazo: number;
  /** Value of each. */
  readonly valorDividendo: Centavos;
}

/** LEG-531, LEG-557: total − paid; never negative. */
export const cuentaDePagare = (
  { valorCuota, mesesPlan }: Contrato,
  { cuotasPagadas }: Pick<EstadoDeCuenta, 'cuotasPagadas'>,
): CuentaDePagare => ({ plazo: Math.max(0, mesesPlan - cuotasPagadas), valorDividendo: valorCuota });

/** LEG-558, LEG-559: term × instalment, exactly what the schedule sums to. */
export const montoDePagare = ({ plazo, valorDividendo }: CuentaDePagare): Centavos =>
  porCantidad(valorDividendo, plazo);

/** LEG-556, decisiones.md: the first on the initial date, the others on the same day of their month, or on its last day where it has none. */
export const cuotasDePagare = ({ plazo, valorDividendo }: CuentaDePagare, fechaInicial: string): CuotaDePagare[] =>
  Array.from({ length: plazo }, (_, i) => ({
    numero: i + 1,
    fechaVencimiento: sumarMeses(fechaInicial, i),
    valor: valorDividendo,
  }));

/** LEG-557: date of the last instalment; `null` = there is no debt. */
export const fechaFinalDePagare = ({ plazo }: CuentaDePagare, fechaInicial: string): Fecha | null =>
  plazo === 0 ? null : sumarMeses(fechaInicial, plazo - 1);

const DIA_INICIAL = 5;
/** The 5th of next month. */
export function fechaInicialPorDefecto(hoy: string): Fecha {
  const { anio, mes } = partesDe(sumarMeses(hoy, 1));
  return fechaDe(anio, mes, DIA_INICIAL);
}
