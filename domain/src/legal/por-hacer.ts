import { LEG, propios } from '../mensajes';

/** LEG-506, LEG-507 */
export type PorHacer = 'Ninguno' | 'Pagare' | 'Contrato' | 'Realizado';

/** What legal has of an award. */
export interface HechosLegales {
  /** `null` = no note was made. */
  readonly pagare: {
    readonly aprobado: boolean;
    /** Who signs it was saved. */
    readonly personas: boolean;
    /** Its pledge was saved. */
    readonly prenda: boolean;
  } | null;
  /** `null` = nobody began it. */
  readonly contrato: {
    readonly aprobado: boolean;
    /** Every block that a contract needs was generated. */
    readonly completo: boolean;
  } | null;
}

/** The note with its persons and its pledge; what is approved is complete, whatever is read of it today. */
const pagareCompleto = ({ pagare }: HechosLegales): boolean =>
  pagare !== null && (pagare.aprobado || (pagare.personas && pagare.prenda));
const contratoCompleto = ({ contrato }: HechosLegales): boolean =>
  contrato !== null && (contrato.aprobado || contrato.completo);

/** Invariant 25: how far legal is with an award. */
export function porHacer(hechos: HechosLegales): PorHacer {
  if (contratoCompleto(hechos)) return 'Realizado';
  if (hechos.pagare === null) return 'Ninguno';
  return pagareCompleto(hechos) ? 'Contrato' : 'Pagare';
}

/** Both are approved: there is nothing left to do. */
export const estaTerminado = ({ pagare, contrato }: HechosLegales): boolean =>
  pagare?.aprobado === true && contrato?.aprobado === true;

/** The one next act. */
export type PasoLegal =
  | 'generarPagare'
  | 'completarPagare'
  | 'ingresarPrenda'
  | 'generarContrato'
  | 'aprobarPagare'
  | 'aprobarContrato';

/** LEG-506, LEG-507: 'Ninguno' and 'Pagare' lead to the note, 'Contrato' to the contract. `null` = everything is approved. */
export function pasoLegal(hechos: HechosLegales): PasoLegal | null {
  const { pagare } = hechos;
  if (estaTerminado(hechos)) return null;
  if (pagare === null) return 'generarPagare';
  if (!pagareCompleto(hechos)) return pagare.personas ? 'ingresarPrenda' : 'completarPagare';
  if (!contratoCompleto(hechos)) return 'generarContrato';
  return pagare.aprobado ? 'aprobarContrato' : 'aprobarPagare';
}

/** Words of its button. */
export const nombreDePaso: Readonly<Record<PasoLegal, string>> = {
  generarPagare: LEG.generarPagare,
  completarPagare: LEG.generarPagare,
  ingresarPrenda: propios.tramiteIngresarPrenda,
  generarContrato: LEG.generarContrato,
  aprobarPagare: LEG.aprobarPagare,
  aprobarContrato: LEG.aprobarContrato,
};

/** LEG-507 */
export const seApruebaPagare = (hechos: HechosLegales): boolean =>
  hechos.pagare !== null && !hechos.pagare.aprobado && pagareCompleto(hechos);
export const seApruebaContrato = (hechos: HechosLegales): boolean =>
  hechos.contrato !== null && !hechos.contrato.aprobado && porHacer(hechos) === 'Realizado';
