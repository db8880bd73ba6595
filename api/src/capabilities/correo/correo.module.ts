import { asuntoDe } from '@adjudica/domain';
import { controller, type Shared } from '../../composition/shared';
import { avisoDeCorreo } from '../../outbox/notice';
import { ActosDeCorreo } from './correo.actos';
import { CorreoController } from './correo.controller';
import { correosEnActo } from './correo.en-acto';
import { CorreoService } from './correo.service';
import { CorreoStore } from './correo.store';

/** Dead letters, of which administrators are notified. */
export function composeCorreo({ accessLog, acts, config, dataSource, notificacion, outbox, ...shared }: Shared) {
  const { unitOfWork, usuarios } = shared;
  const correos = new CorreoStore(dataSource);
  const actos = new ActosDeCorreo(acts.on(correosEnActo(correos, outbox, config)), unitOfWork, outbox);
  outbox.onGivenUp(async (tx, mensaje) => {
    const administradores = await usuarios.activeWithRole(tx.manager, 'Administrador del sistema');
    const aviso = { ...avisoDeCorreo(mensaje), asunto: asuntoDe('correo', mensaje.id) };
    await notificacion.avisar(tx, administradores, aviso);
  });
  return { controllers: [controller(CorreoController, new CorreoService(correos, accessLog, config), actos)] };
}
