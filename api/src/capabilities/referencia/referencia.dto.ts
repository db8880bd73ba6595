import type { AccionDeReferencia, CambioDe, DatosDe, TablaDeReferencia } from '@adjudica/domain';

export type AccionDeReferenciaVista = AccionDeReferencia;

/** EST-540…542: una referencia; los datos de los otros tipos son null. */
export interface ReferenciaVista extends DatosDe<TablaDeReferencia> {
  id: number;
  /** Clave de la solicitud: '01-M001-12-titular'. */
  clave: string;
  /** 'R' personal, 'C' comercial, 'B' bancaria. */
  tipo: string;
  /** Número de orden dentro de su tipo, desde 1. */
  linea: number;
  /** 'P' pendiente, 'C' confirmada. */
  estado: string;
  /** Nombre del banco, para mostrarlo. */
  banco: string | null;
  /** Nombre de quien la registró o cambió por última vez. */
  usuario: string | null;
  /** @format date-time */
  registradaEn: string;
  confirmadaPor: string | null;
  /** @format date-time */
  confirmadaEn: string | null;
  version: number;
  /** Lo que este usuario puede hacer ahora. */
  acciones: AccionDeReferenciaVista[];
}

/** EST-543…552: los campos de su tipo; los de los otros van vacíos. */
export interface ReferenciaNueva extends CambioDe<TablaDeReferencia> {
  /**
   * Clave de la solicitud: '01-M001-12-titular'.
   * @maxLength 40
   */
  clave: string;
  /**
   * 'R' personal, 'C' comercial, 'B' bancaria.
   * @maxLength 1
   */
  tipo: string;
}

/** Un cambio vuelve la referencia a pendiente. Los campos de solo lectura se ignoran. */
export interface ReferenciaCambio extends CambioDe<TablaDeReferencia> {
  /** La que se leyó; equivale a If-Match. */
  version?: number;
  /** Solo lectura; se ignora. */
  id?: number;
  /** Solo lectura; se ignora. */
  clave?: string;
  /** Solo lectura; se ignora. */
  tipo?: string;
  /** Solo lectura; se ignora. */
  linea?: number;
  /** Solo lectura; se ignora. */
  estado?: string;
  /** Solo lectura; se ignora. */
  banco?: string | null;
  /** Solo lectura; se ignora. */
  usuario?: string | null;
  /** Solo lectura; se ignora. */
  registradaEn?: string;
  /** Solo lectura; se ignora. */
  confirmadaPor?: string | null;
  /** Solo lectura; se ignora. */
  confirmadaEn?: string | null;
  /** Solo lectura; se ignora. */
  acciones?: string[];
}
