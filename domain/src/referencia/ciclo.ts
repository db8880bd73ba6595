import { crearCiclo } from '../ciclo';
import { nombreDeCodigo } from '../codigos';
import { conflictoDeActo } from '../conflicto';
import type { ErrorDeNegocio } from '../errores';
import { propios } from '../mensajes';
import { type EstadoDeReferencia, estadosDeReferencia, type HechosDeReferencia } from './tipos';

export type AccionDeReferencia = 'editar' | 'eliminar' | 'confirmar';

const confirmada = ({ confirmadaPor, confirmadaEn }: HechosDeReferencia): ErrorDeNegocio => {
  const autoria = confirmadaEn === null ? null : { quien: confirmadaPor, cuando: confirmadaEn };
  return conflictoDeActo(
    'referencia-confirmada',
    { con: propios.referenciaConfirmadaPor, sin: propios.referenciaConfirmada },
    autoria,
  );
};

/**
 * EST-519…521: starts pending; risk confirms it; any edit makes it pending again, because other data were confirmed. A confirmed one is not deleted.
 */
export const cicloDeReferencia = crearCiclo<EstadoDeReferencia, AccionDeReferencia, HechosDeReferencia>({
  nombre: 'referencia',
  estados: estadosDeReferencia.map(({ codigo }) => codigo),
  iniciales: ['P'],
  finales: [],
  estadoDe: (r) => r.estado,
  etiquetaDe: (estado) => nombreDeCodigo(estadosDeReferencia, estado),
  acciones: {
    editar: { desde: ['P', 'C'], hacia: 'P', permiso: 'referencia:escribir' },
    eliminar: { desde: ['P'], permiso: 'referencia:escribir', conflicto: confirmada },
    confirmar: { desde: ['P'], hacia: 'C', permiso: 'referencia:confirmar', conflicto: confirmada },
  },
});
