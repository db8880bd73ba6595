/**
 * What the bar code of a legal document holds (LEG-562, LEG-564, LEG-589): which document, and its number. It follows from them, so that no table
 * keeps it; read back by a scanner it finds the document in its list.
 */
const prefijos = { pagare: 'PA', prenda: 'PR', contrato: 'CO' } as const;
export type DocumentoConCodigo = keyof typeof prefijos;

const DIGITOS = 8;
const FORMA = new RegExp(`^(${Object.values(prefijos).join('|')})(\\d{${DIGITOS}})$`);

/** @throws RangeError a number that is none of ours. */
export function codigoDeBarras(documento: DocumentoConCodigo, numero: number): string {
  if (!Number.isSafeInteger(numero) || numero < 1 || numero >= 10 ** DIGITOS)
    throw new RangeError(`${numero} is not the number of a document`);
  return `${prefijos[documento]}${String(numero).padStart(DIGITOS, '0')}`;
}

export const esCodigoDeBarras = (texto: string): boolean => FORMA.test(texto);

/** `null` = what was read, or typed, is no code of ours. */
export function leerCodigoDeBarras(texto: string): { documento: DocumentoConCodigo; numero: number } | null {
  const [, prefijo, numero] = FORMA.exec(texto.trim().toUpperCase()) ?? [];
  const [documento] = Object.entries(prefijos).find(([, suyo]) => suyo === prefijo) ?? [];
  return documento === undefined ? null : { documento: documento as DocumentoConCodigo, numero: Number(numero) };
}
