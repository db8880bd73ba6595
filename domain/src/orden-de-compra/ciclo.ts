import { type ContextoDeCiclo, crearCiclo } from '../ciclo';
import { type Autoria, conflictoDeActo } from '../conflicto';
import { rechazoDeCuatroOjos } from '../cuatroOjos';
import { ErrorDeNegocio } from '../errores';
import { ORD, propios } from '../mensajes';
import type { Rol } from '../roles';

export interface HechosDeOrden {
  readonly estado: EstadoDeOrden;
  readonly creadorId: number | null;
  /** Role of the creator when it was made. */
  readonly rolCreador: Rol | null;
  readonly aprobada: Autoria | null;
  readonly anulada: Autoria | null;
  /** Its type requires a dealer and it has none (decisiones.md, "ORD"). */
  readonly sinConcesionario: boolean;
  /** Invariant 19: its payment was approved. */
  readonly pagoAprobado: boolean;
}

export interface ContextoDeOrden extends ContextoDeCiclo {
  readonly actor: { readonly id: number; readonly role: Rol };
  /** Setting CUATRO_OJOS: the creator does not approve it. Left out = on. */
  readonly cuatroOjos?: boolean | undefined;
}

/** ORD-538, in the order of the filter. */
export const estadosDeOrden = ['pendiente', 'aprobada', 'anulada'] as const;
export type EstadoDeOrden = (typeof estadosDeOrden)[number];
// 'generar' issues the document, 'continuar' leads to the checklist of the payment; neither changes the state.
export type AccionDeOrden = 'corregir' | 'retirar' | 'aprobar' | 'anular' | 'generar' | 'continuar';
export const etiquetaDeOrden: Readonly<Record<EstadoDeOrden, string>> = {
  pendiente: ORD.pendiente,
  aprobada: ORD.aprobada,
  anulada: ORD.anulada,
};

/** Conflict of a decided order: who decided, when, and its present state. */
function ordenCambiada({ estado, aprobada, anulada }: HechosDeOrden): ErrorDeNegocio {
  const sin = propios.estadoCambiado;
  if (estado === 'pendiente')
    return conflictoDeActo(
      'estado-cambiado',
      { con: () => propios.ordenSinAprobar, sin: propios.ordenSinAprobar },
      null,
      {
        estado,
      },
    );
  return estado === 'aprobada'
    ? conflictoDeActo('estado-cambiado', { con: propios.ordenYaAprobada, sin }, aprobada, { estado })
    : conflictoDeActo('estado-cambiado', { con: propios.ordenYaAnulada, sin }, anulada, { estado });
}

/** ORD-550, decisiones.md, "ORD": Jefatura approves what others made; what Jefatura made, either manager may. */
const sinCuatroOjos = (
  { creadorId: id, rolCreador: rol }: HechosDeOrden,
  { actor, cuatroOjos }: ContextoDeOrden,
): ErrorDeNegocio | null => rechazoDeCuatroOjos({ id, rol }, actor, cuatroOjos);

/** Whoever made a waiting order corrects or withdraws it; nobody else. */
const soloAutor = ({ creadorId }: HechosDeOrden, { actor }: ContextoDeOrden): ErrorDeNegocio | null =>
  creadorId === actor.id ? null : new ErrorDeNegocio('prohibido', 'orden-de-otro', propios.ordenDeOtro);

const sinConcesionario = ({ sinConcesionario: falta }: HechosDeOrden): ErrorDeNegocio | null =>
  falta ? new ErrorDeNegocio('regla', 'sin-concesionario', ORD.concesionarioIncompleto) : null;
const pagada = ({ pagoAprobado }: HechosDeOrden): ErrorDeNegocio | null =>
  pagoAprobado ? new ErrorDeNegocio('regla', 'con-pago', propios.ordenConPago) : null;

/** ORD-538…548, invariants 10, 11, 19. An annulment is final: reason, user and date never change. */
export const cicloDeOrden = crearCiclo<EstadoDeOrden, AccionDeOrden, HechosDeOrden, ContextoDeOrden>({
  nombre: 'orden-de-compra',
  estados: estadosDeOrden,
  iniciales: ['pendiente'],
  finales: ['anulada'],
  estadoDe: ({ estado }) => estado,
  acciones: {
    corregir: { desde: ['pendiente'], permiso: 'orden:escribir', guarda: soloAutor, conflicto: ordenCambiada },
    retirar: {
      desde: ['pendiente'],
      hacia: 'anulada',
      permiso: 'orden:escribir',
      guarda: soloAutor,
      conflicto: ordenCambiada,
    },
    aprobar: {
      desde: ['pendiente'],
      hacia: 'aprobada',
      permiso: 'orden:aprobar',
      guarda: sinCuatroOjos,
      conflicto: ordenCambiada,
    },
    anular: {
      desde: ['pendiente', 'aprobada'],
      hacia: 'anulada',
      permiso: 'orden:anular',
      guarda: (orden) => sinConcesionario(orden) ?? pagada(orden),
      conflicto: ordenCambiada,
    },
    generar: { desde: ['aprobada'], permiso: 'orden:generar', guarda: sinConcesionario, conflicto: ordenCambiada },
    continuar: { desde: ['aprobada'], permiso: 'orden:continuar', guarda: sinConcesionario, conflicto: ordenCambiada },
  },
});
