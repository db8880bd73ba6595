import type { AccionDeOrden, CambioDe, DatosDe, EstadoDeOrden, TablaDeOrden } from '@adjudica/domain';
import type { Ofrecido } from '../../act';
import type { DichoDelPasoVista } from '../caso';

/** 'pendiente' → 'aprobada' → 'anulada', o 'pendiente' → 'anulada'; anulada es final. */
export type EstadoDeOrdenVista = EstadoDeOrden;

/** Lo que este usuario puede hacer ahora con la orden. */
export type AccionDeOrdenVista = AccionDeOrden;

/** El cliente de la orden, como estaba cuando se creó. */
export interface ClienteDeOrden {
  cedula: string;
  nombre: string;
  direccion: string | null;
  telefono: string | null;
}

/** Un plan de la orden, con su monto de entonces. */
export interface PlanDeOrden {
  idCodigo: string;
  grupo: string;
  monto: number;
}

/** El vehículo de la orden, como estaba cuando se creó. */
export interface VehiculoDeOrden {
  marca: string;
  modelo: string;
  tipo: string | null;
  estadoBien: 'Nuevo' | 'Usado';
  anio: number;
  color: string | null;
  motor: string | null;
  chasis: string | null;
  placa: string | null;
}

/** ORD-524: con qué se emite la orden de un medio aprobado; se copia en la orden. */
export interface BaseDeOrdenVista {
  /** Número del medio de aprobación. */
  id: number;
  cliente: ClienteDeOrden;
  producto: string;
  planes: PlanDeOrden[];
  vehiculo: VehiculoDeOrden;
  valorVehiculo: number;
  /** Suma de los montos de los planes. */
  valorPlan: number;
  /** Riesgo aprobó la carpeta de cada uno de sus planes. */
  carpetaAprobada: boolean;
}

/** Lo que dicen igual la lista y la orden: lo escrito, el vehículo, los montos y quién decidió. */
export interface DatosDeOrden extends DatosDe<TablaDeOrden> {
  /** Siempre 001 (Normal). */
  categoriaCarta: string;
  nombreCategoriaCarta: string;
  nombreTipoCarta: string;
  vendedor: string | null;
  jefeVentas: string | null;
  contable: string | null;
  /** A quién se paga: el concesionario, o el tercero que la orden nombra. */
  beneficiario: string;
  vehiculo: VehiculoDeOrden;
  valorVehiculo: number;
  /** Suma de los montos de los planes. */
  valorPlan: number;
  /** Valor del vehículo × % de comisión / 100. */
  valorComision: number;
  /** Lo que el vehículo cuesta más que los planes; nunca negativa. */
  diferenciaPrecio: number;
  /** El menor entre planes y vehículo, menos las dos comisiones. */
  pagoConcesionario: number;
  creadoPor: string | null;
  /** @format date-time */
  aprobadaEn: string | null;
  aprobadaPor: string | null;
  /** @format date-time */
  anuladaEn: string | null;
  anuladaPor: string | null;
  /** Por qué se anuló. */
  motivo: string | null;
}

/** Una orden de compra en la lista (ORD-501). */
export interface OrdenDeListaVista extends DatosDeOrden {
  /** Su número, sin saltos. */
  id: number;
  cedula: string;
  nombreCliente: string;
  /** De 1 a 4 códigos de plan. */
  planes: string[];
  /**
   * Cuándo se creó.
   * @format date-time
   */
  fecha: string;
  estado: EstadoDeOrdenVista;
  /** 'Pendiente', 'Aprobada', 'Anulada'. */
  etiquetaEstado: string;
  nombreConcesionario: string | null;
  /** Días hábiles que lleva sin aprobar; null = ya se decidió. */
  diasDeEspera: number | null;
  version: number;
  acciones: AccionDeOrdenVista[];
}

/** A quién se paga y a qué cuenta. Un concesionario se conoce por su RUC; una persona particular, por su identificación. */
export interface BeneficiarioDePago {
  beneficiario: string;
  /** null = una persona particular, o un concesionario sin RUC registrado. */
  rucBeneficiario: string | null;
  /** false = una persona particular. */
  esConcesionario: boolean;
  /** 'C', 'R' o 'P'. */
  tipoIdentificacionBeneficiario: string | null;
  identificacionBeneficiario: string | null;
  bancoBeneficiario: string | null;
  /** 'AHORROS' o 'CORRIENTE'. */
  tipoCuentaBeneficiario: string | null;
  numeroCuentaBeneficiario: string | null;
}

/** ORD-552: una orden de compra completa. */
export interface OrdenDeCompraVista extends DatosDeOrden, BeneficiarioDePago, Ofrecido {
  /** Su número, sin saltos. */
  id: number;
  estado: EstadoDeOrdenVista;
  etiquetaEstado: string;
  /** El medio de aprobación del que salió. */
  medioId: number;
  cliente: ClienteDeOrden;
  producto: string;
  planes: PlanDeOrden[];
  /** Razón social de entonces; null = sin concesionario. */
  nombreConcesionario: string | null;
  rucConcesionario: string | null;
  /** Lo que el cliente pagó por adelantado de la diferencia, según el medio de aprobación. */
  pagoAnticipado: number;
  /** Su tipo de carta pide un concesionario y no lo tiene. */
  sinConcesionario: boolean;
  /** Riesgo aprobó la carpeta de cada uno de sus planes. */
  carpetaAprobada: boolean;
  /** Siempre 'N' (ORD-534). */
  financiaDiferenciaPrecio: 'N';
  /** Siempre 0 (ORD-534). */
  valorFinanciaDiferenciaPrecio: number;
  /** @format date-time */
  fecha: string;
  /** Ya se generó su documento. */
  documentoEmitido: boolean;
  version: number;
  acciones: AccionDeOrdenVista[];
}

