import { join } from 'node:path';
import type { Controller } from '@tsoa/runtime';
import type { DataSource } from 'typeorm';
import { AccessLog } from './audit/access-log';
import { AuditSealer } from './audit/sealer';
import { Tokens } from './auth/tokens';
import { openBuro } from './buro';
import { ActaController } from './capabilities/acta/acta.controller';
import { CARPETA_DE_ACTAS, EmisionDeActa } from './capabilities/acta/acta.emision';
import { GeneracionDeActa } from './capabilities/acta/acta.generar';
import { RegeneracionDeActa } from './capabilities/acta/acta.regenerar';
import { ActaService } from './capabilities/acta/acta.service';
import { ActaStore } from './capabilities/acta/acta.store';
import { Turnos } from './capabilities/acta/turnos';
import { AdjudicacionController, EjecutivoController } from './capabilities/adjudicacion/adjudicacion.controller';
import { AdjudicacionService } from './capabilities/adjudicacion/adjudicacion.service';
import { AdjudicacionStore } from './capabilities/adjudicacion/adjudicacion.store';
import { SIN_COMPROMISOS } from './capabilities/adjudicacion/adjudicacion.view';
import { Anexos, FichaStore } from './capabilities/anexo';
import { ArchivoService } from './capabilities/archivo/archivo.service';
import { ArchivoStore } from './capabilities/archivo/archivo.store';
import { BarridoDeArchivos } from './capabilities/archivo/barrido';
import { CalendarioDeAsambleas } from './capabilities/asamblea/asamblea.calendario';
import { AsambleaController } from './capabilities/asamblea/asamblea.controller';
import { AsambleaService } from './capabilities/asamblea/asamblea.service';
import { AsambleaStore } from './capabilities/asamblea/asamblea.store';
import { AuditoriaController } from './capabilities/auditoria/auditoria.controller';
import { AuditoriaService } from './capabilities/auditoria/auditoria.service';
import { AuditoriaStore } from './capabilities/auditoria/auditoria.store';
import { BorradorController } from './capabilities/borrador/borrador.controller';
import { BorradorService } from './capabilities/borrador/borrador.service';
import { BorradorStore } from './capabilities/borrador/borrador.store';
import { BuroController } from './capabilities/buro/buro.controller';
import { PreguntasAlBuro } from './capabilities/buro/buro.preguntas';
import { BuroService } from './capabilities/buro/buro.service';
import { BuroStore } from './capabilities/buro/buro.store';
import { CarpetaController } from './capabilities/carpeta/carpeta.controller';
import { EnvioStore } from './capabilities/carpeta/carpeta.envios';
import { HechosDeCarpetaStore } from './capabilities/carpeta/carpeta.hechos';
import { ResolucionDeCarpetas } from './capabilities/carpeta/carpeta.resolver';
import { CarpetaService } from './capabilities/carpeta/carpeta.service';
import { CarpetaStore } from './capabilities/carpeta/carpeta.store';
import { TableroDeCarpetas } from './capabilities/carpeta/carpeta.tablero';
import { TableroStore } from './capabilities/carpeta/carpeta.tablero.store';
import { FeriadosDelAjuste } from './capabilities/catalogo';
import { CodigosDeCatalogo } from './capabilities/catalogo/catalogo.codigos';
import { CatalogoController } from './capabilities/catalogo/catalogo.controller';
import { CatalogoStore } from './capabilities/catalogo/catalogo.store';
import { fichaDeConyuge } from './capabilities/conyuge';
import { ConyugeController } from './capabilities/conyuge/conyuge.controller';
import { ConyugeService } from './capabilities/conyuge/conyuge.service';
import { fichaDeDepositario } from './capabilities/depositario';
import { DepositarioController } from './capabilities/depositario/depositario.controller';
import { DepositarioService } from './capabilities/depositario/depositario.service';
import { DocumentoController, TipoDocumentoController } from './capabilities/documento/documento.controller';
import { HechosDeDocumentosStore } from './capabilities/documento/documento.hechos';
import { ListaDeDocumentos } from './capabilities/documento/documento.lista';
import { DocumentoService } from './capabilities/documento/documento.service';
import { DocumentoStore } from './capabilities/documento/documento.store';
import { CARPETA_DE_DOCUMENTOS, SubidaDeDocumento } from './capabilities/documento/documento.subida';
import { CarpetaEnPdf } from './capabilities/documento/documento.union';
import { VisorDeDocumentos } from './capabilities/documento/documento.visor';
import {
  DocumentosClienteController,
  DocumentosDePlanController,
} from './capabilities/documento/documentos-cliente.controller';
import { TipoDocumentoStore } from './capabilities/documento/tipo-documento.store';
import { HistorialStore } from './capabilities/evento';
import { EventoController } from './capabilities/evento/evento.controller';
import { HistorialService } from './capabilities/evento/evento.service';
import { EventoStore } from './capabilities/evento/evento.store';
import { fichaDeFinanzas } from './capabilities/finanzas';
import { FinanzasController } from './capabilities/finanzas/finanzas.controller';
import { FinanzasService } from './capabilities/finanzas/finanzas.service';
import { GaranteController } from './capabilities/garante/garante.controller';
import { GaranteService } from './capabilities/garante/garante.service';
import { GaranteStore } from './capabilities/garante/garante.store';
import { GrupoController } from './capabilities/grupo/grupo.controller';
import { GrupoStore } from './capabilities/grupo/grupo.store';
import { destinosDe } from './capabilities/importacion/destinos';
import { ExportacionController, ImportacionController } from './capabilities/importacion/importacion.controller';
import { ImportacionService } from './capabilities/importacion/importacion.service';
import { ImportacionStore } from './capabilities/importacion/importacion.store';
import { PlantillaService } from './capabilities/importacion/plantilla.service';
import { MemoController } from './capabilities/memo/memo.controller';
import { MemoService } from './capabilities/memo/memo.service';
import { EstadoDeCuentaEnPdf } from './capabilities/movimiento/estado-cuenta';
import { CuotaController, MovimientoController } from './capabilities/movimiento/movimiento.controller';
import { MovimientoService } from './capabilities/movimiento/movimiento.service';
import { MovimientoStore } from './capabilities/movimiento/movimiento.store';
import { NotificacionController } from './capabilities/notificacion/notificacion.controller';
import { NotificacionService } from './capabilities/notificacion/notificacion.service';
import { NotificacionStore } from './capabilities/notificacion/notificacion.store';
import { ParticipanteController } from './capabilities/participante/participante.controller';
import { ExportesDeParticipantes } from './capabilities/participante/participante.exportes';
import { ExportesDeParticipantesController } from './capabilities/participante/participante.exportes.controller';
import { MarcasDeParticipante } from './capabilities/participante/participante.marcas';
import { ParticipanteService } from './capabilities/participante/participante.service';
import { ParticipanteStore } from './capabilities/participante/participante.store';
import { PersonaController } from './capabilities/persona/persona.controller';
import { PersonaService } from './capabilities/persona/persona.service';
import { PersonaStore } from './capabilities/persona/persona.store';
import { AsignacionStore, PlanStore } from './capabilities/plan';
import { PlanController } from './capabilities/plan/plan.controller';
import { ExpedienteDePlan, SIN_LEGAL } from './capabilities/plan/plan.expediente';
import { PlanService } from './capabilities/plan/plan.service';
import { RecorridoController } from './capabilities/recorrido/recorrido.controller';
import { RecorridoService } from './capabilities/recorrido/recorrido.service';
import { ReferenciaController } from './capabilities/referencia/referencia.controller';
import { ReferenciaService } from './capabilities/referencia/referencia.service';
import { ReferenciaStore } from './capabilities/referencia/referencia.store';
import { ResumenDiario } from './capabilities/resumen/resumen.diario';
import { RiesgoStore } from './capabilities/riesgo';
import { RiesgoController } from './capabilities/riesgo/riesgo.controller';
import { HechosDeRiesgoStore } from './capabilities/riesgo/riesgo.hechos';
import { RiesgoService } from './capabilities/riesgo/riesgo.service';
import { SesionController } from './capabilities/sesion/sesion.controller';
import { SesionService } from './capabilities/sesion/sesion.service';
import { SesionStore } from './capabilities/sesion/sesion.store';
import { SolicitudController } from './capabilities/solicitud/solicitud.controller';
import { Expedientes } from './capabilities/solicitud/solicitud.expediente';
import { CARPETA_DE_SOLICITUDES, GeneracionDeSolicitud } from './capabilities/solicitud/solicitud.generar';
import { HechosDeSolicitud } from './capabilities/solicitud/solicitud.hechos';
import { SolicitudService } from './capabilities/solicitud/solicitud.service';
import { SolicitudStore } from './capabilities/solicitud/solicitud.store';
import { TareaStore } from './capabilities/tarea';
import { TareaController, TipoDeTareaController } from './capabilities/tarea/tarea.controller';
import { TareasDeEventos } from './capabilities/tarea/tarea.nacimiento';
import { NacimientoStore } from './capabilities/tarea/tarea.nacimiento.store';
import { TareaService } from './capabilities/tarea/tarea.service';
import { UsuarioController } from './capabilities/usuario/usuario.controller';
import { UsuarioService } from './capabilities/usuario/usuario.service';
import { UsuarioStore } from './capabilities/usuario/usuario.store';
import { type Clock, systemClock } from './clock';
import type { Config } from './config';
import { Cipher } from './crypto/cipher';
import { type DatabaseOptions, openDatabase } from './db/data-source';
import { UnitOfWork } from './db/unit-of-work';
import { Purge } from './http/purge';
import { createLogger, type Logger } from './log';
import { type Mailer, openMailer } from './mail';
import { Outbox } from './outbox/outbox';
import { Renderer } from './pdf';
import { UnionDePdf } from './pdf/union';
import { openStorage, type Storage } from './storage';
import { RecepcionDeArchivos, TemporaryFiles } from './uploads';

