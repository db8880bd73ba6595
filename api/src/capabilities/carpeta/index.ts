/** What other capabilities may ask of folders. */

export type { DiasDeAdjudicacion } from './carpeta.dto';
export { documentoVigente } from './carpeta.proforma';
export { CarpetaStore, hechosDeEscritura, type PlanParaEscribir, paraEscribir } from './carpeta.store';
export { resumirAbiertas, resumirDocumentos } from './resumen.store';
