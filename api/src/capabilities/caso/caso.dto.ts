/** Un paso que no se deshace. */
export type PasoDelCasoVista = 'orden' | 'pago' | 'pagare' | 'contrato' | 'carta' | 'entrega';

export type CodigoDeReglaVista =
  | 'carpeta'
  | 'documentos'
  | 'beneficiario'
  | 'unidad'
  | 'personas'
  | 'montos'
  | 'papeles'
  | 'cuenta'
  | 'modelo'
  | 'textos'
  | 'blancos'
  | 'legal'
  | 'copias';

/** Algo que falta o no concuerda, y dónde se corrige. */
export interface HallazgoVista {
  texto: string;
  /** Nombre de la pantalla que lo corrige; null = este usuario no puede abrirla. */
  lugar: string | null;
  /** Dirección de esa pantalla, sin el prefijo del rol. */
  enlace: string | null;
}

/** Una regla, revisada con lo que hay ahora. */
export interface ReglaDelPasoVista {
  codigo: CodigoDeReglaVista;
  nombre: string;
  cumple: boolean;
  encontrado: string;
  /** Lo que hace si no se cumple: 'avisa' pide una confirmación con motivo, 'impide' no deja seguir. */
  modo: 'avisa' | 'impide';
  hallazgos: HallazgoVista[];
}

/** Lo que está antes de un paso. */
export interface ReglasDelPasoVista {
  /** Código del plan: '01-M001-12'. */
  id: string;
  paso: PasoDelCasoVista;
  /** Huella de las reglas: quien actúa la devuelve, y si cambiaron no se actúa. */
  base: string;
  reglas: ReglaDelPasoVista[];
}

/** Una persona que firma un documento. */
export interface FirmaDelCasoVista {
  /** 'pagaré', 'prenda', 'contrato'. */
  papel: string;
  calidad: string;
  nombre: string;
  identificacion: string | null;
  ciudad: string | null;
}

/** 'Revisión antes de firmar': lo que está en blanco, lo que no concuerda y quién firma qué. */
export interface RevisionDelCasoVista {
  /** Código del plan: '01-M001-12'. */
  id: string;
  blancos: HallazgoVista[];
  desacuerdos: HallazgoVista[];
  firmas: FirmaDelCasoVista[];
}

/** Una regla como estaba cuando se decidió. */
export interface ReglaSabidaVista {
  codigo: string;
  nombre: string;
  cumple: boolean;
  encontrado: string;
}

/** 'Información al momento de decidir' cuando se dio un paso. */
export interface DecisionDelCasoVista {
  id: number;
  paso: PasoDelCasoVista;
  /** Número de la orden, del pago o del pagaré; si no, código del plan. */
  clave: string;
  reglas: ReglaSabidaVista[];
  /** Por qué se siguió aunque una regla no se cumplía; null = todas se cumplían. */
  motivo: string | null;
  quien: string | null;
  /** @format date-time */
  fecha: string;
}

export interface DecisionesDelCasoVista {
  /** Código del plan: '01-M001-12'. */
  id: string;
  /** La más nueva primero. */
  decisiones: DecisionDelCasoVista[];
}

/** Lo que quien actúa dice de las reglas del paso ('GET /caso/{idCodigo}/reglas/{paso}'). */
export interface DichoDelPasoVista {
  /**
   * Reglas que no se cumplen y que quien actúa acepta.
   * @maxItems 10
   */
  confirma?: CodigoDeReglaVista[];
  /**
   * Por qué sigue; obligatorio si una regla no se cumple.
   * @minLength 1
   * @maxLength 500
   */
  motivo?: string;
  /**
   * Huella de las reglas que se vieron: si cambiaron, no se actúa. Sin ella no se compara.
   * @minLength 64
   * @maxLength 64
   */
  base?: string;
}
