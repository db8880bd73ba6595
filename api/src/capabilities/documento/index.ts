/** What other capabilities may ask of documents. */
export { DECIDEN_DOCUMENTOS, ListaDeDocumentos } from './documento.lista';
export { resumirAbiertas } from './documento.resumen';
