/** What other capabilities may ask: how far legal is with an award. */
export { hechosLegales, TramiteStore } from './tramite-legal.store';
