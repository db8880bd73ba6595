import { type EstadoDeMedio, etiquetaDeMedio } from '@adjudica/domain';
import { useRecordContext } from 'react-admin';
import { StateChip } from '../../ui/StateChip';
import { tones } from '../../ui/tones';

/** MED-517: of the approval around it, unless one is given. */
export function EstadoDeMedioField(props: {
  readonly record?: { readonly id: number; readonly estado: EstadoDeMedio };
}) {
  const medio = useRecordContext(props);
  return medio && <StateChip label={etiquetaDeMedio[medio.estado]} tone={tones.medio[medio.estado]} />;
}
