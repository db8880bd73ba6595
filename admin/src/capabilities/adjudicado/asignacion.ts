import { esquemaAsignacion, propios } from '@adjudica/domain';
import type { ActoSinRuta } from '../../ui/acto/tipos';
import { CampoDeEjecutivo } from './CampoDeEjecutivo';

/** ADJ-515: the head gives a plan to an executive, who is told. */
export const asignacion = (titulo: string, ayuda?: string): ActoSinRuta => ({
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
