import type { Problema } from '../../http/problem';
import type { BaseDePagareVista, PagareDeListaVista, PagareVista, TextoDePagare } from './pagare.dto';

/**
 * Examples of the OpenAPI document: a note. The generator reads these constants from the source: only literals and other constants, no spread,
 * shorthand or call.
 */
export const pagareEnLista: PagareDeListaVista = {
  id: 12,
  cedulaCliente: '1712345675',
  nombresCliente: 'Zambrano Loor José Antonio',
  idCodigo: '01-M001-12',
  plazo: 48,
  monto: 18264,
  debeHoy: null,
  fechaEmision: '2026-03-10',
  estado: 'P',
  etiquetaEstado: 'Pendiente',
  version: 2,
  acciones: ['actualizar', 'reemplazar', 'enviar'],
};

export const pagarePendiente: PagareVista = {
  id: 12,
  modo: 'E',
  estado: 'P',
  etiquetaEstado: 'Pendiente',
  idCodigo: '01-M001-12',
  producto: '01',
  montoPlan: 22830,
  numCuota: '12/60',
  cedulaCliente: '1712345675',
  nombresCliente: 'Zambrano Loor José Antonio',
  lugarEmision: '1701',
  ciudad: 'Quito',
  fechaEmision: '2026-03-10',
  fechaInicial: '2026-04-05',
  fechaFinal: '2030-03-05',
  plazo: 48,
  valorDividendo: 380.5,
  monto: 18264,
  debeHoy: null,
  codigoLocalidad: '002',
  codigoBarra: 'PA00000012',
  emision: 1,
  cuotas: [{ numero: 1, fechaVencimiento: '2026-04-05', valor: 380.5 }],
  conPrenda: true,
  contenidos: [
    { contenido: 'denominacion', nombre: 'Denominación del documento', falta: null },
    { contenido: 'firma', nombre: 'Firma del suscriptor', falta: null },
  ],
  conyugeCedula: '1712345683',
  conyugeNombre: 'Ana Lucía Peña Loor',
  garanteCedula: null,
  garanteNombre: null,
  garanteConyugeCedula: null,
  garanteConyugeNombre: null,
  segundoGaranteCedula: null,
  segundoGaranteNombre: null,
  testigoCedula: null,
  testigoNombre: null,
  huellaCedula: null,
  huellaNombre: null,
  representanteCedula: '1712345675',
  representanteNombre: 'Lucía Fernanda Güillín Peña',
  repetidas: [],
  distintos: [],
  generadoPor: 'Verónica Salazar',
  generadoEn: '2026-03-10T15:00:00.000Z',
  actualizadoPor: 'Verónica Salazar',
  actualizadoEn: '2026-03-10T15:10:00.000Z',
  enviadoPor: null,
  enviadoEn: null,
  decididoPor: null,
  decididoEn: null,
  motivo: null,
  version: 2,
  acciones: ['actualizar', 'reemplazar', 'enviar'],
  motivoSuspension: null,
};

export const baseDePagare: BaseDePagareVista = {
  id: '01-M001-12',
  cedulaCliente: '1712345675',
  nombresCliente: 'Zambrano Loor José Antonio',
  producto: '01',
  montoPlan: 22830,
  numCuota: '12/60',
  plazo: 48,
  valorDividendo: 380.5,
  monto: 18264,
  fechaInicial: '2026-04-05',
  rechazo: null,
  pagare: { id: 12, estado: 'P', version: 2 },
};

export const textoDePagare: TextoDePagare = {
  id: 12,
  texto: '<p>Por valor recibido, yo, <strong>Zambrano Loor José Antonio</strong>, prometo pagar …</p>',
};

export const yaExistePagare: Problema = {
  type: 'urn:adjudica:problema:ya-existe-pagare',
  title: 'Ya existe Pagaré',
  status: 409,
  code: 'ya-existe-pagare',
  instance: '6f1c2f0e-6f0b-4f43-9a64-1f5f5f0f7a10',
  detalle: { pagare: 12, estado: 'P', version: 2 },
};
