import type { AccionDeContrato, CambioDe, DatosDe, EstadoDeContrato, TablaDeContrato } from '@adjudica/domain';
import type { Ofrecido } from '../../act';
import type { DichoDelPasoVista } from '../caso';

/** 'P' pendiente, 'A' aprobado, 'R' no aprobado. */
export type EstadoDeContratoVista = EstadoDeContrato;

/** Lo que este usuario puede hacer ahora con el contrato. */
export type AccionDeContratoVista = AccionDeContrato;

/** Uno de los siete bloques. */
export type BloqueDeContratoVista =
  | 'comparecientes'
  | 'antecedentes'
  | 'objeto'
  | 'precio'
  | 'garantia'
  | 'obligaciones'
  | 'controversias';

/** Un contrato en la lista. */
export interface ContratoDeListaVista {
  /** Código del plan. */
  id: string;
  /** Su número: el que lleva el código de barras. */
  numero: number;
  idCodigo: string;
  cedula: string;
  nombreCliente: string;
  /** '01' MotorPlan, '02' CasaPlan. */
  producto: string;
  /**
   * Cuándo se creó.
   * @format date-time
   */
  fecha: string;
  estado: EstadoDeContratoVista;
  /** 'Pendiente', 'Aprobado', 'No aprobado'. */
  etiquetaEstado: string;
  /** Bloques generados, de siete. */
  generados: number;
  /** Bloques por corregir. */
  rechazados: number;
  creadoPor: string | null;
  enviadoPor: string | null;
  /** @format date-time */
  enviadoEn: string | null;
  aprobadoPor: string | null;
  /** @format date-time */
  aprobadoEn: string | null;
  rechazadoPor: string | null;
  /** @format date-time */
  rechazadoEn: string | null;
  /** Por qué no se aprobó la última vez. */
  motivo: string | null;
  version: number;
  acciones: AccionDeContratoVista[];
}

/** Un bloque del contrato (LEG-566). */
export interface BloqueEscritoVista {
  bloque: BloqueDeContratoVista;
  nombre: string;
  /** Como se imprime sobre su texto. */
  encabezado: string;
  /** 'N' = todavía no se genera. */
  existe: 'S' | 'N';
  estado: EstadoDeContrato | null;
  /** Texto enriquecido; null = no existe. */
  texto: string | null;
  /** De su texto: 1 = como se generó. */
  numero: number | null;
  /** La que exige su edición. */
  version: number | null;
  formatoNumero: number | null;
  escritoPor: string | null;
  /** @format date-time */
  escritoEn: string | null;
  /** Por qué se rechazó. */
  motivo: string | null;
  decididoPor: string | null;
  /** @format date-time */
  decididoEn: string | null;
  /** Las condiciones del contrato cambiaron: ahora le corresponde otro formato. */
  otroFormato: boolean;
  /** Valores que cambiaron desde que se escribió, por su nombre. */
  cambiados: string[];
  /** Este usuario puede escribirlo ahora. */
  editable: boolean;
}

/** Un valor de los que llenan los formatos. */
export interface ValorDeContrato {
  campo: string;
  etiqueta: string;
  grupo: string;
  /** null = no se conoce; en el texto queda una línea. */
  valor: string | null;
}

/** El modelo del contrato, como lo recibió el cliente antes de firmar. */
export interface ModeloEntregadoVista {
  /** @format date-time */
  entregadoEn: string;
  /** 'mano' en persona, con recibo firmado; 'correo' por correo electrónico. */
  medio: 'mano' | 'correo';
  /** Al que se envió; null = en persona. */
  correo: string | null;
  /** Lo que recibió es lo que el contrato dice ahora. */
  mismoTexto: boolean;
  /** Que deben pasar hasta la firma: el plazo 'modelo' de su adjudicación cuando se entregó. */
  horas: number;
  /** SHA-256 del archivo entregado. */
  sha256: string;
  /**
   * Esas horas después.
   * @format date-time
   */
  firmableDesde: string;
  registradaPor: string | null;
  /** @format date-time */
  registradaEn: string;
}

