import { type EstadoDeOrden, etiquetaDeOrden } from '@adjudica/domain';
import { useRecordContext } from 'react-admin';
import { StateChip } from '../../ui/StateChip';
import { tones } from '../../ui/tones';

/** ORD-538: of the order around it. */
export function EstadoDeOrdenField() {
  const orden = useRecordContext<{ readonly id: number; readonly estado: EstadoDeOrden }>();
  return orden && <StateChip label={etiquetaDeOrden[orden.estado]} tone={tones.orden[orden.estado]} />;
}
