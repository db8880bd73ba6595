import { esAjeno } from '../carpeta/escritura';
import { type ContextoDeCiclo, crearCiclo } from '../ciclo';
import { type Autoria, conflictoDeActo } from '../conflicto';
import { ErrorDeNegocio } from '../errores';
import type { HechosDeMedio } from '../medio/ciclo';
import { propios } from '../mensajes';
import type { Rol } from '../roles';
import type { AccionDeUnidad, EstadoDeUnidad } from './tipos';

export interface HechosDeUnidad extends Pick<HechosDeMedio, 'ejecutivoId'> {
  /** Author of the delivery of one of its plans; `null` = none was delivered. */
  readonly entregado: Autoria | null;
  /** Every plan is still awarded to its client. */
  readonly planesVigentes: boolean;
}

export interface ContextoDeUnidad extends ContextoDeCiclo {
  readonly actor: { readonly id: number; readonly role: Rol };
  /** Setting SOLO_PROPIOS. */
  readonly soloPropios: boolean;
}

export const estadosDeUnidad = ['porEntregar', 'entregada'] as const satisfies readonly EstadoDeUnidad[];

const deOtro = (unidad: HechosDeUnidad, { actor, soloPropios }: ContextoDeUnidad): ErrorDeNegocio | null =>
  soloPropios && esAjeno(unidad, actor)
    ? new ErrorDeNegocio('prohibido', 'medio-de-otro-ejecutivo', propios.medioDeOtroEjecutivo)
    : null;
const sinPlan = ({ planesVigentes }: HechosDeUnidad): ErrorDeNegocio | null =>
  planesVigentes ? null : new ErrorDeNegocio('regla', 'plan-sin-adjudicar', propios.medioSinPlanVigente);

/** Typed and corrected from the approval of its means until the delivery. */
export const cicloDeUnidad = crearCiclo<EstadoDeUnidad, AccionDeUnidad, HechosDeUnidad, ContextoDeUnidad>({
  nombre: 'unidad',
  estados: estadosDeUnidad,
  iniciales: estadosDeUnidad,
  finales: estadosDeUnidad,
  estadoDe: ({ entregado }) => (entregado === null ? 'porEntregar' : 'entregada'),
  acciones: {
    guardar: {
      desde: ['porEntregar'],
      permiso: 'unidad:escribir',
      guarda: (unidad, contexto) => deOtro(unidad, contexto) ?? sinPlan(unidad),
      conflicto: ({ entregado }) =>
        conflictoDeActo('bien-entregado', { con: propios.bienYaEntregado, sin: propios.bienEntregado }, entregado),
    },
  },
});
