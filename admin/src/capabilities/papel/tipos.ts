export type { PapelVista as Papel } from '../../generated/api';
