export { CAMBIOS_DE_CARPETA } from './carpeta.cambios';
export type { BaseLeida, ConsultaDeBase } from './carpeta.consultas';
export type { DiasDeAdjudicacion } from './carpeta.dto';
export { hojaDeDecision } from './carpeta.hoja';
export { documentoVigente } from './carpeta.proforma';
export { CarpetaStore, hechosDeEscritura, type PlanParaEscribir, paraEscribir } from './carpeta.store';
export { summarizeDocumentos, summarizeOpened } from './resumen.store';
