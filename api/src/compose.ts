import type { Controller } from '@tsoa/runtime';
import type { Acts } from './act';
import { AuditAnchors } from './audit/anchors';
import { AuditSealer } from './audit/sealer';
import type { ActosDeActa } from './capabilities/acta/acta.actos';
import type { ActosDeAdjudicacion } from './capabilities/adjudicacion/adjudicacion.actos';
import type { Barredor } from './capabilities/archivo/barredor';
import { BarridoDeArchivos } from './capabilities/archivo/barrido';
import type { ActosDeCarpeta } from './capabilities/carpeta/carpeta.actos';
import type { ActosDeCarta } from './capabilities/carta-salida/carta-salida.actos';
import type { ActosDeContrato } from './capabilities/contrato/contrato.actos';
import type { CreacionDeContratos } from './capabilities/contrato/contrato.creacion';
import type { ContratoService } from './capabilities/contrato/contrato.service';
import type { AccesoDeCuentas } from './capabilities/cuenta-servicio/cuenta-servicio.acceso';
import type { ActosDeDocumento } from './capabilities/documento/documento.actos';
import type { DocumentoService } from './capabilities/documento/documento.service';
import type { ActosDeFormato } from './capabilities/formato/formato.actos';
import type { ImportacionService } from './capabilities/importacion/importacion.service';
import type { ActosDeMedio } from './capabilities/medio-aprobacion/medio-aprobacion.actos';
import type { EdicionDeMedios } from './capabilities/medio-aprobacion/medio-aprobacion.edicion';
import type { MedioService } from './capabilities/medio-aprobacion/medio-aprobacion.service';
import type { ActosDeOrden } from './capabilities/orden-de-compra/orden-de-compra.actos';
import type { EmisionDeOrdenes } from './capabilities/orden-de-compra/orden-de-compra.emision';
import type { ActosDePagare } from './capabilities/pagare/pagare.actos';
import type { GeneracionDePagares } from './capabilities/pagare/pagare.generacion';
import type { PagareService } from './capabilities/pagare/pagare.service';
import type { Suspensiones } from './capabilities/persona';
import type { ActosDePrenda } from './capabilities/prenda/prenda.actos';
import type { RetencionService } from './capabilities/retencion';
import type { ActosDeRiesgo } from './capabilities/riesgo/riesgo.actos';
import type { SesionService } from './capabilities/sesion/sesion.service';
import type { ActosDePago } from './capabilities/solicitud-de-pago/solicitud-de-pago.actos';
import type { CreacionDePagos } from './capabilities/solicitud-de-pago/solicitud-de-pago.creacion';
import type { PagoService } from './capabilities/solicitud-de-pago/solicitud-de-pago.service';
import type { RepartoDeEventos } from './capabilities/suscripcion/suscripcion.reparto';
import type { TareaService } from './capabilities/tarea/tarea.service';
import { composeAsambleas } from './composition/asambleas';
import { composeBusqueda } from './composition/busqueda';
import { composeCarpetas } from './composition/carpetas';
import { composeCartas } from './composition/cartas';
import { composeComun } from './composition/comun';
import { composeContratos } from './composition/contratos';
import { composeDecisiones } from './composition/decisiones';
import { composeDocumentos } from './composition/documentos';
import { composeFormatos, composeLecturaDeFormatos } from './composition/formatos';
import { composeMedios } from './composition/medios';
import { composeOrdenes } from './composition/ordenes';
import { composePagares } from './composition/pagares';
import { composePagos } from './composition/pagos';
import { type Background, type Overrides, openPlatform, type Platform } from './composition/platform';
import { composePrendas } from './composition/prendas';
import { composeRetencion } from './composition/retencion';
import { composeSeguimiento } from './composition/seguimiento';
import { composeSistema } from './composition/sistema';
import { composeSolicitudes } from './composition/solicitudes';
import { composeTablero } from './composition/tablero';
import { composeTramites } from './composition/tramites';
import { type Config, ConfigError } from './config';
import { PlannerStatistics } from './db/engine/planner-statistics';
import { forgetAnswers } from './db/transaction/idempotency';
import { Purge } from './http/purge';

