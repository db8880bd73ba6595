import { Acts } from '../act';
import { FreshFactor } from '../auth/fresh-factor';
import { AsignacionStore } from '../capabilities/adjudicacion';
import { ArchivoService } from '../capabilities/archivo/archivo.service';
import { ArchivoStore } from '../capabilities/archivo/archivo.store';
import { Barredor } from '../capabilities/archivo/barredor';
import { Cuarentena } from '../capabilities/archivo/cuarentena';
import { CarpetaStore } from '../capabilities/carpeta/carpeta.store';
import { CartaStore, CartasDeEventos } from '../capabilities/carta-salida';
import { Espera, FeriadosDelAjuste } from '../capabilities/catalogo';
import { CodigosDeCatalogo } from '../capabilities/catalogo/catalogo.codigos';
import { CatalogoStore } from '../capabilities/catalogo/catalogo.store';
import { PedidoDeDocumentos } from '../capabilities/documento';
import { CARPETA_DE_DOCUMENTOS } from '../capabilities/documento/documento.actos';
import { carpetasDeEmitidos, DocumentoEmitidoStore, EmisionDeDocumentos } from '../capabilities/documento-emitido';
import { EventoStore } from '../capabilities/evento/evento.store';
import { MedioStore } from '../capabilities/medio-aprobacion';
import { NotificacionService } from '../capabilities/notificacion/notificacion.service';
import { NotificacionStore } from '../capabilities/notificacion/notificacion.store';
import { rechazoPorSuspension, Suspensiones } from '../capabilities/persona';
import { PersonaStore } from '../capabilities/persona/persona.store';
import { PlanStore } from '../capabilities/plan';
import { PlazosDelContrato } from '../capabilities/plazo';
import { EnviosDeEventos } from '../capabilities/suscripcion';
import { EnvioEventoStore } from '../capabilities/suscripcion/envio-evento.store';
import { SuscripcionStore } from '../capabilities/suscripcion/suscripcion.store';
import { TareasDeEventos } from '../capabilities/tarea/tarea.nacimiento';
import { NacimientoStore } from '../capabilities/tarea/tarea.nacimiento.store';
import { UsuarioStore } from '../capabilities/usuario/usuario.store';
import type { Platform } from './platform';

/** What several areas ask: people, plans, folders, events, notices, files, catalogues. */
export type Comun = ReturnType<typeof composeComun>;

export function composeComun(platform: Platform) {
  const { accessLog, clock, config, dataSource, log, renderer, storage, unitOfWork } = platform;
  const filasDeArchivo = new ArchivoStore(dataSource);
  const cuarentena = new Cuarentena(storage, filasDeArchivo, clock, config.cuarentenaDias);
  const planes = new PlanStore(dataSource);
  const notificaciones = new NotificacionStore(dataSource);
  const notificacion = new NotificacionService(unitOfWork, notificaciones);
  const suscripciones = new SuscripcionStore(dataSource);
  const envios = new EnvioEventoStore(dataSource);
  const enviosDeEventos = new EnviosDeEventos(suscripciones, envios);
  // each event gives birth to its tasks and to its messages, and an approval brings its plans into the list of exit letters, in the same transaction
  const suspensiones = new Suspensiones(dataSource, clock);
  const carpetas = new CarpetaStore(dataSource, planes, config, suspensiones);
  const cartas = new CartaStore(dataSource);
  const eventos = new EventoStore(
    new TareasDeEventos(new NacimientoStore(), notificacion, log),
    new CartasDeEventos(cartas, planes, new PedidoDeDocumentos(carpetas, log)),
    enviosDeEventos,
  );
  const archivos = new ArchivoService(storage, filasDeArchivo, cuarentena, log);
  const segundoFactor = new FreshFactor(config.segundoFactor, clock);
  const emitidos = new DocumentoEmitidoStore(dataSource);
  const feriados = new FeriadosDelAjuste(dataSource, config);
  return {
    usuarios: new UsuarioStore(dataSource),
    personas: new PersonaStore(dataSource),
    planes,
    carpetas,
    cartas,
    asignaciones: new AsignacionStore(),
    medios: new MedioStore(dataSource),
    notificaciones,
    notificacion,
    eventos,
    suscripciones,
    envios,
    enviosDeEventos,
    suspensiones,
    acts: new Acts(
      unitOfWork,
      eventos,
      notificacion,
      { soloPropios: config.soloPropios, cuatroOjos: config.cuatroOjos, suspensiones },
      segundoFactor,
      async (manager, targets) => rechazoPorSuspension(manager, await targets()),
    ),
    segundoFactor,
    archivos,
    emitidos,
    /** Everything the program prints. */
    emision: new EmisionDeDocumentos(emitidos, archivos, renderer, accessLog, clock, config.brand),
    barredor: new Barredor(platform, filasDeArchivo, cuarentena, [...carpetasDeEmitidos(), CARPETA_DE_DOCUMENTOS]),
    catalogo: new CatalogoStore(dataSource),
    codigos: new CodigosDeCatalogo(dataSource),
    feriados,
    plazos: new PlazosDelContrato(dataSource),
    espera: new Espera(feriados, clock),
  };
}
