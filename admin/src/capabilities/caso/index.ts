export { LoQueSeSabia } from './LoQueSeSabia';
export { PasoDialog, PasoFrame } from './PasoDialog';
export { AvisoDeRevision, EnlaceDeRevision, RevisionDeCaso } from './RevisionDeCaso';
