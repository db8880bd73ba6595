import polyglotI18nProvider from 'ra-i18n-polyglot';
import { recursos } from './recursos';
import { spanish } from './spanish';

/** One language: Spanish as spoken in Ecuador (GEN-001, GEN-500). A missing key is a defect and is seen in the console. */
export const i18nProvider = polyglotI18nProvider(() => ({ ...spanish, ...recursos }), 'es', [
  { locale: 'es', name: 'Español' },
]);
