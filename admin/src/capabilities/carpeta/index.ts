export { AvisoDeAjeno } from './AvisoDeAjeno';
export { EnviarARiesgo } from './EnviarARiesgo';
export { Faltantes } from './Faltantes';
