import { type EstadoDePago, etiquetaDePago } from '@adjudica/domain';
import { useRecordContext } from 'react-admin';
import { StateChip, type Tono } from '../../ui/StateChip';

const tonos: Readonly<Record<EstadoDePago, Tono>> = { pendiente: 'aviso', aprobado: 'exito', anulado: 'neutro' };

/** PAG-511: of the payment around it. */
export function EstadoDePagoField() {
  const pago = useRecordContext<{ readonly id: number; readonly estado: EstadoDePago }>();
  return pago && <StateChip label={etiquetaDePago[pago.estado]} tono={tonos[pago.estado]} />;
}
