import { asuntoDe } from '@adjudica/domain';
import { Tokens } from '../auth/tokens';
import { AccesoController, AccesoInusualController } from '../capabilities/acceso-inusual/acceso-inusual.controller';
import { AccesoInusualService } from '../capabilities/acceso-inusual/acceso-inusual.service';
import { AccesoInusualStore } from '../capabilities/acceso-inusual/acceso-inusual.store';
import { AuditoriaController } from '../capabilities/auditoria/auditoria.controller';
import { AuditoriaService } from '../capabilities/auditoria/auditoria.service';
import { AuditoriaStore } from '../capabilities/auditoria/auditoria.store';
import { CambioController } from '../capabilities/cambio/cambio.controller';
import { CambioService } from '../capabilities/cambio/cambio.service';
import { CambioStore } from '../capabilities/cambio/cambio.store';
import { CatalogoController } from '../capabilities/catalogo/catalogo.controller';
import { ConcesionarioController } from '../capabilities/concesionario/concesionario.controller';
import {
  Concesionarios,
  DispositivosDeConcesionario,
  EjecutivosDeConcesionario,
} from '../capabilities/concesionario/concesionario.store';
import { DispositivoController } from '../capabilities/concesionario/dispositivo.controller';
import { EjecutivoConcesionarioController } from '../capabilities/concesionario/ejecutivo-concesionario.controller';
import { ActosDeCorreo } from '../capabilities/correo/correo.actos';
import { CorreoController } from '../capabilities/correo/correo.controller';
import { correosEnActo } from '../capabilities/correo/correo.en-acto';
import { CorreoService } from '../capabilities/correo/correo.service';
import { CorreoStore } from '../capabilities/correo/correo.store';
import { AccesoDeCuentas } from '../capabilities/cuenta-servicio/cuenta-servicio.acceso';
import { CuentaServicioController } from '../capabilities/cuenta-servicio/cuenta-servicio.controller';
import { CuentaServicioService } from '../capabilities/cuenta-servicio/cuenta-servicio.service';
import { CuentaServicioStore } from '../capabilities/cuenta-servicio/cuenta-servicio.store';
import { DerechoTitularService } from '../capabilities/derecho-titular/derecho-titular.actos';
import { DerechoTitularController } from '../capabilities/derecho-titular/derecho-titular.controller';
import { DerechoTitularStore } from '../capabilities/derecho-titular/derecho-titular.store';
import { ExportacionDeTitular } from '../capabilities/derecho-titular/titular.exportacion';
import { TitularStore } from '../capabilities/derecho-titular/titular.store';
import { destinosDe } from '../capabilities/importacion/destinos';
import { ExportacionController, ImportacionController } from '../capabilities/importacion/importacion.controller';
import { ErroresDeImportacion } from '../capabilities/importacion/importacion.errores';
import { ImportacionService } from '../capabilities/importacion/importacion.service';
import { ImportacionStore } from '../capabilities/importacion/importacion.store';
import { PlantillaService } from '../capabilities/importacion/plantilla.service';
import { DelegacionController } from '../capabilities/limite/delegacion.controller';
import { LimiteController } from '../capabilities/limite/limite.controller';
import { Delegaciones, Limites } from '../capabilities/limite/limite.store';
import { NotificacionController } from '../capabilities/notificacion/notificacion.controller';
import type { ParticipanteStore } from '../capabilities/participante/participante.store';
import { PlazoController } from '../capabilities/plazo/plazo.controller';
import { Plazos } from '../capabilities/plazo/plazo.store';
import { ReglaAdjudicacionController } from '../capabilities/regla-adjudicacion/regla-adjudicacion.controller';
import { ReglasDeAdjudicacion } from '../capabilities/regla-adjudicacion/regla-adjudicacion.store';
import { Codigos } from '../capabilities/sesion/codigos';
import { IdentidadStore } from '../capabilities/sesion/identidad.store';
import { Intentos } from '../capabilities/sesion/intentos';
import { IntentosStore } from '../capabilities/sesion/intentos.store';
import { IngresoConEmpresaController } from '../capabilities/sesion/oidc.controller';
import { IngresoConEmpresa } from '../capabilities/sesion/oidc.service';
import {
  SegundoFactorController,
  SegundoFactorDeUsuarioController,
} from '../capabilities/sesion/segundo-factor.controller';
import { SegundoFactorService } from '../capabilities/sesion/segundo-factor.service';
import { SegundoFactorStore } from '../capabilities/sesion/segundo-factor.store';
import { SesionController } from '../capabilities/sesion/sesion.controller';
import { SesionService } from '../capabilities/sesion/sesion.service';
import { SesionStore } from '../capabilities/sesion/sesion.store';
import { EnvioEventoService } from '../capabilities/suscripcion/envio-evento.actos';
import { EnvioEventoController, SuscripcionController } from '../capabilities/suscripcion/suscripcion.controller';
import { RepartoDeEventos } from '../capabilities/suscripcion/suscripcion.reparto';
import { Secretos } from '../capabilities/suscripcion/suscripcion.secretos';
import { SuscripcionService } from '../capabilities/suscripcion/suscripcion.service';
import { UsuarioController } from '../capabilities/usuario/usuario.controller';
import { UsuarioService } from '../capabilities/usuario/usuario.service';
import { VehiculoController } from '../capabilities/vehiculo/vehiculo.controller';
import { VehiculoStore } from '../capabilities/vehiculo/vehiculo.store';
import { VistaGuardadaController } from '../capabilities/vista-guardada/vista-guardada.controller';
import { VistaGuardadaService } from '../capabilities/vista-guardada/vista-guardada.service';
import { VistaGuardadaStore } from '../capabilities/vista-guardada/vista-guardada.store';
import { avisoDeCorreo } from '../outbox/notice';
import { Sender } from '../webhooks';
import type { Comun } from './comun';
import type { ControllerEntry, Platform } from './platform';

