/** LEG-541…543: pending, approved, rejected. */
export type EstadoDePagare = 'P' | 'A' | 'R';
/**
 * 'enviar' notifies who decides and leaves the state as it is; 'reemplazar' makes a new schedule under the same number; 'fechar' says where and when
 * the papers are signed.
 */
export type AccionDePagare = 'actualizar' | 'reemplazar' | 'fechar' | 'enviar' | 'aprobar' | 'rechazar';
