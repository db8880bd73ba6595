export { EmisionDeDocumentos, type Preparado } from './documento-emitido.service';
export { DocumentoEmitidoStore, type EmitidoRow } from './documento-emitido.store';
export {
  type ColumnaDeRegistro,
  carpetasDeEmitidos,
  type Emision,
  emitible,
  imprimible,
  tituloPublico,
} from './emitible';
