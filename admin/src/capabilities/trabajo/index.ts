export { dialogos } from './dialogos';
export { MiTrabajo } from './MiTrabajo';
export { alDia } from './useTrabajo';
