import { createHash } from 'node:crypto';
import {
  codigosDePolitica,
  type EstadoDeDerecho,
  type EstadoDeEnvio,
  ejemploDe,
  finanzasEnCero,
  formularioDeAusencia,
  formularioDeConcesionario,
  formularioDeDelegacion,
  formularioDeDepositario,
  formularioDeDispositivoDeConcesionario,
  formularioDeEjecutivoDeConcesionario,
  formularioDeLimite,
  formularioDePlazo,
  formularioDePrenda,
  formularioDeReglaAdjudicacion,
  formularioDeSolicitud,
  hoyEn,
  idsDeBloque,
  listaCanonica,
  type Permiso,
  puede,
  vinculosPep,
} from '@adjudica/domain';
import { type EntityManager, In } from 'typeorm';
import { SERIE_DE_ORDENES } from '../capabilities/orden-de-compra/orden-de-compra.store';
import { SERIE_DE_PAGARES } from '../capabilities/pagare';
import { SERIE_DE_PAGOS } from '../capabilities/solicitud-de-pago/solicitud-de-pago.store';
import { Archivo } from '../entities/archivo.entity';
import { Carpeta } from '../entities/carpeta.entity';
import { CarpetaEnvio } from '../entities/carpeta-envio.entity';
import { Constancia } from '../entities/constancia.entity';
import { Contador } from '../entities/contador.entity';
import { Contrato } from '../entities/contrato.entity';
import { ClaveServicio, CuentaServicio } from '../entities/cuenta-servicio.entity';
import { DerechoTitular } from '../entities/derecho-titular.entity';
import { Documento, DocumentoVersion, TipoDocumento } from '../entities/documento.entity';
import { DocumentoEmitido } from '../entities/documento-emitido.entity';
import type { Grupo } from '../entities/grupo.entity';
import { Coincidencia } from '../entities/lista-control.entity';
import { MedioAprobacion } from '../entities/medio-aprobacion.entity';
import { Mensaje } from '../entities/mensaje.entity';
import { Notificacion } from '../entities/notificacion.entity';
import { OrdenDeCompra, OrdenPlan } from '../entities/orden-de-compra.entity';
import { Pagare } from '../entities/pagare.entity';
import type { Persona } from '../entities/persona.entity';
import { Prenda } from '../entities/prenda.entity';
import { Referencia } from '../entities/referencia.entity';
import { FormatoReporte, OperacionInusual, ReporteControl } from '../entities/reporte-control.entity';
import { RiesgoPlan } from '../entities/riesgo.entity';
import { SolicitudDePago } from '../entities/solicitud-de-pago.entity';
import { Sorteo } from '../entities/sorteo.entity';
import { EnvioEvento, Suscripcion } from '../entities/suscripcion.entity';
import { Usuario } from '../entities/usuario.entity';
import { VistaGuardada } from '../entities/vista-guardada.entity';
import { TIPO_PDF, TIPO_XLSX } from '../http/send-file';
import { hashDeEscritos } from '../pdf';
import { filasDeFormatos, formatosEntregados } from '../seed/formatos';
import { actorDe, DEMO_PASSWORD, demoUsers } from '../seed/usuarios';
import {
  adjudicarPlan,
  crearAsamblea,
  crearGrupo,
  crearPersona,
  crearPlan,
  crearPlanes,
  crearSolicitud,
  notarioDePrueba,
  referenciaDePrueba,
} from './builders';
import { CUENTA_CON_CLAVE } from './cuenta';
import { pdfDePrueba } from './documentos';
import { type ClienteConPlanes, costos, FICHA, insertarMedio } from './medios';
import type { Operation } from './openapi';
import { ponerDocumento, SIEMPRE } from './pagos';
import { bodiesOfPlainRecords, plainRecords } from './plain-records';
import { cuerpoDePrenda, escribirPersonas, filaDePagare } from './prendas';
import { crearTarea } from './tareas';
import type { TestApp } from './test-app';

/**
 * A small world with data for every operation, for the tests that go through the OpenAPI document: one group with plans, an open assembly, one notice
 * for every user; in another group two awarded plans, '01-M002-1' and '01-M002-2', the second with the application of a married holder and a
 * reference. The first row of each table has the key 1: a new resource with `{id}` needs its row here, unless it is a plain record.
 */
