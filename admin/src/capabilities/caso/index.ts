export { AvisoDeRevision, EnlaceDeRevision } from './AvisoDeRevision';
export { LoQueSeSabia } from './LoQueSeSabia';
export { PasoDialog, PasoFrame, ReglasDelPaso } from './PasoDialog';
