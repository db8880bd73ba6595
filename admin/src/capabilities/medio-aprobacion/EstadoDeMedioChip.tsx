import { type EstadoDeMedio, etiquetaDeMedio } from '@adjudica/domain';
import { StateChip, type Tono } from '../../ui/StateChip';

const tonos: Readonly<Record<EstadoDeMedio, Tono>> = {
  espera: 'aviso',
  enviado: 'info',
  aprobado: 'exito',
  rechazado: 'error',
};

/** MED-517 */
export function EstadoDeMedioChip({ estado }: { readonly estado: EstadoDeMedio }) {
  return <StateChip label={etiquetaDeMedio[estado]} tono={tonos[estado]} />;
}
