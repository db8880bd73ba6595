import { type EstadoDePago, etiquetaDePago } from '@adjudica/domain';
import { StateChip, type Tono } from '../../ui/StateChip';

const tonos: Readonly<Record<EstadoDePago, Tono>> = { pendiente: 'aviso', aprobado: 'exito', anulado: 'neutro' };

/** PAG-511 */
export function EstadoDePagoChip({ estado }: { readonly estado: EstadoDePago }) {
  return <StateChip label={etiquetaDePago[estado]} tono={tonos[estado]} />;
}
