/** What other capabilities may ask of assemblies. */

export { primeraActa } from './asamblea.acta';
export type { AsambleaVista } from './asamblea.dto';
export { listaDeAsambleas } from './asamblea.lista';
export type { AsambleaService } from './asamblea.service';
export { AsambleaStore, type CabeceraDeAsamblea } from './asamblea.store';
export {
  type AsambleaEnGrupo,
  asambleaEnCiclo,
  type FilaDeAsamblea,
  type ResumenDeAsamblea,
  referenciaDeActa,
  vistaDeAsamblea,
} from './asamblea.view';
