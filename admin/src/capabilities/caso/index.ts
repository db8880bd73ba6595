export { LoQueSeSabia } from './LoQueSeSabia';
export { PasoDialog, PasoFrame, ReglasDelPaso } from './PasoDialog';
export { AvisoDeRevision, EnlaceDeRevision, RevisionDeCaso } from './RevisionDeCaso';
