import type { AccionDeUnidad, CambioDe, DatosDe, EstadoDeUnidad, TablaDeUnidad } from '@adjudica/domain';
import type { Ofrecido } from '../../act';

/** 'porEntregar' se escribe y corrige; 'entregada' ya no cambia. */
export type EstadoDeUnidadVista = EstadoDeUnidad;

/** Lo que este usuario puede hacer ahora con la unidad. */
export type AccionDeUnidadVista = AccionDeUnidad;

/** Lo que identifica el vehículo o inmueble que se entrega; los datos del otro tipo de bien son null. */
export interface UnidadVista extends DatosDe<TablaDeUnidad>, Ofrecido {
  /** Código del plan: '01-M001-12'. */
  id: string;
  producto: string;
  /** 'Nuevo', 'Usado'; null en un inmueble. */
  estadoBien: string | null;
  /** Lo que aprobó riesgo, en una línea. */
  bien: string;
  /** Planes con los que se compra. */
  planes: string[];
  /** Número del medio de aprobación. */
  medioId: number;
  estado: EstadoDeUnidadVista;
  /** Datos que los documentos necesitan y todavía no están. */
  faltan: string[];
  version: number;
  /** @format date-time */
  guardadaEn: string | null;
  guardadaPor: string | null;
  acciones: AccionDeUnidadVista[];
}

/** Los campos de solo lectura se ignoran. */
export interface UnidadCambio extends CambioDe<TablaDeUnidad> {
  /** La que se leyó; equivale a If-Match. */
  version?: number;
  /** Solo lectura; se ignora. */
  id?: string;
  /** Solo lectura; se ignora. */
  producto?: string;
  /** Solo lectura; se ignora. */
  estadoBien?: string | null;
  /** Solo lectura; se ignora. */
  bien?: string;
  /** Solo lectura; se ignora. */
  planes?: string[];
  /** Solo lectura; se ignora. */
  medioId?: number;
  /** Solo lectura; se ignora. */
  estado?: string;
  /** Solo lectura; se ignora. */
  faltan?: string[];
  /** Solo lectura; se ignora. */
  guardadaEn?: string | null;
  /** Solo lectura; se ignora. */
  guardadaPor?: string | null;
  /** Solo lectura; se ignora. */
  motivoSuspension?: string | null;
  /** Solo lectura; se ignora. */
  acciones?: string[];
}
