import { StateChip } from '../../ui/StateChip';
import { estadoEscrito } from './tipos';

/** CON-512: 'Activo', 'Inactivo', of a dealer, an executive or a device. */
export function Estado({ estado }: { readonly estado: string | null }) {
  return <StateChip label={estadoEscrito(estado)} tone={estado === 'A' ? 'success' : 'neutral'} />;
}