// biome-ignore lint/suspicious/noExplicitAny: a controller's constructor takes its own services
type ControllerClass = new (...services: any[]) => Controller;

/** One running application: what `main`, the commands and the tests hold. */
export interface House {
  readonly config: Config;
  readonly log: Logger;
  readonly dataSource: DataSource;
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  readonly sesion: SesionService;
  readonly importacion: ImportacionService;
  readonly controllers: ReadonlyMap<unknown, () => Controller>;
  /** Background work: outbox, audit sealer, access buffer. Started by `main`, stepped by hand in tests. */
  readonly background: readonly Background[];
  readonly accessLog: AccessLog;
  readonly outbox: Outbox;
  readonly storage: Storage;
  /** What only this program reads in the database. */
  readonly cipher: Cipher;
  /** Where uploads lie while their request lives. */
  readonly uploads: TemporaryFiles;
  /** Judges what was received; the uploading capabilities ask it before they store anything. */
  readonly recepcion: RecepcionDeArchivos;
  readonly mailer: Mailer;
  readonly renderer: Renderer;
  /** The demo issues real minutes with it; fault tests kill it half-way. */
  readonly generacion: GeneracionDeActa;
  /** What hangs on an application: the demo fills folders with them. */
  readonly expediente: {
    readonly solicitud: SolicitudService;
    readonly generacion: GeneracionDeSolicitud;
    readonly conyuge: ConyugeService;
    readonly finanzas: FinanzasService;
    readonly referencia: ReferenciaService;
    readonly depositario: DepositarioService;
    readonly documento: DocumentoService;
    readonly subida: SubidaDeDocumento;
    readonly carpeta: CarpetaService;
    readonly tarea: TareaService;
    readonly riesgo: RiesgoService;
  };
  /** Stops taking work, flushes buffers, closes browser and database. */
  close(): Promise<void>;
}

