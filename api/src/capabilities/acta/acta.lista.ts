import { type Libro, libro } from '../../http/list-file';
import type { AsambleaVista } from '../asamblea';

export const libroDeActas: Libro<AsambleaVista> = libro('acta', 'Actas', {
  producto: { valor: ({ productoNombre }) => productoNombre },
  grupo: {},
  numeroAsamblea: { tipo: 'numero' },
  fecha: { tipo: 'fecha' },
  hora: {},
  lugar: { ancho: 28 },
  notario: { ancho: 36 },
  estado: {},
  acta: { ancho: 28 },
});
