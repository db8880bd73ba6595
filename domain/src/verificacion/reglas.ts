import type { EstadoVerificado, HechosVerificados } from './tipos';

/** Digits and letters that are not taken for one another when typed from paper (Crockford's base 32). */
const ALFABETO = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters of a document's code: 140 bits, which nobody guesses. */
export const LARGO_DE_CODIGO = 28;
const CODIGO = new RegExp(`^[${ALFABETO}]{${LARGO_DE_CODIGO}}$`);

/** The code of a document, from as many random bytes as it has characters. */
export const codigoDeVerificacion = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, LARGO_DE_CODIGO), (byte) => ALFABETO[byte % ALFABETO.length]).join('');

/** As it is printed: 'AB12-CD34-…'. */
export const codigoImpreso = (codigo: string): string => codigo.replace(/.{4}(?!$)/g, '$&-');

/** SHA-256 in 64 hexadecimal digits. */
const HUELLA = /^[0-9a-f]{64}$/;

/** What somebody typed, scanned or computed: a document's code, or the SHA-256 of its facts or of its file; `null` = not whole. */
export function leerClaveDeVerificacion(
  escrita: string,
): { readonly codigo: string } | { readonly huella: string } | null {
  const junta = escrita.replace(/[\s-]/g, '');
  const huella = junta.toLowerCase();
  if (HUELLA.test(huella)) return { huella };
  const codigo = junta.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return CODIGO.test(codigo) ? { codigo } : null;
}

export const estadoVerificado = ({ anulado, reemplazado, firmado }: HechosVerificados): EstadoVerificado => {
  if (anulado) return 'anulado';
  if (reemplazado) return 'reemplazado';
  return firmado ? 'firmado' : 'vigente';
};

/** 'Ana Lucía Loor' → 'A. L. L.' */
export const iniciales = (nombre: string): string =>
  Array.from(nombre.matchAll(/(?<!\S)\S/gu), ([letra]) => `${letra.toUpperCase()}.`).join(' ');
