import { datosDeReferenciaVacios, deNumero, sumarMeses } from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import notarios from '../capabilities/catalogo/datos/notarios.json';
import { ParticipanteStore } from '../capabilities/participante/participante.store';
import { tokensDePersona } from '../capabilities/persona/persona.nombre';
import { insertMany } from '../db/transaction/bulk';
import { Adjudicacion } from '../entities/adjudicacion.entity';
import { Asamblea } from '../entities/asamblea.entity';
import { AsignacionEjecutivo } from '../entities/asignacion-ejecutivo.entity';
import { Carpeta } from '../entities/carpeta.entity';
import { CarpetaEnvio } from '../entities/carpeta-envio.entity';
import { Grupo } from '../entities/grupo.entity';
import { Movimiento } from '../entities/movimiento.entity';
import { Participante } from '../entities/participante.entity';
import { Persona } from '../entities/persona.entity';
import { PersonaToken } from '../entities/persona-token.entity';
import { Plan } from '../entities/plan.entity';
import { PlanTitular } from '../entities/plan-titular.entity';
import { Referencia } from '../entities/referencia.entity';
import { Solicitud } from '../entities/solicitud.entity';
import { Usuario } from '../entities/usuario.entity';
import { datosDeSolicitud, type OpcionesDeSolicitud, type SituacionLaboral } from '../seed/declarado';
import { cedulaCon } from '../seed/personas';

/**
 * Builders of small data sets: each writes one record with believable defaults and returns it with its id. Money in cents. Numbers that must differ
 * (cédulas, groups) come from counters, so a test is deterministic in a fresh database.
 */
type Data<T> = Partial<Omit<T, 'id'>>;

let serial = 0;
const next = (): number => ++serial;

export const notarioDePrueba = (notarios.find((n) => n.tipo === 'ASAMBLEA') as { nombre: string }).nombre;

export async function crearGrupo(manager: EntityManager, data: Data<Grupo> = {}): Promise<Grupo> {
  const row = {
    productoCodigo: '01',
    grupo: `T${String(next()).padStart(3, '0')}`,
    mesesPlan: 60,
    monto: 2_000_000,
    valorCuota: 38_050,
    fechaInicio: '2024-01-01',
    version: 1,
    ...data,
  };
  const { identifiers } = await manager.insert(Grupo, row);
  return { ...row, id: identifiers[0]?.['id'] as number };
}

const NOMBRES = ['José Antonio', 'María Fernanda', 'Ángel Polivio', 'Lucía del Rocío', 'Íñigo', 'Rosa Elena', 'Úrsula'];
const APELLIDOS = [
  'Ñauñay',
  'Zambrano',
  'Quishpe',
  'Muñoz',
  'Güillín',
  'Peñaherrera',
  'Loor',
  'Tipán',
  'Yépez',
  'Oña',
  'Mera',
];

const datosDePersona = (n: number, data: Data<Persona>): Omit<Persona, 'id'> => ({
  tipoIdentificacion: 'C',
  identificacion: cedulaCon(`17${String(n).padStart(7, '0')}`),
  nombres: NOMBRES[n % NOMBRES.length] as string,
  apellidoPaterno: APELLIDOS[n % APELLIDOS.length] as string,
  apellidoMaterno: APELLIDOS[(n * 5 + 3) % APELLIDOS.length] as string,
  correo: `cliente${n}@correo.example`,
  celular: '0991234567',
  telefono: null,
  direccion: null,
  provinciaCodigo: null,
  cantonCodigo: null,
  parroquiaCodigo: null,
  fechaNacimiento: '1985-05-17',
  estadoCivil: 'S',
  version: 1,
  ...data,
});

export async function crearPersona(manager: EntityManager, data: Data<Persona> = {}): Promise<Persona> {
  const row = datosDePersona(next(), data);
  const { identifiers } = await manager.insert(Persona, row);
  const persona = { ...row, id: identifiers[0]?.['id'] as number };
  await manager.insert(PersonaToken, tokensDePersona(persona.id, persona));
  return persona;
}

const datosDePlan = (grupo: Grupo, codigo: string, data: Data<Plan>): Omit<Plan, 'id'> => ({
  idCodigo: `${grupo.productoCodigo}-${grupo.grupo}-${codigo}`,
  grupoId: grupo.id,
  codigo,
  monto: grupo.monto,
  valorCuota: grupo.valorCuota,
  cuotasPagadas: 12,
  cuotasVencidas: 0,
  saldo: grupo.valorCuota * (grupo.mesesPlan - 12),
  estadoPlan: 'A',
  vendedor: null,
  supervisor: null,
  ciudad: 'Quito',
  version: 1,
  ...data,
});

