import {
  admiteConyuge,
  claveDeSolicitud,
  diaDeLaSemana,
  formularioDeSolicitud,
  hoyEn,
  listaDeRoles,
  type Rol,
  sumarDias,
} from '@adjudica/domain';
import type { Actor } from '../auth/actor';
import type { Application } from '../compose';
import { isoOf } from '../db/columns';
import { readMany } from '../db/read';
import { Adjudicacion } from '../entities/adjudicacion.entity';
import { Carpeta } from '../entities/carpeta.entity';
import { Plan } from '../entities/plan.entity';
import { Usuario } from '../entities/usuario.entity';
import type { RelojDeDemo } from './actas';
import { escribirFormatos } from './borradores-de-formato';
import type { SituacionLaboral } from './builders';
import { type CarpetaLlena, moverCarpetas, RESUELTAS, resolverCarpetas } from './carpetas';
import { redactarContratos } from './contratos';
import { declarado, OFICIOS, SITUACIONES } from './declarado';
import { actorDe, anotarTareas } from './demo-tareas';
import { cartasDeHoy } from './entregas';
import { generarMedios } from './medios';
import { generarOrdenes } from './ordenes';
import { generarPagares } from './pagares';
import { generarPagos } from './pagos';
import { escribirPasado } from './pasado';
import { cedulaCon } from './personas';
import { ingresarPrendas } from './prendas';
import { Random } from './random';
import { calcularRiesgos } from './riesgos';

const SEED = 20_260_202;
/** Enough to see every situation of a folder, few enough that the first start stays short. */
const EXPEDIENTES = 20;
const HORA_MS = 3_600_000;

const CONYUGES = {
  F: { identificacion: '1710034065', nombreCompleto: 'María Lorena Andrade Salazar' },
  M: { identificacion: cedulaCon('171003407'), nombreCompleto: 'Luis Alberto Andrade Salazar' },
};
/** Folders in every state, with what hangs on them, and something to do today for everybody. Returns how many of each. */
export async function llenarDemo(
  application: Application,
  clock: RelojDeDemo,
  imprimir: boolean,
): Promise<Record<string, number>> {
  const pasado = await escribirPasado(application);
  const carpetas = await llenarExpedientes(application, clock, imprimir);
  const riesgo = await actorDe(application, 'riesgo');
  const movidas = await moverCarpetas(application, clock, carpetas, riesgo);
  const puntajes = await calcularRiesgos(application, clock, carpetas, riesgo);
  const medios = await generarMedios(application, clock, carpetas, riesgo);
  const ordenes = await generarOrdenes(application, clock, imprimir);
  const resueltas = await resolverCarpetas(application, clock, carpetas, riesgo);
  // after risk decided: while a folder is there, its executive cannot bring what a payment still lacks
  const pagos = await generarPagos(application, imprimir);
  const pagares = await generarPagares(application, imprimir);
  const cartas = await cartasDeHoy(application, clock, imprimir);
  return {
    expedientes: carpetas.length,
    ...movidas,
    puntajes,
    medios,
    ordenes,
    pagos,
    pagares,
    ...resueltas,
    ...pasado,
    cartas,
    formatos: await escribirFormatos(application, clock),
    // a contract names who signs the pledge, and is of a plan with its note
    prendas: await ingresarPrendas(application),
    contratos: await redactarContratos(application, imprimir),
    tareas: await anotarTareas(application, clock, carpetas),
  };
}

/**
 * Fills folders of awarded plans through the real services, as their executives did in the days before: some complete with their printed
 * application, some half-way, the rest still empty. Returns those that have an application.
 */
