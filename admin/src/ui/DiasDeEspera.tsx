import { propios } from '@adjudica/domain';
import { StateChip } from './StateChip';

/** From here on the days are red, as those of an award are. */
const DIAS_DE_MAS = 2;

/** How long something has waited, in working days; nothing where nothing waits. */
export function DiasDeEspera({ dias }: { readonly dias: number | null }) {
  if (dias === null) return null;
  return <StateChip label={propios.diasDeEspera(dias)} tone={dias > DIAS_DE_MAS ? 'error' : 'neutral'} />;
}