/** `titular` null = a free slot. */
export async function crearPlan(
  manager: EntityManager,
  grupo: Grupo,
  { titular, ...data }: Data<Plan> & { titular?: Persona | null } = {},
): Promise<Plan & { titular: Persona | null }> {
  const row = datosDePlan(grupo, data.codigo ?? String(next()), data);
  const { identifiers } = await manager.insert(Plan, row);
  const id = identifiers[0]?.['id'] as number;
  const holder = titular === undefined ? await crearPersona(manager) : titular;
  if (holder !== null)
    await manager.insert(PlanTitular, { planId: id, personaId: holder.id, desde: '2024-01-01', hasta: null });
  return { ...row, id, titular: holder };
}

/** `total` plans '1' … with a holder each, written in bulk; every 9th has overdue instalments. */
export async function crearPlanes(manager: EntityManager, grupo: Grupo, total: number): Promise<void> {
  const first = serial + 1;
  serial += total;
  const personas = Array.from({ length: total }, (_, i) => datosDePersona(first + i, {}));
  await insertMany(manager, Persona, personas);
  const id = async (of: typeof Persona | typeof Plan): Promise<number> =>
    Number((await manager.createQueryBuilder(of, 't').select('MAX(t.id)', 'id').getRawOne<{ id: number }>())?.id);
  const firstPersona = (await id(Persona)) - total + 1;
  await insertMany(
    manager,
    PersonaToken,
    personas.flatMap((p, i) => tokensDePersona(firstPersona + i, p)),
  );
  const planes = personas.map((_, i) =>
    datosDePlan(grupo, String(i + 1), { cuotasVencidas: i % 9 === 8 ? 2 : 0, monto: grupo.monto + (i % 5) * 250_005 }),
  );
  await insertMany(manager, Plan, planes);
  const firstPlan = (await id(Plan)) - total + 1;
  await insertMany(
    manager,
    PlanTitular,
    personas.map((_, i) => ({ planId: firstPlan + i, personaId: firstPersona + i, desde: '2024-01-01', hasta: null })),
  );
}

/** An assembly with one participant for each plan with a holder. */
export async function crearAsamblea(
  manager: EntityManager,
  grupo: Grupo,
  data: Data<Asamblea> = {},
): Promise<Asamblea> {
  const row = {
    grupoId: grupo.id,
    productoCodigo: grupo.productoCodigo,
    numeroAsamblea: 1,
    fecha: '2026-03-10',
    hora: '18:30',
    lugar: 'Virtual - Facebook Live',
    notario: notarioDePrueba,
    testigo1: 'Carlos Mena Proaño',
    testigo2: null,
    testigo3: null,
    representante: null,
    notariaNumero: null,
    notariaCanton: null,
    convocatoria: null,
    ordenDelDia: null,
    estado: '',
    versionParticipantes: 1,
    version: 1,
    ...data,
  };
  const { identifiers } = await manager.insert(Asamblea, row);
  const id = identifiers[0]?.['id'] as number;
  await new ParticipanteStore(manager.connection as DataSource).snapshot(manager, id, grupo.id);
  return { ...row, id };
}

/**
 * A live award of a plan with its open folder, as after the minutes; creates the group's first assembly if there is none. `ejecutivo`: user name of
 * the plan's executive from March 2026 on.
 */
export async function adjudicarPlan(
  manager: EntityManager,
  plan: Pick<Plan, 'id' | 'grupoId' | 'valorCuota'> & { titular: Pick<Persona, 'id'> | null },
  { idDepartamento = null, ejecutivo }: { idDepartamento?: string | null; ejecutivo?: string } = {},
): Promise<{ adjudicacionId: number; carpetaId: number }> {
  const grupo = await manager.findOneByOrFail(Grupo, { id: plan.grupoId });
  const asamblea =
    (await manager.findOneBy(Asamblea, { grupoId: grupo.id, numeroAsamblea: 1 })) ??
    (await crearAsamblea(manager, grupo, { fecha: '2026-02-10', estado: 'C' }));
  const responsable = ejecutivo === undefined ? null : await manager.findOneByOrFail(Usuario, { usuario: ejecutivo });
  const award = await manager.insert(Adjudicacion, {
    planId: plan.id,
    personaId: plan.titular?.id as number,
    asambleaId: asamblea.id,
    productoCodigo: asamblea.productoCodigo,
    viaIngreso: 'ASAMBLEA',
    ejecutivoId: responsable?.id ?? null,
    adjudicadoPor: 'Sorteo',
    prioridad: 0,
    cuotasOfertadas: 0,
    valorCuota: plan.valorCuota,
    fecha: asamblea.fecha,
    estado: 'ADJ',
    reemplazaA: null,
    motivoRetiro: null,
    retiradoPor: null,
    retiradoEn: null,
    version: 1,
  });
  const adjudicacionId = award.identifiers[0]?.['id'] as number;
  const folder = await manager.insert(Carpeta, {
    planId: plan.id,
    adjudicacionId,
    idDepartamento,
    abiertaEn: new Date(`${asamblea.fecha}T18:30:00.000Z`),
    documentosTotal: 0,
    documentosListos: 0,
    estadoDocumentos: 'sinLista',
    version: 1,
  });
  const carpetaId = folder.identifiers[0]?.['id'] as number;
  // a folder in 004 was sent to it
  if (idDepartamento === '004')
    await manager.insert(CarpetaEnvio, {
      carpetaId,
      enviadaEn: new Date(`${asamblea.fecha}T19:30:00.000Z`),
      enviadaPor: responsable?.id ?? null,
      completa: true,
      faltantes: 0,
    });
  if (responsable !== null)
    await manager.insert(AsignacionEjecutivo, { planId: plan.id, mes: '2026-03', usuarioId: responsable.id });
  return { adjudicacionId, carpetaId };
}