export async function crearMundo({ application }: TestApp): Promise<void> {
  const { manager } = application.dataSource;
  const grupo = await crearGrupo(manager, { grupo: 'M001' });
  await crearPlanes(manager, grupo, 12);
  await crearAsamblea(manager, grupo);
  const adjudicado = await crearGrupo(manager, { grupo: 'M002' });
  const titular = await crearPersona(manager, { identificacion: CEDULA });
  const primero = await crearPlan(manager, adjudicado, { codigo: '1', titular });
  const { carpetaId, adjudicacionId } = await adjudicarPlan(manager, primero);
  await manager.insert(RiesgoPlan, {
    carpetaId,
    personaId: titular.id,
    puntaje: 500,
    conBien: false,
    calculadoPor: null,
    calculadoEn: application.clock.now(),
    garantiasConfirmadas: false,
    garantiasPor: null,
    garantiasEn: null,
    version: 1,
  });
  await crearDocumento({ application }, primero.id);
  await insertarMedio({ application }, { titular, planes: [{ ...primero, adjudicacionId }] }, {});
  await crearOrdenDe({ application }, await crearAprobado({ application }, adjudicado, '3'));
  await crearAprobado({ application }, adjudicado, '4');
  for (const [id, codigo] of [
    [2, '5'],
    [3, '6'],
  ] as const)
    await crearOrdenPagable({ application }, id, await crearAprobado({ application }, adjudicado, codigo));
  await crearPagoDe({ application }, 3);
  const titularCasado = await crearPersona(manager, { identificacion: CEDULA_DEL_CASADO });
  const casado = await crearPlan(manager, adjudicado, { codigo: '2', titular: titularCasado });
  const award = await adjudicarPlan(manager, casado);
  await crearPrendaDe({ application }, { titular: titularCasado, planes: [{ ...casado, ...award }] });
  await crearContratos({ application }, adjudicado);
  await crearBorradorDeFormato({ application });
  const sello = { guardadaEn: application.clock.now(), guardadaPor: null, version: 1 };
  await crearConstanciaDe({ application });
  await crearDerechoDePrueba(manager, titular, application.clock.now());
  await manager.insert(Coincidencia, coincidenciaDePrueba(titular.id, application.clock.now()));
  await manager.insert(FormatoReporte, formatoDePrueba(application.clock.now()));
  await manager.insert(OperacionInusual, operacionDePrueba(titular.id, application.clock.now()));
  await crearReporteDePrueba({ application });
  await manager.insert(Mensaje, correoDePrueba(application.clock.now()));
  for (const { entity, registro } of plainRecords)
    if ((await manager.count(entity)) === 0)
      await manager.insert(entity, { ...ejemploDe(registro), ...sello } as never);
  const { id: _, ...analista } = await manager.findOneByOrFail(Usuario, { usuario: 'riesgo' });
  await manager.insert(Usuario, { ...analista, usuario: 'riesgo2' });
  // without dead letters, which are unhealthy
  await crearEnviosDePrueba(manager, application.clock.now(), ['descartado']);
  // of the user that tries operations on own records
  const { lista, ...vista } = VISTA;
  const { id: usuarioId } = await manager.findOneByOrFail(Usuario, { usuario: whoMay(['vista:propia']) });
  await manager.insert(VistaGuardada, {
    lista,
    usuarioId,
    nombre: 'Por hacer',
    compartida: true,
    contenido: JSON.stringify(vista),
    guardadaEn: application.clock.now(),
    version: 1,
  });
  const solicitudId = await crearSolicitud(manager, casado, { casado: true });
  await manager.insert(Referencia, referenciaDePrueba(solicitudId));
  // of the first user that may have one
  await crearTarea(manager, casado, { usuario: 'asistente' });
  const usuarios = await manager.find(Usuario, { order: { id: 'ASC' } });
  await manager.insert(
    Notificacion,
    usuarios.map(({ id }) => ({
      usuarioId: id,
      titulo: 'Acta generada',
      texto: 'Asamblea No.1',
      recurso: null,
      clave: null,
      enlace: null,
      creadaEn: application.clock.now(),
      leidaEn: null,
    })),
  );
}

/** The frozen list of the second assembly, and the hash of a certificate of it. */
async function crearConstanciaDe({ application }: Pick<TestApp, 'application'>): Promise<void> {
  const { manager } = application.dataSource;
  const asamblea = { producto: '01', grupo: 'M002', numeroAsamblea: 1, fecha: '2026-02-10' };
  const plan = {
    ...{ idCodigo: '01-M002-1', codigo: '1', cedula: CEDULA, nombreCliente: 'Rosa Loor', valorCuota: 41_250 },
    ...{ cuotaVencidas: 0, estado: 'participa', adjudicadaEn: 0 },
  };
  const lista = listaCanonica(asamblea, [plan]);
  const congelada = {
    lista,
    listaSha256: createHash('sha256').update(lista).digest('hex'),
    participantes: 1,
    planes: 1,
    instaladaEn: application.clock.now(),
    instaladaPor: null,
    enlace: null,
    version: 1,
  };
  const publicado = {
    ...{ fuente: 'bombo', fecha: '2026-02-10', publicadoEn: application.clock.now(), version: 1 },
  };
  const grupo = await crearGrupo(manager, { grupo: 'M003' });
  await manager.insert(Constancia, { asambleaId: CON_CONSTANCIA, ...congelada });
  await manager.insert(Sorteo, { asambleaId: CON_CONSTANCIA, ...publicado });
  const { id: asambleaId } = await crearAsamblea(manager, grupo);
  await manager.insert(Constancia, { asambleaId, ...congelada });
  await manager.insert(Sorteo, { asambleaId, ...publicado, numero: '0417', escritoEn: application.clock.now() });
}

/** An accepted approval of a plan of its own: the second and the third; the second has an order. */
async function crearAprobado(con: Pick<TestApp, 'application'>, grupo: Grupo, codigo: string): Promise<MedioDelMundo> {
  const { manager } = con.application.dataSource;
  const titular = await crearPersona(manager);
  const plan = await crearPlan(manager, grupo, { codigo, titular });
  const { adjudicacionId } = await adjudicarPlan(manager, plan);
  const medioId = await insertarMedio(
    con,
    { titular, planes: [{ ...plan, adjudicacionId }] },
    { estado: true, enviadoEn: con.application.clock.now() },
  );
  return { medioId, planId: plan.id, personaId: titular.id, adjudicacionId };
}

/** The note No. 1, pending, with its pledge. */
async function crearPrendaDe(
  t: Pick<TestApp, 'application'>,
  cliente: Omit<ClienteConPlanes, 'cedula'>,
): Promise<void> {
  const { application } = t;
  const { manager } = application.dataSource;
  const pagare = filaDePagare(1, { ...cliente, cedula: cliente.titular.identificacion });
  await manager.insert(Pagare, pagare);
  await escribirPersonas(t, pagare.adjudicacionId, pagare);
  const valores = { ...formularioDePrenda.vacio(), ...cuerpoDePrenda, tipoGarantia: 'C', separacionBienes: 'N' };
  const sello = { guardadaEn: application.clock.now(), guardadaPor: null, version: 1 };
  await manager.insert(Prenda, { ...valores, ...sello, pagareId: 1, origenBien: null, escritos: null } as never);
}

