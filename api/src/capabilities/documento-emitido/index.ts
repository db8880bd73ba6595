/** What other capabilities may ask: describe a document, print it, issue it in their act, read its versions. */
export { EmisionDeDocumentos, type Preparado } from './documento-emitido.service';
export { DocumentoEmitidoStore, type EmitidoRow } from './documento-emitido.store';
export { carpetasDeEmitidos, type Emision, emitible, imprimible } from './emitible';
