import { ArchivoService } from '../capabilities/archivo/archivo.service';
import { ArchivoStore } from '../capabilities/archivo/archivo.store';
import { CarpetaStore } from '../capabilities/carpeta/carpeta.store';
import { FeriadosDelAjuste } from '../capabilities/catalogo';
import { CodigosDeCatalogo } from '../capabilities/catalogo/catalogo.codigos';
import { CatalogoStore } from '../capabilities/catalogo/catalogo.store';
import { EventoStore } from '../capabilities/evento/evento.store';
import { MedioStore } from '../capabilities/medio-aprobacion';
import { NotificacionService } from '../capabilities/notificacion/notificacion.service';
import { NotificacionStore } from '../capabilities/notificacion/notificacion.store';
import { PersonaStore } from '../capabilities/persona/persona.store';
import { AsignacionStore, PlanStore } from '../capabilities/plan';
import { TareasDeEventos } from '../capabilities/tarea/tarea.nacimiento';
import { NacimientoStore } from '../capabilities/tarea/tarea.nacimiento.store';
import { UsuarioStore } from '../capabilities/usuario/usuario.store';
import type { Platform } from './platform';

/** What several areas ask: people, plans, folders, events, notices, files, catalogues. */
export type Comun = ReturnType<typeof composeComun>;

export function composeComun({ config, dataSource, log, storage, unitOfWork }: Platform) {
  const planes = new PlanStore(dataSource);
  const notificaciones = new NotificacionStore(dataSource);
  const notificacion = new NotificacionService(unitOfWork, notificaciones);
  return {
    usuarios: new UsuarioStore(dataSource),
    personas: new PersonaStore(dataSource),
    planes,
    carpetas: new CarpetaStore(dataSource, planes, config),
    asignaciones: new AsignacionStore(),
    medios: new MedioStore(dataSource),
    notificaciones,
    notificacion,
    /** Each event gives birth to its tasks in the same transaction. */
    eventos: new EventoStore(new TareasDeEventos(new NacimientoStore(), notificacion)),
    archivos: new ArchivoService(storage, new ArchivoStore(dataSource), log),
    catalogo: new CatalogoStore(dataSource),
    codigos: new CodigosDeCatalogo(dataSource),
    feriados: new FeriadosDelAjuste(dataSource, config),
  };
}
