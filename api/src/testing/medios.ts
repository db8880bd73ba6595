import type { MedioVista } from '../capabilities/medio-aprobacion/medio-aprobacion.dto';
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
