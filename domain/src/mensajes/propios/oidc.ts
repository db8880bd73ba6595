/** Single sign-on with the company's account. */

export const oidcIngresar = 'Ingresar con la cuenta de la empresa';
export const oidcNoConfigurado = 'El ingreso con la cuenta de la empresa no está configurado';
export const oidcNoDisponible =
  'El servicio de cuentas de la empresa no responde. Intente de nuevo, o ingrese con su contraseña si tiene una.';
export const oidcRechazado = 'El servicio de cuentas de la empresa no autorizó el ingreso. Intente de nuevo.';
export const oidcInvalido = 'El ingreso no se pudo comprobar o caducó. Empiece de nuevo.';
export const oidcSinUsuario = 'Su cuenta de la empresa no dice un nombre de usuario. Avise al administrador.';
export const oidcDesconocido = 'Su cuenta de la empresa no tiene un usuario aquí. Pídalo al administrador.';
export const oidcInactivo = 'Su usuario está desactivado. Avise al administrador.';
export const oidcSinGrupo = 'Su cuenta de la empresa no está en un grupo con acceso. Avise al administrador.';
export const oidcOtraCuenta = 'Este usuario ya ingresó con otra cuenta de la empresa. Avise al administrador.';
export const oidcSinContrasena = 'Ingrese con la cuenta de la empresa: su usuario no ingresa con contraseña.';
