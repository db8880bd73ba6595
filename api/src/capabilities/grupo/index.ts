export type { Grupo } from '../../entities/grupo.entity';
export { GrupoStore } from './grupo.store';
