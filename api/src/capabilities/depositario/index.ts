export { fichaDeDepositario } from './depositario.ficha';
