/** Una persona encontrada: lo necesario para elegirla, nada más. */
export interface ClienteEncontrado {
  id: number;
  /** C cédula, R RUC, P pasaporte. */
  tipoIdentificacion: string;
  identificacion: string;
  /** Apellidos y nombres. */
  nombreCompleto: string;
}
