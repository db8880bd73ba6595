export { EnviosDeEventos } from './suscripcion.eventos';
