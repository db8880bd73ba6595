import type { MedioVista } from '../capabilities/medio-aprobacion/medio-aprobacion.dto';
import { FichaBien, FichaPlan, MedioAprobacion } from '../entities/medio-aprobacion.entity';
import { Persona } from '../entities/persona.entity';
import { ModeloVehiculo } from '../entities/vehiculo.entity';
import { adjudicarPlan, crearGrupo, crearPersona, crearPlan } from './builders';
import type { Client, TestApp } from './test-app';

/** A client with awarded plans, and the keys of the vehicle in the sheets of the tests. */
export interface ClienteConPlanes {
  titular: Persona;
  cedula: string;
  planes: { id: number; idCodigo: string; adjudicacionId: number }[];
}

/** `cuantos` awarded plans of one client in one group: 20.000,00 each, 60 instalments of 380,50. */
export async function clienteConPlanes(
  { application }: TestApp,
  {
    cuantos = 1,
    producto = '01',
    ejecutivo,
    titular,
  }: { cuantos?: number; producto?: string; ejecutivo?: string; titular?: Persona } = {},
): Promise<ClienteConPlanes> {
  const { manager } = application.dataSource;
  const grupo = await crearGrupo(manager, { productoCodigo: producto });
  const persona = titular ?? (await crearPersona(manager));
  const planes: ClienteConPlanes['planes'] = [];
  for (let i = 0; i < cuantos; i++) {
    const plan = await crearPlan(manager, grupo, { titular: persona });
    const { adjudicacionId } = await adjudicarPlan(manager, plan, ejecutivo === undefined ? {} : { ejecutivo });
    planes.push({ id: plan.id, idCodigo: plan.idCodigo, adjudicacionId });
  }
  return { titular: persona, cedula: persona.identificacion, planes };
}

/** Sheet of a present vehicle of this year, by its code among the example models. */
export async function vehiculo({ application, clock }: TestApp, codigo = 'SPORTAGE') {
  const modelo = await application.dataSource.manager.findOneByOrFail(ModeloVehiculo, { codigo });
  return {
    marcaId: modelo.marcaId,
    modeloId: modelo.id,
    claseCodigo: modelo.claseCodigo,
    estadoBien: 'Nuevo',
    anio: clock.now().getFullYear(),
    color: 'Blanco',
  };
}

export const costos = {
  valor: 32_990,
  desgravamen: 250.5,
  avaluo: 80,
  costosLegales: 310.25,
  escrituras: 0,
  impuestoTimbres: 95.15,
  pagoAnticipado: 0,
};

/** The first brand and the first model of the example. */
export const FICHA = { marcaId: 1, modeloId: 1, claseCodigo: 'AUTOMOVIL', estadoBien: 'Nuevo', anio: 2026 };

/** An unsent approval in rows of its own, with its sheet. */
export async function insertarMedio(
  { application }: Pick<TestApp, 'application'>,
  { titular, planes }: Pick<ClienteConPlanes, 'titular' | 'planes'>,
  {
    ficha = FICHA,
    producto = '01',
    ...medio
  }: { ficha?: object; producto?: string; estado?: boolean; enviadoEn?: Date },
): Promise<number> {
  const { manager } = application.dataSource;
  const acto = { creadoPor: null, creadoEn: application.clock.now(), version: 1 };
  const personaId = titular.id;
  const dueno = { personaId, productoCodigo: producto };
  const nombres = producto === '01' ? { marca: 'Chevrolet', modelo: 'Sail', clase: 'Automóvil' } : {};
  const fichaId = (await manager.insert(FichaBien, { ...dueno, ...ficha, ...nombres, ...acto })).identifiers[0]?.[
    'id'
  ] as number;
  for (const [i, { id: planId, adjudicacionId }] of planes.entries())
    await manager.insert(FichaPlan, { fichaId, planId, adjudicacionId, personaId, orden: i + 1, vigente: true });
  const montos = Object.fromEntries(Object.entries(costos).map(([nombre, monto]) => [nombre, Math.round(monto * 100)]));
  const totales = { total: 73_590, diferencia: 1_299_000 };
  const fila = { ...dueno, fichaId, estado: null, ...montos, ...totales, ...acto, ...medio } as never;
  return (await manager.insert(MedioAprobacion, fila)).identifiers[0]?.['id'] as number;
}

let unidades = 0;
const DE_LA_VENTA = {
  linderos: 'Norte, calle; sur, lote 22; este, lote 20; oeste, pasaje B',
  vendedorNombre: 'Marco Antonio Tapia',
  vendedorIdentificacion: '1703334445',
};

/** What note and contract need of the good before they are approved: risk accepted it, and its unit is identified. */
export async function bienIdentificado(
  t: Pick<TestApp, 'application'>,
  cliente: Pick<ClienteConPlanes, 'titular' | 'planes'>,
  producto = '01',
): Promise<void> {
  unidades += 1;
  const ficha =
    producto === '01'
      ? { ...FICHA, color: 'Blanco', chasis: `8LAEB1234R${unidades}`, serieMotor: `L2B2${unidades}` }
      : { tipoInmueble: 'CASA', registro: `RP-2026-${unidades}`, ...DE_LA_VENTA };
  await insertarMedio(t, cliente, { producto, ficha, estado: true, enviadoEn: t.application.clock.now() });
}

type ClienteDeMedio = Pick<ClienteConPlanes, 'cedula'> & { readonly planes: readonly { readonly idCodigo: string }[] };

/** A valid body: one plan of 20.000,00 and a vehicle of 32.990,00. */
export async function cuerpoDeMedio(t: TestApp, cliente: ClienteDeMedio, cambio: object = {}): Promise<object> {
  return {
    cedula: cliente.cedula,
    planes: cliente.planes.map(({ idCodigo }) => idCodigo),
    ...costos,
    ficha: await vehiculo(t),
    ...cambio,
  };
}

async function exigido(response: Promise<{ status: number; text: string; body: unknown }>): Promise<MedioVista> {
  const { status, text, body } = await response;
  if (status >= 300) throw new Error(`approval: ${status} ${text}`);
  return body as MedioVista;
}

export async function crearMedio(
  t: TestApp,
  cliente: ClienteDeMedio,
  { como = 'ejecutivo', ...cambio }: Record<string, unknown> & { como?: string } = {},
): Promise<MedioVista> {
  const actor = await t.as(como);
  return exigido(Promise.resolve(actor.post('/medio-aprobacion', await cuerpoDeMedio(t, cliente, cambio))));
}

export const actuar = (
  actor: Client,
  accion: 'enviar' | 'aceptar' | 'rechazar' | 'asignar',
  { id, version }: Pick<MedioVista, 'id' | 'version'>,
  body: object = {},
) => actor.post(`/medio-aprobacion/${id}/${accion}`, { version, ...body });

/** An approval sent to risk. */
export async function medioEnviado(
  t: TestApp,
  cliente: ClienteConPlanes,
  opciones: Record<string, unknown> = {},
): Promise<MedioVista> {
  return exigido(Promise.resolve(actuar(await t.as('ejecutivo'), 'enviar', await crearMedio(t, cliente, opciones))));
}
