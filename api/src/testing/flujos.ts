import { datosDeSolicitud } from '../seed/declarado';
import { pdfDePrueba } from './documentos';
import type { Peticion } from './muerte';
import { claves, ejemplos } from './mundo';
import { bodyOf, urlOf, writes } from './openapi';

/** A request by a user; missing parts of its body come from the operation's example. */
interface Pedido {
  readonly usuario: string;
  readonly operacion?: string;
  readonly metodo?: 'POST' | 'PUT';
  readonly ruta?: string;
  readonly cuerpo?: Readonly<Record<string, unknown>>;
  readonly archivo?: boolean;
}
export interface Flujo extends Pedido {
  readonly id: string;
  /** Required preparations. */
  readonly antes?: readonly Pedido[];
}

const generarActa: Pedido = {
  usuario: 'asistente',
  ruta: '/asamblea/1/generar-acta',
  cuerpo: { versionParticipantes: 1 },
};
const solicitud: Pedido = {
  usuario: 'ejecutivo',
  metodo: 'PUT',
  ruta: '/solicitud/01-M002-1-titular',
  cuerpo: { ...datosDeSolicitud('B'), version: 0 },
};
const aprobarPago: Pedido = { usuario: 'jefatura', operacion: 'POST /solicitud-de-pago/{id}/aprobar' };
const aprobarPagare: Pedido = { usuario: 'legal', operacion: 'POST /pagare/{id}/aprobar' };

/** Every flow that stores a file or draws a number, in the small world (mundo.ts). */
export const flujos: readonly Flujo[] = [
  { id: 'acta', ...generarActa },
  {
    id: 'acta corregida',
    usuario: 'asistente',
    ruta: '/asamblea/1/regenerar-acta',
    cuerpo: { versionParticipantes: 2, motivo: 'Error de digitación', marcas: [{ idCodigo: '01-M001-1' }] },
    antes: [generarActa],
  },
  { id: 'constancia', usuario: 'asistente', operacion: 'POST /constancia/{id}/emitir' },
  // the first save draws the plan's approval number
  { id: 'solicitud', ...solicitud },
  { id: 'solicitud impresa', usuario: 'ejecutivo', ruta: '/solicitud/01-M002-2-titular/generar' },
  {
    id: 'hoja de decisión',
    usuario: 'riesgo',
    ruta: '/carpeta/01-M002-1/aprobar',
    cuerpo: { ...ejemplos['POST /carpeta/{idCodigo}/aprobar'] },
    antes: [
      solicitud,
      { usuario: 'ejecutivo', ruta: '/solicitud/01-M002-1-titular/generar' },
      { usuario: 'ejecutivo', ruta: '/carpeta/01-M002-1/enviar', cuerpo: { aceptaIncompleta: true } },
    ],
  },
  { id: 'documento', usuario: 'ejecutivo', ruta: '/documento/1/archivo', cuerpo: { version: 2 }, archivo: true },
  { id: 'orden', usuario: 'ejecutivo', operacion: 'POST /orden-de-compra' },
  { id: 'orden impresa', usuario: 'ejecutivo', ruta: '/orden-de-compra/2/generar' },
  { id: 'pago', usuario: 'ejecutivo', operacion: 'POST /solicitud-de-pago' },
  { id: 'pago impreso', usuario: 'ejecutivo', ruta: '/solicitud-de-pago/1/generar', antes: [aprobarPago] },
  {
    id: 'carta impresa',
    usuario: 'jefatura',
    ruta: '/carta-salida/01-M002-6/generar',
    cuerpo: { texto: '<p>Se entrega el bien.</p>', version: 1 },
    antes: [aprobarPago],
  },
  { id: 'pagaré', usuario: 'legal', operacion: 'POST /pagare' },
  { id: 'pagaré impreso', ...aprobarPagare },
  { id: 'prenda impresa', usuario: 'legal', ruta: '/prenda/1/generar', antes: [aprobarPagare] },
  {
    id: 'contrato',
    usuario: 'legal',
    ruta: '/contrato/01-M002-7/aprobar',
    cuerpo: { version: 9 },
    antes: [{ usuario: 'asistente.legal', ruta: '/contrato/01-M002-7/enviar', cuerpo: { version: 8 } }],
  },
];

// one PDF for all, because lengths vary
let pdf: Promise<Buffer> | undefined;

/** The request of a flow, or of a preparation. */
export async function peticionDe({ usuario, operacion, metodo, ruta, cuerpo, archivo }: Pedido): Promise<Peticion> {
  if (archivo) pdf ??= pdfDePrueba('Muerte', 2);
  const conArchivo = archivo && pdf !== undefined ? { archivo: await pdf } : {};
  if (operacion === undefined)
    return { usuario, metodo: metodo ?? 'POST', ruta: ruta ?? '', cuerpo: cuerpo ?? {}, ...conArchivo };
  const write = writes.find(({ id }) => id === operacion);
  if (write === undefined) throw new Error(`no operation ${operacion}`);
  return {
    usuario,
    metodo: write.method === 'put' ? 'PUT' : 'POST',
    ruta: urlOf(write, claves(write)),
    cuerpo: { ...bodyOf(write), ...ejemplos[operacion] },
  };
}
