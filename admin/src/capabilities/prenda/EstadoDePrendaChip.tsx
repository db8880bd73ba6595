import { type EstadoDePrenda, etiquetaDePrenda } from '@adjudica/domain';
import { StateChip, type Tono } from '../../ui/StateChip';

const tonos: Readonly<Record<EstadoDePrenda, Tono>> = { porIngresar: 'aviso', ingresada: 'info', firme: 'exito' };

export function EstadoDePrendaChip({ estado }: { readonly estado: EstadoDePrenda }) {
  return <StateChip label={etiquetaDePrenda[estado]} tono={tonos[estado]} />;
}
