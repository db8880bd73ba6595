import { cedulaCuadra, LARGO_DE_CEDULA, normalizar, rucCuadra } from '@adjudica/domain';
import type { Clase } from '../../../columns/columns';
import { claseDeCampo } from './clases';
import { another, digestOf } from './permutation';

const CONSONANTS = 'bcdfghjklmnpqrstvwxyz';
const VOWELS = 'aeiou';
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A mail, a number of at least seven digits, or a word; tags of rich text are skipped. */
const PIECES = /<[^<>]*>|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+|\d{7,}|\p{L}[\p{L}\p{M}]+/gu;
const PEOPLE = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+|\d{9,}/gu;

/**
 * Pseudonyms derived from a key and the real value alone: a person has the same in every table and file, and nobody without the key can reverse them.
 * Of equal length and shape, so that they fit every column.
 */
export class Seudonimos {
  private readonly words = new Map<string, string>();

  constructor(private readonly key: Buffer) {}

  valor(clase: Clase, valor: string): string | null {
    switch (clase) {
      case 'igual':
        return valor;
      case 'texto':
        return this.texto(valor);
      case 'identificacion':
        return this.identificacion(valor);
      case 'telefono':
        return this.telefono(valor);
      case 'correo':
        return valor.replace(PEOPLE, (pieza) => this.pieza(pieza));
      case 'clave':
        return valor.replace(PEOPLE, (pieza) => this.pieza(pieza));
      case 'usuario':
        return valor === 'sistema' ? valor : this.texto(valor);
      case 'json':
        return this.json(valor);
      case 'huella':
        return this.digest('huella', valor).toString('hex').slice(0, valor.length);
      case 'vacio':
      case 'ausente':
        return null;
    }
  }

  texto(valor: string): string {
    return valor.replace(PIECES, (pieza) => this.pieza(pieza));
  }

  /** An identification, the same in every table. */
  identificacion(valor: string): string {
    if (/^\d{10}$/.test(valor)) return this.cedula(valor);
    if (/^\d{13}$/.test(valor)) return this.ruc(valor);
    return this.otra('identificacion', valor);
  }

  telefono(valor: string): string {
    // the first two digits are the area code; a number of another shape has none
    return `${valor.slice(0, 2)}${this.otra(`telefono ${valor.slice(0, 2)}`, valor.slice(2))}`;
  }

  private pieza(pieza: string): string {
    if (pieza.startsWith('<')) return pieza;
    if (pieza.includes('@')) return this.correo(pieza);
    if (/^\d+$/.test(pieza)) return this.numero(pieza);
    return this.palabra(pieza);
  }

  private numero(digits: string): string {
    if (digits.length === 10 && cedulaCuadra(digits)) return this.cedula(digits);
    if (digits.length === 13) return this.ruc(digits);
    return digits.length > 10 ? this.otra('numero', digits) : this.telefono(digits);
  }

  private correo(correo: string): string {
    const nombre = this.digest('correo', correo.toLowerCase()).toString('hex');
    // of the same length, in a reserved domain (RFC 2606)
    return `${nombre.slice(0, Math.max(1, Math.min(24, correo.length - 10)))}@x.example`.slice(0, 254);
  }

  /** Province and kind stay, the serial is replaced; a wrong check digit stays wrong. */
  private cedula(cedula: string): string {
    const head = cedula.slice(0, 3);
    const body = `${head}${this.permuted(`cedula ${head}`, cedula.slice(3, 9))}`;
    const off = (Number(cedula[9]) - checkDigit(cedula) + 10) % 10;
    return `${body}${(checkDigit(body) + off) % 10}`;
  }

  private ruc(ruc: string): string {
    if (cedulaCuadra(ruc.slice(0, LARGO_DE_CEDULA)))
      return `${this.cedula(ruc.slice(0, LARGO_DE_CEDULA))}${ruc.slice(10)}`;
    const [head, tail] = [ruc.slice(0, 3), ruc.slice(9)];
    let serial = ruc.slice(3, 9);
    do serial = this.permuted(`ruc ${head}`, serial);
    while (rucCuadra(ruc) && !fits(`${head}${serial}`, tail));
    return rucCuadra(ruc) ? withCheck(`${head}${serial}`, tail) : `${head}${serial}${tail}`;
  }