/** Who may enter, what they see of themselves, what the administrator does: users, audit, catalogues, imports. */
export function composeSistema(
  platform: Platform,
  comun: Comun,
  { participantes }: { participantes: ParticipanteStore },
) {
  const { accessBudget, accessLog, cipher, clock, config, dataSource, log, oidc, outbox, unitOfWork } = platform;
  const { acts, catalogo, enviosDeEventos, notificacion, usuarios } = comun;

  const sesiones = new SesionStore(dataSource);
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
  const empresa = oidc === null || config.oidc === undefined ? null : { provider: oidc, ajustes: config.oidc };
  const conEmpresa = new IngresoConEmpresa(
    unitOfWork,
    { usuarios, sesiones, identidades: new IdentidadStore() },
    sesion,
    cipher,
    clock,
    empresa,
  );
  const cuentas = new CuentaServicioStore(dataSource);
  const accesoDeCuentas = new AccesoDeCuentas(cuentas, clock, log);
  const cuenta = new CuentaServicioService(acts, cuentas, usuarios, clock);
  const usuario = new UsuarioService(acts, usuarios, sesiones);
  const auditoria = new AuditoriaService(new AuditoriaStore(dataSource), accessLog);
  const importacion = new ImportacionService(
    unitOfWork,
    new ImportacionStore(dataSource),
    dataSource,
    destinosDe(participantes),
    clock,
    log,
  );
  const plantillas = new PlantillaService(unitOfWork, dataSource, accessLog, clock);
  const erroresDeImportacion = new ErroresDeImportacion(importacion, accessLog);
  const concesionarios = new Concesionarios(unitOfWork);
  const ejecutivosDeConcesionario = new EjecutivosDeConcesionario(unitOfWork);
  const dispositivos = new DispositivosDeConcesionario(unitOfWork);
  const vehiculos = new VehiculoStore(dataSource);
  const vistas = new VistaGuardadaService(unitOfWork, new VistaGuardadaStore(dataSource));

  const correos = new CorreoStore(dataSource);
  const actosDeCorreo = new ActosDeCorreo(acts.on(correosEnActo(correos, outbox, config)), unitOfWork, outbox);

  const accesosInusuales = new AccesoInusualService(
    unitOfWork,
    new AccesoInusualStore(dataSource),
    usuarios,
    notificacion,
    accessLog,
  );
  accessBudget.onExceeded((excesos) => accesosInusuales.registrar(excesos));

  outbox.onGivenUp(async (tx, mensaje) => {
    const administradores = await usuarios.activeWithRole(tx.manager, 'Administrador del sistema');
    await notificacion.avisar(tx, administradores, {
      ...avisoDeCorreo(mensaje),
      asunto: asuntoDe('correo', mensaje.id),
    });
  });

  const sender = new Sender({ internal: config.webhook.redInterna, plainHttp: config.webhook.sinHttps });
  const secretos = new Secretos(cipher);
  const reparto = new RepartoDeEventos(comun, secretos, sender, unitOfWork, clock, log);
  enviosDeEventos.alNacer(() => reparto.wake());
  reparto.alFallar(async (tx, aviso) => {
    await notificacion.avisar(tx, await usuarios.activeWithRole(tx.manager, 'Administrador del sistema'), aviso);
  });
  const suscripcion = new SuscripcionService(
    acts,
    { ...comun, cuentas, nacimiento: enviosDeEventos },
    secretos,
    sender,
    clock,
  );
  const envio = new EnvioEventoService(acts, comun.envios, enviosDeEventos, config);

  const derechos = new DerechoTitularStore(dataSource);
  const titulares = new TitularStore(dataSource, cipher);
  const derecho = new DerechoTitularService(acts, derechos, titulares, comun.personas, {
    ...platform,
    suspensiones: comun.suspensiones,
  });
  const exportacion = new ExportacionDeTitular(derechos, titulares, comun.archivos, platform);

  const controllers: ControllerEntry[] = [
    [SesionController, () => new SesionController(sesion)],
    [IngresoConEmpresaController, () => new IngresoConEmpresaController(conEmpresa, config.contrasenas)],
    [SegundoFactorController, () => new SegundoFactorController(segundoFactor)],
    [SegundoFactorDeUsuarioController, () => new SegundoFactorDeUsuarioController(segundoFactor)],
    [CuentaServicioController, () => new CuentaServicioController(cuenta)],
    [SuscripcionController, () => new SuscripcionController(suscripcion)],
    [EnvioEventoController, () => new EnvioEventoController(envio)],
    [DerechoTitularController, () => new DerechoTitularController(derecho, exportacion)],
    [UsuarioController, () => new UsuarioController(usuario)],
    [AccesoInusualController, () => new AccesoInusualController(accesosInusuales)],
    [AccesoController, () => new AccesoController(accesosInusuales)],
    [AuditoriaController, () => new AuditoriaController(auditoria)],
    [CambioController, () => new CambioController(new CambioService(new CambioStore(dataSource), accessLog))],
    [CorreoController, () => new CorreoController(new CorreoService(correos, accessLog, config), actosDeCorreo)],
    [CatalogoController, () => new CatalogoController(catalogo)],
    [ConcesionarioController, () => new ConcesionarioController(concesionarios)],
    [EjecutivoConcesionarioController, () => new EjecutivoConcesionarioController(ejecutivosDeConcesionario)],
    [DispositivoController, () => new DispositivoController(dispositivos)],
    [LimiteController, () => new LimiteController(new Limites(unitOfWork))],
    [DelegacionController, () => new DelegacionController(new Delegaciones(unitOfWork))],
    [PlazoController, () => new PlazoController(new Plazos(unitOfWork))],
    [ReglaAdjudicacionController, () => new ReglaAdjudicacionController(new ReglasDeAdjudicacion(unitOfWork))],
    [VehiculoController, () => new VehiculoController(vehiculos)],
    [VistaGuardadaController, () => new VistaGuardadaController(vistas)],
    [NotificacionController, () => new NotificacionController(notificacion)],
    [
      ImportacionController,
      () => new ImportacionController(importacion, plantillas, erroresDeImportacion, platform.tables),
    ],
    [ExportacionController, () => new ExportacionController(plantillas)],
  ];
  return { sesion, sesiones, intentos: filasDeIntentos, accesoDeCuentas, importacion, reparto, controllers };
}