async function llenarExpedientes(
  application: Application,
  clock: RelojDeDemo,
  imprimir: boolean,
): Promise<CarpetaLlena[]> {
  const random = new Random(SEED);
  const ahora = clock.now();
  const planes = await candidatos(application);
  const llenas: CarpetaLlena[] = [];
  for (const [indice, { idCodigo, abiertaEn, ...usuario }] of planes.entries()) {
    const actor = { ...usuario, role: listaDeRoles.find((rol) => rol === usuario.role) as Rol, sesionId: '' };
    const instante = mananaDeTrabajo(ahora, indice, new Date(isoOf(abiertaEn) as string));
    clock.moveTo(instante);
    try {
      const clave = claveDeSolicitud(idCodigo, 'titular');
      await guardarSolicitud(
        application,
        actor,
        clave,
        SITUACIONES[indice % SITUACIONES.length] as SituacionLaboral,
        random,
      );
      const carpeta = { indice, idCodigo, actor, generada: false, instante };
      llenas.push(carpeta);
      // every third stays with the application alone
      if (indice % 3 !== 2) await guardarAnexos(application, actor, clave, idCodigo, random);
      // those that reach risk with nothing missing
      if (indice === 0 || RESUELTAS[indice] === 'aprobada') await completarReferencias(application, actor, clave);
      if (imprimir && (indice % 5 === 0 || RESUELTAS[indice] !== undefined)) {
        await application.expediente.generacion.generar(actor, clave);
        carpeta.generada = true;
      }
    } catch (error) {
      application.log.warn({ err: error, plan: idCodigo }, 'a demo folder could not be filled');
    }
  }
  clock.moveTo(ahora);
  return llenas;
}

/** A working morning of the last days, never before the award opened the folder, and early enough for what follows to happen before now. */
function mananaDeTrabajo(ahora: Date, indice: number, abiertaEn: Date): Date {
  let fecha = sumarDias(hoyEn(ahora), -1 - (indice % 6));
  while (diaDeLaSemana(fecha) > 5) fecha = sumarDias(fecha, -1);
  const manana = new Date(`${fecha}T${14 + (indice % 4)}:${10 + indice}:00.000Z`).getTime();
  return new Date(Math.min(Math.max(manana, abiertaEn.getTime() + HORA_MS), ahora.getTime() - 3 * HORA_MS));
}

interface Candidato extends Omit<Actor, 'role' | 'sesionId'> {
  idCodigo: string;
  role: string;
  abiertaEn: unknown;
}

/** The newest awarded plans with an executive, of each product in turn. */
export async function candidatos({ dataSource }: Application): Promise<Candidato[]> {
  const deProducto = (producto: string): Promise<Candidato[]> =>
    readMany<Candidato>(
      dataSource
        .createQueryBuilder()
        .from(Adjudicacion, 'j')
        .innerJoin(Plan, 'p', 'p.id = j.planId')
        .innerJoin(Carpeta, 'c', 'c.adjudicacionId = j.id')
        .innerJoin(Usuario, 'u', 'u.id = j.ejecutivoId')
        .select('p.idCodigo', 'idCodigo')
        .addSelect('c.abiertaEn', 'abiertaEn')
        .addSelect('u.id', 'id')
        .addSelect('u.usuario', 'usuario')
        .addSelect('u.nombre', 'nombre')
        .addSelect('u.apellido', 'apellido')
        .addSelect('u.role', 'role')
        .addSelect('u.idDepartamento', 'idDepartamento')
        .where("j.estado = 'ADJ' AND j.productoCodigo = :producto", { producto })
        // of what waits for legal or was delivered nothing more is filled
        .andWhere("c.idDepartamento IS NULL AND c.estadoDocumentos = 'sinLista'")
        .orderBy('j.fecha', 'DESC')
        .addOrderBy('j.id', 'DESC')
        .limit(EXPEDIENTES / 2),
    );
  const [motor, casa] = [await deProducto('01'), await deProducto('02')];
  return motor.flatMap((plan, i) => [plan, ...casa.slice(i, i + 1)]);
}

/** What is known of the person stands; the rest is what somebody in that situation declares. */
async function guardarSolicitud(
  application: Application,
  actor: Actor,
  clave: string,
  situacion: SituacionLaboral,
  random: Random,
): Promise<void> {
  const previa = await application.expediente.solicitud.get(actor, clave);
  const conocido = Object.fromEntries(
    formularioDeSolicitud.nombres.flatMap((campo) => {
      const valor = previa[campo as keyof typeof previa];
      return valor === null || valor === undefined || valor === false ? [] : [[campo, valor]];
    }),
  );
  const datos = declarado(situacion, previa, conocido, random);
  await application.expediente.solicitud.guardar(actor, clave, previa.version, datos);
}

