/** What other capabilities may ask of risk. */
export { RiesgoStore } from './riesgo.store';
export { parametrosDe } from './riesgo.view';
