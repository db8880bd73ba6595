export { PlazosDelContrato } from './plazo.store';
