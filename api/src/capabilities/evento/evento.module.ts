import { controller, type Shared } from '../../composition/shared';
import { ComentariosDeRsa } from './evento.comentario';
import { ComentarioRsaController, EventoController } from './evento.controller';
import { HistorialService } from './evento.service';
import { EventoTipoController } from './evento-tipo.controller';

export function composeEvento({ accessLog, eventos, historial, planes, unitOfWork }: Shared) {
  return {
    controllers: [
      controller(EventoController, new HistorialService(historial, accessLog)),
      controller(EventoTipoController),
      controller(ComentarioRsaController, new ComentariosDeRsa(unitOfWork, planes, eventos)),
    ],
  };
}
