import type { BloqueDeContrato } from '../contrato/bloques';
import type { FormatoVigente } from './cobertura';
import type { CondicionesDeFormato } from './condiciones';

/** Stored. Which of the approved ones rule, their dates say (`situacionDeFormato`). */
export type EstadoDeFormato = 'borrador' | 'aprobado' | 'descartado';
export type SituacionDeFormato = 'borrador' | 'porRegir' | 'vigente' | 'reemplazado' | 'descartado';
export type AccionDeFormato = 'editar' | 'aprobar' | 'descartar';

/** Under which a format is kept as a draft while it has no code, and its section while the version has no number. */
export const CLAVE_NUEVA = 'nuevo';

/** One version of a format, as the rules of its block ask. */
export interface VersionDeFormato extends FormatoVigente {
  readonly id: number;
  readonly estado: EstadoDeFormato;
}

/** What is written of a version. */
export interface DatosDeFormato {
  readonly bloque: BloqueDeContrato;
  readonly nombre: string;
  readonly condiciones: CondicionesDeFormato;
  readonly vigenteDesde: string;
  readonly texto: string;
  readonly motivo: string;
}
