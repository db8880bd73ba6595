export { Unidad } from './Unidad';
