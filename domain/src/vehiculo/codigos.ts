import { normalizar } from '../texto';

/** Characters of the code of a brand or a model. */
export const MAXIMO_CODIGO_DE_VEHICULO = 40;

/**
 * Code of a brand or a model, however a list spells its name: 'Citroën' → 'CITROEN', 'D-Max' and 'D MAX' → 'DMAX'. A plus and a decimal tell models
 * apart ('Tiggo 7+', 'Sail 1.5'). '' for a name without letter or figure.
 */
export function codigoDeVehiculo(nombre: string): string {
  return normalizar(nombre)
    .replace(/\+/g, 'plus')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/[^a-z0-9.]|\.(?!\d)|(?<!\d)\./g, '')
    .toUpperCase();
}

/** Code of a model within its brand, whose name lists often repeat: 'Mazda 3' of Mazda is '3'. */
export function codigoDeModelo(marca: string, modelo: string): string {
  const [marcaPlana, modeloPlano] = [normalizar(marca), normalizar(modelo)];
  const sinMarca = modeloPlano.startsWith(`${marcaPlana} `) ? modeloPlano.slice(marcaPlana.length) : modeloPlano;
  return codigoDeVehiculo(sinMarca) || codigoDeVehiculo(modelo);
}
