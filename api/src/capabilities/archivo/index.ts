export { ArchivoService } from './archivo.service';
