import { type Libro, libro } from '../../http/list-file';
import type { TramiteDeListaVista } from './tramite-legal.dto';

/** The columns of legal's home page (LEG-502), without its buttons. */
export const libroDeTramites: Libro<TramiteDeListaVista> = libro('tramite-legal', 'Trámites de legal', {
  id: {},
  nombreCliente: { ancho: 36 },
  plan: { ancho: 26 },
  grupo: {},
  fechaAdjudicacion: { tipo: 'fecha' },
  numeroAsamblea: { tipo: 'numero' },
  ejecutivo: { ancho: 26 },
  porHacer: {},
});
