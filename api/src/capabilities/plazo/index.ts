/** What other capabilities may ask of the terms of the contract. */
export { PlazosDelContrato } from './plazo.store';
