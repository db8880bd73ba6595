import { type ContextoDeCiclo, crearCiclo } from '../ciclo';
import { type Autoria, conflictoDeActo, type TextoDeConflicto } from '../conflicto';
import { ErrorDeNegocio } from '../errores';
import { CAR, propios } from '../mensajes';

export type EstadoDeCarta = 'pendiente' | 'generada' | 'realizada';
export type AccionDeCarta = 'generar' | 'rechazar' | 'citar' | 'entregar';

/** In the order of the filter. */
export const estadosDeCarta = ['pendiente', 'generada', 'realizada'] as const satisfies readonly EstadoDeCarta[];

/** CAR-502: the list says whether the good was delivered, not the state of the letter. */
export const etiquetaDeCarta = (estado: EstadoDeCarta): string =>
  estado === 'realizada' ? CAR.realizado : CAR.pendiente;

/** Houses have no dealer, order or payment, and so no letter. */
const CASA = '02';
export const llevaCarta = (producto: string): boolean => producto !== CASA;

export interface HechosDeCarta {
  readonly estado: EstadoDeCarta;
  /** '01', '02'. */
  readonly producto: string;
  /** Author of the last letter, of its rejection, of the delivery. */
  readonly generada: Autoria | null;
  readonly rechazada: Autoria | null;
  readonly entregada: Autoria | null;
}

/** Conflict of the second of two acts: the present state, who and when. */
function cambiada(carta: HechosDeCarta): ErrorDeNegocio {
  const textos: Record<EstadoDeCarta, [TextoDeConflicto['con'], Autoria | null]> = {
    pendiente: [propios.cartaYaRechazada, carta.rechazada],
    generada: [propios.cartaYaGenerada, carta.generada],
    realizada: [propios.cartaYaEntregada, carta.entregada],
  };
  const [con, autoria] = textos[carta.estado];
  const { estado } = carta;
  if (estado === 'pendiente' && autoria === null)
    return conflictoDeActo(
      'estado-cambiado',
      { con: () => propios.cartaSinGenerar, sin: propios.cartaSinGenerar },
      null,
      {
        estado,
      },
    );
  return conflictoDeActo('estado-cambiado', { con, sin: propios.estadoCambiado }, autoria, { estado });
}

const deCasa = ({ producto }: HechosDeCarta): ErrorDeNegocio | null =>
  llevaCarta(producto) ? null : new ErrorDeNegocio('regla', 'sin-carta-de-salida', propios.cartaDeCasa);
const sinGenerar = ({ producto, estado }: HechosDeCarta): ErrorDeNegocio | null =>
  llevaCarta(producto) && estado === 'pendiente'
    ? new ErrorDeNegocio('regla', 'carta-sin-generar', propios.cartaSinGenerar)
    : null;

/**
 * CAR-502, CAR-511, CAR-512, invariant 33: a letter is generated, or rejected and generated again; the good is delivered once, with its letter. A
 * house is delivered without one.
 */
export const cicloDeCarta = crearCiclo<EstadoDeCarta, AccionDeCarta, HechosDeCarta, ContextoDeCiclo>({
  nombre: 'carta-salida',
  estados: estadosDeCarta,
  iniciales: ['pendiente'],
  finales: ['realizada'],
  estadoDe: ({ estado }) => estado,
  acciones: {
    generar: {
      desde: ['pendiente'],
      hacia: 'generada',
      permiso: 'carta:generar',
      guarda: deCasa,
      conflicto: cambiada,
    },
    rechazar: { desde: ['generada'], hacia: 'pendiente', permiso: 'carta:rechazar', conflicto: cambiada },
    citar: { desde: ['pendiente', 'generada'], permiso: 'carta:citar', conflicto: cambiada },
    entregar: {
      desde: ['pendiente', 'generada'],
      hacia: 'realizada',
      permiso: 'carta:entregar',
      guarda: sinGenerar,
      conflicto: cambiada,
    },
  },
});
