export { type FormatoElegido, FormatosParaContratos } from './formato.eleccion';
export type { ValoresDePlan } from './formato.service';
export { columnasDeCondiciones, FormatoStore } from './formato.store';
