import type { EstadoDePaso, ResultadoDeLlamada } from '@adjudica/domain';
import type { PromesaDeAdjudicacion, SiguienteDeAdjudicacion } from '../adjudicacion';

export interface PasoDePosicion {
  nombre: string;
  /** 'hecho', 'enCurso' o 'porHacer'. */
  estado: EstadoDePaso;
}

/** Dónde está un plan adjudicado. */
export interface PosicionDePlan {
  /** El primer paso que falta; de un plan entregado, el último. */
  paso: string;
  pasos: PasoDePosicion[];
  /** null = entregado. */
  siguiente: SiguienteDeAdjudicacion | null;
  /** Quien tiene lo que sigue: el ejecutivo por su nombre o, si no es suyo, el departamento; null = entregado. */
  loTiene: string | null;
  /** null = nadie lo atiende. */
  ejecutivo: string | null;
  /** null = entregado. */
  promesa: PromesaDeAdjudicacion | null;
  /**
   * Día de la entrega.
   * @format date
   */
  entregado: string | null;
  /** Qué firmas faltan y desde cuándo puede firmarse el contrato, de los documentos que el usuario lee; ninguno = nada falta. */
  papeles: string[];
}

export interface LlamadaRegistrada {
  /**
   * Instante, ISO, UTC.
   * @format date-time
   */
  fecha: string;
  usuario: string | null;
  /** 'Volver a llamar el 12/03/2026: pide la fecha de entrega'. */
  texto: string;
}

/** Una llamada al cliente, o de él. */
export interface NuevaLlamada {
  resultado: ResultadoDeLlamada;
  /**
   * Con 'volver-a-llamar': el día, desde hoy; crea una tarea de quien la registra.
   * @format date
   * @maxLength 10
   */
  fecha?: string;
  /** @maxLength 500 */
  comentario?: string;
}

export interface PlanConsultado {
  idCodigo: string;
  producto: string;
  grupo: string;
  activo: boolean;
  /** null = no está adjudicado. */
  posicion: PosicionDePlan | null;
  /** null = ninguna. */
  ultimaLlamada: LlamadaRegistrada | null;
}

/** Lo que se dice a un cliente que pregunta por sus planes: sin montos ni documentos. */
export interface ConsultaDeCliente {
  id: number;
  /** C cédula, R RUC, P pasaporte. */
  tipoIdentificacion: string;
  /** Solo los últimos dígitos. */
  identificacion: string;
  nombreCompleto: string;
  celular: string | null;
  telefono: string | null;
  /**
   * Desde cuándo está suspendido el tratamiento de sus datos (LOPDP); null = no lo está.
   * @format date-time
   */
  suspendidoDesde: string | null;
  /** Los planes de los que es titular, por su código. */
  planes: PlanConsultado[];
}
