/** What people type or paste: marks that nobody sees are taken away, and signs that only look different are made the same. Nothing else changes. */

/** Zero-width and direction marks, byte order mark, soft hyphen, variation selectors. */
const INVISIBLES = /\p{Default_Ignorable_Code_Point}/gu;
/** Latin ligatures, full-width signs and the letters of formulas that telephones offer as bold or italic. */
const OTRA_FORMA = /[\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}]/gu;
/** Blanks of other widths, the no-break space among them. */
const BLANCOS = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu;

/** Without marks, composed (NFC); blanks of any width stay, because in rich text they are meant. */
export const sinInvisibles = (texto: string): string =>
  texto
    .replace(INVISIBLES, '')
    .replace(OTRA_FORMA, (signo) => signo.normalize('NFKC'))
    .replace(/[\u2028\u2029]/gu, '\n')
    .normalize('NFC');

/** A text as its reader sees it. Every form, body, search and imported cell reads what was written through this. */
export const sinMarcas = (texto: string): string => sinInvisibles(texto).replace(BLANCOS, ' ');

/** Hyphens, dashes and the minus sign of programs that replace what was typed: in codes, names and searches they all mean '-'. */
export const conGuiones = (texto: string): string => sinMarcas(texto).replace(/[\p{Pd}\u2212]/gu, '-');

/** A person's name: the keys for an acute or a grave accent and the prime are taken for the apostrophe ('D´Ángelo'). */
export const comoNombre = (texto: string): string =>
  conGuiones(texto).replace(/[\u00b4`\u02b9\u02bc\u02bb\u2032]/gu, "'");

const SEPARADORES = /[\s().-]/gu;
/** A number of Ecuador written for abroad: mobile (9 …) or landline (area 2 to 7), with or without the zero that is dropped there. */
const CON_PAIS = /^(?:\+|00)5930?(9\d{8}|[2-7]\d{7})$/;

/** '+593 99 123 4567' → '0991234567', '(02) 234-5678' → '022345678'. What is not one number stays as it was written, for its field to refuse. */
export function leerTelefono(escrito: string): string {
  const junto = conGuiones(escrito).replace(SEPARADORES, '');
  const nacional = CON_PAIS.exec(junto)?.[1];
  if (nacional !== undefined) return `0${nacional}`;
  return /^\d*$/.test(junto) ? junto : sinMarcas(escrito);
}

/** An identification written in groups: letters are part of it, a point is not. */
export const leerIdentificacion = (escrito: string): string => conGuiones(escrito).replace(/[\s-]/gu, '').toUpperCase();

/** A number written in groups ('1720-2624 41') → its digits. Anything else stays as it was written. */
export function leerDigitos(escrito: string): string {
  const junto = conGuiones(escrito).replace(/[\s-]/gu, '');
  return /^\d*$/.test(junto) ? junto : sinMarcas(escrito);
}
