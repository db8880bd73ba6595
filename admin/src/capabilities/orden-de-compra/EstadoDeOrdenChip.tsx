import { type EstadoDeOrden, etiquetaDeOrden } from '@adjudica/domain';
import { useRecordContext } from 'react-admin';
import { StateChip, type Tono } from '../../ui/StateChip';

const tonos: Readonly<Record<EstadoDeOrden, Tono>> = { pendiente: 'aviso', aprobada: 'exito', anulada: 'error' };

/** ORD-538 */
export function EstadoDeOrdenChip({ estado }: { readonly estado: EstadoDeOrden }) {
  return <StateChip label={etiquetaDeOrden[estado]} tono={tonos[estado]} />;
}

/** Of the order around it. */
export function EstadoDeOrdenField() {
  const orden = useRecordContext<{ readonly id: number; readonly estado: EstadoDeOrden }>();
  return orden && <EstadoDeOrdenChip estado={orden.estado} />;
}
