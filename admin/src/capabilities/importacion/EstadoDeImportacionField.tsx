import { nombreDeEstadoDeImportacion } from '@adjudica/domain';
import { StateChip } from '../../ui/StateChip';
import { toneOf } from '../../ui/tones';
import { useImportacion } from './useImportacion';

/** Of the file around it. */
export function EstadoDeImportacionField() {
  const { estado } = useImportacion();
  return <StateChip label={nombreDeEstadoDeImportacion(estado)} tone={toneOf('importacion', estado)} />;
}
