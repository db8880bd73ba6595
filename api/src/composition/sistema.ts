import { asuntoDe } from '@adjudica/domain';
import { Tokens } from '../auth/tokens';
import { AccesoController, AccesoInusualController } from '../capabilities/acceso-inusual/acceso-inusual.controller';
import { AccesoInusualService } from '../capabilities/acceso-inusual/acceso-inusual.service';
import { AccesoInusualStore } from '../capabilities/acceso-inusual/acceso-inusual.store';
import { AuditoriaController } from '../capabilities/auditoria/auditoria.controller';
import { AuditoriaService } from '../capabilities/auditoria/auditoria.service';
import { AuditoriaStore } from '../capabilities/auditoria/auditoria.store';
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
import { Intentos } from '../capabilities/sesion/intentos';
import { IntentosStore } from '../capabilities/sesion/intentos.store';
import { SesionController } from '../capabilities/sesion/sesion.controller';
import { SesionService } from '../capabilities/sesion/sesion.service';
import { SesionStore } from '../capabilities/sesion/sesion.store';
import { UsuarioController } from '../capabilities/usuario/usuario.controller';
import { UsuarioService } from '../capabilities/usuario/usuario.service';
import { VehiculoController } from '../capabilities/vehiculo/vehiculo.controller';
import { VehiculoStore } from '../capabilities/vehiculo/vehiculo.store';
import { VistaGuardadaController } from '../capabilities/vista-guardada/vista-guardada.controller';
import { VistaGuardadaService } from '../capabilities/vista-guardada/vista-guardada.service';
import { VistaGuardadaStore } from '../capabilities/vista-guardada/vista-guardada.store';
import { avisoDeCorreo } from '../outbox/notice';
import type { Comun } from './comun';
import type { ControllerEntry, Platform } from './platform';

/** Who may enter, what they see of themselves, what the administrator does: users, audit, catalogues, imports. */
export function composeSistema(
  platform: Platform,
  comun: Comun,
  { participantes }: { participantes: ParticipanteStore },
) {
  const { accessBudget, accessLog, clock, config, dataSource, log, outbox, unitOfWork } = platform;
  const { acts, catalogo, notificacion, usuarios } = comun;

  const sesiones = new SesionStore(dataSource);
  const intentos = new IntentosStore(dataSource);
  const sesion = new SesionService(
    unitOfWork,
    { sesiones, usuarios },
    new Intentos(intentos, clock, log),
    new Tokens(config.jwtSecret, clock),
    clock,
    log,
  );
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

  const controllers: ControllerEntry[] = [
    [SesionController, () => new SesionController(sesion)],
    [UsuarioController, () => new UsuarioController(usuario)],
    [AccesoInusualController, () => new AccesoInusualController(accesosInusuales)],
    [AccesoController, () => new AccesoController(accesosInusuales)],
    [AuditoriaController, () => new AuditoriaController(auditoria)],
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
    [ImportacionController, () => new ImportacionController(importacion, plantillas, erroresDeImportacion)],
    [ExportacionController, () => new ExportacionController(plantillas)],
  ];
  return { sesion, sesiones, intentos, importacion, controllers };
}
