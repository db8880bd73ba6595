import type { EstadoDeBien } from '@adjudica/domain';

/** MED-528, MED-530: marca de vehículo. */
export interface MarcaVehiculoVista {
  id: number;
  codigo: string;
  nombre: string;
}

/** MED-528, MED-531: modelo de una marca. */
export interface ModeloVehiculoVista {
  id: number;
  codigo: string;
  nombre: string;
  /** Id de la marca. */
  marca: number;
  /** Código de la clase (tipo-vehiculo). */
  clase: string;
}

/** MED-532: precio de un modelo en la lista de un concesionario. Montos en dólares. */
export interface PrecioVehiculoVista {
  id: number;
  /** Id de la marca. */
  marca: number;
  nombreMarca: string;
  /** Id del modelo. */
  modelo: number;
  nombreModelo: string;
  anio: number;
  estadoBien: EstadoDeBien;
  precio: number;
  /** Vacío cuando el precio no es de un concesionario. */
  concesionario: string;
  /** @format date */
  vigenteDesde: string | null;
}
