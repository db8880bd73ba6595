import type { EstadoDeBien } from '../vehiculo/tipos';

export type EstadoDeMedio = 'espera' | 'enviado' | 'aprobado' | 'rechazado';
export type AccionDeMedio = 'actualizar' | 'enviar' | 'aceptar' | 'rechazar' | 'asignar' | 'nuevo';

/** MED-504, MED-506: what the form asks of the approval itself. Dollars; empty = `null`. */
export interface DatosDeMedio {
  valor: number | null;
  desgravamen: number | null;
  avaluo: number | null;
  costosLegales: number | null;
  escrituras: number | null;
  impuestoTimbres: number | null;
  pagoAnticipado: number | null;
  observaciones: string | null;
}

/** MED-511…515: what comes out of them, in dollars. */
export interface TotalesDeMedio {
  /** The five costs together. */
  total: number;
  /** What the good costs beyond the plans; never negative. */
  diferencia: number;
}

/** MED-526, MED-527: sheet of a vehicle. */
export interface DatosDeVehiculo {
  marcaId: number | null;
  modeloId: number | null;
  /** Code of its class: 'SUV'. */
  claseCodigo: string | null;
  /** As in its registration: 'Doble cabina'. */
  tipo: string | null;
  estadoBien: EstadoDeBien | null;
  anio: number | null;
  color: string | null;
  chasis: string | null;
  serieMotor: string | null;
  placa: string | null;
  /** Code of the country. */
  paisOrigen: string | null;
}

/** decisiones.md: sheet of a property, in place of the vehicle's for product 02. */
export interface DatosDeInmueble {
  tipoInmueble: string | null;
  provinciaCodigo: string | null;
  cantonCodigo: string | null;
  direccion: string | null;
  /** Square metres, up to two decimals. */
  area: number | null;
  /** Number in the property registry. */
  registro: string | null;
}

/** Every fact that a sheet of either kind has; those of the other kind are `null`. */
export interface DatosDeFicha extends DatosDeVehiculo, DatosDeInmueble {}

/** MED-505: the tracking device that goes with the vehicle. */
export interface DatosDeDispositivo {
  id: number | null;
  /** Dollars, as agreed for this approval. */
  valor: number | null;
}

/** MED-505: all of it or nothing. */
export interface DatosDePoliza {
  aseguradora: string | null;
  numero: string | null;
  desde: string | null;
  hasta: string | null;
  prima: number | null;
}
