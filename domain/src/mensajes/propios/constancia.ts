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
export const copias = 'Copias entregadas';
export const sinCopias = 'No se han entregado copias.';
export const entregarCopia = 'Entregar copia';
export const copiaEntregada = 'Entrega registrada';
export const copiaPorCorreo = 'Correo electrónico';
export const copiaFisica = 'En persona';
export const copiaDeExtracto = 'Extracto del acta';
export const copiaDeActa = 'Acta completa';
export const copiaDe = (documento: string, version: number): string => `${documento}, versión ${version}`;
export const solicitanteTitular = 'Titular';
export const solicitanteApoderado = 'Apoderado de un titular';
export const solicitanteEntidad = 'Entidad de control';
export const solicitanteOtro = 'Otra persona';
/** 'Apoderado de Ana Mora, titular del plan 01-M001-12'. `nombre`: of the member; null = he asks himself. */
export const solicitanteDe = (plan: string, nombre: string | null): string =>
  nombre === null ? `Titular del plan ${plan}` : `Apoderado de ${nombre}, titular del plan ${plan}`;
export const copiaSinParticipar = 'no participó en esta asamblea';
export const copiaPideDocumento = 'Qué se entrega';
export const copiaPideQuien = 'Nombre de quien la pide';
export const copiaPideIdentificacion = 'Cédula, RUC o pasaporte';
export const copiaPideCalidad = 'En qué calidad la pide';
export const copiaPideRepresenta = 'Cédula del titular a quien representa';
export const copiaPideDia = 'Pedida el';
export const copiaPideEntrega = 'Entregada el';
export const copiaPideMedio = 'Cómo se entregó';
export const copiaPideCorreo = 'Correo al que se envió';
export const copiaPideNota = 'Motivo o nota';
export const copiaAyudaNota =
  'Obligatorio si quien la pide no es titular, o si se entrega completa: muestra los datos de los demás.';
export const copiaIdentificacionIncorrecta = 'No es una cédula, un RUC o un pasaporte';
export const copiaNoEsTitular = 'No es titular de un plan de este grupo';
export const copiaRepresentaSolo = 'Solo quien actúa por un titular lo representa';
export const copiaFutura = 'La entrega no puede tener una fecha futura';
export const copiaAntesDeEmitir = (dia: string): string => `El documento se emitió el ${dia}`;
export const copiaPedidaDespues = 'Se pidió antes de entregarse';
export const copiaExtractoAnterior = 'El extracto se entrega de la última versión del acta';
export const copiaMotivoDeCompleta = 'Diga por qué se entrega completa: muestra los datos de los demás';
export const copiaMotivoDeOtro = 'Diga por qué se le entrega';
export const copiaRecibo = 'Constancia de entrega';
export const copiaReciboDe = (numero: number): string => `Constancia de entrega No. ${numero}`;
export const copiaVerRecibo = 'Ver constancia de entrega';
export const copiaVerExtracto = 'Ver extracto';
/** History of the plan. */
export const copiaEnHistorial = (documento: string, asamblea: number, quien: string, medio: string): string =>
  `${documento} de la asamblea No.${asamblea}, a ${quien}. ${medio}`;
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
