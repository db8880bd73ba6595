import { normalizar } from '../texto';

/** Characters of the code of a brand or a model. */
export const MAXIMO_CODIGO_DE_VEHICULO = 40;

/**
 * By which a brand or a model is known, however a list spells its name: 'Citroën' → 'CITROEN', 'D-Max' and 'D MAX' → 'DMAX'. A plus and a
 * decimal tell models apart ('Tiggo 7+', 'Sail 1.5'). '' for a name without letter or figure.
 */
export function codigoDeVehiculo(nombre: string): string {
  return normalizar(nombre)
    .replace(/\+/g, 'plus')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/[^a-z0-9.]|\.(?!\d)|(?<!\d)\./g, '')
    .toUpperCase();
}

/** The same within its brand, whose name lists like to repeat: 'Mazda 3' of Mazda is '3'. */
export function codigoDeModelo(marca: string, modelo: string): string {
  const [marcaPlana, modeloPlano] = [normalizar(marca), normalizar(modelo)];
  const propio = modeloPlano.startsWith(`${marcaPlana} `) ? modeloPlano.slice(marcaPlana.length) : modeloPlano;
  return codigoDeVehiculo(propio) || codigoDeVehiculo(modelo);
}
