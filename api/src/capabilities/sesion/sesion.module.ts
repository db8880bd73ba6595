import { Tokens } from '../../auth/tokens';
import { controller, type Shared } from '../../composition/shared';
import { Codigos } from './codigos';
import { IdentidadStore } from './identidad.store';
import { Intentos } from './intentos';
import { IntentosStore } from './intentos.store';
import { IngresoConEmpresaController } from './oidc.controller';
import { IngresoConEmpresa } from './oidc.service';
import { SegundoFactorController, SegundoFactorDeUsuarioController } from './segundo-factor.controller';
import { SegundoFactorService } from './segundo-factor.service';
import { SegundoFactorStore } from './segundo-factor.store';
import { SesionController } from './sesion.controller';
import { SesionService } from './sesion.service';

export function composeSesion(shared: Shared) {
  const { cipher, clock, config, dataSource, log, notificacion, oidc, sesiones, unitOfWork, usuarios } = shared;
  const filasDeIntentos = new IntentosStore(dataSource);
  const intentos = new Intentos(filasDeIntentos, clock, log);
  const factores = new SegundoFactorStore(dataSource);
  const codigos = new Codigos(factores, cipher, intentos, notificacion);
  const sesion = new SesionService(
    unitOfWork,
    { sesiones, usuarios },
    { intentos, codigos, contrasenas: config.contrasenas },
    new Tokens(config.jwtSecret, clock),
    clock,
    log,
  );
  const segundoFactor = new SegundoFactorService(
    unitOfWork,
    { factores, usuarios, sesiones },
    { codigos, intentos, cipher },
    notificacion,
    config.brand,
  );
  const conEmpresa = new IngresoConEmpresa(
    unitOfWork,
    { usuarios, sesiones, identidades: new IdentidadStore() },
    sesion,
    cipher,
    clock,
    oidc === null || config.oidc === undefined ? null : { provider: oidc, ajustes: config.oidc },
  );
  return {
    sesion,
    intentos: filasDeIntentos,
    controllers: [
      controller(SesionController, sesion),
      controller(IngresoConEmpresaController, conEmpresa, config.contrasenas),
      controller(SegundoFactorController, segundoFactor),
      controller(SegundoFactorDeUsuarioController, segundoFactor),
    ],
  };
}