/** Montos calculados y categoría: si se envían deben coincidir con los nuestros. */
export interface OrdenEscrita extends CambioDe<TablaDeOrden> {
  /**
   * Solo 001 (Normal).
   * @maxLength 3
   */
  categoriaCarta?: string;
  /** Calculado; si se envía debe coincidir. */
  valorVehiculo?: number;
  /** Calculado; si se envía debe coincidir. */
  valorPlan?: number;
  /** Calculado; si se envía debe coincidir. */
  valorComision?: number;
  /** Calculado; si se envía debe coincidir. */
  diferenciaPrecio?: number;
  /** Calculado; si se envía debe coincidir. */
  pagoConcesionario?: number;
}

/** ORD-553: lo que se escribe; cliente, planes, vehículo y montos salen del medio. Un monto calculado que se envíe debe ser el nuestro. */
export interface OrdenDeCompraNueva extends OrdenEscrita {
  /**
   * El medio de aprobación aprobado.
   * @isInt
   */
  medioId: number;
}

/** Lo que corrige quien la hizo mientras está pendiente: todo lo escrito. Los campos de solo lectura se ignoran. */
export interface OrdenDeCompraCambio extends OrdenEscrita {
  /** La que se leyó; equivale a If-Match. */
  version?: number;
  /** Solo lectura; se ignora. */
  id?: number;
  /** Solo lectura; se ignora. */
  estado?: string;
  /** Solo lectura; se ignora. */
  etiquetaEstado?: string;
  /** Solo lectura; se ignora. */
  nombreCategoriaCarta?: string;
  /** Solo lectura; se ignora. */
  nombreTipoCarta?: string;
  /** Solo lectura; se ignora. */
  fecha?: string;
  /** Solo lectura; se ignora. */
  beneficiario?: string;
  /** Solo lectura; se ignora. */
  producto?: string;
  /** Solo lectura; se ignora. */
  medioId?: number;
  /** Solo lectura; se ignora. */
  cliente?: ClienteDeOrden;
  /** Solo lectura; se ignora. */
  vehiculo?: VehiculoDeOrden;
  /** Solo lectura; se ignora. */
  planes?: PlanDeOrden[];
  /** Solo lectura; se ignora. */
  nombreConcesionario?: string | null;
  /** Solo lectura; se ignora. */
  rucConcesionario?: string | null;
  /** Solo lectura; se ignora. */
  vendedor?: string | null;
  /** Solo lectura; se ignora. */
  jefeVentas?: string | null;
  /** Solo lectura; se ignora. */
  contable?: string | null;
  /** Solo lectura; se ignora. */
  creadoPor?: string | null;
  /** Solo lectura; se ignora. */
  aprobadaPor?: string | null;
  /** Solo lectura; se ignora. */
  aprobadaEn?: string | null;
  /** Solo lectura; se ignora. */
  anuladaPor?: string | null;
  /** Solo lectura; se ignora. */
  anuladaEn?: string | null;
  /** Solo lectura; se ignora. */
  motivo?: string | null;
  /** Solo lectura; se ignora. */
  motivoSuspension?: string | null;
  /** Solo lectura; se ignora. */
  rucBeneficiario?: string | null;
  /** Solo lectura; se ignora. */
  tipoIdentificacionBeneficiario?: string | null;
  /** Solo lectura; se ignora. */
  identificacionBeneficiario?: string | null;
  /** Solo lectura; se ignora. */
  bancoBeneficiario?: string | null;
  /** Solo lectura; se ignora. */
  tipoCuentaBeneficiario?: string | null;
  /** Solo lectura; se ignora. */
  numeroCuentaBeneficiario?: string | null;
  /** Solo lectura; se ignora. */
  financiaDiferenciaPrecio?: string | null;
  /** Solo lectura; se ignora. */
  esConcesionario?: boolean;
  /** Solo lectura; se ignora. */
  sinConcesionario?: boolean;
  /** Solo lectura; se ignora. */
  carpetaAprobada?: boolean;
  /** Solo lectura; se ignora. */
  documentoEmitido?: boolean;
  /** Solo lectura; se ignora. */
  pagoAnticipado?: number;
  /** Solo lectura; se ignora. */
  valorFinanciaDiferenciaPrecio?: number;
  /** Solo lectura; se ignora. */
  acciones?: string[];
}

/** ORD-558: lo que confirma quien aprueba la orden. */
export interface AprobacionDeOrden extends DichoDelPasoVista {
  /** La que se leyó; equivale a If-Match. */
  version?: number;
}

/** ORD-549, ORD-555: por qué se anula la orden. */
export interface AnulacionDeOrden {
  /**
   * Por qué se anula; se conserva.
   * @maxLength 500
   */
  motivo?: string;
  /** La que se leyó; equivale a If-Match. */
  version?: number;
}
