import { propios } from '@adjudica/domain';
import { StateChip } from './StateChip';

/** From this number of days on the chip is red. */
const DIAS_DE_MAS = 2;

/** For how many working days something has been waiting; nothing if it does not wait. */
export function DiasDeEspera({ dias }: { readonly dias: number | null }) {
  if (dias === null) return null;
  return <StateChip label={propios.diasDeEspera(dias)} tone={dias > DIAS_DE_MAS ? 'error' : 'neutral'} />;
}
