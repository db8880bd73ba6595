import { crearCiclo } from '../ciclo';
import { conflictoDeActo } from '../conflicto';
import { type ContextoDeMedio, deOtroEjecutivo, type HechosDeMedio, sinPlanVigente } from '../medio/ciclo';
import { propios } from '../mensajes';
import type { AccionDeUnidad, EstadoDeUnidad } from './tipos';

/** Of its means. */
export type HechosDeUnidad = Pick<HechosDeMedio, 'ejecutivoId' | 'entregado' | 'planesVigentes'>;

export const estadosDeUnidad = ['porEntregar', 'entregada'] as const satisfies readonly EstadoDeUnidad[];

/** Typed and corrected from the approval of its means until the delivery. */
export const cicloDeUnidad = crearCiclo<EstadoDeUnidad, AccionDeUnidad, HechosDeUnidad, ContextoDeMedio>({
  nombre: 'unidad',
  estados: estadosDeUnidad,
  iniciales: estadosDeUnidad,
  finales: estadosDeUnidad,
  estadoDe: ({ entregado }) => (entregado === null ? 'porEntregar' : 'entregada'),
  acciones: {
    guardar: {
      desde: ['porEntregar'],
      permiso: 'unidad:escribir',
      guarda: (unidad, contexto) => deOtroEjecutivo(unidad, contexto) ?? sinPlanVigente(unidad),
      conflicto: ({ entregado }) =>
        conflictoDeActo('bien-entregado', { con: propios.bienYaEntregado, sin: propios.bienEntregado }, entregado),
    },
  },
});
