import { esquemaAsignacion, propios } from '@adjudica/domain';
import type { Act } from '../../ui/act/types';
import { CampoDeEjecutivo } from './CampoDeEjecutivo';

/** ADJ-515: the head gives a plan to an executive, who is told. */
export const asignacion = (titulo: string, ayuda?: string): Act => ({
  path: '/adjudicacion/{id}/asignar',
  titulo,
  confirmar: 'Asignar',
  campos: {
    usuario: {
      etiqueta: 'Ejecutivo',
      tipo: CampoDeEjecutivo,
      requerido: propios.eligeEjecutivo,
      inicial: null,
      ayuda,
    },
  },
  esquema: esquemaAsignacion,
  exito: propios.ejecutivoAsignado,
});
