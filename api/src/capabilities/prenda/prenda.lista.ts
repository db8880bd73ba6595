import { type Libro, libro } from '../../http/list-file';
import type { PrendaDeListaVista } from './prenda.dto';

export const libroDePrendas: Libro<PrendaDeListaVista> = libro('prenda', 'Prendas', {
  id: { tipo: 'numero' },
  nombreCliente: { ancho: 40 },
  cedula: {},
  idCodigo: {},
  etiquetaGarantia: {},
  fechaEmision: { tipo: 'fecha' },
  estado: { ancho: 26, valor: ({ etiquetaEstado }) => etiquetaEstado },
});
