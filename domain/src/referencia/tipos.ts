/** REF-001: personal, commercial, bank. */
export type TipoDeReferencia = 'R' | 'C' | 'B';
/** EST-521: pending, confirmed. */
export type EstadoDeReferencia = 'P' | 'C';

/** EST-540, EST-545…547. Empty = `null`. */
export interface ReferenciaPersonal {
  nombre: string | null;
  identificacion: string | null;
  parentesco: string | null;
  ciudad: string | null;
  direccion: string | null;
  telefono: string | null;
}

/** EST-541, EST-548 */
export interface ReferenciaComercial {
  nombreComercio: string | null;
  ciudad: string | null;
  direccion: string | null;
  telefono: string | null;
}

/** EST-542, EST-549…552 */
export interface ReferenciaBancaria {
  bancoCodigo: string | null;
  fechaApertura: string | null;
  tipoCuenta: string | null;
  numeroCuenta: string | null;
}

/** Every fact that a reference of any type has; those of the other types are `null`. */
export interface DatosDeReferencia extends ReferenciaPersonal, ReferenciaComercial, ReferenciaBancaria {}

export interface HechosDeReferencia {
  readonly estado: EstadoDeReferencia;
  /** Name as shown; null = nobody known. */
  readonly confirmadaPor: string | null;
  /** Instant; null = pending. */
  readonly confirmadaEn: string | null;
}
