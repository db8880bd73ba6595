export { tieneAutorizacionDeBuro } from './documento.autorizacion';
export { DECIDEN_DOCUMENTOS, ListaDeDocumentos } from './documento.lista';
export { type DocumentoRow, DocumentoStore } from './documento.store';
export { DocumentosVencidos } from './documento.vencidos.store';
export { documentoEnCiclo, nombreDeDescarga, rutaDe } from './documento.view';
export { PedidoDeDocumentos, PRUEBAS_DE_ENTREGA } from './lista.pedidos';
export { TipoDocumentoStore } from './tipo-documento.store';