/** A pending contract without blocks, of a plan with an approved folder and an approved note. */
async function crearContratoDe(
  { application }: Pick<TestApp, 'application'>,
  grupo: Grupo,
  { codigo, pagare }: { readonly codigo: string; readonly pagare: number },
): Promise<void> {
  const { dataSource, clock, expediente } = application;
  const { manager } = dataSource;
  const titular = await crearPersona(manager);
  const plan = await crearPlan(manager, grupo, { codigo, titular });
  const award = await adjudicarPlan(manager, plan);
  const { carpetaId } = award;
  await manager.update(Carpeta, { id: carpetaId }, { idDepartamento: '003' });
  const resuelta = { resultado: 'Aprobado', tipoGarantia: 'C', comentario: 'Con capacidad de pago' } as const;
  const envio = { carpetaId, enviadaEn: clock.now(), completa: true, faltantes: 0, resueltaEn: clock.now() };
  await manager.insert(CarpetaEnvio, { ...envio, ...resuelta });
  const cliente = { titular, planes: [{ ...plan, ...award }], cedula: titular.identificacion };
  await manager.insert(Pagare, { ...filaDePagare(pagare, cliente), estado: 'A', decididoEn: clock.now() });
  const idCodigo = `01-M002-${codigo}`;
  const asistente = await actorDe(application, 'asistente.legal');
  await expediente.contratos.creacion.crear(asistente, { ...CONTRATO_NUEVO, idCodigo });
}

/** A pending contract with all its blocks; an approved one; and one that has an addendum. */
async function crearContratos(t: Pick<TestApp, 'application'>, grupo: Grupo): Promise<void> {
  const { dataSource, expediente } = t.application;
  const { manager } = dataSource;
  for (const [i, codigo] of ['7', '8', '9'].entries()) await crearContratoDe(t, grupo, { codigo, pagare: i + 2 });
  await manager.insert(Contador, { serie: SERIE_DE_PAGARES, valor: 4 });
  const asistente = await actorDe(t.application, 'asistente.legal');
  for (const bloque of idsDeBloque) await expediente.contratos.actos.generarBloque(asistente, CON_CONTRATO, { bloque });
  await manager.update(Contrato, { id: In([2, 3]) }, { estado: 'A' });
  await expediente.adendas.crear(asistente, { ...ADENDA, idCodigo: CON_ADENDA });
}

/** A draft of the next version of the first format. */
async function crearBorradorDeFormato({ application }: Pick<TestApp, 'application'>): Promise<void> {
  const [formato] = formatosEntregados();
  if (formato === undefined) throw new Error('no format is delivered');
  const vigenteDesde = hoyEn(application.clock.now());
  const escrito = { ...formato, vigenteDesde, motivo: 'Reforma del reglamento' };
  await application.expediente.formatos.crear(await actorDe(application, 'legal'), escrito);
}

interface MedioDelMundo {
  medioId: number;
  planId: number;
  personaId: number;
  adjudicacionId: number;
}

/** An account with one key, whose secret is unknown. */
async function crearCuentaDePrueba(manager: EntityManager, ahora: Date): Promise<number> {
  const { id: _, ...persona } = await manager.findOneByOrFail(Usuario, { usuario: 'jefatura' });
  const [uno] = (await manager.insert(Usuario, { ...persona, usuario: 'contabilidad', activo: false })).identifiers;
  const id = uno?.['id'] as number;
  await manager.insert(CuentaServicio, { id, alcances: ['orden:leer'], direcciones: [], activa: true });
  await manager.insert(ClaveServicio, {
    cuentaId: id,
    publico: CLAVE_DE_PRUEBA,
    huella: '0'.repeat(64),
    creadaEn: ahora,
    vence: new Date(ahora.getTime() + 3_600_000),
    revocadaEn: null,
    ultimoUso: null,
    ultimaDireccion: null,
  });
  return id;
}

/** An account, a subscription that is not delivered, and a message of it in each of these states. */
export async function crearEnviosDePrueba(
  manager: EntityManager,
  ahora: Date,
  estados: readonly EstadoDeEnvio[],
): Promise<void> {
  const { identifiers } = await manager.insert(Suscripcion, {
    cuentaId: await crearCuentaDePrueba(manager, ahora),
    nombre: 'Sistema contable',
    url: 'https://contabilidad.example/eventos',
    eventos: ['ORDEN-APROBADA'],
    activa: false,
    rechazadaEn: null,
    secretos: '',
    fallas: 0,
    fallaDesde: null,
    pausaHasta: null,
    avisadaEn: null,
    ultimoExito: null,
    creadaEn: ahora,
    version: 1,
  });
  const suscripcionId = identifiers[0]?.['id'] as number;
  const registro = {
    idCodigo: '01-M002-1',
    recurso: 'orden-de-compra',
    recursoId: '1',
    ocurridoEn: ahora,
    posicion: 0,
  };
  for (const [n, estado] of estados.entries())
    await manager.insert(EnvioEvento, {
      ...registro,
      suscripcionId,
      clave: `7b0a9c1e-2f0d-4b1c-9a51-0a6f5a2c3d4${n}`,
      tipo: 'ORDEN-APROBADA',
      estado,
      intentos: 106,
      ultimoIntento: ahora,
      proximoIntento: ahora,
      entregadoEn: null,
      codigo: '503',
      respuesta: 'en mantenimiento',
      milisegundos: 12,
      creadoEn: ahora,
      version: 1,
    });
}

