import type { AccionDePago, CambioDe, DatosDe, EstadoDeLinea, EstadoDePago, TablaDePago } from '@adjudica/domain';
import type { Ofrecido } from '../../act';
import type { DichoDelPasoVista } from '../caso';
import type { BeneficiarioDePago } from '../orden-de-compra';

/** 'pendiente' → 'aprobado' o 'anulado', una sola vez. */
export type EstadoDePagoVista = EstadoDePago;

/** Lo que este usuario puede hacer ahora con la solicitud. Si falta un documento, aprobar se rechaza igual. */
export type AccionDePagoVista = AccionDePago;

/** Una solicitud de pago en la lista (PAG-503). */
export interface PagoDeListaVista extends BeneficiarioDePago {
  /** Su número, sin saltos. */
  id: number;
  /** Número de la orden de compra. */
  orden: number;
  cedula: string;
  nombreCliente: string;
  /** De 1 a 4 códigos de plan. */
  planes: string[];
  /**
   * Cuándo se creó.
   * @format date-time
   */
  fecha: string;
  estado: EstadoDePagoVista;
  /** 'Pendiente', 'aprobado', 'anulado'. */
  etiquetaEstado: string;
  /** @format date-time */
  aprobadoEn: string | null;
  valor: number;
  solicitante: string;
  concepto: string;
  /**
   * Día de la transferencia; null = no se ha registrado.
   * @format date
   */
  transferidaEl: string | null;
  /** Referencia del banco. */
  transferenciaReferencia: string | null;
  /** Días hábiles que lleva sin aprobar; null = ya se decidió. */
  diasDeEspera: number | null;
  version: number;
  acciones: AccionDePagoVista[];
}

/** El cliente, como consta en la orden. */
export interface ClienteDePago {
  cedula: string;
  nombre: string;
}

/** 'sinLista': el listado del plan no lo tiene. 'rechazado': por riesgo. */
export type EstadoDeLineaVista = EstadoDeLinea;

/** PAG-509, PAG-518: un documento que el pago pide. */
export interface LineaDePago {
  plan: string;
  tipo: string;
  nombre: string;
  estado: EstadoDeLineaVista;
  /** 'Correcto', 'Por revisar', 'Sin archivo' … */
  etiquetaEstado: string;
  /** Sin él no se guarda ni se aprueba: no tiene archivo, o riesgo lo rechazó. */
  falta: boolean;
  /** null = el listado del plan no lo tiene. */
  documentoId: number | null;
  /** Qué archivo admite: 'pdf', 'imagen' o 'pdf-jpeg'. */
  formato: string | null;
  /** Dirección del archivo dentro de la API; null = sin archivo. */
  ruta: string | null;
  nombreDescarga: string | null;
  tipoArchivo: string | null;
  /** Por qué no se aceptó. */
  observaciones: string | null;
  /** @format date-time */
  subidoEn: string | null;
  /** Del documento: con ella se sube otro archivo. */
  version: number | null;
  /** 'ver', 'subir': lo que este usuario puede hacer ahora. */
  acciones: string[];
}

/** De dónde sale el valor: montos de la orden de compra, en dólares. */
export interface MontosDeOrden {
  valorVehiculo: number;
  /** Suma de los planes. */
  valorPlan: number;
  /** Lo que el vehículo cuesta más que los planes: lo paga el cliente. */
  diferenciaPrecio: number;
  valorComision: number;
  comisionDispositivo: number | null;
}

/** PAG-526: con qué se hace la solicitud de pago de una orden. */
export interface ChecklistDePago extends BeneficiarioDePago, MontosDeOrden {
  /** Número de la orden de compra. */
  id: number;
  cliente: ClienteDePago;
  planes: string[];
  /** 'Kia Sportage 2026'. */
  vehiculo: string;
  /** La que paga (PAG-508). */
  empresa: string;
  solicitante: string;
  /** Pago al concesionario de la orden. */
  valor: number;
  /** Propuesto; se puede cambiar. */
  concepto: string;
  documentos: LineaDePago[];
  /** Factura, matrícula y comprobante, que el pago no espera. */
  papeles: LineaDePago[];
  /** Cuántos documentos faltan. */
  faltan: number;
  /** Riesgo aprobó la carpeta de cada uno de sus planes. */
  carpetaAprobada: boolean;
  /** Por qué no se puede hacer, aparte de los documentos: sin aprobar, sin concesionario, ya tiene una. */
  motivo: string | null;
  /** La solicitud no anulada que ya tiene. */
  solicitud: number | null;
}

/** PAG-507, PAG-508, PAG-524: una solicitud de pago completa. */
export interface PagoVista extends DatosDe<TablaDePago>, BeneficiarioDePago, MontosDeOrden, Ofrecido {
  /** Su número, sin saltos. */
  id: number;
  /** Número de la orden de compra. */
  orden: number;
  empresa: string;
  cliente: ClienteDePago;
  planes: string[];
  vehiculo: string;
  estado: EstadoDePagoVista;
  etiquetaEstado: string;
  valor: number;
  /** Riesgo aprobó la carpeta de cada uno de sus planes. */
  carpetaAprobada: boolean;
  solicitante: string;
  /** @format date-time */
  fecha: string;
  /** @format date-time */
  aprobadoEn: string | null;
  aprobadoPor: string | null;
  /** @format date-time */
  anuladoEn: string | null;
  anuladoPor: string | null;
  /** Por qué se anuló. */
  motivo: string | null;
  /**
   * Día de la transferencia; null = no se ha registrado.
   * @format date
   */
  transferidaEl: string | null;
  /** Referencia del banco. */
  transferenciaReferencia: string | null;
  /** Pendiente: como están ahora. Aprobada o anulada: como se juzgaron. */
  documentos: LineaDePago[];
  /** Factura, matrícula y comprobante como están ahora: el pago no los espera. */
  papeles: LineaDePago[];
  /** Cuántos documentos faltan. */
  faltan: number;
  /** Cuántos documentos revisó alguien. */
  revisados: number;
  /** Nombres de los que alguien encontró incorrectos. */
  rechazados: string[];
  /** Versión de su documento; null = no se ha generado. */
  emitida: number | null;
  version: number;
  acciones: AccionDePagoVista[];
}

/** PAG-525: lo demás sale de la orden. Un dato calculado que se envíe debe ser el de la orden. */
export interface PagoNuevo extends CambioDe<TablaDePago> {
  /**
   * Número de la orden de compra aprobada.
   * @isInt
   */
  orden: number;
  /** Si se envía, el de la orden. */
  valor?: number;
  /**
   * Si se envía, el de la orden.
   * @maxLength 120
   */
  beneficiario?: string;
}

/** PAG-528: la versión de la solicitud que se aprueba. */
export interface AprobacionDePago extends DichoDelPasoVista {
  /** La que se leyó; equivale a If-Match. */
  version?: number;
}

/** Cuándo salió el dinero y con qué referencia del banco. */
export interface Transferencia {
  /**
   * Entre la aprobación del pago y hoy.
   * @format date
   * @maxLength 10
   */
  fecha: string;
  /**
   * @minLength 1
   * @maxLength 40
   */
  referencia: string;
  /** La que se leyó; equivale a If-Match. */
  version?: number;
}

/** PAG-514, PAG-529: por qué se anula la solicitud de pago. */
export interface AnulacionDePago {
  /**
   * Por qué se anula; se conserva.
   * @maxLength 500
   */
  motivo: string;
  /** La que se leyó; equivale a If-Match. */
  version?: number;
}
