/** Service accounts, their keys and their refusals. */

export const claveDesconocida = 'La clave de servicio no existe';
export const claveRevocada = 'La clave de servicio fue revocada';
export const claveVencida = 'La clave de servicio venció';
export const cuentaInactiva = 'La cuenta de servicio está desactivada';
export const direccionNoPermitida = (direccion: string): string =>
  `La cuenta de servicio no admite llamadas desde ${direccion}`;
export const cuentaSinPermiso = (permiso: string): string =>
  `La cuenta no tiene el permiso ${permiso}: el administrador lo agrega en Cuentas de servicio, y no hace falta otra clave`;
export const permisoAjeno = (permiso: string, rol: string): string =>
  `La cuenta no tiene el permiso ${permiso}, ni puede tenerlo en el rol ${rol}`;
export const permisoDePersona = (permiso: string): string => `Solo una persona puede tener el permiso ${permiso}`;
export const cuentaSinSesion =
  'Solo una persona tiene sesión; qué es y qué puede esta clave se lee en GET /cuenta-servicio/propia';
export const propiaDePersona =
  'Esto lo lee otro sistema con la clave de su cuenta de servicio; su sesión y sus permisos se leen en GET /auth/sesion';

export const alcanceDesconocido = (alcance: unknown): string =>
  `No hay un permiso ${JSON.stringify(alcance)}: elija permisos de la lista`;
export const alcancesRequeridos = 'Elija al menos un permiso';
export const alcancesAjenos = (rol: string, alcances: readonly string[]): string =>
  `El rol ${rol} no tiene: ${alcances.join(', ')}`;
export const alcancesPersonales = (alcances: readonly string[]): string =>
  `Solo una persona puede tener: ${alcances.join(', ')}`;
export const direccionInvalida = 'Escriba una dirección IP o una red, por ejemplo 10.1.0.0/16';
export const direccionesDeMas = (n: number): string => `Máximo ${n} direcciones`;
export const cuentaYaExiste = 'Ya existe un usuario o una cuenta con ese nombre';
export const claveYaRevocada = 'La clave ya estaba revocada';

export const cuentasDescripcion = 'Otros sistemas que llaman a la API: con qué rol, permisos, direcciones y claves.';
export const cuentaNueva = 'Nueva cuenta';
export const cuentaNuevaDescripcion = 'Actúa con un rol y solo con los permisos elegidos. Después genere su clave.';
export const sinCuentas = 'No hay cuentas de servicio.';
export const cuentaDesactivar = 'Al desactivarla, sus claves dejan de funcionar de inmediato';
export const cuentaDirecciones = 'Direcciones permitidas';
export const cuentaDireccionesAyuda = 'Una IP o red por línea; vacío: desde cualquier dirección';
export const cuentaAlcances = 'Permisos';
export const cuentaElijaRol = 'Elija primero el rol';
export const cursorDesconocido = 'El cursor no es de este sistema: lea de nuevo desde el principio';
export const cuentaSinUso = 'Sin uso';

export const clavesTitulo = 'Claves';
export const sinClaves = 'Todavía no tiene clave: genere una.';
export const claveGenerar = 'Generar clave';
export const claveGenerarDescripcion =
  'La clave nueva funciona desde ahora. Las anteriores siguen funcionando durante el traslape, para cambiarlas sin interrupciones.';
export const claveDias = 'Días de vigencia';
export const claveTraslape = 'Horas de traslape de las anteriores';
export const claveRevocar = 'Revocar';
export const claveRevocarTitulo = '¿Revocar la clave?';
export const claveRevocarDescripcion = 'Deja de funcionar de inmediato. No se puede deshacer.';
export const claveFueRevocada = 'Clave revocada';
export const claveNuevaTitulo = 'Clave de servicio';
export const claveUnaVez = 'Se muestra solo esta vez y no se guarda en ninguna parte.';
export const estadoDeClaveEscrito = { vigente: 'Vigente', vencida: 'Vencida', revocada: 'Revocada' } as const;
