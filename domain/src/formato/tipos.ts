import type { BloqueDeContrato } from '../contrato/bloques';
import type { FormatoVigente } from './cobertura';
import type { CondicionesDeFormato } from './condiciones';

/** Stored state; which approved versions are in force follows from their dates (`situacionDeFormato`). */
export type EstadoDeFormato = 'borrador' | 'aprobado' | 'descartado';
export type SituacionDeFormato = 'borrador' | 'porRegir' | 'vigente' | 'reemplazado' | 'descartado';
export type AccionDeFormato = 'editar' | 'aprobar' | 'descartar';

/** Key of the draft of a format that has no code yet, and section of a version that has no number. */
export const CLAVE_NUEVA = 'nuevo';

/** One version of a format, for the rules of its block. */
export interface VersionDeFormato extends FormatoVigente {
  readonly id: number;
  readonly estado: EstadoDeFormato;
}

/** Contents of a version. */
export interface DatosDeFormato {
  readonly bloque: BloqueDeContrato;
  readonly nombre: string;
  readonly condiciones: CondicionesDeFormato;
  readonly vigenteDesde: string;
  readonly texto: string;
  readonly motivo: string;
}
