/** Why a signed file is refused; `mensajes/propios/firma` has the sentences. */
export type MotivoDeFirma =
  | 'cifrado'
  | 'danado'
  | 'complejo'
  | 'otro-documento'
  | 'sin-firmas-anteriores'
  | 'cambiado-antes'
  | 'agregado-despues'
  | 'tapado'
  | 'rango'
  | 'formato'
  | 'ilegible'
  | 'alterado'
  | 'falsa'
  | 'algoritmo'
  | 'hora'
  | 'sello-de-tiempo'
  | 'caducado'
  | 'revocado'
  | 'raiz-desconocida';

/** `quien`: the signer, or the name of the root; '' = it is of the whole file. */
export class FirmaRechazada extends Error {
  constructor(
    readonly motivo: MotivoDeFirma,
    readonly quien = '',
  ) {
    super(motivo);
  }
}
