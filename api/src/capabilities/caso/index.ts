/** What other capabilities may ask of cases. */
export type { DichoDelPasoVista } from './caso.dto';
export { huellaDeTextos } from './caso.modelo';
export { auditadoDelPaso, type PasoAdmitido, ReglasDelCaso, salvedadDelPaso } from './caso.reglas';
export { CasoStore } from './caso.store';
