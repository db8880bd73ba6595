export type { NotificacionService } from './notificacion.service';
export type { NotificacionStore } from './notificacion.store';
