/** LEG-541…543, LEG-569: pending, approved, rejected; of a contract and of each of its blocks. */
export type EstadoDeContrato = 'P' | 'A' | 'R';
export type EstadoDeBloque = EstadoDeContrato;

/**
 * 'generarBloque' and 'editarBloque' write one block. Editing a rejected block asks 'corregirBloque', or 'corregirUltimo' when no other is rejected,
 * which takes the contract back to pending. 'entregarModelo' keeps what the client got before the signature. 'verTodos' and 'ver' only show.
 */
export type AccionDeContrato =
  | 'actualizar'
  | 'generarBloque'
  | 'editarBloque'
  | 'corregirBloque'
  | 'corregirUltimo'
  | 'entregarModelo'
  | 'enviar'
  | 'aprobar'
  | 'rechazar'
  | 'verTodos'
  | 'ver';
