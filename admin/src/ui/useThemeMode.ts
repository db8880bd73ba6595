import useMediaQuery from '@mui/material/useMediaQuery';
import { usePreference } from '../providers/preferences';
import type { ThemeMode } from '../theme';
import { useIsPrinting } from './useIsPrinting';

const choices = ['auto', 'light', 'dark'] as const;

/** The current theme and a switch; it follows the system until the user chooses. Printing is light. */
export function useThemeMode(): { mode: ThemeMode; toggle: () => void } {
  const [choice, setChoice] = usePreference('tema', choices, 'auto');
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const printing = useIsPrinting();
  const chosen: ThemeMode = choice === 'auto' ? (systemIsDark ? 'dark' : 'light') : choice;
  return { mode: printing ? 'light' : chosen, toggle: () => setChoice(chosen === 'dark' ? 'light' : 'dark') };
}