const FORMATO_DE_REPORTE = {
  organismo: 'SC',
  desde: '2020-01-01',
  archivo: 'xlsx',
  umbral: null,
  sustento: 'Resolución de prueba',
  campos: [{ titulo: 'Contrato', fuente: 'contrato', formato: 'texto', obligatorio: true, ancho: 20 }],
} as const;
const formatoDePrueba = (guardadaEn: Date): Omit<FormatoReporte, 'id'> => ({
  ...FORMATO_DE_REPORTE,
  ...{ usadoEn: null, guardadaEn, guardadaPor: null, version: 1 },
});
export const operacionDePrueba = (personaId: number, creadaEn: Date): Omit<OperacionInusual, 'id'> => ({
  ...{ personaId, fecha: '2026-03-02', monto: 900_000, motivo: 'Pagó en efectivo', creadaPor: null, creadaEn },
  ...{ estado: 'por-decidir', decision: null, decididaPor: null, decididaEn: null, version: 1 },
});
/** The report of a year with its file. */
async function crearReporteDePrueba({ application }: Pick<TestApp, 'application'>): Promise<void> {
  const { clock, dataSource, storage } = application;
  const { manager } = dataSource;
  const bytes = Buffer.from('Contrato;01-M001-1');
  const { key: clave, sha256 } = await storage.put(bytes, { type: TIPO_XLSX, folder: 'reportes' });
  const reporte = await manager.insert(ReporteControl, { organismo: 'SC', periodo: '2024' });
  const archivo = await manager.insert(Archivo, {
    ...{ clave, nombre: 'reporte-sc-2024-v1.xlsx', tipo: TIPO_XLSX, longitud: bytes.length, sha256 },
    ...{ creadoPor: null, creadoEn: clock.now() },
  });
  const hechos = JSON.stringify({ filas: 1, formato: { desde: '2020-01-01', id: 1 }, incompletas: 0 });
  await manager.insert(DocumentoEmitido, {
    ...{ tipo: 'reporte-control', reporteId: reporte.identifiers[0]?.['id'] as number, numeroVersion: 1, sha256 },
    ...{ archivoId: archivo.identifiers[0]?.['id'] as number, emitidoEn: clock.now(), hechos },
    huella: hashDeEscritos('reporte-control', hechos),
  });
}

const coincidenciaDePrueba = (personaId: number, halladaEn: Date): Omit<Coincidencia, 'id'> => ({
  ...{ sujeto: 'persona', personaId, conyugeId: null, ejecutivoId: null, lista: 'PEP Ecuador', tipo: 'PEP' },
  ...{ persona: 'andrade luis mora', nombreEnLista: 'Andrade Mora Luis', identificacionEnLista: null, detalle: null },
  ...{ por: 'nombre', razon: 'Mismas palabras del nombre: ANDRADE LUIS MORA', halladaEn, estado: 'por-revisar' },
  ...{ motivo: null, decididaPor: null, decididaEn: null, version: 1 },
});

/** A request of this person, exported once. */
export async function crearDerechoDePrueba(
  manager: EntityManager,
  { id: personaId, identificacion }: Pick<Persona, 'id' | 'identificacion'>,
  ahora: Date,
  estado: EstadoDeDerecho = 'recibida',
  cambios: Partial<DerechoTitular> = {},
): Promise<void> {
  await manager.insert(DerechoTitular, {
    identificacion,
    nombre: 'Zambrano Loor José Antonio',
    personaId,
    tipo: 'acceso',
    pedido: 'Copia de sus datos',
    ingreso: '2026-03-02',
    vence: '2026-03-17',
    comprobacion: 'Presentó su cédula',
    estado,
    creadoPor: null,
    creadoEn: ahora,
    exportadaEn: ahora,
    sha256: 'a'.repeat(64),
    decididaPor: null,
    decididaEn: null,
    respuesta: null,
    version: 1,
    ...cambios,
  });
}

/** A suspension in force of this person's data. */
export async function suspenderDePrueba(
  manager: EntityManager,
  persona: Pick<Persona, 'id' | 'identificacion'>,
  ahora: Date,
): Promise<void> {
  await crearDerechoDePrueba(manager, persona, ahora, 'atendida', { tipo: 'bloqueo', decididaEn: ahora });
}

const CLAVE_DE_PRUEBA = '0c4f1a9e77b2';

/** A discarded dead letter; failed ones would be unhealthy. */
export const correoDePrueba = (ahora: Date) => ({
  clave: 'mundo',
  destinatario: 'socia@ejemplo.ec',
  asunto: 'Aviso',
  cuerpo: 'Texto',
  estado: 'descartado',
  intentos: 1,
  ultimoIntento: ahora,
  proximoIntento: ahora,
  enviadoEn: null,
  codigoError: '550',
  ultimoError: '550 No such user',
  creadoEn: ahora,
  version: 1,
});

/** The order No. 1, pending, for the first dealer of the examples. */
async function crearOrdenDe(
  { application }: Pick<TestApp, 'application'>,
  { medioId, planId, personaId, adjudicacionId }: MedioDelMundo,
  id = 1,
): Promise<void> {
  const { manager } = application.dataSource;
  const { id: creadoPor } = await manager.findOneByOrFail(Usuario, { usuario: whoMay(['orden:escribir']) });
  await manager.insert(OrdenDeCompra, {
    ...ORDEN,
    creadoPor,
    id,
    medioId,
    personaId,
    concesionarioId: 1,
    estado: 'pendiente',
    creadoEn: application.clock.now(),
    version: 1,
  });
  await manager.insert(OrdenPlan, {
    ordenId: id,
    planId,
    adjudicacionId,
    posicion: 1,
    monto: 2_000_000,
    vigente: true,
  });
  await manager.update(MedioAprobacion, { id: medioId }, { idOrden: id });
  await manager.save(Contador, { serie: SERIE_DE_ORDENES, valor: id });
}

/** An approved order with every document required for its payment: the second is unpaid, the third has the payment No. 1. */
async function crearOrdenPagable(con: Pick<TestApp, 'application'>, id: number, medio: MedioDelMundo): Promise<void> {
  await crearOrdenDe(con, medio, id);
  const { dataSource, clock } = con.application;
  await dataSource.manager.update(OrdenDeCompra, { id }, { estado: 'aprobada', aprobadaEn: clock.now() });
  await dataSource.manager.update(Carpeta, { planId: medio.planId }, { idDepartamento: '003' });
  for (const codigo of SIEMPRE) await ponerDocumento(con, medio.planId, codigo);
}

