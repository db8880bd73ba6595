import { type Libro, libro } from '../../http/list-file';
import type { CartaSalidaVista } from './carta-salida.dto';

export const libroDeCartas: Libro<CartaSalidaVista> = libro('carta-salida', 'Cartas de salida', {
  nombreCliente: { ancho: 40 },
  cedula: {},
  idCodigo: {},
  fecha: { tipo: 'instante' },
  estado: { valor: ({ etiquetaEstado }) => etiquetaEstado },
  fechaAprobacion: { tipo: 'instante' },
  fechaEntrega: { tipo: 'fecha' },
  ejecutivo: { ancho: 30 },
});
