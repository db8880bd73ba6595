import { controller, type Shared } from '../../composition/shared';
import { NotificacionController } from './notificacion.controller';

/** What users are told. */
export function composeNotificacion({ notificacion }: Shared) {
  return { controllers: [controller(NotificacionController, notificacion)] };
}
