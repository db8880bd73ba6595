export { type ArchivoAceptado, type FormatoDeArchivo, RecepcionDeArchivos } from './recepcion';
export { type ArchivoRecibido, interrupted, nombreRecibido, whileReceived } from './recibido';
export { TemporaryFiles } from './temporary-files';
