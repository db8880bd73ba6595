import { type EstadoDePrenda, etiquetaDePrenda } from '@adjudica/domain';
import { useRecordContext } from 'react-admin';
import { StateChip } from '../../ui/StateChip';
import { tones } from '../../ui/tones';

/** Of the pledge around it, unless one is given. */
export function EstadoDePrendaField(props: {
  readonly record?: { readonly id: number; readonly estado: EstadoDePrenda };
}) {
  const prenda = useRecordContext(props);
  return prenda && <StateChip label={etiquetaDePrenda[prenda.estado]} tone={tones.prenda[prenda.estado]} />;
}
