import type {
  CambioDe,
  DatosDe,
  DepartamentoDeConcesionario,
  TablaDeConcesionario,
  TablaDeDispositivoDeConcesionario,
  TablaDeEjecutivoDeConcesionario,
} from '@adjudica/domain';

/** Lo que la respuesta de cada registro lleva junto a sus valores. */
export interface SelloDeConcesionario {
  id: number;
  version: number;
  /** @format date-time */
  guardadaEn: string | null;
  /** Nombre de quien guardó por última vez. */
  guardadaPor: string | null;
}
/** Lo mismo en el cuerpo. */
export interface SelloEnviadoDeConcesionario {
  /** La que se leyó; equivale a If-Match. */
  version?: number;
  /** Solo lectura; se ignora. */
  id?: number;
  /** Solo lectura; se ignora. */
  guardadaEn?: string | null;
  /** Solo lectura; se ignora. */
  guardadaPor?: string | null;
}

/** CON-503, CON-507: un concesionario. */
export interface ConcesionarioVista extends DatosDe<TablaDeConcesionario>, SelloDeConcesionario {
  /** Sin comisión negociada ni ejecutivos activos: una orden de compra lo rechaza. */
  incompleta: boolean;
}
export interface ConcesionarioNuevo extends CambioDe<TablaDeConcesionario> {}
/** El registro entero, como se leyó. */
export interface ConcesionarioCambio extends CambioDe<TablaDeConcesionario>, SelloEnviadoDeConcesionario {
  /** Solo lectura; se ignora. */
  incompleta?: boolean;
}
/** Lo eliminado; o lo que quedó inactivo, porque otros registros lo nombran. */
export interface ConcesionarioEliminado extends ConcesionarioVista {
  eliminado: boolean;
}

/** CON-511: un concesionario activo para elegirlo, con sus ejecutivos activos. */
export interface ConcesionarioElegible {
  id: number;
  codigo: string | null;
  nombreComercial: string;
  razonSocial: string;
  direccion: string | null;
  telefono: string | null;
  /** Porcentaje de comisión negociado. */
  negociacion: number | null;
  incompleta: boolean;
  ejecutivos: EjecutivoElegible[];
}
export interface EjecutivoElegible {
  id: number;
  nombre: string;
  departamento: DepartamentoDeConcesionario;
}

/** CON-508, CON-509: un ejecutivo de un concesionario. */
export interface EjecutivoConcesionarioVista extends DatosDe<TablaDeEjecutivoDeConcesionario>, SelloDeConcesionario {
  concesionarioId: number;
}
export interface EjecutivoConcesionarioNuevo extends CambioDe<TablaDeEjecutivoDeConcesionario> {
  concesionarioId: number;
}
/** El registro entero, como se leyó. */
export interface EjecutivoConcesionarioCambio
  extends CambioDe<TablaDeEjecutivoDeConcesionario>,
    SelloEnviadoDeConcesionario {
  /** Solo lectura; se ignora. */
  concesionarioId?: number;
}
export interface EjecutivoConcesionarioEliminado extends EjecutivoConcesionarioVista {
  eliminado: boolean;
}
/** Uno de la lista. */
export interface EjecutivoComoSeLeyo {
  /** @isInt */
  id: number;
  /** @isInt */
  version: number;
}

/** CON-520: los que se eligieron, cada uno en la versión que se leyó. */
export interface EjecutivosPorBorrar {
  /**
   * @minItems 1
   * @maxItems 100
   */
  ejecutivos: EjecutivoComoSeLeyo[];
}

/** CON-510, MED-535: dispositivo de rastreo. Montos en dólares. */
export interface DispositivoVista extends DatosDe<TablaDeDispositivoDeConcesionario>, SelloDeConcesionario {
  /** Null: de antes de que los dispositivos fueran de un concesionario. */
  concesionarioId: number | null;
  concesionario: string | null;
}
export interface DispositivoNuevo extends CambioDe<TablaDeDispositivoDeConcesionario> {
  concesionarioId: number;
}
/** El registro entero, como se leyó. */
export interface DispositivoCambio extends CambioDe<TablaDeDispositivoDeConcesionario>, SelloEnviadoDeConcesionario {
  /** Solo lectura; se ignora. */
  concesionarioId?: number | null;
  /** Solo lectura; se ignora. */
  concesionario?: string | null;
}
export interface DispositivoEliminado extends DispositivoVista {
  eliminado: boolean;
}
