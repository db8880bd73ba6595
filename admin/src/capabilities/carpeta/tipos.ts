/** What 'Enviar a Riesgo' needs to know of a folder, wherever its button stands. */
export interface CarpetaAEnviar {
  readonly idCodigo: string;
  /** Why it cannot be sent, as the API says it; `null` = it can. */
  readonly motivoNoEnviar: string | null;
}
