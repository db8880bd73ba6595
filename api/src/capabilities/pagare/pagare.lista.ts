import { type Libro, libro } from '../../http/list-file';
import type { PagareDeListaVista } from './pagare.dto';

export const libroDePagares: Libro<PagareDeListaVista> = libro('pagare', 'Pagares', {
  id: { tipo: 'numero' },
  nombresCliente: { ancho: 40 },
  cedulaCliente: {},
  idCodigo: {},
  plazo: { tipo: 'numero' },
  monto: { tipo: 'dinero' },
  fechaEmision: { tipo: 'fecha' },
  estado: { valor: ({ etiquetaEstado }) => etiquetaEstado },
});
