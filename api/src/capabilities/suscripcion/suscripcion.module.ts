import { controller, type Shared } from '../../composition/shared';
import { Sender } from '../../webhooks';
import { EnvioEventoService } from './envio-evento.actos';
import { EnvioEventoController, SuscripcionController } from './suscripcion.controller';
import { RepartoDeEventos } from './suscripcion.reparto';
import { Secretos } from './suscripcion.secretos';
import { SuscripcionService } from './suscripcion.service';

export function composeSuscripcion(shared: Shared) {
  const { acts, cipher, clock, config, envios, enviosDeEventos, log, notificacion, unitOfWork, usuarios } = shared;
  const sender = new Sender({ internal: config.webhook.redInterna, plainHttp: config.webhook.sinHttps });
  const secretos = new Secretos(cipher);
  const reparto = new RepartoDeEventos(shared, secretos, sender, unitOfWork, clock, log);
  enviosDeEventos.alNacer(() => reparto.wake());
  reparto.alFallar(async (tx, aviso) => {
    await notificacion.avisar(tx, await usuarios.activeWithRole(tx.manager, 'Administrador del sistema'), aviso);
  });
  const almacenes = { ...shared, enviosDeEventos };
  const suscripcion = new SuscripcionService(acts, almacenes, secretos, sender, clock);
  const envio = new EnvioEventoService(acts, envios, enviosDeEventos, config);
  return {
    reparto,
    controllers: [controller(SuscripcionController, suscripcion), controller(EnvioEventoController, envio)],
  };
}