export type { Background, Overrides } from './composition/platform';

/** One running application: what `main`, the commands and the tests hold. */
export interface Application extends Platform {
  readonly sesion: SesionService;
  readonly cuentas: AccesoDeCuentas;
  readonly suspensiones: Suspensiones;
  readonly importacion: ImportacionService;
  /** Sends messages about events. */
  readonly reparto: RepartoDeEventos;
  /** What an operator asks of the sweep of files. */
  readonly barredor: Barredor;
  /** Removes what is older than the company keeps it. */
  readonly retencion: RetencionService;
  readonly controllers: ReadonlyMap<unknown, () => Controller>;
  /** Background work: outbox, audit sealer, access buffer. Started by `main`, stepped by hand in tests. */
  readonly background: readonly Background[];
  /** The demo issues real minutes with it; fault tests kill it half-way. */
  readonly actosDeActa: ActosDeActa;
  /** The demo freezes a list, draws from it and certifies the assembly. */
  readonly evidencia: ReturnType<typeof composeAsambleas>['evidencia'];
  /** In the demo an award is withdrawn now and then. */
  readonly adjudicaciones: ActosDeAdjudicacion;
  /** What hangs on an application: the demo fills folders with them. */
  readonly expediente: Pick<
    ReturnType<typeof composeSolicitudes>,
    'solicitud' | 'generacion' | 'conyuge' | 'finanzas' | 'referencia' | 'depositario'
  > & {
    readonly documento: DocumentoService;
    readonly actosDeDocumento: ActosDeDocumento;
    readonly carpeta: ActosDeCarpeta;
    readonly tarea: TareaService;
    readonly riesgo: ActosDeRiesgo;
    readonly medios: { readonly medio: MedioService; readonly edicion: EdicionDeMedios; readonly actos: ActosDeMedio };
    readonly ordenes: { readonly emision: EmisionDeOrdenes; readonly actos: ActosDeOrden };
    readonly pagos: { readonly pago: PagoService; readonly creacion: CreacionDePagos; readonly actos: ActosDePago };
    readonly cartas: ActosDeCarta;
    readonly formatos: ActosDeFormato;
    readonly pagares: {
      readonly pagare: PagareService;
      readonly generacion: GeneracionDePagares;
      readonly actos: ActosDePagare;
    };
    readonly prendas: ActosDePrenda;
    readonly contratos: {
      readonly contrato: ContratoService;
      readonly creacion: CreacionDeContratos;
      readonly actos: ActosDeContrato;
    };
  };
  /** Every record that has acts. */
  readonly acts: Acts;
  /** Stops taking work, flushes buffers, closes browser and database. */
  close(): Promise<void>;
}

/**
 * Joins the areas of `composition/`, each asking only what stands above it. Services are made there and nowhere else;
 * an area hands out what another one needs, and its controllers.
 */
