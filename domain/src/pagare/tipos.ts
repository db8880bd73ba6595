/** LEG-541…543: pending, approved, rejected. */
export type EstadoDePagare = 'P' | 'A' | 'R';
/** 'enviar' notifies who decides and leaves the state as it is; 'reemplazar' makes a new schedule under the same number. */
export type AccionDePagare = 'actualizar' | 'reemplazar' | 'enviar' | 'aprobar' | 'rechazar';
