export { type AnexoAbierto, type AnexoLeido, Anexos, sinSolicitud } from './anexos';
export type { SelloDeFicha, SelloEnviado } from './ficha.dto';
export { type ConFichas, FichaService } from './ficha.service';
export { type DefinicionDeFicha, type Ficha, FichaStore, findNombreDeUsuario } from './ficha.store';
