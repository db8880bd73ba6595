import { type EstadoDeOrden, etiquetaDeOrden } from '@adjudica/domain';
import { StateChip, type Tono } from '../../ui/StateChip';

const tonos: Readonly<Record<EstadoDeOrden, Tono>> = { pendiente: 'aviso', aprobada: 'exito', anulada: 'error' };

/** ORD-538 */
export function EstadoDeOrdenChip({ estado }: { readonly estado: EstadoDeOrden }) {
  return <StateChip label={etiquetaDeOrden[estado]} tono={tonos[estado]} />;
}
