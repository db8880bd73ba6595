import { controller, type Shared } from '../../composition/shared';
import { NotificacionController } from './notificacion.controller';

export function composeNotificacion({ notificacion }: Shared) {
  return { controllers: [controller(NotificacionController, notificacion)] };
}
