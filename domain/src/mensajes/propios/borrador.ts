/** Where unsaved input is kept. */

export const borradorGuardado = (hora: string): string => `Borrador guardado ${hora}`;
export const borradorEnEquipo = (sinConexion: boolean): string =>
  `${sinConexion ? 'Sin conexión' : 'El servidor no responde'}: lo escrito se guarda en este equipo`;
export const borradorPendiente = (sinConexion: boolean): string =>
  `${sinConexion ? 'Sin conexión' : 'El servidor no responde'}: lo escrito todavía no está guardado, no cierre esta página`;
export const borradorRechazado = 'El borrador no se pudo guardar; se intentará con el próximo cambio';
export const borradorEnOtraPestana = 'Este formulario también se edita en otra pestaña; aquí no se guarda el borrador';
export const borradorRestaurado = (cuando: string): string => `Se restauró un borrador de ${cuando}`;
export const borradorDeVersionAnterior =
  'Otra persona guardó después de que usted empezó a escribir este borrador: revíselo antes de guardar.';
export const copiaEnDuda = (cuando: string): string =>
  `En este equipo quedó otro borrador, de ${cuando}, que no llegó a enviarse. El que se muestra es más reciente en el servidor.`;
export const usarCopia = 'Usar el de este equipo';
export const salirConBorrador = 'Su borrador queda guardado. Al volver continuará donde quedó.';
export const salirSinBorrador = 'Lo que escribió se perderá.';
