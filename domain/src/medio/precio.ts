import { type Centavos, formatearMonto } from '../dinero';
import { propios } from '../mensajes';

/** Lowest and highest price elsewhere; the same where there is only one. */
export interface RangoDePrecio {
  readonly minimo: Centavos;
  readonly maximo: Centavos;
}

/** Distance from the nearest price as a share of it: 0.25 = a quarter more, -0.25 = a quarter less, 0 = within. */
export function desvioDePrecio(valor: Centavos, { minimo, maximo }: RangoDePrecio): number {
  const cercano = Math.min(Math.max(valor, minimo), maximo);
  return cercano === 0 ? 0 : (valor - cercano) / cercano;
}

/** '10,0 % más', '10,0 % menos', or that it is within. */
export function textoDeDesvio(valor: Centavos, rango: RangoDePrecio): string {
  const desvio = desvioDePrecio(valor, rango);
  if (desvio === 0) return propios.decisionEnLista;
  const porcentaje = (Math.abs(desvio) * 100).toFixed(1).replace('.', ',');
  return desvio > 0 ? propios.decisionMas(porcentaje) : propios.decisionMenos(porcentaje);
}

export const textoDeRango = ({ minimo, maximo }: RangoDePrecio): string =>
  minimo === maximo ? formatearMonto(minimo) : propios.decisionRango(formatearMonto(minimo), formatearMonto(maximo));
