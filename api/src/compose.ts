import { AuditAnchors } from './audit/anchors';
import { AuditSealer } from './audit/sealer';
import { composeAccesoInusual } from './capabilities/acceso-inusual/acceso-inusual.module';
import { composeActa } from './capabilities/acta/acta.module';
import { composeAdenda } from './capabilities/adenda/adenda.module';
import { composeAdjudicacion } from './capabilities/adjudicacion/adjudicacion.module';
import { composeArchivo } from './capabilities/archivo/archivo.module';
import { composeAsamblea } from './capabilities/asamblea/asamblea.module';
import { composeAuditoria } from './capabilities/auditoria/auditoria.module';
import { composeAusencia } from './capabilities/ausencia/ausencia.module';
import { composeBorrador } from './capabilities/borrador/borrador.module';
import { composeBuro } from './capabilities/buro/buro.module';
import { composeBusqueda } from './capabilities/busqueda/busqueda.module';
import { composeCambio } from './capabilities/cambio/cambio.module';
import { composeCarpeta } from './capabilities/carpeta/carpeta.module';
import { composeCartaSalida } from './capabilities/carta-salida/carta-salida.module';
import { composeCaso } from './capabilities/caso/caso.module';
import { composeCatalogo } from './capabilities/catalogo/catalogo.module';
import { composeConcesionario } from './capabilities/concesionario/concesionario.module';
import { composeConstancia } from './capabilities/constancia/constancia.module';
import { composeConsultaCliente } from './capabilities/consulta-cliente/consulta-cliente.module';
import { composeContrato } from './capabilities/contrato/contrato.module';
import { composeConyuge } from './capabilities/conyuge/conyuge.module';
import { composeCorreo } from './capabilities/correo/correo.module';
import { composeCuentaServicio } from './capabilities/cuenta-servicio/cuenta-servicio.module';
import { composeDecision } from './capabilities/decision/decision.module';
import { composeDepositario } from './capabilities/depositario/depositario.module';
import { composeDerechoTitular } from './capabilities/derecho-titular/derecho-titular.module';
import { composeDocumento } from './capabilities/documento/documento.module';
import { composeEvento } from './capabilities/evento/evento.module';
import { composeExpediente } from './capabilities/expediente/expediente.module';
import { composeFinanzas } from './capabilities/finanzas/finanzas.module';
import { composeFormato } from './capabilities/formato/formato.module';
import { composeGarante } from './capabilities/garante/garante.module';
import { composeGrupo } from './capabilities/grupo/grupo.module';
import { composeImportacion } from './capabilities/importacion/importacion.module';
import { composeInterviniente } from './capabilities/interviniente/interviniente.module';
import { composeLimite } from './capabilities/limite/limite.module';
import { composeListaControl } from './capabilities/lista-control/lista-control.module';
import { composeMedioAprobacion } from './capabilities/medio-aprobacion/medio-aprobacion.module';
import { composeMemo } from './capabilities/memo/memo.module';
import { composeMovimiento } from './capabilities/movimiento/movimiento.module';
import { composeNota } from './capabilities/nota/nota.module';
import { composeNotificacion } from './capabilities/notificacion/notificacion.module';
import { composeOperacionInusual } from './capabilities/operacion-inusual/operacion-inusual.module';
import { composeOrdenDeCompra } from './capabilities/orden-de-compra/orden-de-compra.module';
import { composePagare } from './capabilities/pagare/pagare.module';
import { composePapel } from './capabilities/papel/papel.module';
import { composeParticipante } from './capabilities/participante/participante.module';
import { composePersona } from './capabilities/persona/persona.module';
import { composePlazo } from './capabilities/plazo/plazo.module';
import { composePrenda } from './capabilities/prenda/prenda.module';
import { composeRecorrido } from './capabilities/recorrido/recorrido.module';
import { composeReferencia } from './capabilities/referencia/referencia.module';
import { composeReglaAdjudicacion } from './capabilities/regla-adjudicacion/regla-adjudicacion.module';
import { composeReporteControl } from './capabilities/reporte-control/reporte-control.module';
import { composeResumen } from './capabilities/resumen/resumen.module';
import { composeRetencion } from './capabilities/retencion/retencion.module';
import { composeRiesgo } from './capabilities/riesgo/riesgo.module';
import { composeSesion } from './capabilities/sesion/sesion.module';
import { composeSolicitud } from './capabilities/solicitud/solicitud.module';
import { composeSolicitudDePago } from './capabilities/solicitud-de-pago/solicitud-de-pago.module';
import { composeSorteo } from './capabilities/sorteo/sorteo.module';
import { composeSuscripcion } from './capabilities/suscripcion/suscripcion.module';
import { composeTablero } from './capabilities/tablero/tablero.module';
import { composeTarea } from './capabilities/tarea/tarea.module';
import { composeTrabajo } from './capabilities/trabajo/trabajo.module';
import { composeTramiteLegal } from './capabilities/tramite-legal/tramite-legal.module';
import { composeUnidad } from './capabilities/unidad/unidad.module';
import { composeUsuario } from './capabilities/usuario/usuario.module';
import { composeVehiculo } from './capabilities/vehiculo/vehiculo.module';
import { composeVerificacion } from './capabilities/verificacion/verificacion.module';
import { composeVistaGuardada } from './capabilities/vista-guardada/vista-guardada.module';
import { type Background, type Overrides, openPlatform } from './composition/platform';
import { composeShared, type Shared } from './composition/shared';
import { type Config, ConfigError } from './config';
import { PlannerStatistics } from './db/engine/planner-statistics';
import { forgetAnswers } from './db/transaction/idempotency';
import { Purge } from './http/purge';

