import { type EstadoDeOrden, etiquetaDeOrden } from '@adjudica/domain';
import { useRecordContext } from 'react-admin';
import { StateChip, type Tono } from '../../ui/StateChip';

const tonos: Readonly<Record<EstadoDeOrden, Tono>> = { pendiente: 'aviso', aprobada: 'exito', anulada: 'error' };

/** ORD-538: of the order around it. */
export function EstadoDeOrdenField() {
  const orden = useRecordContext<{ readonly id: number; readonly estado: EstadoDeOrden }>();
  return orden && <StateChip label={etiquetaDeOrden[orden.estado]} tono={tonos[orden.estado]} />;
}
