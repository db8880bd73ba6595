export type { ActaService } from './acta.service';