export type { Background, Overrides } from './composition/platform';

/** One running application: what `main`, the commands, the demo and the tests hold. */
export type Application = Awaited<ReturnType<typeof compose>>;

/**
 * The order of the capabilities: what one gives, those below it may ask. Each is wired in its own folder (`x.module.ts`); this joins them and
 * says in which order their work in the background stops.
 */
export async function compose(config: Config, overrides: Overrides = {}) {
  const platform = await openPlatform(config, overrides);
  const shared = composeShared(platform);
  const { accessBudget, accessLog, auditKey, barredor, borradores, clock, dataSource, envios, log } = shared;
  const { mailer, outbox, recepcion, renderer, sesiones, storage, suspensiones, tables, unitOfWork, uploads } = shared;

  const sesion = composeSesion(shared);
  const cuentas = composeCuentaServicio(shared);
  const suscripcion = composeSuscripcion(shared);
  const importacion = composeImportacion(shared);
  const asamblea = composeAsamblea(shared);
  const acta = composeActa(shared, asamblea);
  const constancia = composeConstancia(shared, acta.acta);
  const sorteo = composeSorteo(shared);
  const adjudicacion = composeAdjudicacion(shared);
  const documento = composeDocumento(shared);
  const conyuge = composeConyuge(shared);
  const depositario = composeDepositario(shared);
  const finanzas = composeFinanzas(shared);
  const solicitud = composeSolicitud(shared, { conyuge: conyuge.fichas, finanzas: finanzas.fichas });
  const referencia = composeReferencia(shared);
  const tramite = composeTramiteLegal(shared);
  const movimiento = composeMovimiento(shared);
  const buro = composeBuro(shared);
  const riesgo = composeRiesgo(shared, buro.consultas);
  const expediente = composeExpediente(shared, { ...buro, ...movimiento, ...riesgo, ...tramite });
  const carpeta = composeCarpeta(shared, { ...expediente, ...riesgo });
  const medios = composeMedioAprobacion(shared);
  const ordenes = composeOrdenDeCompra(shared);
  const pagos = composeSolicitudDePago(shared);
  const carta = composeCartaSalida(shared);
  const unidad = composeUnidad(shared);
  const interviniente = composeInterviniente(shared, {
    pagare: shared.pagares,
    prenda: shared.prendas,
    contrato: shared.contratos,
  });
  const prenda = composePrenda(shared, { unidades: unidad.actos, intervinientes: interviniente.actos });
  const pagares = composePagare(shared, prenda, interviniente.actos);
  const contratos = composeContrato(shared, interviniente.actos);
  const adendas = composeAdenda(shared, contratos.lectura);
  const fuentes = {
    ...{ pagare: pagares.pagare, prenda: prenda.prenda, contrato: contratos.contrato },
    ...{ adenda: adendas.adenda, acta: acta.acta },
  };
  const papel = composePapel(shared, fuentes, documento.union);
  const formato = composeFormato(shared, contratos.contrato);
  const listas = composeListaControl(shared);
  const tablero = composeTablero(shared);
  const tarea = composeTarea(shared);
  const consulta = composeConsultaCliente(shared);
  const nota = composeNota(shared);
  const { retencion, nocturna } = composeRetencion(shared);
  const modules = [
    ...[sesion, cuentas, suscripcion, importacion, asamblea, acta, constancia, sorteo, adjudicacion, documento],
    ...[solicitud, conyuge, depositario, finanzas, referencia, tramite, movimiento, buro, riesgo, expediente, carpeta],
    ...[
      medios,
      ordenes,
      pagos,
      carta,
      unidad,
      interviniente,
      prenda,
      pagares,
      contratos,
      adendas,
      papel,
      formato,
      tarea,
    ],
    composeAccesoInusual(shared),
    composeAuditoria(shared),
    composeBorrador(shared),
    composeBusqueda(shared),
    composeCambio(shared),
    composeCaso(shared),
    composeCatalogo(shared),
    composeConcesionario(shared),
    consulta,
    listas,
    composeCorreo(shared),
    composeDecision(shared),
    composeDerechoTitular(shared),
    composeEvento(shared),
    composeGarante(shared),
    composeGrupo(shared),
    composeLimite(shared),
    nota,
    composeAusencia(shared),
    composeMemo(shared),
    composeNotificacion(shared),
    composeParticipante(shared),
    composePersona(shared),
    composePlazo(shared),
    composeRecorrido(shared),
    composeReglaAdjudicacion(shared),
    composeOperacionInusual(shared),
    composeReporteControl(shared, tablero),
    tablero,
    composeTrabajo(shared),
    composeUsuario(shared),
    composeVehiculo(shared),
    composeVerificacion(shared),
    composeVistaGuardada(shared),
  ];

  assertActsExist(shared);

  /** Outbox, audit sealer, access buffer and the like: started by `main`, stepped by hand in tests. */
  const background: readonly Background[] = [
    importacion.importacion,
    sesion.sesion,
    cuentas.acceso,
    new Purge(
      [{ forget: (now) => forgetAnswers(dataSource, now) }, borradores, sesiones, sesion.intentos, envios],
      clock,
      log,
    ),
    new PlannerStatistics(dataSource, log),
    // before the outbox, which sends its mails
    composeResumen(shared).diario,
    outbox,
    suscripcion.reparto,
    accessBudget,
    accessLog,
    new AuditSealer(dataSource, unitOfWork, auditKey, clock, log),
    new AuditAnchors(platform),
    nocturna,
    listas.cotejo,
    composeArchivo(shared).barrido,
    uploads,
  ];
  await suspensiones.fresh();
  return {
    ...platform,
    suspensiones,
    sesion: sesion.sesion,
    cuentas: cuentas.acceso,
    importacion: importacion.importacion,
    reparto: suscripcion.reparto,
    barredor,
    cotejo: listas.cotejo,
    retencion,
    controllers: new Map(modules.flatMap(({ controllers }) => controllers)),
    background,
    /** The demo issues real minutes with it; fault tests kill it half-way. */
    actosDeActa: acta.actos,
    /** In the demo an award is withdrawn now and then. */
    adjudicaciones: adjudicacion.actos,
    /** The demo freezes a list, draws from it and certifies the assembly. */
    evidencia: { constancia: constancia.actos, sorteo: sorteo.actos },
    acts: shared.acts,
    /** What hangs on an award: the demo fills folders with them. */
    expediente: {
      solicitud: solicitud.solicitud,
      generacion: solicitud.generacion,
      conyuge: conyuge.conyuge,
      finanzas: finanzas.finanzas,
      referencia: referencia.actos,
      depositario: depositario.depositario,
      documento: documento.documento,
      actosDeDocumento: documento.actos,
      carpeta: carpeta.actos,
      tarea: tarea.tarea,
      llamadas: consulta.llamadas,
      notas: nota.notas,
      riesgo: riesgo.actos,
      medios,
      ordenes,
      pagos,
      cartas: carta.actos,
      formatos: formato.actos,
      pagares,
      prendas: prenda.actos,
      papeles: papel.actos,
      unidades: unidad.actos,
      intervinientes: interviniente.actos,
      contratos,
      adendas: adendas.actos,
    },
    /** Stops taking work, flushes buffers, closes browser and database. */
    async close() {
      for (const work of background) await work.stop();
      const { union } = documento;
      const { firmas } = papel;
      await Promise.all([renderer, mailer, storage, recepcion, tables, union, firmas].map((part) => part.close()));
      await dataSource.destroy();
    },
  };
}

/** A misspelt act would ask nobody for a code. @throws ConfigError. */
function assertActsExist({ acts, segundoFactor }: Shared): void {
  const known = acts.registered.flatMap(({ record, specs }) =>
    [...specs].flatMap(([accion, { show }]) => (show === undefined ? [{ recurso: record.resource, accion }] : [])),
  );
  const strangers = segundoFactor.strangers(known);
  if (strangers.length === 0) return;
  const names = known.map(({ recurso, accion }) => `${recurso}:${accion}`).sort();
  throw new ConfigError(`SEGUNDO_FACTOR_ACTOS: no hay ${strangers.join(', ')}; hay ${names.join(', ')}`);
}