/** The payment No. 1, pending. */
async function crearPagoDe({ application }: Pick<TestApp, 'application'>, ordenId: number): Promise<void> {
  const { manager } = application.dataSource;
  const { pagoConcesionario: valor, nombreConcesionario: beneficiario } = ORDEN;
  await manager.insert(SolicitudDePago, {
    id: 1,
    ordenId,
    estado: 'pendiente',
    concepto: 'COMPRA DE VEHICULO',
    observacion: null,
    valor,
    beneficiario,
    rucBeneficiario: null,
    solicitante: 'Luis Chicaiza',
    documentos: [],
    creadoPor: null,
    creadoEn: application.clock.now(),
    version: 1,
  });
  await manager.insert(Contador, { serie: SERIE_DE_PAGOS, valor: 1 });
}

/** The first document of a plan's list, with a file pending a decision. */
async function crearDocumento({ application }: Pick<TestApp, 'application'>, planId: number): Promise<void> {
  const { dataSource, storage, clock } = application;
  const { manager } = dataSource;
  const bytes = await pdfDePrueba('Cédula');
  const { key: clave, sha256 } = await storage.put(bytes, { type: TIPO_PDF, folder: 'documentos/prueba' });
  const creado = { creadoPor: null, creadoEn: clock.now() };
  const archivo = { clave, nombre: 'cedula.pdf', tipo: TIPO_PDF, longitud: bytes.length, sha256, ...creado };
  const archivoId = (await manager.insert(Archivo, archivo)).identifiers[0]?.id as number;
  const { id: tipoId } = await manager.findOneByOrFail(TipoDocumento, { codigo: 'cedula' });
  const subido = { subidoPor: null, subidoEn: clock.now() };
  const { identifiers } = await manager.insert(Documento, {
    planId,
    dueno: 1,
    tipoId,
    personaId: null,
    identificacion: CEDULA,
    estado: null,
    aplica: true,
    obligatorio: true,
    archivoId,
    versionArchivo: 1,
    ...subido,
    decididoPor: null,
    decididoEn: null,
    decididoDepartamento: null,
    observaciones: null,
    reemplazadaEn: null,
    version: 2,
  });
  const documentoId = identifiers[0]?.id as number;
  const archivado = { archivoId, nombreOriginal: 'cedula.pdf', paginas: 1 };
  await manager.insert(DocumentoVersion, { documentoId, numero: 1, ...archivado, ...subido });
}

/**
 * The row that the tests act upon. The user is one that no other operation needs, because its password and role are changed. Text keys in a path are
 * named by their kind: `idCodigo`, `clave` …
 */
export const claves = (operation: Operation): Record<string, string | number> => ({
  id: IDS.find(([path]) => operation.path.startsWith(path))?.[1] ?? 1,
  huella: 'f'.repeat(64),
  idCodigo: PLANES.find(([path]) => operation.path.startsWith(path))?.[1] ?? '01-M002-1',
  plan: '01-M002-1',
  bloque: 'objeto',
  copia: 1,
  rol: 'garante',
  identificacion: CEDULA,
  medio: 3,
  orden: 2,
  clave: DE_SOLICITUD.some((path) => operation.path.startsWith(path)) ? '01-M002-2-titular' : '01-M002-1-titular',
  cedula: CEDULA,
  formulario: 'solicitud',
  seccion: 'personales',
});
/** Of the holder of '01-M002-1'. */
const CEDULA = '1710034065';
/** Of the holder of '01-M002-2', whose plan is in no approval. */
const CEDULA_DEL_CASADO = '1710034073';
/** These need a saved application. */
const DE_SOLICITUD = ['/conyuge/', '/finanzas/'];
/** The assembly with a frozen list. */
const CON_CONSTANCIA = 2;
/** The one whose draw waits for its second typing. */
const CON_NUMERO = 3;
/** Where the first row is not suitable: a user that nothing else needs, and a draft, which comes after the delivered formats. */
const IDS: readonly (readonly [path: string, id: number])[] = [
  // after the demo's users and 'riesgo2'
  ['/cuenta-servicio/', demoUsers.length + 2],
  ['/usuario/', demoUsers.findIndex(({ usuario }) => usuario === 'rsa') + 1],
  ['/formato/', filasDeFormatos().length + 1],
  ['/constancia/{id}/instalar', 1],
  ['/constancia/', CON_CONSTANCIA],
  ['/sorteo/{id}/confirmar', CON_NUMERO],
  ['/sorteo/', CON_CONSTANCIA],
];
const CON_CONTRATO = '01-M002-7';
const CON_ADENDA = '01-M002-9';
/** Operations on other plans: with a contract, with an approved means. */
const PLANES = [
  ['/contrato/', CON_CONTRATO],
  ['/adendas-de-plan/', CON_ADENDA],
  ['/unidad/', '01-M002-4'],
  ['/caso/', '01-M002-4'],
] as const;

/** Of a list open to every role but the administrator's. */
const VISTA = {
  lista: 'tarea',
  filtro: { estado: 'abiertas' },
  ordenCampo: 'fechaEjecucion',
  ordenDireccion: 'ASC',
  ocultas: ['observaciones'],
};

