import type { PagareVista } from '../capabilities/pagare/pagare.dto';
import { bienIdentificado, type ClienteConPlanes, clienteConPlanes } from './medios';
import { guardarPrenda } from './prendas';
import type { Client, TestApp } from './test-app';

/** Quito, from the 5th of April 2026 on. */
export const EMISION = { lugarEmision: '1701', fechaInicial: '2026-04-05' } as const;
export const REPRESENTANTE = { representanteNombre: 'Lucía Fernanda Güillín Peña', representanteCedula: '1712345675' };

export interface PagareDePrueba {
  readonly pagare: PagareVista;
  readonly cliente: ClienteConPlanes;
}

export const generarPagare = (actor: Client, plan: string, cambio: object = {}) =>
  actor.post('/pagare', { plan, ...EMISION, ...cambio });

export const actuarEnPagare = (
  actor: Client,
  accion: 'reemplazar' | 'enviar' | 'aprobar' | 'rechazar' | 'pedir-anulacion' | 'declinar-anulacion' | 'anular',
  { id, version }: Pick<PagareVista, 'id' | 'version'>,
  body: object = accion === 'rechazar'
    ? { motivo: 'Falta la cédula del garante' }
    : accion === 'reemplazar'
      ? EMISION
      : {},
) => actor.post(`/pagare/${id}/${accion}`, { version, ...body });

export const guardarPersonas = (
  actor: Client,
  { id, version }: Pick<PagareVista, 'id' | 'version'>,
  cambio: object = {},
) => actor.put(`/pagare/${id}`, { ...REPRESENTANTE, version, ...cambio });

/** A note of 48 instalments of 380,50 created by the assistant; `completo`: its good is identified, with its persons, and its pledge unless `prenda` is false. */
export async function pagareDePrueba(
  t: TestApp,
  {
    completo = true,
    prenda = true,
    producto = '01',
    cliente,
  }: { completo?: boolean; prenda?: boolean; producto?: string; cliente?: ClienteConPlanes } = {},
): Promise<PagareDePrueba> {
  const asistente = await t.as('asistente.legal');
  const clienteConPlan = cliente ?? (await clienteConPlanes(t, { producto }));
  const { body: nuevo, status, text } = await generarPagare(asistente, clienteConPlan.planes[0]?.idCodigo as string);
  if (status !== 201) throw new Error(`note: ${status} ${text}`);
  if (!completo) return { pagare: nuevo, cliente: clienteConPlan };
  await bienIdentificado(t, clienteConPlan, producto);
  const { body: pagare } = await guardarPersonas(asistente, nuevo).expect(200);
  if (prenda) await guardarPrenda(asistente, pagare.id, 0, { tipoGarantia: 'C' }).expect(200);
  return { pagare, cliente: clienteConPlan };
}
