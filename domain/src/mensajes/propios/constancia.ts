/** Evidence of an assembly: its frozen list, and the certificate that anyone can verify. */
export const constancia = 'Constancia';
export const constanciaDe = (numero: number): string => `Constancia de la asamblea No.${numero}`;
export const instalarAsamblea = 'Instalar la asamblea';
export const alInstalar =
  'Se cierra la lista de participantes, con su huella y la hora. Después ya no cambian la fecha ni los planes convocados; las marcas siguen.';
export const asambleaInstalada = 'Asamblea instalada';
export const asambleaSinInstalar = 'La asamblea no está instalada: su lista de participantes no se ha cerrado';
export const asambleaYaInstalada = 'La asamblea ya está instalada';
export const asambleaYaInstaladaPor = (quien: string, cuando: string): string =>
  `La asamblea ya fue instalada por ${quien} el ${cuando}`;
export const instalarSinAbierta = 'La asamblea ya no está abierta: su lista ya no se cierra';
export const instalarSinParticipantes = 'La asamblea no tiene participantes';
export const instaladaNoCambiaFecha = 'La asamblea está instalada: su fecha ya no cambia';
export const instaladaNoSeElimina = 'La asamblea está instalada: ya no se elimina';

export const listaCongelada = 'Lista cerrada';
export const huellaDeLista = 'Huella de la lista';
export const enlaceDeTransmision = 'Enlace de la transmisión';
export const enlaceInvalido = 'Escriba una dirección que empiece con https://';
export const enlaceGuardado = 'Enlace guardado';
export const sinEnlace = 'Sin enlace';
export const copias = 'Copias enviadas';
export const sinCopias = 'No se han registrado copias.';
export const registrarCopia = 'Registrar copia';
export const copiaRegistrada = 'Copia registrada';
export const copiaFutura = 'La copia no puede tener una fecha futura';
export const copiaPorCorreo = 'Correo electrónico';
export const copiaFisica = 'Entrega física';
export const copiaAEntidad = 'Entidad de control';
export const correccionesDeAsamblea = 'Correcciones';
export const sinCorrecciones = 'Sin correcciones.';
export const actasEmitidas = 'Actas emitidas';
export const constanciasEmitidas = 'Constancias emitidas';
export const sinConstancias = 'No se ha emitido ninguna constancia.';
export const emitirConstancia = 'Emitir constancia';
export const alEmitirConstancia =
  'Se emite un PDF con todo lo de arriba; quien lo tenga puede verificarlo en la página pública.';
export const constanciaEmitida = 'Constancia emitida';
export const constanciaSinCambios = 'Nada ha cambiado desde la última constancia';
export const versionDe = (numero: number): string => `Versión ${numero}`;