const ORDEN = {
  categoriaCarta: '001',
  tipoCarta: '001',
  incluyeConcesionario: false,
  cedula: '1700000019',
  nombreCliente: 'Zambrano Loor José Antonio',
  marca: 'Chevrolet',
  modelo: 'Sail',
  estadoBien: 'Nuevo',
  anio: 2026,
  nombreConcesionario: 'Sierra Motors S.A.',
  valorVehiculo: 3_299_000,
  valorPlan: 2_000_000,
  porcentajeComision: 250,
  valorComision: 82_475,
  diferenciaPrecio: 1_299_000,
  pagoConcesionario: 1_917_525,
} as const;
const ORDEN_CORREGIDA = { tipoCarta: '001', concesionarioId: 1, porcentajeComision: 2.5 };
const ORDEN_NUEVA = { medioId: 3, ...ORDEN_CORREGIDA };
/** What a type of letter asks for. */
const OTRAS_CARTAS = [
  { tipoCarta: '003', valorDispositivo: 380, comisionDispositivo: 20 },
  { tipoCarta: '002', atencionTercero: 'Ana Mora', incluyeConcesionario: true },
  {
    tipoCarta: '002',
    concesionarioId: null,
    atencionTercero: 'Ana Mora',
    tipoIdentificacionTercero: 'P',
    identificacionTercero: 'AB123456',
    bancoTercero: 'Banco Pichincha',
    tipoCuentaTercero: 'AHORROS',
    numeroCuentaTercero: '2201234567',
  },
];

const SIN_NOMBRE = {
  nombre: 'CRM',
  role: 'Riesgo',
  alcances: ['cliente:leer'],
  direcciones: ['10.1.0.0/16'],
};
const CUENTA_NUEVA = { usuario: 'crm', ...SIN_NOMBRE };

const CONTRATO_NUEVO = { idCodigo: '01-M002-1', estadoCivil: 'S', estadoBien: 'Nuevo' };

const ADENDA = {
  motivo: 'El cliente viaja',
  lugarEmision: '1701',
  fechaEmision: '2026-03-20',
  texto: '<p>El bien se retira en Guayaquil.</p>',
};

