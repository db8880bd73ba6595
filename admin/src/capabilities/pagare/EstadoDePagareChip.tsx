import { type EstadoDePagare, etiquetaDePagare } from '@adjudica/domain';
import { useRecordContext } from 'react-admin';
import { StateChip, type Tono } from '../../ui/StateChip';

const tonos: Readonly<Record<EstadoDePagare, Tono>> = { P: 'aviso', A: 'exito', R: 'error' };

/** Of the note around it. */
export function EstadoDePagareField() {
  const pagare = useRecordContext<{ readonly id: number; readonly estado: EstadoDePagare }>();
  return pagare && <StateChip label={etiquetaDePagare[pagare.estado]} tono={tonos[pagare.estado]} />;
}
