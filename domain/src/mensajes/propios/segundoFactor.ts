/** Second factor: a code of an authenticator. */

// refusals
export const segundoFactorRequerido = 'Escriba el código de su autenticador';
export const segundoFactorSinInscribir =
  'Esta acción pide un segundo factor. Actívelo en el menú de su nombre, «Segundo factor», y repita la acción.';
export const segundoFactorSinSesion = 'Esta acción pide el segundo factor de una persona';
export const codigoDeFactorFormato = 'Escriba los 6 dígitos, o un código de recuperación de 16 letras y números';
export const codigoIncorrecto = 'Código incorrecto';
export const codigoYaUsado = 'Ese código ya se usó: espere el siguiente';
export const segundoFactorYaActivo = 'Ya tiene un segundo factor: quítelo antes de activar otro';
export const segundoFactorSinIniciar = 'Empiece de nuevo: no hay un autenticador por confirmar';
export const segundoFactorInactivo = 'El usuario no tiene un segundo factor';
export const segundoFactorPropio = 'El suyo se quita con un código, en «Segundo factor»';

// notices
export const segundoFactorActivado = 'Segundo factor activado';
export const segundoFactorActivadoTexto =
  'Desde ahora se pide un código de su autenticador para ingresar. Si no fue usted, avise al administrador.';
export const segundoFactorQuitado = 'Segundo factor quitado';
export const segundoFactorQuitadoTexto =
  'Ya no se pide un código para ingresar. Si no fue usted, avise al administrador.';
export const segundoFactorRestablecido = 'Segundo factor restablecido';
export const segundoFactorRestablecidoTexto = (quien: string, motivo: string): string =>
  `${quien} lo quitó: ${motivo}. Actívelo de nuevo.`;
export const codigosRenovados = 'Códigos de recuperación nuevos';
export const codigosRenovadosTexto = 'Los anteriores ya no sirven. Si no fue usted, avise al administrador.';
export const codigoDeRecuperacionUsado = 'Se usó un código de recuperación';
export const codigoDeRecuperacionUsadoTexto = (quedan: number): string =>
  `Le ${quedan === 1 ? 'queda 1' : `quedan ${quedan}`}. Si no fue usted, cambie su contraseña y avise al administrador.`;

// screens
export const segundoFactorTitulo = 'Segundo factor';
export const segundoFactorQueEs =
  'Además de la contraseña se pide un código de 6 dígitos que cambia cada 30 segundos y que muestra una aplicación de su teléfono (Microsoft Authenticator, Google Authenticator, Aegis…).';
export const segundoFactorActivar = 'Activar';
export const segundoFactorEscanee =
  'Lea este código con la aplicación de su teléfono. Si no puede, escriba allí la clave.';
export const segundoFactorClave = 'Clave para escribirla';
export const segundoFactorCodigo = 'Código de su autenticador';
export const segundoFactorCodigoAyuda = '6 dígitos, o un código de recuperación';
export const segundoFactorConfirmar = 'Confirmar';
export const segundoFactorDesde = (cuando: string): string => `Activo desde el ${cuando}.`;
export const segundoFactorQuedan = (n: number): string =>
  n === 1 ? 'Queda 1 código de recuperación.' : `Quedan ${n} códigos de recuperación.`;
export const segundoFactorQuitar = 'Quitar';
export const segundoFactorRenovar = 'Códigos nuevos';
export const segundoFactorQr = 'Código QR de su autenticador';
export const codigosTitulo = 'Códigos de recuperación';
export const codigosDescripcion =
  'Cada uno abre una vez sin el teléfono. Guárdelos fuera de él: se muestran solo esta vez.';
export const codigosUnaVez =
  'Se muestran solo esta vez: sin ellos y sin el teléfono, solo el administrador puede ayudarle.';
export const segundoFactorPedido = 'Confirme que es usted';
export const segundoFactorPedidoTexto = 'Esta acción pide un código de su autenticador. Lo que escribió se conserva.';
export const segundoFactorContinuar = 'Continuar';
export const segundoFactorVolver = 'Volver';
export const segundoFactorRestablecer = 'Restablecer segundo factor';
export const segundoFactorRestablecerPregunta = '¿Restablecer el segundo factor?';
export const segundoFactorRestablecerTexto = (usuario: string): string =>
  `A ${usuario} ya no se le pedirá un código, sus sesiones terminarán y recibirá un aviso con el motivo. Compruebe antes que es esa persona quien lo pide.`;
export const segundoFactorFueRestablecido = 'Segundo factor restablecido.';
