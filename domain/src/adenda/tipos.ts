/** Pending, approved, rejected, annulled before its approval. */
export type EstadoDeAdenda = 'P' | 'A' | 'R' | 'X';
export type AccionDeAdenda = 'editar' | 'enviar' | 'aprobar' | 'rechazar' | 'anular';
