import type {
  AccionDeCoincidencia,
  EstadoDeCoincidencia,
  MotivoDeCoincidencia,
  SujetoDeLista,
  TipoDeLista,
} from '@adjudica/domain';

/** Una persona que puede estar en una lista de control, y lo que se decidió. */
export interface CoincidenciaVista {
  id: number;
  version: number;
  sujeto: SujetoDeLista;
  /** De un cónyuge, de quién lo es; de un ejecutivo, su concesionario. */
  de: string | null;
  nombre: string;
  identificacion: string | null;
  lista: string;
  tipo: TipoDeLista;
  /** Como está en la lista. */
  nombreEnLista: string;
  identificacionEnLista: string | null;
  /** Cargo, programa o motivo. */
  detalle: string | null;
  /** false: la lista que está cargada ya no la tiene. */
  enLista: boolean;
  por: MotivoDeCoincidencia;
  /** Por qué coincide, en palabras. */
  razon: string;
  /** @format date-time */
  halladaEn: string;
  estado: EstadoDeCoincidencia;
  motivo: string | null;
  decididaPor: string | null;
  /** @format date-time */
  decididaEn: string | null;
  acciones: AccionDeCoincidencia[];
}

export interface DecisionDeCoincidencia {
  /**
   * Por qué es la persona de la lista, o por qué no lo es.
   * @maxLength 500
   */
  motivo: string;
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   */
  version?: number;
}
