import { LEG, propios } from '../mensajes';

/** LEG-506, LEG-507 */
export type PorHacer = 'Ninguno' | 'Pagare' | 'Contrato' | 'Realizado';

/** State of the legal documents of an award. */
export interface HechosLegales {
  /** `null` = there is no note. */
  readonly pagare: {
    readonly aprobado: boolean;
    readonly rechazado: boolean;
    /** Its signers were saved. */
    readonly personas: boolean;
    /** Its pledge was saved. */
    readonly prenda: boolean;
    /** It matches what the plan owes now. */
    readonly concuerda: boolean;
  } | null;
  /** `null` = there is no contract. */
  readonly contrato: {
    readonly aprobado: boolean;
    readonly rechazado: boolean;
    /** Every block that a contract needs was generated. */
    readonly completo: boolean;
  } | null;
  /** The plan has a debt; otherwise it needs no note, and an unapproved one is ignored. */
  readonly debe: boolean;
}

/** The next act. */
export type PasoLegal =
  | 'generarPagare'
  | 'completarPagare'
  | 'ingresarPrenda'
  | 'generarContrato'
  | 'aprobarPagare'
  | 'aprobarContrato';

/**
 * What the note still needs before the contract; `null` = it is complete, or none is needed. An approved note is complete, whatever its data say
 * today.
 */
function pasoDePagare({ pagare, debe }: HechosLegales): PasoLegal | null {
  if (pagare?.aprobado === true || !debe) return null;
  if (pagare === null || !pagare.concuerda) return 'generarPagare';
  if (!pagare.personas || pagare.rechazado) return 'completarPagare';
  return pagare.prenda ? null : 'ingresarPrenda';
}
const contratoCompleto = ({ contrato }: HechosLegales): boolean =>
  contrato !== null && (contrato.aprobado || (contrato.completo && !contrato.rechazado));
const sinNota = ({ pagare, debe }: HechosLegales): boolean => !debe && pagare?.aprobado !== true;

/** Invariant 25: progress of the legal documents of an award. 'Ninguno' = there is no debt, so no note is made. */
export function porHacer(hechos: HechosLegales): PorHacer {
  if (pasoDePagare(hechos) !== null) return 'Pagare';
  if (contratoCompleto(hechos)) return 'Realizado';
  return sinNota(hechos) ? 'Ninguno' : 'Contrato';
}

/** Both documents are approved, or the contract alone where there is no debt. */
export const estaTerminado = (hechos: HechosLegales): boolean =>
  hechos.contrato?.aprobado === true && (hechos.pagare?.aprobado === true || sinNota(hechos));

/** LEG-506, LEG-507: 'Pagare' leads to the note, 'Contrato' to the contract. `null` = everything is approved. */
export function pasoLegal(hechos: HechosLegales): PasoLegal | null {
  if (estaTerminado(hechos)) return null;
  const deNota = pasoDePagare(hechos);
  if (deNota !== null) return deNota;
  if (!contratoCompleto(hechos)) return 'generarContrato';
  return hechos.pagare?.aprobado === true || sinNota(hechos) ? 'aprobarContrato' : 'aprobarPagare';
}

/** Label of its button. */
export const nombreDePaso: Readonly<Record<PasoLegal, string>> = {
  generarPagare: LEG.generarPagare,
  completarPagare: propios.tramiteCompletarPagare,
  ingresarPrenda: propios.tramiteIngresarPrenda,
  generarContrato: LEG.generarContrato,
  aprobarPagare: LEG.aprobarPagare,
  aprobarContrato: LEG.aprobarContrato,
};

/** LEG-507: a note is not approved while 'Pagare' or 'Ninguno' is to be done. */
export const seApruebaPagare = (hechos: HechosLegales): boolean =>
  hechos.pagare?.aprobado === false && !sinNota(hechos) && ['Contrato', 'Realizado'].includes(porHacer(hechos));
/** LEG-507: a contract is approved when it is 'Realizado' and its note is approved. */
export const seApruebaContrato = (hechos: HechosLegales): boolean =>
  porHacer(hechos) === 'Realizado' && pasoLegal(hechos) === 'aprobarContrato';
