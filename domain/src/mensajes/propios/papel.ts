/** Signed copies of issued papers. `cuando`: 'DD/MM/YYYY HH:mm'. */
export const papelEmitido = 'Emitido';
export const papelFirmado = 'Firmado';
export const papelAnulado = 'Anulado';
export const papelYaAnulado = 'El documento está anulado: ya no se firma';
export const papelYaFirmado = (quien: string, cuando: string): string =>
  `La copia firmada ya fue subida por ${quien} el ${cuando}`;
export const papelSinFirmar = 'El documento todavía no tiene copia firmada';
export const papelDiaFuera = 'El día de la firma debe estar entre la emisión del documento y hoy';
export const papelArchivoRequerido = 'Elija la copia firmada';
/** Screens. */
export const papeles = 'Papeles del caso';
export const papelesSinEmitir = 'Todavía no se emite ningún papel de este caso.';
export const papelSubirFirmado = 'Subir firmado';
export const papelVerFirmado = 'Ver firmado';
export const papelReemplazarFirmado = 'Reemplazar copia';
export const papelSubirCopia = 'Subir la copia firmada';
export const papelReemplazarCopia = 'Reemplazar la copia firmada';
export const papelCopia = 'Copia firmada';
export const papelCopiaGuardada = 'Copia firmada guardada';
export const papelDiaDeFirma = 'Día de la firma';
export const papelCiudadDeFirma = 'Ciudad de la firma';
export const papelFirmadoEn = (ciudad: string, dia: string): string => `${ciudad}, ${dia}`;
export const papelSubidoPor = (quien: string, cuando: string): string => `Subido por ${quien} el ${cuando}`;
export const papelCopiasAnteriores = (n: number): string => (n === 1 ? '1 copia anterior' : `${n} copias anteriores`);
export const paqueteVacio = 'El plan todavía no tiene pagaré, prenda ni contrato que imprimir';
export const paqueteDe = (plan: string): string => `Papeles del plan ${plan}`;
export const paqueteImprimir = 'Imprimir para firmar';
export const paqueteJuegos = 'Juegos';
export const paqueteConExtracto = 'Con extracto del acta';
export const paqueteNota =
  'El pagaré va una sola vez: se firma en un solo ejemplar. Lo que no está aprobado sale como borrador.';
export const papelRubricas = 'Rúbricas';
export const papelEnWord = 'Descargar en Word';
/** History. `dia`: 'DD/MM/YYYY'. */
export const papelFirmadoEl = (papel: string, dia: string, ciudad: string): string =>
  `${papel}, firmado el ${dia} en ${ciudad}`;
/** Strip of the client. `faltan`: who has yet to sign; none = nobody's copy is there. */
export const papelQueFalta = (papel: string, faltan: readonly string[]): string =>
  faltan.length === 0 ? papel : `${papel} (${faltan.join(', ')})`;
export const papelesQueFaltan = (papeles: readonly string[], mas: number): string =>
  `Faltan firmas: ${papeles.join('; ')}${mas === 0 ? '' : ` y ${mas} más`}`;
