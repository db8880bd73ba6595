export { CoincidenciaStore } from './coincidencia.store';
