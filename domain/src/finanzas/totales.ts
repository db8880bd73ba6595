import { MAXIMO_CENTAVOS, sumarMontos } from '../dinero';
import { mensajes } from '../mensajes';
import { type DatosDeFinanzas, formularioDeFinanzas, type SeccionDeFinanzas, valoresDeSeccion } from './campos';

/** Dollars; `totalPatrimonio` and `totalIngresosEgresos` may be negative (FIN-002, FIN-004). */
export interface TotalesDeFinanzas {
  totalActivo: number;
  totalPasivo: number;
  totalPatrimonio: number;
  totalIngresos: number;
  totalEgresos: number;
  totalIngresosEgresos: number;
}

export const nombresDeTotales = [
  'totalActivo',
  'totalPasivo',
  'totalPatrimonio',
  'totalIngresos',
  'totalEgresos',
  'totalIngresosEgresos',
] as const satisfies readonly (keyof TotalesDeFinanzas)[];

const sumaDe = (seccion: SeccionDeFinanzas, valores: Partial<DatosDeFinanzas>): number =>
  sumarMontos(valoresDeSeccion(seccion).map((nombre) => valores[nombre]));

/**
 * FIN-002, FIN-004, FIN-010: the six totals in dollars, summed in cents. What is empty or no amount counts as 0, because the function also serves a
 * form that is half filled in.
 */
export function totalesDeFinanzas(valores: Partial<DatosDeFinanzas>): TotalesDeFinanzas {
  const activo = sumaDe('activos', valores);
  const pasivo = sumaDe('pasivos', valores);
  const ingresos = sumaDe('ingresos', valores);
  const egresos = sumaDe('egresos', valores);
  return {
    totalActivo: activo / 100,
    totalPasivo: pasivo / 100,
    totalPatrimonio: (activo - pasivo) / 100,
    totalIngresos: ingresos / 100,
    totalEgresos: egresos / 100,
    totalIngresosEgresos: (ingresos - egresos) / 100,
  };
}

/** Errors by total: a sum that no column can hold, and a sent total that differs from its parts. A total that was not sent is calculated. */
export function erroresDeTotales(
  calculados: TotalesDeFinanzas,
  enviados: Readonly<Partial<Record<keyof TotalesDeFinanzas, unknown>>>,
): Record<string, string> {
  const errores: Record<string, string> = {};
  for (const nombre of nombresDeTotales) {
    if (Math.abs(Math.round(calculados[nombre] * 100)) > MAXIMO_CENTAVOS)
      errores[nombre] = mensajes.propios.montoGrande;
    else if (enviados[nombre] !== undefined && enviados[nombre] !== null && enviados[nombre] !== calculados[nombre])
      errores[nombre] = mensajes.propios.totalDistinto;
  }
  return errores;
}

/** A statement with every value 0, from which an empty form starts. */
export const finanzasEnCero = (): DatosDeFinanzas =>
  Object.fromEntries(formularioDeFinanzas.nombres.map((nombre) => [nombre, 0])) as unknown as DatosDeFinanzas;
