import { type DefinicionDeLista, plazoDeCodigo, plazoEnCifras, plazosDelContrato, productos } from '@adjudica/domain';
import { type Libro, libro } from '../../http/list-file';
import type { PlazoVista } from './plazo.dto';

export const listaDePlazos: DefinicionDeLista = {
  ordenInicial: { campo: 'desde', direccion: 'DESC' },
  ordenables: ['id', 'codigo', 'producto', 'desde', 'dias'],
  filtros: { codigo: plazosDelContrato.map(({ codigo }) => codigo), producto: 'texto' },
};

/** Term, product and value as displayed. */
export const libroDePlazos: Libro<PlazoVista> = libro('plazo', 'Plazos', {
  codigo: { ancho: 34, valor: ({ codigo }) => plazoDeCodigo(codigo)?.nombre ?? codigo },
  producto: { valor: ({ producto }) => productos.find((opcion) => opcion.codigo === producto)?.etiqueta ?? producto },
  desde: { tipo: 'fecha' },
  dias: {
    ancho: 20,
    valor: ({ codigo, dias }) => {
      const unidad = plazoDeCodigo(codigo)?.unidad;
      return unidad === undefined || dias === null ? dias : plazoEnCifras(unidad, dias);
    },
  },
  clausula: { ancho: 26 },
  guardadaPor: { ancho: 26 },
});