export interface Background {
  start(): void;
  /** Runs one round now. */
  step(): Promise<void>;
  stop(): Promise<void>;
}

export interface Overrides {
  clock?: Clock;
  log?: Logger;
  database?: Partial<DatabaseOptions>;
  /** Fault tests put a failing one in its place. */
  storage?: Storage;
  mailer?: Mailer;
  renderer?: Renderer;
}

/** The only file that says `new` for services. */
export async function compose(config: Config, overrides: Overrides = {}): Promise<House> {
  const log = overrides.log ?? createLogger(config);
  const clock = overrides.clock ?? systemClock;
  const dataSource = await openDatabase({ url: config.databaseUrl, ...overrides.database });
  const unitOfWork = new UnitOfWork(dataSource, clock);
  const accessLog = new AccessLog(dataSource, clock, log);
  const cipher = new Cipher(config.dataKey);
  const sealer = new AuditSealer(dataSource, unitOfWork, log);
  const storage = overrides.storage ?? openStorage(config.storageUrl);
  const uploads = new TemporaryFiles(join(config.dataDir, 'subidas'), clock, log);
  const recepcion = new RecepcionDeArchivos();
  const mailer =
    overrides.mailer ?? openMailer({ smtpUrl: config.smtpUrl, outboxDir: config.outboxDir, from: config.mailFrom });
  const outbox = new Outbox(dataSource, mailer, clock, log);
  const renderer =
    overrides.renderer ??
    new Renderer({
      ...(config.chromiumPath === undefined ? {} : { chromium: config.chromiumPath }),
      now: () => clock.now(),
    });

  const usuarioStore = new UsuarioStore(dataSource);
  const sesionStore = new SesionStore(dataSource);
  const sesion = new SesionService(
    unitOfWork,
    sesionStore,
    usuarioStore,
    new Tokens(config.jwtSecret, clock),
    clock,
    log,
  );
  const usuario = new UsuarioService(unitOfWork, usuarioStore, sesionStore);
  const auditoria = new AuditoriaService(new AuditoriaStore(dataSource), accessLog);
  const catalogo = new CatalogoStore(dataSource);
  const personas = new PersonaStore(dataSource);
  const planes = new PlanStore(dataSource, clock);
  const persona = new PersonaService(personas, planes, accessLog, clock);
  const notificaciones = new NotificacionStore(dataSource);
  const notificacion = new NotificacionService(unitOfWork, notificaciones);

  const grupos = new GrupoStore(dataSource);
  const asambleas = new AsambleaStore(dataSource);
  const participantes = new ParticipanteStore(dataSource);
  const asamblea = new AsambleaService(unitOfWork, asambleas, grupos, participantes, catalogo, clock);
  const participante = new ParticipanteService(participantes, accessLog);
  const marcas = new MarcasDeParticipante(unitOfWork, participantes, asambleas);

  const importacion = new ImportacionService(
    unitOfWork,
    new ImportacionStore(dataSource),
    dataSource,
    destinosDe(participantes),
    clock,
    log,
  );
  const plantillas = new PlantillaService(unitOfWork, dataSource, clock);

  const archivos = new ArchivoService(storage, new ArchivoStore(dataSource), log);
  const actas = new ActaStore(dataSource);
  const adjudicaciones = new AdjudicacionStore(dataSource);
  const carpetas = new CarpetaStore(dataSource, planes, config);
  const eventos = new EventoStore(new TareasDeEventos(new NacimientoStore(), notificacion));
  const historial = new HistorialStore(dataSource);
  const tareas = new TareaStore(dataSource);
  const tarea = new TareaService(unitOfWork, tareas, planes, eventos, notificacion, accessLog, clock, config);
  const feriados = new FeriadosDelAjuste(dataSource, config);
  const recorrido = new RecorridoService(planes, historial, tareas, feriados, accessLog, clock);
  const asignaciones = new AsignacionStore();
  const { brand } = config;
  const turnos = new Turnos();
  const emision = new EmisionDeActa(
    actas,
    adjudicaciones,
    archivos,
    carpetas,
    asignaciones,
    eventos,
    notificacion,
    outbox,
    brand,
  );
  const generacion = new GeneracionDeActa(
    unitOfWork,
    asambleas,
    participantes,
    emision,
    archivos,
    renderer,
    clock,
    brand,
    turnos,
  );
  const regeneracion = new RegeneracionDeActa(
    unitOfWork,
    asambleas,
    participantes,
    actas,
    adjudicaciones,
    carpetas,
    eventos,
    catalogo,
    generacion,
    emision,
    brand,
    turnos,
  );
  const acta = new ActaService(actas, archivos, accessLog);
  const calendario = new CalendarioDeAsambleas(asamblea, accessLog, clock);
  const exportes = new ExportesDeParticipantes(participantes, asambleas, renderer, accessLog, clock, brand);
  const memo = new MemoService(asambleas, grupos, renderer, accessLog, clock, brand);
  const adjudicacion = new AdjudicacionService(
    unitOfWork,
    adjudicaciones,
    asambleas,
    participantes,
    carpetas,
    asignaciones,
    usuarioStore,
    eventos,
    async () => SIN_COMPROMISOS,
    accessLog,
    feriados,
    clock,
  );

  const tiposDeDocumento = new TipoDocumentoStore(dataSource);
  const hechosDeDocumentos = new HechosDeDocumentosStore(dataSource);
  const listaDeDocumentos = new ListaDeDocumentos(unitOfWork, carpetas, hechosDeDocumentos, tiposDeDocumento, eventos);

  const codigos = new CodigosDeCatalogo(dataSource);
  const borradores = new BorradorStore(dataSource);
  const borrador = new BorradorService(unitOfWork, borradores, planes, cipher, accessLog, log);
  const consultasDeBuro = new BuroStore(dataSource);
  const servicioDeBuro = openBuro(config.buro, clock, log);
  const preguntas = new PreguntasAlBuro(
    unitOfWork,
    consultasDeBuro,
    planes,
    personas,
    servicioDeBuro,
    cipher,
    log,
    config.buro,
  );
  const buro = new BuroService(
    unitOfWork,
    consultasDeBuro,
    preguntas,
    servicioDeBuro,
    cipher,
    accessLog,
    clock,
    config.buro,
  );
  const solicitudes = new SolicitudStore(dataSource);
  const expedientes = new Expedientes(planes, carpetas, personas, solicitudes, eventos, dataSource);
  const solicitud = new SolicitudService(
    unitOfWork,
    expedientes,
    solicitudes,
    carpetas,
    personas,
    codigos,
    borradores,
    eventos,
    listaDeDocumentos,
    accessLog,
    clock,
  );

  const anexos = new Anexos(planes, carpetas, solicitudes, eventos, borradores, listaDeDocumentos, accessLog);
  const fichasDeConyuge = new FichaStore(dataSource, fichaDeConyuge);
  const fichasDeFinanzas = new FichaStore(dataSource, fichaDeFinanzas);
  const referencias = new ReferenciaStore(dataSource);
  const conyuge = new ConyugeService(unitOfWork, fichasDeConyuge, anexos, codigos, clock);
  const depositario = new DepositarioService(unitOfWork, new FichaStore(dataSource, fichaDeDepositario), anexos);
  const finanzas = new FinanzasService(unitOfWork, fichasDeFinanzas, anexos);
  const referencia = new ReferenciaService(unitOfWork, referencias, anexos, codigos);
  const garante = new GaranteService(
    unitOfWork,
    new GaranteStore(dataSource),
    solicitudes,
    personas,
    borradores,
    anexos,
    accessLog,
  );
  const hechosDeSolicitud = new HechosDeSolicitud(
    codigos,
    {
      conyuge: async (id) => (await fichasDeConyuge.get(id))?.valores ?? null,
      finanzas: async (id) => (await fichasDeFinanzas.get(id))?.valores ?? null,
      referencias: (id) => referencias.deSolicitud(id),
    },
    brand,
  );
  const generacionDeSolicitud = new GeneracionDeSolicitud(
    unitOfWork,
    expedientes,
    solicitudes,
    carpetas,
    hechosDeSolicitud,
    archivos,
    renderer,
    eventos,
    accessLog,
    clock,
  );

  const documentos = new DocumentoStore(dataSource);
  const documento = new DocumentoService(
    unitOfWork,
    documentos,
    tiposDeDocumento,
    hechosDeDocumentos,
    planes,
    carpetas,
    archivos,
    eventos,
    accessLog,
    config,
  );
  const subida = new SubidaDeDocumento(
    unitOfWork,
    documento,
    documentos,
    planes,
    carpetas,
    recepcion,
    archivos,
    eventos,
    config,
  );
  const visor = new VisorDeDocumentos(dataSource, accessLog, clock);
  const union = new UnionDePdf();
  const carpetaEnPdf = new CarpetaEnPdf(
    documentos,
    planes,
    archivos,
    union,
    renderer,
    uploads,
    accessLog,
    clock,
    brand,
  );

  const riesgos = new RiesgoStore(dataSource);
  const riesgo = new RiesgoService(
    unitOfWork,
    riesgos,
    new HechosDeRiesgoStore(planes, (cedula, manager) => consultasDeBuro.ultimoPuntaje(cedula, manager)),
    planes,
    carpetas,
    eventos,
    accessLog,
    config,
  );
  const expedienteDePlan = new ExpedienteDePlan(
    new HechosDeCarpetaStore(dataSource),
    solicitudes,
    async (fila, manager) => ({ ...SIN_LEGAL, ...(await riesgos.avance(fila, manager)) }),
    clock,
  );
  const plan = new PlanService(planes, carpetas, expedienteDePlan, accessLog, clock);
  const envios = new EnvioStore();
  const carpeta = new CarpetaService(unitOfWork, carpetas, envios, planes, expedienteDePlan, eventos);
  const resolucion = new ResolucionDeCarpetas(unitOfWork, carpetas, envios, planes, expedientes, eventos, notificacion);
  const tablero = new TableroDeCarpetas(new TableroStore(dataSource), feriados, clock);
  const movimientos = new MovimientoStore(dataSource);
  const cuenta = new MovimientoService(movimientos, planes, accessLog, clock);
  const estadoDeCuenta = new EstadoDeCuentaEnPdf(movimientos, planes, renderer, accessLog, clock, brand);

  const controllers = new Map<ControllerClass, () => Controller>([
    [SesionController, () => new SesionController(sesion)],
    [UsuarioController, () => new UsuarioController(usuario)],
    [AuditoriaController, () => new AuditoriaController(auditoria)],
    [CatalogoController, () => new CatalogoController(catalogo)],
    [PersonaController, () => new PersonaController(persona)],
    [ImportacionController, () => new ImportacionController(importacion, plantillas)],
    [ExportacionController, () => new ExportacionController(plantillas)],
    [NotificacionController, () => new NotificacionController(notificacion)],
    [GrupoController, () => new GrupoController(grupos)],
    [AsambleaController, () => new AsambleaController(asamblea, calendario)],
    [ActaController, () => new ActaController(asamblea, acta, generacion, regeneracion)],
    [ExportesDeParticipantesController, () => new ExportesDeParticipantesController(exportes)],
    [MemoController, () => new MemoController(memo)],
    [AdjudicacionController, () => new AdjudicacionController(adjudicacion)],
    [EjecutivoController, () => new EjecutivoController(adjudicacion)],
    [CarpetaController, () => new CarpetaController(carpeta, resolucion, tablero)],
    [BorradorController, () => new BorradorController(borrador)],
    [BuroController, () => new BuroController(buro)],
    [RiesgoController, () => new RiesgoController(riesgo)],
    [ConyugeController, () => new ConyugeController(conyuge)],
    [DepositarioController, () => new DepositarioController(depositario)],
    [FinanzasController, () => new FinanzasController(finanzas)],
    [GaranteController, () => new GaranteController(garante)],
    [ReferenciaController, () => new ReferenciaController(referencia)],
    [SolicitudController, () => new SolicitudController(solicitud, generacionDeSolicitud)],
    [EventoController, () => new EventoController(new HistorialService(historial, accessLog))],
    [RecorridoController, () => new RecorridoController(recorrido)],
    [TareaController, () => new TareaController(tarea)],
    [TipoDeTareaController, () => new TipoDeTareaController(tarea)],
    [DocumentoController, () => new DocumentoController(documento, subida)],
    [TipoDocumentoController, () => new TipoDocumentoController(documento)],
    [DocumentosClienteController, () => new DocumentosClienteController(visor)],
    [DocumentosDePlanController, () => new DocumentosDePlanController(listaDeDocumentos, documento, carpetaEnPdf)],
    [PlanController, () => new PlanController(plan, estadoDeCuenta)],
    [MovimientoController, () => new MovimientoController(cuenta)],
    [CuotaController, () => new CuotaController(cuenta)],
    [ParticipanteController, () => new ParticipanteController(participante, marcas)],
  ]);

  const barrido = new BarridoDeArchivos(
    archivos,
    [CARPETA_DE_ACTAS, CARPETA_DE_SOLICITUDES, CARPETA_DE_DOCUMENTOS],
    clock,
    log,
  );
  const resumen = new ResumenDiario(
    dataSource,
    unitOfWork,
    outbox,
    tareas,
    notificaciones,
    feriados,
    clock,
    log,
    config,
  );
  const background: Background[] = [
    importacion,
    sesion,
    new Purge(dataSource, clock, log),
    // before the outbox: it hands its mails over
    resumen,
    outbox,
    accessLog,
    sealer,
    barrido,
    uploads,
  ];
  return {
    config,
    log,
    dataSource,
    unitOfWork,
    clock,
    sesion,
    importacion,
    controllers,
    background,
    accessLog,
    outbox,
    storage,
    cipher,
    uploads,
    recepcion,
    mailer,
    renderer,
    generacion,
    expediente: {
      solicitud,
      generacion: generacionDeSolicitud,
      conyuge,
      finanzas,
      referencia,
      depositario,
      documento,
      subida,
      carpeta,
      tarea,
      riesgo,
    },
    async close() {
      for (const work of background) await work.stop();
      await Promise.all([renderer.close(), mailer.close(), storage.close(), recepcion.close(), union.close()]);
      await dataSource.destroy();
    },
  };
}
