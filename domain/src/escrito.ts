/** Reads what people type or paste: invisible marks are removed, and signs that only look different are made the same. Nothing else changes. */

/** Zero-width and direction marks, byte order mark, soft hyphen, variation selectors. */
const INVISIBLES = /\p{Default_Ignorable_Code_Point}/gu;
/** Latin ligatures, full-width signs and the letters of formulas that telephones offer as bold or italic. */
const OTRA_FORMA = /[\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}]/gu;
/** Blanks of other widths, the no-break space among them. */
const BLANCOS = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu;

/** Without marks, composed (NFC); blanks of any width stay, because rich text means them. */
export const sinInvisibles = (texto: string): string =>
  texto
    .replace(INVISIBLES, '')
    .replace(OTRA_FORMA, (signo) => signo.normalize('NFKC'))
    .replace(/[\u2028\u2029]/gu, '\n')
    .normalize('NFC');

/** A text as its reader sees it; every form, body, search and imported cell is read through it. */
export const sinMarcas = (texto: string): string => sinInvisibles(texto).replace(BLANCOS, ' ');

/** Hyphens, dashes and minus signs, which some programs put in place of what is typed, become '-' in codes, names and searches. */
export const conGuiones = (texto: string): string => sinMarcas(texto).replace(/[\p{Pd}\u2212]/gu, '-');

/** A person's name: acute and grave accent keys and the prime become the apostrophe ('D´Ángelo'). */
export const comoNombre = (texto: string): string =>
  conGuiones(texto).replace(/[\u00b4`\u02b9\u02bc\u02bb\u2032]/gu, "'");

const SEPARADORES = /[\s().-]/gu;
/** A number of Ecuador in international form: mobile (9 …) or landline (area 2 to 7), with or without the leading zero. */
const CON_PAIS = /^(?:\+|00)5930?(9\d{8}|[2-7]\d{7})$/;

/** '+593 99 123 4567' → '0991234567', '(02) 234-5678' → '022345678'; anything else stays as written, and its field refuses it. */
export function leerTelefono(escrito: string): string {
  const junto = conGuiones(escrito).replace(SEPARADORES, '');
  const nacional = CON_PAIS.exec(junto)?.[1];
  if (nacional !== undefined) return `0${nacional}`;
  return /^\d*$/.test(junto) ? junto : sinMarcas(escrito);
}

/** An identification without blanks and hyphens; a point stays, and is refused. */
export const leerIdentificacion = (escrito: string): string => conGuiones(escrito).replace(/[\s-]/gu, '').toUpperCase();

/** A number written in groups ('1720-2624 41') → its digits; anything else stays as written. */
export function leerDigitos(escrito: string): string {
  const junto = conGuiones(escrito).replace(/[\s-]/gu, '');
  return /^\d*$/.test(junto) ? junto : sinMarcas(escrito);
}
