/** What other capabilities may ask of depositarios. */
export { fichaDeDepositario } from './depositario.ficha';
