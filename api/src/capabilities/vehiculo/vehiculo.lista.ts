import { estadosDeVehiculo } from '@adjudica/domain';
import { listaDeCatalogo } from '../catalogo';

export const listaDeMarcas = listaDeCatalogo(['nombre', 'codigo'], {}, 'ids');
export const listaDeModelos = listaDeCatalogo(['nombre', 'codigo', 'clase'], { marca: 'ids', clase: 'codigos' }, 'ids');
export const listaDeColores = listaDeCatalogo(['nombre', 'codigo']);
export const listaDeTipos = listaDeCatalogo(['nombre', 'codigo']);

/** Cheapest first, as suggestions are taken from the top. */
export const listaDePrecios = {
  ...listaDeCatalogo(
    ['precio', 'anio', 'concesionario', 'vigenteDesde'],
    { marca: 'ids', modelo: 'ids', anio: 'entero', estadoBien: estadosDeVehiculo.map(({ codigo }) => codigo) },
    'ids',
  ),
  maximo: 100,
};
