import type { EstadoDePapel } from '@adjudica/domain';
import type { Ofrecido } from '../../act';

export type TipoDePapelVista =
  | 'pagare'
  | 'prenda'
  | 'contrato'
  | 'adenda'
  | 'orden-de-compra'
  | 'solicitud-de-pago'
  | 'carta-salida';

/** Emitido, firmado (con su copia firmada) o anulado. */
export type EstadoDePapelVista = EstadoDePapel;

/** Una firma electrónica comprobada al subir la copia. */
export interface FirmaElectronicaVista {
  /** Nombre del certificado. */
  nombre: string;
  /** Cédula o pasaporte que dice el certificado; null = no lo dice. */
  identificacion: string | null;
  /** Qué es en el documento; null = el documento no tiene línea para su firma. */
  calidad: string | null;
  /** Quién emitió el certificado. */
  emisor: string;
  /** @format date-time */
  firmadaEn: string;
  /** La hora es de un sello de tiempo. */
  conSello: boolean;
  /** Entidad de certificación registrada; null = no hay ninguna registrada y no se comprobó. */
  raiz: string | null;
  /** Las listas de revocación, o el servicio de su entidad (OCSP), dicen que no estaba revocado el día de la firma. */
  revocacionComprobada: boolean;
}

/** Una copia firmada, como se subió. */
export interface CopiaFirmadaVista {
  /** Desde 1; la última es la vigente. */
  numero: number;
  /**
   * Día de la firma.
   * @format date
   */
  fecha: string;
  /** Nombre de la ciudad. */
  ciudad: string;
  nombreArchivo: string;
  /** Por qué reemplaza a la anterior; null = es la primera. */
  motivo: string | null;
  subidaPor: string;
  /** @format date-time */
  subidaEn: string;
  /** Firmas electrónicas, en su orden; ninguna = es un escaneo. */
  firmas: FirmaElectronicaVista[];
  /** Quiénes faltan por firmarla electrónicamente. */
  faltan: string[];
}

/** Un documento emitido de un caso, en su última versión. */
export interface PapelVista extends Ofrecido {
  id: number;
  tipo: TipoDePapelVista;
  /** 'Pagaré No. 12'. */
  nombre: string;
  /** Clave de su registro: número, o código del plan; de una adenda, código y número. */
  registro: string;
  /** Código del plan. */
  idCodigo: string;
  /** @format date-time */
  emitidoEn: string;
  emitidoPor: string;
  estado: EstadoDePapelVista;
  /** 'Emitido', 'Firmado', 'Anulado'. */
  etiquetaEstado: string;
  /**
   * De un contrato: cuándo recibió el cliente su modelo; null = no consta, o es otro documento.
   * @format date-time
   */
  modeloEntregadoEn: string | null;
  /**
   * De un contrato: desde cuándo puede firmarse.
   * @format date-time
   */
  firmableDesde: string | null;
  /** La vigente primero. */
  copias: CopiaFirmadaVista[];
  /** Cuántas copias tiene. */
  version: number;
  acciones: ('firmar' | 'reemplazar')[];
}
