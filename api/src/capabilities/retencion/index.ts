/** What the command asks. */
export type { ClaseDeRetencion, Examen, RetencionService } from './retencion.service';
