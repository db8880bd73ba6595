import useMediaQuery from '@mui/material/useMediaQuery';
import { usePreferencia } from '../providers/preferencias';
import type { Tema } from '../theme';
import { useImprime } from './useImprime';

const choices = ['auto', 'light', 'dark'] as const;

/** The theme in force and a switch; follows the system until somebody chooses. Paper is light. */
export function useTema(): { tema: Tema; alternar: () => void } {
  const [choice, setChoice] = usePreferencia('tema', choices, 'auto');
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const imprime = useImprime();
  const elegido: Tema = choice === 'auto' ? (systemIsDark ? 'dark' : 'light') : choice;
  return { tema: imprime ? 'light' : elegido, alternar: () => setChoice(elegido === 'dark' ? 'light' : 'dark') };
}
