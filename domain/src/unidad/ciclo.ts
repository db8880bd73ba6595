import { crearCiclo } from '../ciclo';
import { conflictoDeActo } from '../conflicto';
import { type ContextoDeMedio, deOtroEjecutivo, type HechosDeMedio, sinPlanVigente } from '../medio/ciclo';
import { propios } from '../mensajes';

/** Of its means. */
export type HechosDeUnidad = Pick<HechosDeMedio, 'ejecutivoId' | 'entregado' | 'planesVigentes'>;

export const estadosDeUnidad = ['porEntregar', 'entregada'] as const;
// `entregada`: closed with the delivery of its good.
export type EstadoDeUnidad = (typeof estadosDeUnidad)[number];
export type AccionDeUnidad = 'guardar';

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
