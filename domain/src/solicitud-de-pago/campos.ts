import { z } from 'zod';
import { dichoDelPaso } from '../caso/validacion';
import { esquemaVersion, fecha, linea, motivo } from '../esquemas';
import type { Fecha } from '../fechas';
import { type DefinicionDeLista, SOLO_PROPIAS } from '../lista';
import { PAG, propios } from '../mensajes';
import { campo, registro } from '../registro';
import { LIMITES } from '../texto';
import { estadosDePago } from './ciclo';

/** PAG-516, PAG-525: what is entered for a payment; everything else comes from the order. */
export const formularioDePago = registro('solicitud-de-pago', {
  concepto: campo.texto('Concepto del pago', 300, { requerido: propios.campoObligatorio, de: 'titular' }),
  observacion: campo.parrafo('Observación', LIMITES.comentario, { de: 'titular' }),
});
export type TablaDePago = typeof formularioDePago.tabla;

/** PAG-516: plan codes are separated by a comma. */
export const conceptoDePago = (cliente: string, planes: readonly string[]): string =>
  PAG.concepto(cliente, planes.join(', '));

/** Body of POST …/aprobar: what whoever approves says of the rules before it. */
export const esquemaAprobacionDePago = z.strictObject({ ...dichoDelPaso, version: esquemaVersion });

/** Body of POST …/transferir: the day on which the money left, and the bank's reference. */
export const esquemaTransferencia = z.strictObject({
  fecha: fecha(),
  referencia: linea(propios.pagoReferenciaRequerida, 40),
  version: esquemaVersion,
});

/** The transfer happened between the approval and today; `null` = possible. */
export const rechazoDeTransferencia = (
  fecha: string,
  { aprobado, hoy }: { aprobado: Fecha; hoy: Fecha },
): string | null => (fecha >= aprobado && fecha <= hoy ? null : propios.pagoTransferenciaFuera);

/** PAG-514, PAG-529 */
export const esquemaAnulacionDePago = z.strictObject({ motivo: motivo(), version: esquemaVersion });

/** PAG-501, PAG-503, PAG-506: newest first. `cedula`: its start; `cliente`: the whole cédula. */
export const listaDePagos = {
  ordenables: ['id', 'nombreCliente', 'fecha', 'aprobadoEn', 'valor'],
  filtros: {
    estado: estadosDePago,
    cedula: 'texto',
    cliente: 'texto',
    plan: 'texto',
    orden: 'entero',
    ejecutivo: SOLO_PROPIAS,
    actualizadoDesde: 'instante',
  },
  ordenInicial: { campo: 'fecha', direccion: 'DESC' },
} as const satisfies DefinicionDeLista;

/** PAG-501: longest cédula of a search. */
export const CEDULA_MAXIMA = 10;
/** PAG-502: shortest cédula of a search. */
export const CEDULA_MINIMA = 4;

/** Whether the list is searched for it. */
export const esCedulaBuscada = (texto: string): boolean =>
  /^\d+$/.test(texto) && texto.length >= CEDULA_MINIMA && texto.length <= CEDULA_MAXIMA;
