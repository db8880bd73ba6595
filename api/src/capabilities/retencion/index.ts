export type { ClaseDeRetencion, Examen, RetencionService } from './retencion.service';
