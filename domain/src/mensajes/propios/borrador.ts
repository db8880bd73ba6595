/** Our own texts, where the specification gives none: where what somebody types stands before he saves it. */
export const borrador = {
  borradorGuardado: (hora: string): string => `Borrador guardado ${hora}`,
  borradorEnEquipo: (sinConexion: boolean): string =>
    `${sinConexion ? 'Sin conexión' : 'El servidor no responde'}: lo escrito se guarda en este equipo`,
  borradorPendiente: (sinConexion: boolean): string =>
    `${sinConexion ? 'Sin conexión' : 'El servidor no responde'}: lo escrito todavía no está guardado, no cierre esta página`,
  borradorRechazado: 'El borrador no se pudo guardar; se intentará con el próximo cambio',
  borradorEnOtraPestana: 'Este formulario también se edita en otra pestaña; aquí no se guarda el borrador',
  borradorRestaurado: (cuando: string): string => `Se restauró un borrador de ${cuando}`,
  copiaEnDuda: (cuando: string): string =>
    `En este equipo quedó otro borrador, de ${cuando}, que no llegó a enviarse. El que se muestra es más reciente en el servidor.`,
  usarCopia: 'Usar el de este equipo',
  salirConBorrador: 'Lo que escribió no se ha guardado; queda como borrador y se restaura al volver.',
  salirSinBorrador: 'Lo que escribió no se ha guardado y se perderá.',
} as const;
