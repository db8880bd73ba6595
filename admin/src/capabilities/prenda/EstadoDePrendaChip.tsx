import { type EstadoDePrenda, etiquetaDePrenda } from '@adjudica/domain';
import { useRecordContext } from 'react-admin';
import { StateChip, type Tono } from '../../ui/StateChip';

const tonos: Readonly<Record<EstadoDePrenda, Tono>> = { porIngresar: 'aviso', ingresada: 'info', firme: 'exito' };

/** Of the pledge around it, unless one is given. */
export function EstadoDePrendaField(props: {
  readonly record?: { readonly id: number; readonly estado: EstadoDePrenda };
}) {
  const prenda = useRecordContext(props);
  return prenda && <StateChip label={etiquetaDePrenda[prenda.estado]} tono={tonos[prenda.estado]} />;
}