/** Lo que muestra el 'Editor de Contrato'. */
export interface ContratoVista extends ContratoDeListaVista, DatosDe<TablaDeContrato>, Ofrecido {
  /** LEG-589; lo lee un lector. */
  codigoBarras: string;
  /** 'F' fideicomiso, 'C' prenda comercial: la que aprobó riesgo. */
  garantia: string | null;
  /** En palabras, por qué se eligieron estos formatos; null = falta un dato. */
  condiciones: string | null;
  /** Por qué no hay formatos para este contrato: el dato que falta, o los campos de un formato que ya no existen. */
  falta: string | null;
  /** Por qué su pagaré no deja aprobarlo ahora; null = puede aprobarse, o ya se aprobó. */
  impedimento: string | null;
  /** Número del pagaré de su adjudicación; null = no tiene. */
  pagareId: number | null;
  /** La última entrega de su modelo; null = no consta. */
  modelo: ModeloEntregadoVista | null;
  bloques: BloqueEscritoVista[];
  valores: ValorDeContrato[];
  /** Campos de la cabecera que no dicen lo mismo que la solicitud. */
  distintos: string[];
}

/** Un texto que tuvo un bloque. */
export interface TextoDeBloque {
  numero: number;
  texto: string;
  formatoNumero: number;
  escritoPor: string | null;
  /** @format date-time */
  escritoEn: string;
}

/** Lo que diría un bloque si se generara ahora, y lo que ha dicho. */
export interface BloqueDetalle {
  bloque: BloqueDeContratoVista;
  /** Como está escrito; null = no existe. */
  texto: string | null;
  /** La que exige su edición; null = no existe. */
  version: number | null;
  /** Su formato con los valores de hoy; null = falta un dato para elegirlo, o nombra campos que ya no existen. */
  propuesto: string | null;
  formatoNumero: number | null;
  /** Valores que no se conocen, por su nombre. */
  faltan: string[];
  /** Del formato y sus valores: se envía al guardar, para no escribir sobre lo que cambió. */
  huella: string | null;
  /** La más nueva primero. */
  versiones: TextoDeBloque[];
}

/** LEG-591: cuántos bloques hay, y cómo están. */
export interface IndicadoresDeContrato {
  idCodigo: string;
  existe: boolean;
  generados: number;
  total: number;
  pendientes: number;
  aprobados: number;
  rechazados: number;
}

/** Con qué se crea el contrato de un plan. */
export interface BaseDeContratoVista extends DatosDe<TablaDeContrato> {
  /** Código del plan. */
  id: string;
  cedula: string;
  nombreCliente: string;
  producto: string;
  garantia: string | null;
  /** El que dice la ficha del bien; null = se escribe. */
  estadoDelBien: string | null;
  /** Su pagaré dice dónde y cuándo se firma; si no hay, la cabecera. */
  conPagare: boolean;
  nombreConyuge: string | null;
  nombreGarante: string | null;
  /** Por qué todavía no puede crearse. */
  impedimento: string | null;
  /** 0 = todavía no existe. */
  version: number;
}

/** LEG-589: el plan y los datos con que se crea su contrato. */
export interface ContratoNuevo extends CambioDe<TablaDeContrato> {
  /**
   * Código del plan.
   * @pattern ^[A-Za-z0-9._-]{1,24}$
   * @maxLength 24
   */
  idCodigo: string;
}

