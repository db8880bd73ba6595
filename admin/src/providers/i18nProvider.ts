import polyglotI18nProvider from 'ra-i18n-polyglot';
import { resourceTexts } from './resources';
import { spanish } from './spanish';

/** A sentence, of the API or of the rules, is no key and stands as it is; a key without its text is a defect and is seen in the console. */
function onMissingKey(key: string): string {
  if (!key.includes(' ')) console.error(`Missing translation for key: "${key}"`);
  return key;
}

/** One language: Spanish as spoken in Ecuador (GEN-001, GEN-500). */
export const i18nProvider = polyglotI18nProvider(
  () => ({ ...spanish, ...resourceTexts }),
  'es',
  [{ locale: 'es', name: 'Español' }],
  { onMissingKey },
);
