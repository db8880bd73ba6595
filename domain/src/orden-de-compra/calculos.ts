import { aNumero, CERO, type Centavos, deNumero, esMonto } from '../dinero';
import { propios } from '../mensajes';
import type { DatosDeOrden } from './campos';
import { comision, diferencia, pagoAConcesionario, valorDePlanes } from './dinero';
import type { BaseDeOrden, CalculosDeOrden } from './tipos';

const MAXIMO_PORCENTAJE = 100;
const monto = (valor: unknown): Centavos => (esMonto(valor) ? deNumero(valor) : CERO);
const porcentaje = (valor: unknown): number => (esMonto(valor) && valor >= 0 && valor <= MAXIMO_PORCENTAJE ? valor : 0);

/** The figures that the API stores and the form shows; what is no amount yet counts as 0. */
export function calculosDeOrden(valores: Partial<DatosDeOrden>, base: BaseDeOrden): CalculosDeOrden {
  const valorVehiculo = monto(base.valorVehiculo);
  const valorPlan = valorDePlanes(base.montos.map(monto));
  const valorComision = comision(valorVehiculo, porcentaje(valores.porcentajeComision));
  const pago = pagoAConcesionario({
    valorVehiculo,
    valorPlan,
    valorComision,
    comisionDispositivo: monto(valores.comisionDispositivo),
  });
  return {
    valorPlan: aNumero(valorPlan),
    valorComision: aNumero(valorComision),
    diferenciaPrecio: aNumero(diferencia(valorVehiculo, valorPlan)),
    pagoConcesionario: aNumero(pago),
  };
}

/** Calculated figures that a body may repeat: they must be the same. */
type CalculosEnviados = { readonly [K in keyof CalculosDeOrden | 'valorVehiculo']?: unknown };

/** ORD-530…533: a sent figure that differs from the calculated one, or commissions beyond what is paid. A figure that was not sent is calculated. */
export function erroresDeCalculos(
  calculos: CalculosDeOrden,
  { valorVehiculo }: BaseDeOrden,
  enviados: CalculosEnviados,
): Record<string, string> {
  const calculados: Readonly<Record<keyof CalculosEnviados, number>> = { ...calculos, valorVehiculo };
  const errores: Record<string, string> = {};
  for (const [nombre, calculado] of Object.entries(calculados)) {
    const enviado = enviados[nombre as keyof CalculosEnviados];
    if (enviado !== undefined && enviado !== null && enviado !== calculado)
      errores[nombre] = propios.calculoDistinto(calculado);
  }
  if (calculos.pagoConcesionario < 0) errores['pagoConcesionario'] = propios.pagoNegativo;
  return errores;
}
