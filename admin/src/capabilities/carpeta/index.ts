export { AvisoDeAjeno } from './AvisoDeAjeno';
export { destinoDe, direccionDeFaltante, direccionLimpia } from './direccion';
export { EnviarARiesgo } from './EnviarARiesgo';
export { Faltantes } from './Faltantes';
