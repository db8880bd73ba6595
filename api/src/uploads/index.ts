export { type ArchivoAceptado, type FormatoDeArchivo, RecepcionDeArchivos } from './recepcion';
export { type ArchivoRecibido, interrupted, whileReceived } from './recibido';
export { TemporaryFiles } from './temporary-files';
