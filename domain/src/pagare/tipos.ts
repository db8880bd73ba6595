/** LEG-541…543: pending, approved, rejected; annulled after its approval. */
export type EstadoDePagare = 'P' | 'A' | 'R' | 'X';
/**
 * 'enviar' notifies who decides and leaves the state as it is; 'reemplazar' makes a new schedule under the same number; 'fechar' says where and when
 * the papers are signed.
 */
export type AccionDePagare =
  | 'actualizar'
  | 'reemplazar'
  | 'fechar'
  | 'enviar'
  | 'aprobar'
  | 'rechazar'
  | 'pedirAnulacion'
  | 'declinarAnulacion'
  | 'anular';