async function guardarAnexos(
  application: Application,
  actor: Actor,
  clave: string,
  idCodigo: string,
  random: Random,
): Promise<void> {
  const { solicitud, conyuge, finanzas, referencia, depositario } = application.expediente;
  const { estadoCivil, genero } = await solicitud.get(actor, clave);
  if (admiteConyuge({ estadoCivil: estadoCivil ?? null })) {
    const suyo = genero === 'F' ? 'M' : 'F';
    await conyuge.guardar(actor, clave, 0, {
      ...CONYUGES[suyo],
      fechaNacimiento: '1988-09-14',
      genero: suyo,
      nacionalidad: 'EC',
      profesion: random.pick(OFICIOS)[suyo],
      situacionLaboral: 'A',
    });
  }
  const hogar = random.between(60, 120) * 1000;
  await finanzas.guardar(actor, clave, 0, {
    cajaBanco: random.between(500, 6000),
    cuentasPorCobrar: 0,
    inventario: 0,
    viviendaTerreno: hogar,
    mueblesEnseres: random.between(2000, 9000),
    vehiculoMaquinaria: random.between(0, 15_000),
    motocicleta: 0,
    otrosActivos: 0,
    cuentasPorPagar: random.between(0, 900),
    proveedores: 0,
    prestamoAno: random.between(0, 2500),
    prestamoMasAno: random.between(0, 30_000),
    deudasNegocio: 0,
    otrasObligaciones: 0,
    ingresoFijo: random.between(900, 2800),
    ingresoConyuge: random.between(0, 900),
    ingresoArriendo: 0,
    ingresoPensiones: 0,
    otrosIngresos: random.between(0, 300),
    egresoAlimentacion: random.between(180, 380),
    egresoEducacion: random.between(0, 220),
    egresoTransporte: random.between(40, 120),
    egresoArriendo: 0,
    egresoServicioBasico: random.between(45, 110),
    egresoBancarioComercial: random.between(0, 260),
    egresoSalud: random.between(0, 90),
    otrosEgresos: random.between(0, 80),
  });
  for (const [nombre, parentesco] of [
    ['Rosa Elena Villacís', 'hermano'],
    ['Luis Fernando Paredes', 'amigo'],
  ] as const)
    await referencia.crear(actor, {
      clave,
      tipo: 'R',
      nombre,
      identificacion: String(random.between(1_700_000_000, 1_729_999_999)),
      parentesco,
      ciudad: 'Quito',
      direccion: 'Av. La Prensa N58-21',
      telefono: '022598741',
    });
  await referencia.crear(actor, {
    clave,
    tipo: 'C',
    nombreComercio: 'Almacenes La Ganga',
    ciudad: 'Quito',
    direccion: 'Av. 10 de Agosto N24-100',
    telefono: '022540011',
  });
  await depositario.guardar(actor, idCodigo, 0, {
    identificacion: '1711122233',
    nombres: 'Carmen Alicia',
    apellidos: 'Benítez Toapanta',
    telefono: '0987711223',
    correo: 'carmen.benitez@correo.example',
    direccion: 'Conjunto Los Cipreses, casa 14',
  });
}

/** Two of each type (EST-553), beside those that every folder has. */
async function completarReferencias(
  { expediente: { referencia } }: Application,
  actor: Actor,
  clave: string,
): Promise<void> {
  await referencia.crear(actor, {
    clave,
    tipo: 'C',
    nombreComercio: 'Ferretería El Constructor',
    ciudad: 'Quito',
    direccion: 'Av. Amazonas N39-61',
    telefono: '022451180',
  });
  for (const [tipoCuenta, numeroCuenta] of [
    ['AHORROS', '2203456781'],
    ['CORRIENTE', '3104567892'],
  ] as const)
    await referencia.crear(actor, {
      clave,
      tipo: 'B',
      bancoCodigo: 'B001',
      fechaApertura: '2014-06-02',
      tipoCuenta,
      numeroCuenta,
    });
}
