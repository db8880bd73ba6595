import type { AccionDeFormato } from '@adjudica/domain';
/** Los siete bloques de un contrato. */
export type BloqueVista =
  | 'comparecientes'
  | 'antecedentes'
  | 'objeto'
  | 'precio'
  | 'garantia'
  | 'obligaciones'
  | 'controversias';

/** 'porRegir': aprobado, comienza después; 'reemplazado': otra versión ocupó su lugar. */
export type SituacionDeFormatoVista = 'borrador' | 'porRegir' | 'vigente' | 'reemplazado' | 'descartado';

/** Lo que este usuario puede hacer ahora con la versión. */
export type AccionDeFormatoVista = AccionDeFormato;

/** Para qué contratos es: los valores que admite de cada condición; una lista vacía los admite todos. */
export interface CondicionesDeFormatoVista {
  /** '01' MotorPlan, '02' CasaPlan. */
  producto: string[];
  /** 'S' soltero, 'C' casado, 'D' divorciado, 'V' viudo, 'U' unión de hecho. */
  estadoCivil: string[];
  /** 'S' o 'N'. */
  separacionBienes: string[];
  /** 'F' fideicomiso, 'C' prenda comercial (en CasaPlan, hipoteca). */
  garantia: string[];
  /** 'S' o 'N'. */
  garante: string[];
  /** 'Nuevo' o 'Usado'. */
  estadoBien: string[];
  /** 'S' el plan todavía debe, 'N' ya no debe nada. */
  saldo: string[];
}

/** Una versión del texto de una cláusula. */
export interface FormatoVista {
  id: number;
  bloque: BloqueVista;
  /** Del formato en todas sus versiones: '5-03'. */
  codigo: string;
  /** De la versión, desde 1. */
  numero: number;
  nombre: string;
  condiciones: CondicionesDeFormatoVista;
  situacion: SituacionDeFormatoVista;
  /** @format date */
  vigenteDesde: string;
  /**
   * Su último día; null mientras no se apruebe otra.
   * @format date
   */
  vigenteHasta: string | null;
  /** Por qué se escribió. */
  motivo: string;
  /** Entregado con el programa: borrador para los abogados de la empresa. */
  entregado: boolean;
  escritoPor: string | null;
  /** @format date-time */
  escritoEn: string;
  /** Quién la aprobó o descartó. */
  decididoPor: string | null;
  /** @format date-time */
  decididoEn: string | null;
  motivoDescarte: string | null;
  version: number;
  acciones: AccionDeFormatoVista[];
}

export interface FormatoDetalle extends FormatoVista {
  /** Texto enriquecido con campos: '[[cliente.nombre]]'. */
  texto: string;
  /** Todas las versiones del formato, la más nueva primero. */
  versiones: FormatoVista[];
}

/** Lo que se escribe de una versión. */
export interface FormatoCambio {
  bloque: BloqueVista;
  /**
   * El formato del que es la versión siguiente; sin él, es un formato nuevo.
   * @maxLength 20
   */
  codigo?: string;
  /**
   * @minLength 1
   * @maxLength 120
   */
  nombre: string;
  condiciones: CondicionesDeFormatoVista;
  /**
   * Desde hoy. Si se aprueba después, rige desde la aprobación.
   * @format date
   * @maxLength 10
   */
  vigenteDesde: string;
  /**
   * Texto enriquecido: párrafos, negrita, cursiva, subrayado, listas, tablas y alineación; lo demás se quita.
   * @minLength 1
   * @maxLength 40000
   */
  texto: string;
  /**
   * @minLength 1
   * @maxLength 500
   */
  motivo: string;
  /** Se aprobará junto con otros borradores del bloque: se guarda aunque solo deje combinaciones sin formato o con dos. */
  seCompleta?: boolean;
  /**
   * La que se leyó; equivale a If-Match. No se usa al crear.
   * @isInt
   * @minimum 1
   */
  version?: number;
}

/** Lo que se escribe de un borrador. Los campos de solo lectura se ignoran. */
export interface FormatoEdicion extends FormatoCambio {
  /** Solo lectura; se ignora. */
  id?: number;
  /** Solo lectura; se ignora. */
  numero?: number;
  /** Solo lectura; se ignora. */
  situacion?: string;
  /** Solo lectura; se ignora. */
  vigenteHasta?: string | null;
  /** Solo lectura; se ignora. */
  entregado?: boolean;
  /** Solo lectura; se ignora. */
  escritoPor?: string | null;
  /** Solo lectura; se ignora. */
  escritoEn?: string;
  /** Solo lectura; se ignora. */
  decididoPor?: string | null;
  /** Solo lectura; se ignora. */
  decididoEn?: string | null;
  /** Solo lectura; se ignora. */
  motivoDescarte?: string | null;
  /** Solo lectura; se ignora. */
  acciones?: string[];
  /** Solo lectura; se ignora. */
  versiones?: FormatoVista[];
}

/** Otra versión, como se leyó. */
export interface FormatoVisto {
  /**
   * @isInt
   * @minimum 1
   * @maximum 2147483647
   */
  id: number;
  /**
   * @isInt
   * @minimum 1
   */
  version: number;
}

export interface AprobacionDeFormato {
  /**
   * Borradores del mismo bloque que se aprueban en el mismo acto.
   * @maxItems 50
   */
  junto?: FormatoVisto[];
  /**
   * Formatos del mismo bloque que dejan de regir con él.
   * @maxItems 50
   */
  retira?: FormatoVisto[];
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   * @minimum 1
   */
  version?: number;
}

export interface DescarteDeFormato {
  /**
   * Por qué se descarta.
   * @minLength 1
   * @maxLength 500
   */
  motivo: string;
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   * @minimum 1
   */
  version?: number;
}

/** Combinaciones sin formato, o con más de uno. */
export interface ProblemaDeBloque {
  /**
   * El primer día en que es así.
   * @format date
   */
  fecha: string;
  /** Los formatos que encajan a la vez; vacío si no hay ninguno. */
  codigos: string[];
  /** Cuántas combinaciones. */
  combinaciones: number;
  texto: string;
}

export interface CoberturaDeBloque {
  bloque: BloqueVista;
  nombre: string;
  vigentes: number;
  borradores: number;
  /** Con lo aprobado, desde hoy. */
  problemas: ProblemaDeBloque[];
  /** Como quedaría si se aprobaran juntos todos sus borradores. */
  conBorradores: ProblemaDeBloque[];
}

/** Un texto que se quiere ver como quedaría. */
export interface VistaPreviaDeFormato {
  /**
   * @minLength 1
   * @maxLength 40000
   */
  texto: string;
  condiciones: CondicionesDeFormatoVista;
  /**
   * El plan con el que se llena; sin él, con los ejemplos.
   * @maxLength 24
   */
  idCodigo?: string;
}

export interface CampoRechazado {
  nombre: string;
  linea: number;
  mensaje: string;
}

export interface FormatoLlenado {
  /** Texto enriquecido con los campos llenos; vacío si hay rechazos. */
  texto: string;
  /** Etiquetas de los campos sin valor. */
  faltan: string[];
  rechazos: CampoRechazado[];
  /** Si el plan cumple las condiciones; null sin plan, o si al plan le falta alguna. */
  encaja: boolean | null;
}
