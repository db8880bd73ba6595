/** Why an uploaded file is refused, and what to do about it. */

export const subidaInterrumpida = 'La subida se interrumpió, intente de nuevo';
export const revisionLenta = 'El sistema está muy ocupado y no alcanzó a revisar el archivo, intente de nuevo';
export const subidasOcupadas = 'Se están revisando muchos archivos a la vez, intente de nuevo en un momento';
export const archivoVacio = 'El archivo está vacío';
export const subaPdf = 'Suba un archivo PDF';
export const subaFoto = 'Suba una foto JPG, PNG o WebP';
export const subaPdfOFoto = 'Suba un archivo PDF o una foto JPG';
export const fotoHeic = 'La foto está en formato HEIC: envíela o guárdela como JPG y súbala de nuevo';
export const fotoDeOtroTipo = (tipo: string): string => `El archivo es ${tipo}: guárdelo como JPG y súbalo de nuevo`;
export const imagenDanada = 'La imagen está incompleta o dañada y no se puede mostrar';
export const imagenEnorme = (maximo: number): string =>
  `La imagen tiene demasiados puntos: el máximo es ${maximo} megapíxeles`;
export const imagenAnimada = 'La imagen es animada: suba una foto';
export const pdfCifrado =
  'El PDF está protegido con contraseña: ábralo con ella, imprímalo como PDF (Imprimir → Guardar como PDF) y suba el archivo que resulta';
export const pdfNoSeUne =
  'El PDF tiene un formulario o un formato que no se puede unir a la carpeta: ábralo, imprímalo como PDF (Imprimir → Guardar como PDF) y suba el archivo que resulta';
export const pdfConCodigo = 'El PDF contiene código (JavaScript): imprímalo como PDF y súbalo de nuevo';
export const pdfConAcciones = 'El PDF abre programas u otros archivos: imprímalo como PDF y súbalo de nuevo';
export const pdfEnviaDatos = 'El PDF es un formulario que envía o recibe datos: imprímalo como PDF y súbalo de nuevo';
export const pdfConAdjuntos = 'El PDF lleva otros archivos dentro: imprímalo como PDF y súbalo de nuevo';
export const pdfConMultimedia = 'El PDF lleva video, sonido o contenido 3D: imprímalo como PDF y súbalo de nuevo';
export const pdfMuchasPaginas = (maximo: number, paginas: number): string =>
  `El PDF tiene ${paginas} páginas: el máximo es ${maximo}`;
export const pdfSinPaginas = 'El PDF no tiene páginas';
export const pdfDanado = 'El PDF está dañado y no se puede leer: ábralo, guárdelo de nuevo como PDF y súbalo';
export const pdfIncompleto = 'El PDF está incompleto: le falta el final. Descárguelo o escanéelo de nuevo';
export const pdfConOtroContenido =
  'El archivo lleva otro contenido además del PDF: imprímalo como PDF y súbalo de nuevo';
export const pdfComplejo = 'El PDF es demasiado complejo para revisarlo: imprímalo como PDF y súbalo de nuevo';
