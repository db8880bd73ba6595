import { noLoAtiende } from '../carpeta/escritura';
import { type ContextoDeCiclo, crearCiclo } from '../ciclo';
import { PRODUCTO_DE_VEHICULOS } from '../codigos';
import { type Autoria, conflictoDeActo } from '../conflicto';
import { ErrorDeNegocio } from '../errores';
import { MED, propios } from '../mensajes';
import type { Rol } from '../roles';

export interface HechosDeMedio {
  /** MED-504: true approved, false not approved, null waiting. */
  readonly estado: boolean | null;
  /** null = not sent since it was made or updated. */
  readonly enviado: Autoria | null;
  /** null = risk has not decided. */
  readonly decidido: Autoria | null;
  /** Every plan of it is still awarded to its client. */
  readonly planesVigentes: boolean;
  /** Executive in charge: assigned by Jefatura, otherwise the executive of its first plan. */
  readonly ejecutivoId: number | null;
  readonly idOrden: number | null;
  readonly producto: string;
  /** The newer approval that replaces it. */
  readonly reemplazadoPor: number | null;
  /** Who recorded the delivery of the good of one of its plans; null = not delivered. */
  readonly entregado: Autoria | null;
}

export interface ContextoDeMedio extends ContextoDeCiclo {
  readonly actor: { readonly id: number; readonly role: Rol };
  /** Setting SOLO_PROPIOS. */
  readonly soloPropios: boolean;
}

/** MED-517, MED-518: a stored null means 'not decided'; whether it was sent tells the two states apart. */
export const estadoDeMedio = ({
  estado,
  enviado,
}: Pick<HechosDeMedio, 'estado'> & { enviado: unknown }): EstadoDeMedio => {
  if (estado !== null) return estado ? 'aprobado' : 'rechazado';
  return enviado === null ? 'espera' : 'enviado';
};

export const etiquetaDeMedio: Readonly<Record<EstadoDeMedio, string>> = {
  espera: propios.medioEnEspera,
  enviado: propios.medioEnviado,
  aprobado: propios.medioAprobado,
  rechazado: MED.noAprobado,
};

/** In the order of the filter. */
export const estadosDeMedio = ['espera', 'enviado', 'aprobado', 'rechazado'] as const;
export type EstadoDeMedio = (typeof estadosDeMedio)[number];
export type AccionDeMedio = 'actualizar' | 'enviar' | 'aceptar' | 'rechazar' | 'asignar' | 'nuevo' | 'continuar';

const actosPorEstado = {
  enviado: ['enviado', propios.medioYaEnviado],
  aprobado: ['decidido', propios.medioYaAprobado],
  rechazado: ['decidido', propios.medioYaRechazado],
} as const;

/** Invariant 30: the 409 says who decided, when, and the present state. */
export function medioCambiado(medio: HechosDeMedio): ErrorDeNegocio {
  const estado = estadoDeMedio(medio);
  if (estado === 'espera')
    return conflictoDeActo(
      'estado-cambiado',
      { con: () => propios.medioSinEnviar, sin: propios.medioSinEnviar },
      null,
      {
        estado,
      },
    );
  const [campo, con] = actosPorEstado[estado];
  return conflictoDeActo('estado-cambiado', { con, sin: propios.estadoCambiado }, medio[campo], { estado });
}

/** After the delivery of the good nothing changes: documents were issued on the approval and its sheet. `null` = not delivered. */
export const rechazoPorBienEntregado = (entregado: Autoria | null): ErrorDeNegocio | null =>
  entregado === null
    ? null
    : conflictoDeActo('bien-entregado', { con: propios.bienYaEntregado, sin: propios.bienEntregado }, entregado);
const cerrado = ({ entregado }: HechosDeMedio): ErrorDeNegocio | null => rechazoPorBienEntregado(entregado);

/** With SOLO_PROPIOS; `null` = he may act on it. */
export const deOtroEjecutivo = (
  medio: Pick<HechosDeMedio, 'ejecutivoId'>,
  { actor, soloPropios }: ContextoDeMedio,
): ErrorDeNegocio | null =>
  soloPropios && noLoAtiende(medio, actor)
    ? new ErrorDeNegocio('prohibido', 'medio-de-otro-ejecutivo', propios.medioDeOtroEjecutivo)
    : null;
