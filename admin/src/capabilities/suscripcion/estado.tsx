import { propios } from '@adjudica/domain';
import type { SuscripcionVista } from '../../generated/api';
import { StateChip } from '../../ui/StateChip';
import { tones } from '../../ui/tones';

export function EstadoDeSuscripcion({ suscripcion: { estado } }: { readonly suscripcion: SuscripcionVista }) {
  return <StateChip label={propios.estadoDeSuscripcion[estado]} tone={tones.suscripcion[estado]} />;
}