/** Bodies that succeed in this world, where the generated sample does not. */
export const ejemplos: Readonly<Record<string, object>> = {
  ...bodiesOfPlainRecords,
  'POST /usuario': { usuario: 'nueva.persona', nombre: 'Nueva', apellido: 'Persona', role: 'Riesgo' },
  'PUT /usuario/{id}': { nombre: 'Mónica', apellido: 'Ibarra', role: 'RSA', activo: true, version: 1 },
  'POST /auth/contrasena': { actual: DEMO_PASSWORD, nueva: 'caballo grapa batería' },
  'POST /auth/segundo-factor/iniciar': { contrasena: DEMO_PASSWORD },
  'POST /asamblea': {
    producto: '01',
    grupo: 'M001',
    fecha: '2026-04-15',
    hora: '18:30',
    lugar: 'Virtual - Facebook Live',
    notario: notarioDePrueba,
  },
  'PUT /conyuge/{clave}': {
    identificacion: '1712345678',
    nombreCompleto: 'Lucía Güillín Peña',
    situacionLaboral: 'H',
    version: 0,
  },
  'PUT /depositario/{idCodigo}': {
    identificacion: '1712345678',
    nombres: 'Íñigo',
    apellidos: 'Muñoz',
    telefono: '022345678',
    correo: 'inigo@correo.example',
    direccion: 'Av. Amazonas N34-120',
    version: 0,
  },
  'PUT /finanzas/{clave}': { ...finanzasEnCero(), cajaBanco: 1200.1, version: 0 },
  'POST /documento/{id}/aceptar': { version: 2 },
  'POST /documento/{id}/rechazar': { observaciones: 'Ilegible', version: 2 },
  'POST /garante': { plan: '01-M002-1', identificacion: '1755555555' },
  'POST /garante/{idCodigo}/cambiar': { identificacion: '1766666666' },
  'POST /referencia': {
    clave: '01-M002-2-titular',
    tipo: 'C',
    nombreComercio: 'Almacenes La Ganga',
    ciudad: 'Quito',
    direccion: 'Av. Amazonas N34-120',
    telefono: '022345678',
  },
  // kind 6 is 'Contactar al cliente', its third result 'Volver a llamar' (datos/tareas.json)
  'POST /concesionario': {
    nombreComercial: 'Nuevo Concesionario',
    razonSocial: 'Nuevo Concesionario S.A.',
    estado: 'A',
  },
  'PUT /concesionario/{id}': { ...ejemploDe(formularioDeConcesionario), version: 1 },
  'POST /ejecutivo-concesionario': { ...ejemploDe(formularioDeEjecutivoDeConcesionario), concesionarioId: 1 },
  'PUT /ejecutivo-concesionario/{id}': { ...ejemploDe(formularioDeEjecutivoDeConcesionario), version: 1 },
  'POST /ejecutivo-concesionario/eliminar': { ejecutivos: [{ id: 2, version: 1 }] },
  'POST /dispositivo': { nombre: 'Nuevo dispositivo', valor: 120.5, estado: 'A', concesionarioId: 1 },
  'PUT /dispositivo/{id}': { ...ejemploDe(formularioDeDispositivoDeConcesionario), version: 1 },
  'POST /limite': { ...ejemploDe(formularioDeLimite), usuario: 'riesgo' },
  'PUT /limite/{id}': { ...ejemploDe(formularioDeLimite), monto: 20, version: 1 },
  'POST /ausencia': { ...ejemploDe(formularioDeAusencia), desde: '2026-05-01', hasta: '2026-05-04' },
  'PUT /ausencia/{id}': { ...ejemploDe(formularioDeAusencia), motivo: 'Viaje', version: 1 },
  'POST /delegacion': { ...ejemploDe(formularioDeDelegacion), desde: '2026-05-01', hasta: '2026-05-04' },
  'PUT /delegacion/{id}': { ...ejemploDe(formularioDeDelegacion), motivo: 'Viaje', version: 1 },
  'POST /cuenta-servicio': CUENTA_NUEVA,
  'PUT /cuenta-servicio/{id}': { ...SIN_NOMBRE, nombre: 'ERP', activa: true, version: 1 },
  'POST /cuenta-servicio/{id}/generar-clave': { dias: 30, horasDeTraslape: 24, version: 1 },
  'POST /cuenta-servicio/{id}/revocar-clave': { clave: CLAVE_DE_PRUEBA },
  'POST /suscripcion': {
    cuentaId: demoUsers.length + 2,
    nombre: 'CRM',
    url: 'https://crm.example/eventos',
    eventos: ['ORDEN-APROBADA'],
  },
  'PUT /suscripcion/{id}': {
    nombre: 'ERP',
    url: 'https://erp.example/eventos',
    eventos: ['ORDEN-APROBADA'],
    activa: false,
    version: 1,
  },
  'POST /suscripcion/{id}/generar-secreto': { horasDeTraslape: 24, version: 1 },
  'POST /suscripcion/{id}/reenviar': { desde: '2026-03-01', estados: 'fallidos' },
  'POST /envio-evento/{id}/reenviar': { version: 1 },
  'POST /envio-evento/{id}/descartar': { motivo: 'El sistema ya no existe', version: 1 },
  'POST /derecho-titular': {
    identificacion: CEDULA,
    tipo: 'acceso',
    ingreso: '2026-03-02',
    comprobacion: 'Presentó su cédula',
    pedido: 'Copia de sus datos',
  },
  'POST /derecho-titular/{id}/atender': { respuesta: 'Se entregó el archivo', version: 1 },
  'POST /derecho-titular/{id}/negar': { motivo: 'No probó quién es', version: 1 },
  'POST /derecho-titular/{id}/levantar': { motivo: 'Lo pidió por escrito', version: 1 },
  'POST /formato-reporte': { ...FORMATO_DE_REPORTE, desde: '2021-01-01' },
  'PUT /formato-reporte/{id}': { ...FORMATO_DE_REPORTE, archivo: 'csv', version: 1 },
  'POST /reporte-control/generar': { organismo: 'SC', periodo: '2025', aceptaIncompleto: true },
  'POST /operacion-inusual': { identificacion: CEDULA, fecha: '2026-03-02', monto: 100.5, motivo: 'Pagó en efectivo' },
  'POST /operacion-inusual/{id}/reportar': { motivo: 'Sin justificar', version: 1 },
  'POST /operacion-inusual/{id}/archivar': { motivo: 'Justificada', version: 1 },
  'POST /coincidencia/{id}/descartar': { motivo: 'Otra fecha de nacimiento', version: 1 },
  'POST /coincidencia/{id}/confirmar': { motivo: 'Misma cédula', version: 1 },
  'POST /correo/{id}/reenviar': { destinatario: 'rosa@ejemplo.ec', version: 1 },
  'POST /correo/{id}/descartar': { motivo: 'Pidió que no se le escriba', version: 1 },
  'POST /constancia/{id}/instalar': { versionParticipantes: 1, enlace: 'https://ejemplo.ec/en-vivo' },
  'POST /constancia/{id}/enlace': { enlace: 'https://ejemplo.ec/en-vivo', version: 1 },
  'POST /constancia/{id}/copia': {
    ...{ documento: 'constancia', numeroVersion: 1, entregadaA: 'Ana Vera', identificacion: '1768000000001' },
    ...{ calidad: 'entidad', pedidaEl: '2026-03-10', fecha: '2026-03-10', medio: 'fisica', version: 1 },
  },
  'POST /constancia/{id}/emitir': { motivo: 'Se registraron copias', version: 1 },
  'POST /sorteo/{id}/publicar': { fuente: 'bombo', motivo: 'La lotería se aplazó', version: 1 },
  'POST /sorteo/{id}/escribir': { numero: '0417', version: 1 },
  'POST /sorteo/{id}/confirmar': { numero: '0417', version: 1 },
  'POST /regla-adjudicacion': { ...ejemploDe(formularioDeReglaAdjudicacion), desde: '2026-02-01' },
  'PUT /regla-adjudicacion/{id}': { ...ejemploDe(formularioDeReglaAdjudicacion), cesion: 'participa', version: 1 },
  'POST /plazo': { ...ejemploDe(formularioDePlazo), desde: '2026-02-01' },
  'PUT /plazo/{id}': { ...ejemploDe(formularioDePlazo), dias: 20, version: 1 },
  'POST /vista-guardada': { ...VISTA, nombre: 'Abiertas', compartida: false },
  'PUT /vista-guardada/{id}': { ...VISTA, nombre: 'Por hacer', compartida: true, version: 1 },
  'POST /tarea': { plan: '01-M002-1', tipo: 6, accion: 19, programar: false, observaciones: 'Llamada de bienvenida' },
  'PUT /tarea/{id}': { accion: 19, observaciones: 'El jueves', version: 1 },
  'POST /carta-salida/{idCodigo}/entregar': { fecha: '2026-03-02', version: 1 },
  'POST /carpeta/{idCodigo}/aprobar': {
    tipoGarantia: 'F',
    comentario: 'Cliente con capacidad de pago',
    confirma: [...codigosDePolitica],
  },
  'POST /riesgo/{idCodigo}/calcular': { version: 1 },
  'PUT /riesgo/{idCodigo}/parametro': {
    parametro: 'VALOR19',
    cumple: true,
    motivo: 'Verificado en su domicilio',
    version: 1,
  },
  'POST /riesgo/{idCodigo}/excepcion': { excepcion: true, observacion: 'Cliente conocido', version: 1 },
  'POST /riesgo/{idCodigo}/garantias': { confirmado: true, version: 1 },
  'POST /ficha-bien': { cedula: CEDULA, planes: ['01-M002-1'], ...FICHA },
  'PUT /ficha-bien/{id}': { ...FICHA, version: 1 },
  'POST /medio-aprobacion': { cedula: CEDULA, planes: ['01-M002-1'], ...costos, ficha: FICHA },
  'PUT /medio-aprobacion/{id}': { planes: ['01-M002-1'], ...costos, version: 1 },
  'POST /medio-aprobacion/saldo-deudor': { cedulaCliente: CEDULA, plan: '01-M002-1' },
  'POST /contrato': CONTRATO_NUEVO,
  'POST /adenda': { ...ADENDA, idCodigo: '01-M002-8' },
  'PUT /adenda/{id}': { ...ADENDA, version: 1 },
  'PUT /contrato/{idCodigo}': { estadoCivil: 'S', estadoBien: 'Nuevo', version: 1 },
  'PUT /contrato/{idCodigo}/bloque/{bloque}': { texto: '<p>Se entrega el bien.</p>', version: 1 },
  'POST /pagare': { plan: '01-M002-1', lugarEmision: '1701', fechaInicial: '2026-04-05' },
  'POST /carta-salida/{idCodigo}/citar': { dia: '2100-01-02', hora: '10:30', lugar: 'Patio', version: 1 },
  'POST /orden-de-compra': ORDEN_NUEVA,
  'PUT /orden-de-compra/{id}': { ...ORDEN_CORREGIDA, version: 1 },
  'PUT /prenda/{id}': { ...cuerpoDePrenda, tipoGarantia: 'C', version: 1 },
  'PUT /interviniente/{idCodigo}/{rol}': {
    tipoIdentificacion: 'C',
    identificacion: '1712345675',
    nombres: 'María Fernanda',
    apellidos: 'Loor Macías',
    version: 0,
  },
  'PUT /unidad/{idCodigo}': { chasis: '8LCJU5A2XTE012345', serieMotor: 'G4NAJU123456', version: 1 },
  'POST /solicitud-de-pago': { orden: 2, concepto: 'COMPRA DE VEHICULO' },
  'PUT /participante/{id}': { adjudicadoPor: 'Sorteo', version: 1 },
};

