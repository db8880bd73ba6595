import { type EstadoDePagare, etiquetaDePagare } from '@adjudica/domain';
import { StateChip, type Tono } from '../../ui/StateChip';

const tonos: Readonly<Record<EstadoDePagare, Tono>> = { P: 'aviso', A: 'exito', R: 'error' };

export function EstadoDePagareChip({ estado }: { readonly estado: EstadoDePagare }) {
  return <StateChip label={etiquetaDePagare[estado]} tono={tonos[estado]} />;
}
