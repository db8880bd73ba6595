export { Personas } from './Personas';