  /** Vowels for vowels, consonants for consonants, in the same case; equal with and without accents, as in searches. */
  private palabra(palabra: string): string {
    const plain = normalizar(palabra);
    if (!/^[a-z]+$/.test(plain)) return this.otra('palabra', palabra).toLowerCase();
    const made = this.deletreada(plain);
    if (palabra === palabra.toUpperCase()) return made.toUpperCase();
    return /^\p{Lu}/u.test(palabra) ? `${made.slice(0, 1).toUpperCase()}${made.slice(1)}` : made;
  }

  /** Injective: a person's search words are a key. */
  private deletreada(plain: string): string {
    const known = this.words.get(plain);
    if (known !== undefined) return known;
    const kinds = [...plain].map((letter) => (VOWELS.includes(letter) ? VOWELS : CONSONANTS));
    const size = kinds.reduce((all, { length }) => all * BigInt(length), 1n);
    let at = 0n;
    for (const [i, kind] of kinds.entries()) at = at * BigInt(kind.length) + BigInt(kind.indexOf(plain[i] as string));
    const shape = kinds.map((kind) => (kind === VOWELS ? 'v' : 'c')).join('');
    at = another(this.key, `palabra ${shape}`, at, size);
    let made = '';
    for (const kind of [...kinds].reverse()) {
      made = `${kind[Number(at % BigInt(kind.length))]}${made}`;
      at /= BigInt(kind.length);
    }
    this.words.set(plain, made);
    return made;
  }

  /** Digits for digits, letters for letters. */
  private otra(kind: string, valor: string): string {
    const bytes = this.digest(kind, valor);
    const made = [...valor].map((sign, i) => {
      const byte = bytes[i % 32] as number;
      if (/\d/.test(sign)) return String(byte % 10);
      return /\p{L}/u.test(sign) ? (LETTERS[byte % LETTERS.length] as string) : sign;
    });
    if (made.join('') !== valor || !/[\p{L}\d]/u.test(valor)) return made.join('');
    return made.with(-1, made.at(-1) === '1' ? '2' : '1').join('');
  }

  /** Injective on six digits. */
  private permuted(kind: string, digits: string): string {
    return another(this.key, kind, BigInt(digits), 1_000_000n).toString().padStart(6, '0');
  }

  private json(text: string): string {
    try {
      return JSON.stringify(this.inside('', JSON.parse(text)));
    } catch {
      return this.texto(text);
    }
  }

  private inside(campo: string, valor: unknown): unknown {
    if (typeof valor === 'string') return this.valor(claseDeCampo(campo), valor);
    if (Array.isArray(valor)) return valor.map((item) => this.inside(campo, item));
    if (valor === null || typeof valor !== 'object') return valor;
    return Object.fromEntries(Object.entries(valor).map(([nombre, item]) => [nombre, this.inside(nombre, item)]));
  }

  private digest(kind: string, valor: string): Buffer {
    return digestOf(this.key, kind, valor);
  }
}

/** Module 10, every other digit doubled. */
function checkDigit(nine: string): number {
  let sum = 0;
  for (let i = 0; i < 9; i++) {
    const product = Number(nine[i]) * (i % 2 === 0 ? 2 : 1);
    sum += product > 9 ? product - 9 : product;
  }
  return (10 - (sum % 10)) % 10;
}

const DIGITS = '0123456789';
const withCheck = (nine: string, tail: string): string =>
  [...DIGITS].map((digit) => `${nine}${digit}${tail.slice(1)}`).find(rucCuadra) ?? `${nine}${tail}`;
const fits = (nine: string, tail: string): boolean => rucCuadra(withCheck(nine, tail));
