/**
 * Bar code of a legal document (LEG-562, LEG-564, LEG-589): its kind and its number. It is computed and stored nowhere; scanned, it finds the
 * document in its list.
 */
const prefijos = { pagare: 'PA', prenda: 'PR', contrato: 'CO' } as const;
export type DocumentoConCodigo = keyof typeof prefijos;

const DIGITOS = 8;
const FORMA = new RegExp(`^(${Object.values(prefijos).join('|')})(\\d{${DIGITOS}})$`);

/** @throws RangeError the number is out of range. */
export function codigoDeBarras(documento: DocumentoConCodigo, numero: number): string {
  if (!Number.isSafeInteger(numero) || numero < 1 || numero >= 10 ** DIGITOS)
    throw new RangeError(`${numero} is not the number of a document`);
  return `${prefijos[documento]}${String(numero).padStart(DIGITOS, '0')}`;
}

export const esCodigoDeBarras = (texto: string): boolean => FORMA.test(texto);

/** `null` = the text is no such code. */
export function leerCodigoDeBarras(texto: string): { documento: DocumentoConCodigo; numero: number } | null {
  const [, prefijo, numero] = FORMA.exec(texto.trim().toUpperCase()) ?? [];
  const [documento] = Object.entries(prefijos).find(([, deLaClase]) => deLaClase === prefijo) ?? [];
  return documento === undefined ? null : { documento: documento as DocumentoConCodigo, numero: Number(numero) };
}
