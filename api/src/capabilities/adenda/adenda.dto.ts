import type { AccionDeAdenda, CambioDe, DatosDe, EstadoDeAdenda, TablaDeAdenda } from '@adjudica/domain';
import type { Ofrecido } from '../../act';

/** 'P' pendiente, 'A' aprobada, 'R' no aprobada, 'X' anulada. */
export type EstadoDeAdendaVista = EstadoDeAdenda;

/** Lo que este usuario puede hacer ahora con la adenda. */
export type AccionDeAdendaVista = AccionDeAdenda;

/** Un valor que el contrato dice, y el que dirá. */
export interface CambioDeAdendaVista {
  campo: string;
  etiqueta: string;
  /** 'No consta' si el contrato no lo dice. */
  antes: string;
  ahora: string;
}

/** Una adenda de un contrato aprobado. */
export interface AdendaVista extends DatosDe<TablaDeAdenda>, Ofrecido {
  id: number;
  /** Cuál de las adendas del contrato, desde 1. */
  numero: number;
  /** 'Adenda No. 1 del contrato del plan 01-M001-12'. */
  nombre: string;
  /** Código del plan. */
  idCodigo: string;
  cedula: string;
  nombreCliente: string;
  estado: EstadoDeAdendaVista;
  /** 'Pendiente', 'Aprobada', 'No aprobada', 'Anulada'. */
  etiquetaEstado: string;
  /** Nombre de la ciudad. */
  ciudad: string | null;
  /** Lo que modifica, como era cuando se guardó su texto. */
  cambios: CambioDeAdendaVista[];
  /** Datos que el caso ya dice de otro modo, por su nombre: se edita antes de enviarla o aprobarla. */
  desactualizados: string[];
  /** El texto que se propone con las diferencias de hoy; null = ya se decidió. */
  propuesto: string | null;
  creadaPor: string | null;
  /** @format date-time */
  creadaEn: string;
  editadaPor: string | null;
  /** @format date-time */
  editadaEn: string | null;
  enviadaPor: string | null;
  /** @format date-time */
  enviadaEn: string | null;
  decididaPor: string | null;
  /** @format date-time */
  decididaEn: string | null;
  /** Por qué no se aprobó, o se anuló. */
  motivoDeDecision: string | null;
  version: number;
  acciones: AccionDeAdendaVista[];
}

/** Las adendas del contrato de un plan, y con qué se hace otra. */
export interface AdendasDePlanVista {
  /** Código del plan. */
  id: string;
  /** Por qué ahora no se hace otra; null = puede hacerse. */
  impedimento: string | null;
  /** Lo que el contrato, con sus adendas aprobadas, dice de otro modo que el caso. */
  diferencias: CambioDeAdendaVista[];
  /** Ciudad que se propone para la que sigue, la de la empresa; null = no está en el catálogo. */
  lugarEmision: string | null;
  /** El texto que se propone para la que sigue. */
  propuesto: string;
  /** La primera, primero. */
  adendas: AdendaVista[];
}

/** Una adenda que se añade al contrato de un plan. */
export interface AdendaNueva extends CambioDe<TablaDeAdenda> {
  /**
   * Código del plan.
   * @pattern ^[A-Za-z0-9._-]{1,24}$
   * @maxLength 24
   */
  idCodigo: string;
}

/** Completa. Los campos de solo lectura se ignoran. */
export interface AdendaCambio extends CambioDe<TablaDeAdenda> {
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   * @minimum 1
   */
  version?: number;
  /** Solo lectura; se ignora. */
  id?: number;
  /** Solo lectura; se ignora. */
  numero?: number;
  /** Solo lectura; se ignora. */
  nombre?: string;
  /** Solo lectura; se ignora. */
  idCodigo?: string;
  /** Solo lectura; se ignora. */
  cedula?: string;
  /** Solo lectura; se ignora. */
  nombreCliente?: string;
  /** Solo lectura; se ignora. */
  estado?: string;
  /** Solo lectura; se ignora. */
  etiquetaEstado?: string;
  /** Solo lectura; se ignora. */
  ciudad?: string | null;
  /** Solo lectura; se ignora. */
  cambios?: CambioDeAdendaVista[];
  /** Solo lectura; se ignora. */
  desactualizados?: string[];
  /** Solo lectura; se ignora. */
  propuesto?: string | null;
  /** Solo lectura; se ignora. */
  creadaPor?: string | null;
  /** Solo lectura; se ignora. */
  creadaEn?: string;
  /** Solo lectura; se ignora. */
  editadaPor?: string | null;
  /** Solo lectura; se ignora. */
  editadaEn?: string | null;
  /** Solo lectura; se ignora. */
  enviadaPor?: string | null;
  /** Solo lectura; se ignora. */
  enviadaEn?: string | null;
  /** Solo lectura; se ignora. */
  decididaPor?: string | null;
  /** Solo lectura; se ignora. */
  decididaEn?: string | null;
  /** Solo lectura; se ignora. */
  motivoDeDecision?: string | null;
  /** Solo lectura; se ignora. */
  motivoSuspension?: string | null;
  /** Solo lectura; se ignora. */
  acciones?: string[];
}

/** La versión de la adenda que se leyó. */
export interface VersionDeAdenda {
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   * @minimum 1
   */
  version?: number;
}

/** Por qué no se aprueba, o se anula. */
export interface MotivoDeAdenda extends VersionDeAdenda {
  /**
   * @minLength 1
   * @maxLength 500
   */
  motivo: string;
}