/** The account of a plan: its contract as a debit of `meses` instalments, then one payment a month, `pagos` in all. */
export async function crearMovimientos(
  manager: EntityManager,
  { id: planId, valorCuota }: Pick<Plan, 'id' | 'valorCuota'>,
  { meses, pagos }: { meses: number; pagos: number },
): Promise<void> {
  const linea = { planId, serieDocumento: '001-002' };
  await insertMany(manager, Movimiento, [
    {
      ...linea,
      fecha: '2024-01-01',
      tipoDocumento: 'CON',
      numeroDocumento: '000000001',
      tipoMovimiento: 'CONTRATO',
      referencia: `Contrato de adhesión, ${meses} cuotas`,
      valorDebito: valorCuota * meses,
      valorCredito: 0,
    },
    ...Array.from({ length: pagos }, (_, i) => ({
      ...linea,
      fecha: sumarMeses('2024-01-05', i),
      tipoDocumento: 'REC',
      numeroDocumento: String(i + 2).padStart(9, '0'),
      tipoMovimiento: 'PAGO CUOTA',
      referencia: `Cuota ${i + 1} de ${meses}, depósito ${100_000 + i}`,
      valorDebito: 0,
      valorCredito: valorCuota,
    })),
  ]);
}

/** A draft mark without the API, for tests that need many. */
export async function marcar(
  manager: EntityManager,
  asamblea: Pick<Asamblea, 'id' | 'numeroAsamblea'>,
  codigo: string,
  adjudicadoPor: 'Oferta' | 'Sorteo',
  { prioridad = 0, cuotas = 0 } = {},
): Promise<void> {
  const result = await manager.update(
    Participante,
    { asambleaId: asamblea.id, codigo },
    {
      adjudicadoPor,
      asambleaAdjudica: asamblea.numeroAsamblea,
      prioridadOferta: prioridad,
      cantidadOferta: cuotas,
      estado: 'participa',
    },
  );
  if (result.affected !== 1) throw new Error(`no participant ${codigo} in assembly ${asamblea.id}`);
}

/** A saved application of a plan's holder, or of another person as its guarantor, without the API. Returns its id. */
export async function crearSolicitud(
  manager: EntityManager,
  plan: Pick<Plan, 'id'> & { titular: Persona | null },
  { situacion = 'V', de, ...opciones }: OpcionesDeSolicitud & { situacion?: SituacionLaboral; de?: Persona } = {},
): Promise<number> {
  const { rol = 'titular' } = opciones;
  const persona = de ?? (plan.titular as Persona);
  const datos = datosDeSolicitud(situacion, opciones);
  const { identifiers } = await manager.insert(Solicitud, {
    ...datos,
    planId: plan.id,
    rol,
    personaId: persona.id,
    identificacion: persona.identificacion,
    valorBien: datos.valorBien === null ? null : deNumero(datos.valorBien),
    numAprobacion: 1,
    estadoSol: null,
    guardadaEn: new Date('2026-03-01T15:00:00.000Z'),
    guardadaPor: null,
    generadaEn: null,
    reemplazadaEn: null,
    version: 1,
  });
  return identifiers[0]?.['id'] as number;
}

/** A pending personal reference of an application. */
export const referenciaDePrueba = (solicitudId: number, data: Data<Referencia> = {}): Omit<Referencia, 'id'> => ({
  ...datosDeReferenciaVacios(),
  solicitudId,
  tipo: 'R',
  linea: 1,
  estado: 'P',
  nombre: 'Íñigo Muñoz',
  identificacion: '1712345678',
  parentesco: 'hermano',
  ciudad: 'Quito',
  direccion: 'Av. Amazonas N34-120',
  telefono: '022345678',
  registradaEn: new Date('2026-03-01T15:00:00.000Z'),
  registradaPor: null,
  confirmadaEn: null,
  confirmadaPor: null,
  version: 1,
  ...data,
});
