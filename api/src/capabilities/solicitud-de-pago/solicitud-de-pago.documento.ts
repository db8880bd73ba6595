import {
  cuentaDeBeneficiario,
  deNumero,
  etiquetasDeCalculos,
  formatearInstante,
  formatearMonto,
  formularioDeOrden,
  hoyEn,
  identificacionDeBeneficiario,
  montoEnPalabras,
} from '@adjudica/domain';
import { emitible } from '../documento-emitido';
import type { LineaDePago, PagoVista } from './solicitud-de-pago.dto';
import { pagoEnPapel, type SolicitudDePagoImpresa } from './solicitud-de-pago.impreso';

const dia = (iso: string) => hoyEn(new Date(iso));

const dinero = (dolares: number): string => formatearMonto(deNumero(dolares));

/** How the amount follows from the value of the vehicle: what is subtracted has its sign, missing parts are left out. */
function valoresDe(pago: PagoVista): SolicitudDePagoImpresa['valores'] {
  const resta = (concepto: string, valor: number | null) =>
    valor === null || valor === 0 ? [] : [{ concepto, valor: `− ${dinero(valor)}` }];
  return [
    { concepto: 'Valor del vehículo', valor: dinero(pago.valorVehiculo) },
    ...resta(`${etiquetasDeCalculos.diferenciaPrecio}, que paga el cliente`, pago.diferenciaPrecio),
    ...resta(etiquetasDeCalculos.valorComision, pago.valorComision),
    ...resta(formularioDeOrden.campos.comisionDispositivo.etiqueta, pago.comisionDispositivo),
  ];
}

/** One that waits for its review says so above the table, once for all. */
const lineaImpresa = ({ nombre, plan, estado, etiquetaEstado, subidoEn }: LineaDePago, i: number) => ({
  numero: i + 1,
  documento: nombre,
  plan,
  estado: estado === 'pendiente' ? '—' : etiquetaEstado,
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
    identificacionBeneficiario: identificacionDeBeneficiario(pago) ?? '—',
    cuentaBeneficiario: cuentaDeBeneficiario(pago) ?? '—',
    valores: valoresDe(pago),
    valor: formatearMonto(deNumero(pago.valor)),
    valorEnPalabras: montoEnPalabras(deNumero(pago.valor), 'completa'),
    concepto: pago.concepto ?? '',
    observacion: pago.observacion,
    aprobadoEn: pago.aprobadoEn === null ? null : formatearInstante(new Date(pago.aprobadoEn)),
    aprobadoPor: pago.aprobadoPor,
    version,
    borrador,
    porRevisar: pago.documentos.filter(({ estado }) => estado === 'pendiente').length,
    documentos: pago.documentos.map(lineaImpresa),
  }),
});
