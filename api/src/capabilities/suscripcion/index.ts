export { EnviosDeEventos } from './suscripcion.nacimiento';