export async function compose(config: Config, overrides: Overrides = {}): Promise<Application> {
  const platform = await openPlatform(config, overrides);
  const {
    accessBudget,
    accessLog,
    auditKey,
    clock,
    dataSource,
    log,
    mailer,
    outbox,
    recepcion,
    renderer,
    storage,
    tables,
    unitOfWork,
    uploads,
  } = platform;
  const comun = composeComun(platform);
  const asambleas = composeAsambleas(platform, comun);
  const sistema = composeSistema(platform, comun, asambleas);
  const documentos = composeDocumentos(platform, comun);
  const solicitudes = composeSolicitudes(platform, comun, documentos);
  const tramites = composeTramites(platform, comun);
  const carpetas = composeCarpetas(platform, comun, { ...solicitudes, ...tramites });
  const medios = composeMedios(platform, comun, solicitudes);
  const ordenes = composeOrdenes(platform, comun);
  const pagos = composePagos(platform, comun, ordenes);
  const cartas = composeCartas(platform, comun);
  const formatos = composeFormatos(platform, comun, solicitudes);
  const pagares = composePagares(platform, comun, solicitudes);
  const prendas = composePrendas(platform, comun, solicitudes);
  const contratos = composeContratos(platform, comun, { ...formatos, ...solicitudes });
  const lecturaDeFormatos = composeLecturaDeFormatos(platform, comun, formatos, contratos);
  const seguimiento = composeSeguimiento(platform, comun);
  const tablero = composeTablero(platform);
  const decisiones = composeDecisiones(platform, comun);
  const busqueda = composeBusqueda(platform, comun);
  const retencion = composeRetencion(platform, comun);
  const areas = [
    sistema,
    asambleas,
    documentos,
    solicitudes,
    carpetas,
    medios,
    ordenes,
    pagos,
    cartas,
    lecturaDeFormatos,
    pagares,
    prendas,
    contratos,
    tramites,
    seguimiento,
    tablero,
    decisiones,
    busqueda,
  ];

  assertActsExist(comun);

  const background: Background[] = [
    sistema.importacion,
    sistema.sesion,
    sistema.accesoDeCuentas,
    new Purge(
      [
        { forget: (now) => forgetAnswers(dataSource, now) },
        solicitudes.borradores,
        sistema.sesiones,
        sistema.intentos,
        comun.envios,
      ],
      clock,
      log,
    ),
    new PlannerStatistics(dataSource, log),
    // before the outbox: it hands its mails over
    seguimiento.resumen,
    outbox,
    sistema.reparto,
    accessBudget,
    accessLog,
    new AuditSealer(dataSource, unitOfWork, auditKey, clock, log),
    new AuditAnchors(platform),
    retencion.nocturna,
    new BarridoDeArchivos(comun.archivos, comun.barredor, clock, log),
    uploads,
  ];
  await comun.suspensiones.fresh();
  return {
    ...platform,
    suspensiones: comun.suspensiones,
    sesion: sistema.sesion,
    cuentas: sistema.accesoDeCuentas,
    importacion: sistema.importacion,
    reparto: sistema.reparto,
    barredor: comun.barredor,
    retencion: retencion.retencion,
    controllers: new Map(areas.flatMap((area) => area.controllers)),
    background,
    actosDeActa: asambleas.actosDeActa,
    adjudicaciones: asambleas.actosDeAdjudicacion,
    evidencia: asambleas.evidencia,
    acts: comun.acts,
    expediente: {
      solicitud: solicitudes.solicitud,
      generacion: solicitudes.generacion,
      conyuge: solicitudes.conyuge,
      finanzas: solicitudes.finanzas,
      referencia: solicitudes.referencia,
      depositario: solicitudes.depositario,
      documento: documentos.documento,
      actosDeDocumento: documentos.actos,
      carpeta: carpetas.carpeta,
      tarea: seguimiento.tarea,
      riesgo: carpetas.riesgo,
      medios,
      ordenes,
      pagos,
      cartas: cartas.actos,
      formatos: formatos.actos,
      pagares,
      prendas: prendas.actos,
      contratos,
    },
    async close() {
      for (const work of background) await work.stop();
      const { union } = documentos;
      await Promise.all([renderer, mailer, storage, recepcion, tables, union].map((part) => part.close()));
      await dataSource.destroy();
    },
  };
}

/** A misspelt act would ask nobody for a code. @throws ConfigError. */
function assertActsExist({ acts, segundoFactor }: ReturnType<typeof composeComun>): void {
  const known = acts.registered.flatMap(({ record, specs }) =>
    [...specs].flatMap(([accion, { show }]) => (show === undefined ? [{ recurso: record.resource, accion }] : [])),
  );
  const strangers = segundoFactor.strangers(known);
  if (strangers.length === 0) return;
  const names = known.map(({ recurso, accion }) => `${recurso}:${accion}`).sort();
  throw new ConfigError(`SEGUNDO_FACTOR_ACTOS: no hay ${strangers.join(', ')}; hay ${names.join(', ')}`);
}
