import type { DatosDeReferencia } from '@adjudica/domain';

export type AccionDeReferenciaVista = 'editar' | 'eliminar' | 'confirmar';

/** EST-540…542: una referencia; los datos de los otros tipos son null. */
export interface ReferenciaVista extends DatosDeReferencia {
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
export interface ReferenciaNueva {
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
  /**
   * Personal: nombres y apellidos.
   * @maxLength 300
   */
  nombre?: string | null;
  /**
   * Personal: cédula, hasta 10 dígitos.
   * @maxLength 300
   */
  identificacion?: string | null;
  /**
   * Personal: parentesco.
   * @maxLength 20
   */
  parentesco?: string | null;
  /**
   * Comercial: comercio o proveedor, solo letras.
   * @maxLength 300
   */
  nombreComercio?: string | null;
  /**
   * Personal y comercial.
   * @maxLength 300
   */
  ciudad?: string | null;
  /**
   * Personal y comercial, hasta 100 caracteres.
   * @maxLength 300
   */
  direccion?: string | null;
  /**
   * Personal y comercial, de 7 a 10 dígitos.
   * @maxLength 300
   */
  telefono?: string | null;
  /**
   * Bancaria: código del banco.
   * @maxLength 300
   */
  bancoCodigo?: string | null;
  /**
   * Bancaria: fecha de apertura de la cuenta, de los últimos 105 años.
   * @maxLength 10
   */
  fechaApertura?: string | null;
  /**
   * Bancaria: AHORROS o CORRIENTE.
   * @maxLength 20
   */
  tipoCuenta?: string | null;
  /**
   * Bancaria: hasta 20 dígitos.
   * @maxLength 300
   */
  numeroCuenta?: string | null;
}

/** Un cambio vuelve la referencia a pendiente. Los campos de solo lectura se ignoran. */
export interface ReferenciaCambio {
  /**
   * Personal: nombres y apellidos.
   * @maxLength 300
   */
  nombre?: string | null;
  /**
   * Personal: cédula, hasta 10 dígitos.
   * @maxLength 300
   */
  identificacion?: string | null;
  /**
   * Personal: parentesco.
   * @maxLength 20
   */
  parentesco?: string | null;
  /**
   * Comercial: comercio o proveedor, solo letras.
   * @maxLength 300
   */
  nombreComercio?: string | null;
  /**
   * Personal y comercial.
   * @maxLength 300
   */
  ciudad?: string | null;
  /**
   * Personal y comercial, hasta 100 caracteres.
   * @maxLength 300
   */
  direccion?: string | null;
  /**
   * Personal y comercial, de 7 a 10 dígitos.
   * @maxLength 300
   */
  telefono?: string | null;
  /**
   * Bancaria: código del banco.
   * @maxLength 300
   */
  bancoCodigo?: string | null;
  /**
   * Bancaria: fecha de apertura de la cuenta, de los últimos 105 años.
   * @maxLength 10
   */
  fechaApertura?: string | null;
  /**
   * Bancaria: AHORROS o CORRIENTE.
   * @maxLength 20
   */
  tipoCuenta?: string | null;
  /**
   * Bancaria: hasta 20 dígitos.
   * @maxLength 300
   */
  numeroCuenta?: string | null;
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
