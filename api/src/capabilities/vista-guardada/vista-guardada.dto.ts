/** Lo que una vista muestra de su lista. */
export interface ContenidoDeVista {
  /** Filtro → valor, como los acepta la lista; sin búsquedas de una persona. */
  filtro: { [campo: string]: unknown };
  /** Columna por la que ordena. */
  ordenCampo: string;
  ordenDireccion: 'ASC' | 'DESC';
  /**
   * Columnas que no muestra.
   * @maxItems 40
   */
  ocultas: string[];
}

/** Filtros, orden y columnas de una lista, con un nombre: propia, o compartida con quienes leen la lista. */
export interface VistaGuardadaVista extends ContenidoDeVista {
  id: number;
  /** La lista de la que es: 'orden-de-compra', 'tarea' … */
  lista: string;
  nombre: string;
  compartida: boolean;
  /** Nombre de quien la guardó. */
  autor: string;
  /** La guardó quien pregunta. */
  propia: boolean;
  /** Quien pregunta puede cambiarla y eliminarla. */
  editable: boolean;
  /** La lista se abre con ella para quien pregunta. */
  inicial: boolean;
  /** @format date-time */
  guardadaEn: string;
  version: number;
}

export interface VistaEliminada extends VistaGuardadaVista {
  eliminado: boolean;
}

export interface VistaNueva extends ContenidoDeVista {
  lista: string;
  nombre: string;
  compartida: boolean;
}

/** La vista entera, como se leyó. */
export interface VistaCambio extends ContenidoDeVista {
  nombre: string;
  compartida: boolean;
  /** La que se leyó; equivale a If-Match. */
  version?: number;
  /** Solo lectura; se ignora. */
  id?: number;
  /** Solo lectura; se ignora. */
  lista?: string;
  /** Solo lectura; se ignora. */
  autor?: string;
  /** Solo lectura; se ignora. */
  propia?: boolean;
  /** Solo lectura; se ignora. */
  editable?: boolean;
  /** Solo lectura; se ignora. */
  inicial?: boolean;
  /** Solo lectura; se ignora. */
  guardadaEn?: string;
}
