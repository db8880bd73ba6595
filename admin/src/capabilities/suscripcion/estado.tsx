import { propios } from '@adjudica/domain';
import type { SuscripcionVista } from '../../generated/api';
import { StateChip } from '../../ui/StateChip';

const tonos = { activa: 'exito', fallando: 'error', rechazada: 'error', inactiva: 'neutro' } as const;

export function EstadoDeSuscripcion({ suscripcion: { estado } }: { readonly suscripcion: SuscripcionVista }) {
  return <StateChip label={propios.estadoDeSuscripcion[estado]} tono={tonos[estado]} />;
}