/** Further bodies with conditional fields: a foreigner with a job, a bank reference, a property … */
export const completos: Readonly<Record<string, readonly object[]>> = {
  'POST /asamblea/{id}/regenerar-acta': [
    { versionParticipantes: 1, motivo: 'Error de digitación', marcas: [{ idCodigo: '01-M001-1' }] },
  ],
  'POST /adjudicacion/{id}/retirar': [{ motivo: 'Desiste', reemplazo: { idCodigo: '01-M002-2' } }],
  'POST /ficha-bien': [{ cedula: CEDULA_DEL_CASADO, planes: ['01-M002-2'], ...FICHA }],
  'POST /medio-aprobacion': [{ cedula: CEDULA_DEL_CASADO, planes: ['01-M002-2'], ...costos, ficha: FICHA }],
  'PUT /conyuge/{clave}': [
    {
      identificacion: '1712345678',
      nombreCompleto: 'Lucía Güillín Peña',
      situacionLaboral: 'V',
      nacionalidad: 'CO',
      anosResidencia: 3,
    },
  ],
  'PUT /contrato/{idCodigo}': [
    { estadoCivil: 'C', separacionBienes: 'N', estadoBien: 'Nuevo', poderConyuge: 'Notaría Tercera de Quito' },
    { estadoCivil: 'C', separacionBienes: 'S', estadoBien: 'Nuevo', disolucionConyugal: 'Notaría Tercera de Quito' },
    { estadoCivil: 'S', estadoBien: 'Nuevo', aval: true, avalConyuge: true },
  ],
  'POST /contrato': [
    { ...CONTRATO_NUEVO, estadoCivil: 'C', separacionBienes: 'N', poderConyuge: 'Notaría Tercera de Quito' },
    { ...CONTRATO_NUEVO, estadoCivil: 'C', separacionBienes: 'S', disolucionConyugal: 'Notaría Tercera de Quito' },
    { ...CONTRATO_NUEVO, aval: true, avalConyuge: true },
  ],
  'POST /orden-de-compra': OTRAS_CARTAS.map((carta) => ({ ...ORDEN_NUEVA, ...carta })),
  'PUT /orden-de-compra/{id}': OTRAS_CARTAS.map((carta) => ({ ...ORDEN_CORREGIDA, ...carta })),
  'PUT /depositario/{idCodigo}': [ejemploDe(formularioDeDepositario)],
  'PUT /prenda/{id}': [
    {
      ...cuerpoDePrenda,
      tipoGarantia: 'F',
      estadoCivil: 'C',
      separacionBienes: 'N',
      estadoBien: 'Usado',
      vehiculoPlaca: 'PDB4821',
    },
  ],
  'PUT /solicitud/{clave}': [
    { situacionLaboral: 'B', nacionalidad: 'CO', estadoCivil: 'C', tipoDomicilio: 'C', pepExpuesto: 'S' },
    {
      situacionLaboral: 'I',
      pepExpuesto: 'S',
      pepVinculo: vinculosPep.find(({ codigo }) => codigo !== 'titular')?.codigo,
    },
    { situacionLaboral: 'H' },
    { situacionLaboral: 'A' },
  ].map((cambio) => ({ ...ejemploDe(formularioDeSolicitud), ...cambio })),
  'POST /referencia': [
    { clave: '01-M002-2-titular', tipo: 'R' },
    { clave: '01-M002-2-titular', tipo: 'B' },
  ],
};

/** The first demo user with all these permissions; an account where no person has them. */
export function whoMay(permissions: readonly string[]): string {
  if (permissions.includes('cuenta:propia')) return CUENTA_CON_CLAVE;
  const user = demoUsers.find(({ role }) => permissions.every((permission) => puede(role, permission as Permiso)));
  if (user === undefined) throw new Error(`No demo user may ${permissions.join(', ')}`);
  return user.usuario;
}
