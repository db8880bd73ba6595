/** States of an imported file as they are stored, and their labels. */
export const nombresDeImportacion = {
  VALIDANDO: 'En revisión',
  VALIDADA: 'Por aplicar',
  'CON ERRORES': 'Con errores',
  APLICADA: 'Aplicada',
  FALLIDA: 'No se pudo revisar',
} as const;
export type EstadoDeImportacion = keyof typeof nombresDeImportacion;

/** 'CON ERRORES' → 'Con errores'; a state of a later release as it is. */
export const nombreDeEstadoDeImportacion = (estado: string): string =>
  Object.hasOwn(nombresDeImportacion, estado) ? nombresDeImportacion[estado as EstadoDeImportacion] : estado;
