import { listaDeCatalogo } from '../catalogo';

export const listaDeMarcas = listaDeCatalogo(['nombre', 'codigo'], { id: 'ids' });
export const listaDeModelos = listaDeCatalogo(['nombre', 'codigo', 'clase'], {
  id: 'ids',
  marca: 'ids',
  clase: 'codigos',
});
export const listaDeColores = listaDeCatalogo(['nombre', 'codigo']);
export const listaDeTipos = listaDeCatalogo(['nombre', 'codigo']);

/** The cheapest first: a suggestion is taken from the top. */
export const listaDePrecios = {
  ...listaDeCatalogo(['precio', 'anio', 'concesionario', 'vigenteDesde'], {
    id: 'ids',
    marca: 'ids',
    modelo: 'ids',
    anio: 'numero',
    estadoBien: 'texto',
  }),
  maximo: 100,
};
