export { MiTrabajo } from './MiTrabajo';
export { alDia } from './useTrabajo';
