import { type ContextoDeCiclo, crearCiclo } from '../ciclo';
import { type Autoria, conflictoDeActo } from '../conflicto';
import { rechazoDeCuatroOjos } from '../cuatroOjos';
import { ErrorDeNegocio } from '../errores';
import { PAG, propios } from '../mensajes';
import type { Rol } from '../roles';

export interface HechosDePago {
  readonly estado: EstadoDePago;
  readonly creadorId: number | null;
  /** Role of the creator when it was made. */
  readonly rolCreador: Rol | null;
  readonly aprobado: Autoria | null;
  readonly anulado: Autoria | null;
  /** Its transfer was registered. */
  readonly transferido: boolean;
  /** The order is still approved and, where its type requires one, names a dealer. */
  readonly ordenVigente: boolean;
}

export interface ContextoDePago extends ContextoDeCiclo {
  readonly actor: { readonly id: number; readonly role: Rol };
  /** Setting CUATRO_OJOS; left out = on. */
  readonly cuatroOjos?: boolean | undefined;
}

/** PAG-511: 'aprobado' in lower case as specified; 'anulado' likewise. */
export const etiquetaDePago: Readonly<Record<EstadoDePago, string>> = {
  pendiente: PAG.pendiente,
  aprobado: PAG.aprobado,
  anulado: PAG.anulado,
};

/** In the order of the filter. */
export const estadosDePago = ['pendiente', 'aprobado', 'anulado'] as const;
// PAG-511
export type EstadoDePago = (typeof estadosDePago)[number];
// 'generar' issues the document, 'transferir' says when the money left; neither changes the state.
export type AccionDePago = 'aprobar' | 'anular' | 'generar' | 'transferir';

/** Invariant 17: the 409 says who decided and when. */
function pagoCambiado(pago: HechosDePago): ErrorDeNegocio {
  const { estado, aprobado, anulado } = pago;
  return estado === 'anulado'
    ? conflictoDeActo('estado-cambiado', { con: propios.pagoYaAnulado, sin: propios.estadoCambiado }, anulado, {
        estado,
      })
    : conflictoDeActo('estado-cambiado', { con: propios.pagoYaAprobado, sin: propios.estadoCambiado }, aprobado, {
        estado,
      });
}

const sinCuatroOjos = (
  { creadorId: id, rolCreador: rol }: HechosDePago,
  { actor, cuatroOjos }: ContextoDePago,
): ErrorDeNegocio | null => rechazoDeCuatroOjos({ id, rol }, actor, cuatroOjos);
const sinOrden = ({ ordenVigente }: HechosDePago): ErrorDeNegocio | null =>
  ordenVigente ? null : new ErrorDeNegocio('regla', 'orden-no-vigente', propios.pagoSinOrdenVigente);

const sinAprobar = (texto: string) => (): ErrorDeNegocio => new ErrorDeNegocio('conflicto', 'pago-sin-aprobar', texto);
const yaTransferido = ({ transferido }: HechosDePago): ErrorDeNegocio | null =>
  transferido ? new ErrorDeNegocio('regla', 'ya-transferido', propios.pagoYaTransferido) : null;

/**
 * PAG-511, PAG-512, PAG-522, invariants 16 and 17: Pendiente → aprobado or anulado, once. Whether the checklist is complete is checked in the
 * transaction of the act, because it is no fact of the payment.
 */
export const cicloDePago = crearCiclo<EstadoDePago, AccionDePago, HechosDePago, ContextoDePago>({
  nombre: 'solicitud-de-pago',
  estados: estadosDePago,
  iniciales: ['pendiente'],
  finales: ['aprobado', 'anulado'],
  estadoDe: ({ estado }) => estado,
  acciones: {
    aprobar: {
      desde: ['pendiente'],
      hacia: 'aprobado',
      permiso: 'pago:aprobar',
      guarda: (pago, contexto) => sinCuatroOjos(pago, contexto) ?? sinOrden(pago),
      conflicto: pagoCambiado,
    },
    anular: { desde: ['pendiente'], hacia: 'anulado', permiso: 'pago:anular', conflicto: pagoCambiado },
    transferir: {
      desde: ['aprobado'],
      permiso: 'pago:transferir',
      guarda: yaTransferido,
      conflicto: sinAprobar(propios.pagoSinAprobarAun),
    },
    generar: {
      desde: ['aprobado'],
      permiso: 'pago:generar',
      conflicto: sinAprobar(propios.pagoSinAprobar),
    },
  },
});
