export { primeraActa } from './asamblea.acta';
export { columnasDeCabecera } from './asamblea.actos';
export type { AsambleaVista } from './asamblea.dto';
export { type ActosSobreAsambleas, conVersion } from './asamblea.en-acto';
export { listaDeAsambleas } from './asamblea.lista';
export { rechazoDeRepresentante } from './asamblea.representante';
export type { AsambleaService } from './asamblea.service';
export { AsambleaStore, type CabeceraDeAsamblea } from './asamblea.store';
export {
  type AsambleaEnGrupo,
  type AsambleaRow,
  asambleaEnCiclo,
  type ResumenDeAsamblea,
  referenciaDeActa,
  vistaDeAsamblea,
} from './asamblea.view';
