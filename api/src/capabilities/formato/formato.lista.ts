import { type CondicionesDeFormato, describirCondiciones, nombreDeBloque, nombreDeSituacion } from '@adjudica/domain';
import { type Libro, libro } from '../../http/list-file';
import type { FormatoVista } from './formato.dto';

export const libroDeFormatos: Libro<FormatoVista> = libro('formato', 'Formatos', {
  nombre: { ancho: 40 },
  codigo: {},
  numero: { tipo: 'numero' },
  bloque: { ancho: 40, valor: ({ bloque }) => nombreDeBloque(bloque) },
  condiciones: { ancho: 40, valor: ({ condiciones }) => describirCondiciones(condiciones as CondicionesDeFormato) },
  situacion: { valor: ({ situacion }) => nombreDeSituacion[situacion] },
  vigenteDesde: { tipo: 'fecha' },
  vigenteHasta: { tipo: 'fecha' },
  motivo: { ancho: 40 },
  escritoPor: { ancho: 30 },
  decididoPor: { ancho: 30 },
});
