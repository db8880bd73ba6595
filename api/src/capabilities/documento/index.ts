/** What other capabilities may ask of documents. */
export { tieneAutorizacionDeBuro } from './documento.autorizacion';
export { DECIDEN_DOCUMENTOS, ListaDeDocumentos } from './documento.lista';
export { PedidoDeDocumentos, PRUEBAS_DE_ENTREGA } from './lista.pedidos';