export const sinPlanVigente = ({ planesVigentes }: Pick<HechosDeMedio, 'planesVigentes'>): ErrorDeNegocio | null =>
  planesVigentes ? null : new ErrorDeNegocio('regla', 'plan-sin-adjudicar', propios.medioSinPlanVigente);
const conOrden = ({ idOrden }: HechosDeMedio): ErrorDeNegocio | null =>
  idOrden === null ? null : new ErrorDeNegocio('regla', 'medio-con-orden', propios.medioConOrden);
const sinVehiculo = ({ producto }: HechosDeMedio): ErrorDeNegocio | null =>
  producto === PRODUCTO_DE_VEHICULOS ? null : new ErrorDeNegocio('regla', 'sin-vehiculo', propios.ordenSoloDeVehiculo);
const reemplazado = ({ reemplazadoPor }: HechosDeMedio): ErrorDeNegocio | null =>
  reemplazadoPor === null
    ? null
    : new ErrorDeNegocio('conflicto', 'medio-reemplazado', propios.medioYaReemplazado(reemplazadoPor));

/**
 * MED-517…525, decisiones.md: waiting → sent → approved or not approved, and nothing after the delivery of the good. A sent one belongs to risk until
 * it decides; an update of an approved one, possible until it has an order, makes it wait again. One that was not approved stays as it is, and a new
 * one may replace it.
 */
export const cicloDeMedio = crearCiclo<EstadoDeMedio, AccionDeMedio, HechosDeMedio, ContextoDeMedio>({
  nombre: 'medio-aprobacion',
  estados: estadosDeMedio,
  iniciales: ['espera'],
  finales: ['rechazado'],
  estadoDe: estadoDeMedio,
  acciones: {
    actualizar: {
      desde: ['espera', 'aprobado'],
      hacia: 'espera',
      permiso: 'medio:escribir',
      guarda: (medio, contexto) => cerrado(medio) ?? deOtroEjecutivo(medio, contexto) ?? conOrden(medio),
      conflicto: medioCambiado,
    },
    enviar: {
      desde: ['espera'],
      hacia: 'enviado',
      permiso: 'medio:escribir',
      guarda: (medio, contexto) => cerrado(medio) ?? deOtroEjecutivo(medio, contexto) ?? sinPlanVigente(medio),
      conflicto: medioCambiado,
    },
    aceptar: {
      desde: ['enviado'],
      hacia: 'aprobado',
      permiso: 'medio:decidir',
      guarda: (medio) => cerrado(medio) ?? sinPlanVigente(medio),
      conflicto: medioCambiado,
    },
    rechazar: {
      desde: ['enviado'],
      hacia: 'rechazado',
      permiso: 'medio:decidir',
      guarda: cerrado,
      conflicto: medioCambiado,
    },
    asignar: {
      desde: ['espera', 'enviado', 'aprobado'],
      permiso: 'medio:asignar',
      guarda: cerrado,
      conflicto: medioCambiado,
    },
    nuevo: {
      desde: ['rechazado'],
      permiso: 'medio:escribir',
      guarda: (medio, contexto) => cerrado(medio) ?? deOtroEjecutivo(medio, contexto) ?? reemplazado(medio),
      conflicto: () => new ErrorDeNegocio('conflicto', 'medio-no-rechazado', propios.medioNoRechazado),
    },
    /** MED-519: leads to its purchase order, of which there is at most one (invariant 15). */
    continuar: {
      desde: ['aprobado'],
      permiso: 'orden:escribir',
      guarda: (medio, contexto) =>
        cerrado(medio) ??
        deOtroEjecutivo(medio, contexto) ??
        sinVehiculo(medio) ??
        conOrden(medio) ??
        sinPlanVigente(medio),
      conflicto: () => new ErrorDeNegocio('conflicto', 'medio-no-aprobado', propios.medioNoAprobadoAun),
    },
  },
});
