export { EmisionDeDocumentos, type Preparado } from './documento-emitido.service';
export { DocumentoEmitidoStore, type EmitidoRow } from './documento-emitido.store';
export { carpetasDeEmitidos, type Emision, emitible, imprimible } from './emitible';
