import type {
  CambioDe,
  DatosDe,
  DepartamentoDeConcesionario,
  TablaDeConcesionario,
  TablaDeDispositivoDeConcesionario,
  TablaDeEjecutivoDeConcesionario,
} from '@adjudica/domain';
import type { SelloDeRegistro, SelloEnviadoDeRegistro } from '../../records/record.dto';

/** CON-503, CON-507: un concesionario. */
export interface ConcesionarioVista extends DatosDe<TablaDeConcesionario>, SelloDeRegistro {
  /** Sin comisión negociada ni ejecutivos activos: una orden de compra lo rechaza. */
  incompleta: boolean;
}
export interface ConcesionarioNuevo extends CambioDe<TablaDeConcesionario> {}
/** El registro entero, como se leyó. */
export interface ConcesionarioCambio extends CambioDe<TablaDeConcesionario>, SelloEnviadoDeRegistro {
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
export interface EjecutivoConcesionarioVista extends DatosDe<TablaDeEjecutivoDeConcesionario>, SelloDeRegistro {
  concesionarioId: number;
}
export interface EjecutivoConcesionarioNuevo extends CambioDe<TablaDeEjecutivoDeConcesionario> {
  concesionarioId: number;
}
/** El registro entero, como se leyó. */
export interface EjecutivoConcesionarioCambio
  extends CambioDe<TablaDeEjecutivoDeConcesionario>,
    SelloEnviadoDeRegistro {
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
export interface DispositivoVista extends DatosDe<TablaDeDispositivoDeConcesionario>, SelloDeRegistro {
  /** Null: de antes de que los dispositivos fueran de un concesionario. */
  concesionarioId: number | null;
  concesionario: string | null;
}
export interface DispositivoNuevo extends CambioDe<TablaDeDispositivoDeConcesionario> {
  concesionarioId: number;
}
/** El registro entero, como se leyó. */
export interface DispositivoCambio extends CambioDe<TablaDeDispositivoDeConcesionario>, SelloEnviadoDeRegistro {
  /** Solo lectura; se ignora. */
  concesionarioId?: number | null;
  /** Solo lectura; se ignora. */
  concesionario?: string | null;
}
export interface DispositivoEliminado extends DispositivoVista {
  eliminado: boolean;
}
