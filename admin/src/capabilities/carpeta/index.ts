export { EnviarARiesgo } from './EnviarARiesgo';
export { Faltantes } from './Faltantes';
