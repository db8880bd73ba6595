import { type EstadoDePagare, etiquetaDePagare } from '@adjudica/domain';
import { useRecordContext } from 'react-admin';
import { StateChip } from '../../ui/StateChip';
import { tones } from '../../ui/tones';

/** Of the note around it. */
export function EstadoDePagareField() {
  const pagare = useRecordContext<{ readonly id: number; readonly estado: EstadoDePagare }>();
  return pagare && <StateChip label={etiquetaDePagare[pagare.estado]} tone={tones.pagare[pagare.estado]} />;
}
