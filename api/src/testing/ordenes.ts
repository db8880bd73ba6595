import { createHash } from 'node:crypto';
import type { AccionDeOrden } from '@adjudica/domain';
import type { MedioVista } from '../capabilities/medio-aprobacion/medio-aprobacion.dto';
import type { OrdenDeCompraVista } from '../capabilities/orden-de-compra/orden-de-compra.dto';
import { Auditoria } from '../entities/auditoria.entity';
import { Concesionario, EjecutivoConcesionario } from '../entities/concesionario.entity';
import { Contador } from '../entities/contador.entity';
import { Evento } from '../entities/evento.entity';
import { MedioAprobacion } from '../entities/medio-aprobacion.entity';
import { OrdenDeCompra, OrdenPlan } from '../entities/orden-de-compra.entity';
import { actuar, type ClienteConPlanes, clienteConPlanes, medioEnviado, vehiculo } from './medios';
import type { Client, TestApp } from './test-app';

/** A dealer with one executive of each department. */
export interface ConcesionarioDePrueba {
  id: number;
  razonSocial: string;
  vendedorId: number;
  jefeVentasId: number;
  contableId: number;
}

/** The private person that an order for a used vehicle without a dealer pays. */
export const PARTICULAR = {
  atencionTercero: 'Juan Loor Cedeño',
  tipoIdentificacionTercero: 'C',
  identificacionTercero: '1712345675',
  bancoTercero: 'Banco Pichincha',
  tipoCuentaTercero: 'AHORROS',
  numeroCuentaTercero: '2200000404',
} as const;

let dealers = 0;
const sello = { guardadaEn: new Date('2026-01-02T14:00:00.000Z'), guardadaPor: null, version: 1 };

/** With a commission of 2,50 % by default. */
export async function crearConcesionario(
  { application }: Pick<TestApp, 'application'>,
  cambio: Partial<Concesionario> = {},
): Promise<ConcesionarioDePrueba> {
  const { manager } = application.dataSource;
  dealers += 1;
  const razonSocial = `Sierra Motors ${dealers} S.A.`;
  const row = {
    nombreComercial: `Sierra Motors ${dealers}`,
    razonSocial,
    ruc: '1790012344001',
    codigo: null,
    correo: null,
    telefono: null,
    direccion: null,
    banco: 'Banco Pichincha',
    tipoCuenta: 'CORRIENTE',
    numeroCuenta: '3400000101',
    negociacion: 250,
    estado: 'A',
    ...sello,
    ...cambio,
  };
  const id = (await manager.insert(Concesionario, row)).identifiers[0]?.['id'] as number;
  const ejecutivo = async (departamento: string, nombre: string): Promise<number> => {
    const persona = { concesionarioId: id, departamento, nombre, estado: 'A', ...sello };
    const contacto = { correo: 'ventas@sierra.example', telefono: '022345678' };
    return (await manager.insert(EjecutivoConcesionario, { ...persona, ...contacto })).identifiers[0]?.['id'] as number;
  };
  return {
    id,
    razonSocial,
    vendedorId: await ejecutivo('Vendedor', 'Íñigo Muñoz'),
    jefeVentasId: await ejecutivo('Jefatura', 'Rosa Guamán'),
    contableId: await ejecutivo('Financiero', 'Elsa Páez'),
  };
}

const made = async <T>(response: PromiseLike<{ status: number; text: string; body: T }>): Promise<T> => {
  const { status, text, body } = await response;
  if (status >= 300) throw new Error(`order: ${status} ${text}`);
  return body;
};

/** An accepted approval: one plan of 20.000,00 and a vehicle of 32.990,00. */
export async function medioAprobado(
  t: TestApp,
  { cliente, ...opciones }: Record<string, unknown> & { cliente?: ClienteConPlanes } = {},
): Promise<MedioVista> {
  const clienteConPlan = cliente ?? (await clienteConPlanes(t, { ejecutivo: 'ejecutivo' }));
  const medio = await medioEnviado(t, clienteConPlan, opciones);
  // some tests choose values far from the list
  return made(actuar(await t.as('riesgo'), 'aceptar', medio, { confirmaValor: true }));
}

/** A valid body: type 001 with its dealer, 2,50 %. */
export const cuerpoDeOrden = (
  medioId: number,
  concesionario: Pick<ConcesionarioDePrueba, 'id'>,
  cambio: object = {},
): object => ({
  medioId,
  tipoCarta: '001',
  concesionarioId: concesionario.id,
  porcentajeComision: 2.5,
  ...cambio,
});

/** A pending order of the executive, from an approval of its own. */
export async function crearOrden(
  t: TestApp,
  {
    como = 'ejecutivo',
    cliente,
    ...cambio
  }: Record<string, unknown> & { como?: string; cliente?: ClienteConPlanes } = {},
): Promise<OrdenDeCompraVista> {
  // the sheet must match the letter
  const ficha = { ...(await vehiculo(t)), estadoBien: cambio['tipoCarta'] === '002' ? 'Usado' : 'Nuevo' };
  const medio = await medioAprobado(t, cliente === undefined ? { ficha } : { cliente, ficha });
  const concesionario = await crearConcesionario(t);
  return made((await t.as(como)).post('/orden-de-compra', cuerpoDeOrden(medio.id, concesionario, cambio)));
}

export const actuarEnOrden = (
  actor: Client,
  accion: AccionDeOrden,
  { id, version }: Pick<OrdenDeCompraVista, 'id' | 'version'>,
  body: object = {},
) =>
  actor.post(`/orden-de-compra/${id}/${accion}`, {
    ...(accion !== 'generar' && { version }),
    ...body,
  });

export async function ordenAprobada(
  t: TestApp,
  opciones: Parameters<typeof crearOrden>[1] = {},
): Promise<OrdenDeCompraVista> {
  return made(actuarEnOrden(await t.as('jefatura'), 'aprobar', await crearOrden(t, opciones)));
}

/** Digest of everything stored about orders, with the counter. */
async function guardado({ application }: Pick<TestApp, 'application'>): Promise<string> {
  const { manager } = application.dataSource;
  const rows = [
    await manager.find(OrdenDeCompra, { order: { id: 'ASC' } }),
    await manager.find(OrdenPlan, { order: { id: 'ASC' } }),
    await manager.find(MedioAprobacion, { order: { id: 'ASC' } }),
    await manager.find(Contador, { order: { serie: 'ASC' } }),
    await manager.count(Evento),
    await manager.count(Auditoria),
  ];
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

/** The refusal of an act that leaves stored orders unchanged. */
export async function rechazoDeOrden(
  t: Pick<TestApp, 'application'>,
  acto: () => PromiseLike<{ status: number; body: Record<string, unknown> }>,
) {
  const antes = await guardado(t);
  const { status, body } = await acto();
  if ((await guardado(t)) !== antes) throw new Error(`${status}: something was written ${JSON.stringify(body)}`);
  return { status, code: body['code'], title: body['title'], errors: body['errors'], detalle: body['detalle'] };
}
