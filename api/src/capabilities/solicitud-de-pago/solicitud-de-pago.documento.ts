import { deNumero, formatearInstante, formatearMonto, hoyEn, montoEnPalabras } from '@adjudica/domain';
import { emitible } from '../documento-emitido';
import type { LineaDePago, PagoVista } from './solicitud-de-pago.dto';
import { pagoEnPapel } from './solicitud-de-pago.impreso';

const dia = (iso: string) => hoyEn(new Date(iso));

const lineaImpresa = ({ nombre, plan, etiquetaEstado, subidoEn }: LineaDePago, i: number) => ({
  numero: i + 1,
  documento: nombre,
  plan,
  estado: etiquetaEstado,
  subido: subidoEn === null ? null : dia(subidoEn),
});

/** 'Solicitud de pago', with the amount in words. An approved one never changes, so it is issued once. */
export const pagoImpreso = emitible(pagoEnPapel, {
  recurso: 'solicitud-de-pago',
  columna: 'solicitudDePagoId',
  registro: ({ id }: PagoVista) => ({ id }),
  folder: 'pagos',
  versiones: 'una',
  nombre: ({ id, planes }) => ['solicitud-de-pago', id, ...planes].join('-'),
  hechos: (pago, { marca, hoy, version, borrador }) => ({
    ...marca,
    numero: pago.id,
    orden: pago.orden,
    fecha: dia(pago.fecha),
    emision: hoy,
    solicitante: pago.solicitante,
    cliente: pago.cliente.nombre,
    cedula: pago.cliente.cedula,
    planes: pago.planes,
    vehiculo: pago.vehiculo,
    beneficiario: pago.beneficiario,
    rucBeneficiario: pago.rucBeneficiario,
    valor: formatearMonto(deNumero(pago.valor)),
    valorEnPalabras: montoEnPalabras(deNumero(pago.valor), 'completa'),
    concepto: pago.concepto ?? '',
    observacion: pago.observacion,
    aprobadoEn: pago.aprobadoEn === null ? null : formatearInstante(new Date(pago.aprobadoEn)),
    aprobadoPor: pago.aprobadoPor,
    version,
    borrador,
    documentos: pago.documentos.map(lineaImpresa),
  }),
});
