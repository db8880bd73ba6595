import type { PlanDeCliente } from '../plan';

/** Algo que la carpeta necesita antes de 'Enviar a Riesgo', y dónde se ingresa. */
export interface FaltanteDeCarpeta {
  /** Único en la lista: 'titular.celular'. */
  codigo: string;
  texto: string;
  /** Código de la pestaña (`?tab=`). */
  pestana: string;
  /** Código de la subpestaña (`?sub=`). */
  subpestana: string;
  /** Campo del formulario. */
  campo?: string;
  /** De quién es la solicitud que se genera para cumplirlo: 'titular' o 'garante'. */
  generar?: 'titular' | 'garante';
}

/** Un total importado que los movimientos no confirman. */
export interface DiferenciaDeCuenta {
  /** 'saldo' o 'cuotasPagadas'. */
  campo: string;
  importado: number;
  segunMovimientos: number;
}

export interface CarpetaDePlan {
  idDepartamento: string | null;
  departamento: string | null;
  /** Estado de los documentos: 'No tiene documentos asignado', 'Documentación vacia' … */
  estado: string;
  /** Versión de la hoja de decisión de su última aprobación; null = no hay. */
  hojaDeDecision: number | null;
  version: number;
}

export interface TitularDePlan {
  identificacion: string;
  nombreCompleto: string;
}

export interface GaranteDePlan {
  identificacion: string;
  /** null mientras no se conoce. */
  nombreCompleto: string | null;
  /** Casado o en unión de hecho: su cónyuge tiene pestaña (EST-503). */
  admiteConyuge: boolean;
  /** Suspensión en vigor del tratamiento de sus datos (LOPDP), con la solicitud que la pide y quién la levanta; null = ninguna. */
  motivoSuspension: string | null;
}

/** El plan en la página de estado del cliente: lo que deciden pestañas, botones y avance (EST-500…511, EST-560, CLI-029). */
export interface EstadoDePlan extends PlanDeCliente {
  id: string;
  titular: TitularDePlan;
  /** null = el plan no está adjudicado. */
  carpeta: CarpetaDePlan | null;
  numAprobacion: number | null;
  /** Vacío hasta 'Generar Solicitud'. */
  estadoSol: string | null;
  /** De la solicitud del titular; antes de guardarla, de la persona. */
  estadoCivil: string | null;
  separacionBienes: string | null;
  situacionLaboral: string | null;
  garante: GaranteDePlan | null;
  /** Puntaje; 0 mientras riesgo no lo calcule. */
  riesgo: number;
  excepcion: boolean;
  /** Con bien o sin bien (EST-523); null = no adjudicado. */
  conBien: boolean | null;
  /** Medio de aprobación que aprobó riesgo: desde entonces se escribe la unidad; null = no hay. */
  medioAprobado: number | null;
  /** 'Pagare', 'Contrato', 'Realizado' o 'Ninguno'. */
  porHacer: string;
  ejecutivo: string | null;
  /** Asignado a otro ejecutivo. */
  ajeno: boolean;
  faltantes: FaltanteDeCarpeta[];
  /** De cuántas cosas se compone la carpeta completa. */
  requisitos: number;
  puedeEditar: boolean;
  /** Por qué no; null = puede. */
  motivoNoEditar: string | null;
  puedeEnviar: boolean;
  motivoNoEnviar: string | null;
  /** Suspensión en vigor del tratamiento de los datos del titular (LOPDP): todo se lee y nada se escribe; null = ninguna. */
  motivoSuspension: string | null;
  /** Vacío = los totales importados coinciden con los movimientos. */
  diferencias: DiferenciaDeCuenta[];
}
