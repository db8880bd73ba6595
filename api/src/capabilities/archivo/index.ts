export { ArchivoService } from './archivo.service';
export { contarFalta, type FaltaDeArchivo, faltaDe } from './faltas';
