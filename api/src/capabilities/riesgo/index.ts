export { RiesgoStore } from './riesgo.store';
export { autoresDeRiesgo, parametrosDe } from './riesgo.view';
export { VigenciaDePuntaje } from './riesgo.vigencia';
