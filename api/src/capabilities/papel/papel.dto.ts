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
export type EstadoDePapelVista = 'emitido' | 'firmado' | 'anulado';

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
  /** La vigente primero. */
  copias: CopiaFirmadaVista[];
  /** Cuántas copias tiene. */
  version: number;
  acciones: ('firmar' | 'reemplazar')[];
}
