import { type EstadoDePago, etiquetaDePago } from '@adjudica/domain';
import { useRecordContext } from 'react-admin';
import { StateChip } from '../../ui/StateChip';
import { tones } from '../../ui/tones';

/** PAG-511: of the payment around it. */
export function EstadoDePagoField() {
  const pago = useRecordContext<{ readonly id: number; readonly estado: EstadoDePago }>();
  return pago && <StateChip label={etiquetaDePago[pago.estado]} tone={tones.pago[pago.estado]} />;
}