/** LEG-590, LEG-612: la cabecera, completa. Los campos de solo lectura se ignoran. */
export interface CabeceraDeContrato extends CambioDe<TablaDeContrato> {
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   * @minimum 1
   */
  version?: number;
  /** Solo lectura; se ignora. */
  id?: string;
  /** Solo lectura; se ignora. */
  numero?: number;
  /** Solo lectura; se ignora. */
  idCodigo?: string;
  /** Solo lectura; se ignora. */
  cedula?: string;
  /** Solo lectura; se ignora. */
  nombreCliente?: string;
  /** Solo lectura; se ignora. */
  producto?: string;
  /** Solo lectura; se ignora. */
  fecha?: string;
  /** Solo lectura; se ignora. */
  estado?: string;
  /** Solo lectura; se ignora. */
  etiquetaEstado?: string;
  /** Solo lectura; se ignora. */
  generados?: number;
  /** Solo lectura; se ignora. */
  rechazados?: number;
  /** Solo lectura; se ignora. */
  creadoPor?: string | null;
  /** Solo lectura; se ignora. */
  enviadoPor?: string | null;
  /** Solo lectura; se ignora. */
  enviadoEn?: string | null;
  /** Solo lectura; se ignora. */
  aprobadoPor?: string | null;
  /** Solo lectura; se ignora. */
  aprobadoEn?: string | null;
  /** Solo lectura; se ignora. */
  rechazadoPor?: string | null;
  /** Solo lectura; se ignora. */
  rechazadoEn?: string | null;
  /** Solo lectura; se ignora. */
  motivo?: string | null;
  /** Solo lectura; se ignora. */
  acciones?: string[];
  /** Solo lectura; se ignora. */
  motivoSuspension?: string | null;
  /** Solo lectura; se ignora. */
  codigoBarras?: string;
  /** Solo lectura; se ignora. */
  garantia?: string | null;
  /** Solo lectura; se ignora. */
  condiciones?: string | null;
  /** Solo lectura; se ignora. */
  falta?: string | null;
  /** Solo lectura; se ignora. */
  impedimento?: string | null;
  /** Solo lectura; se ignora. */
  pagareId?: number | null;
  /** Solo lectura; se ignora. */
  modelo?: ModeloEntregadoVista | null;
  /** Solo lectura; se ignora. */
  bloques?: BloqueEscritoVista[];
  /** Solo lectura; se ignora. */
  valores?: ValorDeContrato[];
  /** Solo lectura; se ignora. */
  distintos?: string[];
}

/** LEG-588: un bloque que se añade a un contrato. */
export interface BloqueNuevo {
  bloque: BloqueDeContratoVista;
  /**
   * Texto enriquecido; sin él, el que da su formato.
   * @minLength 1
   * @maxLength 40000
   */
  texto?: string;
  /**
   * La que se leyó con el texto propuesto.
   * @maxLength 64
   */
  huella?: string;
}

/** LEG-603. Los campos de solo lectura se ignoran. */
export interface EdicionDeBloque {
  /**
   * Texto enriquecido: párrafos, negrita, cursiva, subrayado, listas, tablas y alineación; lo demás se quita.
   * @minLength 1
   * @maxLength 40000
   */
  texto: string;
  /**
   * La que se leyó con el texto propuesto.
   * @maxLength 64
   */
  huella?: string;
  /**
   * La del bloque que se leyó; equivale a If-Match.
   * @isInt
   * @minimum 1
   */
  version?: number;
  /** Solo lectura; se ignora. */
  bloque?: string;
  /** Solo lectura; se ignora. */
  propuesto?: string | null;
  /** Solo lectura; se ignora. */
  formatoNumero?: number | null;
  /** Solo lectura; se ignora. */
  faltan?: string[];
  /** Solo lectura; se ignora. */
  versiones?: TextoDeBloque[];
}

/** LEG-573, LEG-575: la versión del contrato que se leyó. */
export interface VersionDeContrato {
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   * @minimum 1
   */
  version?: number;
}

/** LEG-575: lo que dice quien aprueba el contrato. */
export interface AprobacionDeContrato extends DichoDelPasoVista {
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   * @minimum 1
   */
  version?: number;
}

/** LEG-542: por qué se rechaza el contrato. */
export interface RechazoDeContrato {
  /**
   * Por qué no se aprueba.
   * @minLength 1
   * @maxLength 500
   */
  motivo: string;
  /**
   * Los que deben corregirse.
   * @minItems 1
   * @maxItems 7
   */
  bloques: BloqueDeContratoVista[];
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   * @minimum 1
   */
  version?: number;
}
