/** LEG-541…543: pending, approved, rejected. */
export type EstadoDePagare = 'P' | 'A' | 'R';
/** 'enviar' tells who decides and leaves the state as it is; 'reemplazar' is a new schedule under the same number. */
export type AccionDePagare = 'actualizar' | 'reemplazar' | 'enviar' | 'aprobar' | 'rechazar';

/** Modes of the editor (LEG-533): N until the persons are saved for the first time. */
export type ModoDePagare = 'N' | 'E';
