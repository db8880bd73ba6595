export type { Grupo } from './grupo.entity';
export { GrupoStore } from './grupo.store';
