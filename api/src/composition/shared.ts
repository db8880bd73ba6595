import type { Controller } from '@tsoa/runtime';
import { Acts } from '../act';
import { FreshFactor } from '../auth/fresh-factor';
import {
  AdjudicacionStore,
  AsignacionStore,
  CalendarioDeAdjudicaciones,
  SituacionDePlanes,
} from '../capabilities/adjudicacion';
import { Anexos } from '../capabilities/anexo';
import { ArchivoService } from '../capabilities/archivo/archivo.service';
import { ArchivoStore } from '../capabilities/archivo/archivo.store';
import { Barredor } from '../capabilities/archivo/barredor';
import { Cuarentena } from '../capabilities/archivo/cuarentena';
import { AsambleaStore } from '../capabilities/asamblea';
import { BorradorStore } from '../capabilities/borrador';
import { CarpetaStore } from '../capabilities/carpeta';
import { CartaStore, CartasDeEventos } from '../capabilities/carta-salida';
import { CasoStore, ReglasDelCaso } from '../capabilities/caso';
import { CodigosDeCatalogo, Espera, FeriadosDelAjuste } from '../capabilities/catalogo';
import { CatalogoStore } from '../capabilities/catalogo/catalogo.store';
import { ConstanciaStore } from '../capabilities/constancia';
import { CARPETA_DE_EXTRACTOS } from '../capabilities/constancia/constancia.copia';
import { ContratoStore } from '../capabilities/contrato';
import { CARPETA_DE_MODELOS } from '../capabilities/contrato/contrato.modelo';
import { CuentaServicioStore } from '../capabilities/cuenta-servicio/cuenta-servicio.store';
import { DecisionStore } from '../capabilities/decision';
import { DocumentoStore, ListaDeDocumentos, PedidoDeDocumentos, TipoDocumentoStore } from '../capabilities/documento';
import { CARPETA_DE_DOCUMENTOS } from '../capabilities/documento/documento.actos';
import { HechosDeDocumentosStore } from '../capabilities/documento/documento.hechos';
import { carpetasDeEmitidos, DocumentoEmitidoStore, EmisionDeDocumentos } from '../capabilities/documento-emitido';
import { EventoStore, HistorialStore } from '../capabilities/evento';
import { FormatoStore } from '../capabilities/formato';
import { GrupoStore } from '../capabilities/grupo';
import { IntervinienteStore } from '../capabilities/interviniente';
import { CoincidenciaStore } from '../capabilities/lista-control';
import { MedioStore } from '../capabilities/medio-aprobacion';
import { NotificacionService } from '../capabilities/notificacion/notificacion.service';
import { NotificacionStore } from '../capabilities/notificacion/notificacion.store';
import { OrdenStore } from '../capabilities/orden-de-compra';
import { PagareStore } from '../capabilities/pagare';
import { PapelStore } from '../capabilities/papel';
import { CARPETA_DE_FIRMADOS } from '../capabilities/papel/papel.actos';
import { ParticipanteStore } from '../capabilities/participante';
import { BuscadorDePersonas, PersonaStore, rechazoPorSuspension, Suspensiones } from '../capabilities/persona';
import { PlanStore } from '../capabilities/plan';
import { PlazosDelContrato } from '../capabilities/plazo';
import { cambiosDePrenda, PrendaStore } from '../capabilities/prenda';
import { ReferenciaStore } from '../capabilities/referencia/referencia.store';
import { SesionStore } from '../capabilities/sesion/sesion.store';
import { SolicitudStore } from '../capabilities/solicitud';
import { SorteoStore } from '../capabilities/sorteo';
import { EnviosDeEventos } from '../capabilities/suscripcion';
import { EnvioEventoStore } from '../capabilities/suscripcion/envio-evento.store';
import { SuscripcionStore } from '../capabilities/suscripcion/suscripcion.store';
import { TareaStore } from '../capabilities/tarea';
import { TareasDeEventos } from '../capabilities/tarea/tarea.eventos';
import { TareasDeEventosStore } from '../capabilities/tarea/tarea.eventos.store';
import { UsuarioStore } from '../capabilities/usuario/usuario.store';
import type { Platform } from '../platform';

/** The platform, and what several capabilities ask of others: their stores, acts, events, notices, files. A module names the parts that it uses. */
export type Shared = ReturnType<typeof composeShared>;

