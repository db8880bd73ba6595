/** What other capabilities may ask of drafts: a form that is saved discards its own. */
export { BorradorStore } from './borrador.store';
