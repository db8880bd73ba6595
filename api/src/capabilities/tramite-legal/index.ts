export { hechosLegales, TramiteStore } from './tramite-legal.store';