export function composeShared(platform: Platform) {
  const { accessLog, clock, config, dataSource, log, renderer, storage, unitOfWork } = platform;
  const filasDeArchivo = new ArchivoStore(dataSource);
  const cuarentena = new Cuarentena(storage, filasDeArchivo, clock, config.cuarentenaDias);
  const planes = new PlanStore(dataSource);
  const notificaciones = new NotificacionStore(dataSource);
  const notificacion = new NotificacionService(unitOfWork, notificaciones);
  const suscripciones = new SuscripcionStore(dataSource);
  const envios = new EnvioEventoStore(dataSource);
  const enviosDeEventos = new EnviosDeEventos(suscripciones, envios);
  const suspensiones = new Suspensiones(dataSource, clock);
  const carpetas = new CarpetaStore(dataSource, planes, config, suspensiones);
  const intervinientes = new IntervinienteStore(dataSource);
  const cartas = new CartaStore(dataSource, intervinientes);
  const pedidos = new PedidoDeDocumentos(carpetas, planes, log);
  // each event gives birth to its tasks and to its messages, and an approval brings its plans into the list of exit letters, in the same transaction
  const eventos = new EventoStore(
    new TareasDeEventos(new TareasDeEventosStore(), notificacion, log),
    new CartasDeEventos(cartas, planes, pedidos),
    enviosDeEventos,
  );
  const archivos = new ArchivoService(storage, filasDeArchivo, cuarentena, log);
  const segundoFactor = new FreshFactor(config.segundoFactor, clock);
  const emitidos = new DocumentoEmitidoStore(dataSource);
  const feriados = new FeriadosDelAjuste(dataSource, config);
  const hechosDeDocumentos = new HechosDeDocumentosStore(dataSource);
  const tiposDeDocumento = new TipoDocumentoStore(dataSource);
  const borradores = new BorradorStore(dataSource, config.retencion.borradoresDias);
  const documentos = new ListaDeDocumentos(unitOfWork, carpetas, hechosDeDocumentos, tiposDeDocumento, eventos);
  const alGuardar = { borradores, documentos, eventos };
  const solicitudes = new SolicitudStore(dataSource);
  const casos = new CasoStore(dataSource, intervinientes);
  const papeles = new PapelStore(dataSource);
  const prendas = new PrendaStore(dataSource, intervinientes);
  const adjudicaciones = new AdjudicacionStore(dataSource);
  const plazos = new PlazosDelContrato(dataSource);
  const calendario = new CalendarioDeAdjudicaciones(feriados, plazos, clock);
  const personas = new PersonaStore(dataSource);
  return {
    ...platform,
    adjudicaciones,
    asambleas: new AsambleaStore(dataSource),
    asignaciones: new AsignacionStore(),
    borradores,
    buscador: new BuscadorDePersonas(personas),
    calendario,
    carpetas,
    cartas,
    casos,
    catalogo: new CatalogoStore(dataSource),
    codigos: new CodigosDeCatalogo(dataSource),
    coincidencias: new CoincidenciaStore(dataSource),
    constancias: new ConstanciaStore(dataSource),
    contratos: new ContratoStore(dataSource),
    cuentas: new CuentaServicioStore(dataSource),
    decisiones: new DecisionStore(dataSource, config),
    documentos: new DocumentoStore(dataSource),
    emitidos,
    envios,
    formatos: new FormatoStore(dataSource),
    grupos: new GrupoStore(dataSource),
    hechosDeDocumentos,
    historial: new HistorialStore(dataSource),
    intervinientes,
    medios: new MedioStore(dataSource),
    notificaciones,
    ordenes: new OrdenStore(dataSource),
    pagares: new PagareStore(dataSource, intervinientes),
    papeles,
    participantes: new ParticipanteStore(dataSource),
    pedidos,
    personas,
    planes,
    prendas,
    referencias: new ReferenciaStore(dataSource),
    sesiones: new SesionStore(dataSource),
    solicitudes,
    sorteos: new SorteoStore(dataSource),
    suscripciones,
    tareas: new TareaStore(dataSource),
    tiposDeDocumento,
    usuarios: new UsuarioStore(dataSource),

    acts: new Acts(
      unitOfWork,
      eventos,
      notificacion,
      { soloPropios: config.soloPropios, cuatroOjos: config.cuatroOjos, suspensiones },
      segundoFactor,
      async (manager, targets) => rechazoPorSuspension(manager, await targets()),
    ),
    segundoFactor,
    /** What saving a form does beside it. */
    alGuardar,
    anexos: new Anexos(planes, carpetas, solicitudes, alGuardar, accessLog),
    archivos,
    barredor: new Barredor(platform, filasDeArchivo, cuarentena, [
      ...carpetasDeEmitidos(),
      CARPETA_DE_DOCUMENTOS,
      CARPETA_DE_FIRMADOS,
      CARPETA_DE_MODELOS,
      CARPETA_DE_EXTRACTOS,
    ]),
    /** Everything the program prints. */
    emision: new EmisionDeDocumentos(emitidos, archivos, renderer, accessLog, clock, config.brand),
    enviosDeEventos,
    espera: new Espera(feriados, clock),
    eventos,
    feriados,
    notificacion,
    plazos,
    /** Rules before what can't be undone. */
    reglasDelCaso: new ReglasDelCaso(
      casos,
      planes,
      { papeles, cambiosDePrenda: cambiosDePrenda(prendas, clock) },
      config.impiden,
    ),
    situaciones: new SituacionDePlanes(adjudicaciones, calendario),
    suspensiones,
  };
}

/** A controller is made for one request (http/ioc.ts) from services that live as long as the application. */
export const controller = <Services extends unknown[]>(
  Class: new (...services: Services) => Controller,
  ...services: Services
): readonly [unknown, () => Controller] => [Class, () => new Class(...services)];
