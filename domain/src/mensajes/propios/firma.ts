/** Electronic signatures of issued papers. `quien`: name of the certificate. `cuando`: 'DD/MM/YYYY HH:mm'. */
export const firmaPor = 'Firmado electrónicamente por';
export const firmaDe = (quien: string, calidad: string | null, cuando: string): string =>
  `${quien}${calidad === null ? '' : ` (${calidad})`}, ${cuando}`;
export const firmaDeNadie = 'no firma este documento';
export const firmaFaltan = (quienes: readonly string[]): string => `Falta la firma de ${quienes.join(', ')}`;
export const firmaRaizConocida = (raiz: string): string => `Certificado de ${raiz}`;
export const firmaSinRaices = (emisor: string): string => `Emisor del certificado no comprobado: ${emisor}`;
export const firmaVigente = 'revocación comprobada';
export const firmaSinRevocacion = 'revocación no comprobada';
export const firmaConSello = 'con sello de tiempo';
export const firmaAyuda =
  'Un PDF firmado electrónicamente se compara con el documento emitido y se comprueban sus firmas. Cada persona firma el último archivo subido.';
export const firmaOtroDia = (dia: string): string => `El archivo fue firmado el ${dia}`;

export const firmaOtroDocumento =
  'El archivo firmado no es el documento que se emitió. Descargue el documento de Adjudica y fírmelo sin imprimirlo ni guardarlo con otro programa.';
export const firmaSinLasAnteriores =
  'El archivo no contiene las firmas ya recibidas. Descargue la copia firmada y agregue la firma a ese archivo.';
export const firmaDanado = 'El archivo firmado está dañado. Firme otra vez el documento emitido.';
export const firmaCifrado = 'El archivo firmado está protegido con contraseña. Firme el documento sin cifrarlo.';
export const firmaComplejo = 'El archivo firmado es demasiado grande o complejo para comprobar sus firmas.';
export const firmaLenta =
  'El sistema está muy ocupado y no alcanzó a comprobar las firmas. Intente de nuevo en unos segundos.';
export const firmaCambiadoAntes = 'El documento fue modificado antes de firmarlo. Firme el documento como se emitió.';
export const firmaAgregadoDespues =
  'El archivo tiene contenido agregado o cambiado después de una firma. Pida el archivo como lo dejó el programa de firma.';
export const firmaTapado =
  'El recuadro de una firma cubre demasiado de la página. Firme con un recuadro más pequeño que no tape el texto.';
export const firmaRango = 'Una firma no cubre todo el documento. Firme otra vez el documento completo.';
export const firmaFormato = 'El formato de la firma no se acepta. Firme en formato PAdES, por ejemplo con FirmaEC.';
export const firmaIlegible =
  'El archivo dice estar firmado, pero su firma no se puede leer. Firme otra vez el documento.';
export const firmaAlterada = (quien: string): string => `El documento fue alterado: no es el que firmó ${quien}.`;
export const firmaFalsa = (quien: string): string => `La firma de ${quien} no corresponde a su certificado.`;
export const firmaDebil = (quien: string): string =>
  `La firma de ${quien} usa un algoritmo que ya no es seguro. Firme con SHA-256 o superior.`;
export const firmaHora = (quien: string): string =>
  `La hora de la firma de ${quien} es anterior a la emisión del documento o futura. Revise la hora de su equipo y firme otra vez.`;
export const firmaSello = (quien: string): string =>
  quien === ''
    ? 'El sello de tiempo no corresponde al archivo.'
    : `El sello de tiempo de la firma de ${quien} no es válido.`;
export const firmaCaducada = (quien: string): string => `El certificado de ${quien} no estaba vigente al firmar.`;
export const firmaRevocada = (quien: string): string => `El certificado de ${quien} está revocado.`;
export const firmaRaizDesconocida = (raiz: string): string =>
  `El certificado fue emitido por «${raiz}», que no está entre las entidades de certificación registradas.`;
