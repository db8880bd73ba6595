import { accessSync, constants, statSync } from 'node:fs';

/** Says what was expected instead. Its text never repeats what was given: whether that may be shown is not known here. */
export class Unfit extends Error {}

/** One kind of value that the environment, or an option of an address, may have. */
export interface Kind<T> {
  /** Which values it takes, as `docs/operar.md` writes it. */
  readonly values: string;
  /** Holds a password or a key: what was given is never shown. */
  readonly secret: boolean;
  /** @throws Unfit. */
  parse(text: string): T;
}

const kind = <T>(values: string, parse: (text: string) => T, secret = false): Kind<T> => ({ values, secret, parse });

/** Decimal digits only: '1e3', '0x10', ' 5 ' and '' are no whole numbers. */
export const entero = (min: number, max: number): Kind<number> =>
  kind(`${min}–${max}`, (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) throw new Unfit(`se espera un número entero de ${min} a ${max}`);
    return value;
  });

const SI = ['true', 'yes', '1'];
const NO = ['false', 'no', '0'];
/** In upper or lower case. */
const answerOf = (text: string): boolean | undefined => {
  const word = text.toLowerCase();
  return SI.includes(word) ? true : NO.includes(word) ? false : undefined;
};

export const siNo: Kind<boolean> = kind('true, false', (text) => {
  const answer = answerOf(text);
  if (answer === undefined) throw new Unfit('se espera true o false (también yes, no, 1, 0)');
  return answer;
});

/** How the connection to SQL Server is encrypted; 'strict' (TDS 8) is more than true and must not become it. */
export const cifrado: Kind<boolean | 'strict'> = kind('true, false, strict', (text) => {
  const answer = text.toLowerCase() === 'strict' ? 'strict' : answerOf(text);
  if (answer === undefined) throw new Unfit('se espera true, false o strict (también yes, no, 1, 0)');
  return answer;
});

export const unoDe = <T extends string>(...names: readonly T[]): Kind<T> =>
  kind(names.join(', '), (text) => {
    const found = names.find((name) => name === text);
    if (found === undefined) throw new Unfit(`se espera uno de ${names.join(', ')}`);
    return found;
  });

/** One line of text. */
export const texto = (max: number): Kind<string> =>
  kind(`text, ${max}`, (text) => {
    if (text.length > max) throw new Unfit(`se esperan ${max} caracteres como máximo`);
    if (/\p{Cc}/u.test(text)) throw new Unfit('no se esperan saltos de línea ni otros caracteres de control');
    return text;
  });

export const patron = (pattern: RegExp, values: string, expected: string): Kind<string> =>
  kind(values, (text) => {
    if (!pattern.test(text)) throw new Unfit(expected);
    return text;
  });

/** Names between commas; nothing = none. */
export const lista = (one: RegExp, values: string, expected: string): Kind<readonly string[]> =>
  kind(values, (text) => {
    const names = text.split(',').map((name) => name.trim());
    const given = names.filter((name) => name !== '');
    if (!given.every((name) => one.test(name))) throw new Unfit(expected);
    return given;
  });

/** `name=value` between semicolons, in their order. */
export const tabla = <T extends string>(
  values: readonly T[],
  written: string,
  expected: string,
): Kind<readonly (readonly [string, T])[]> =>
  kind(written, (text) => {
    const rows = text
      .split(';')
      .map((row) => row.trim())
      .filter((row) => row !== '')
      .map((row) => {
        const at = row.lastIndexOf('=');
        const name = row.slice(0, at).trim();
        const value = values.find((one) => one === row.slice(at + 1).trim());
        if (at < 1 || name === '' || value === undefined) throw new Unfit(expected);
        return [name, value] as const;
      });
    if (rows.length === 0) throw new Unfit(expected);
    return rows;
  });

export const secreto = (min: number): Kind<string> =>
  kind(
    `secret, ${min} or more`,
    (text) => {
      if (text.length < min) throw new Unfit(`necesita al menos ${min} caracteres`);
      return text;
    },
    true,
  );

export const clave = (bytes: number): Kind<Buffer> =>
  kind(
    `secret, ${bytes} bytes in base64`,
    (text) => {
      const key = Buffer.from(text, 'base64');
      if (key.length !== bytes) throw new Unfit(`debe ser ${bytes} bytes en base64 (openssl rand -base64 ${bytes})`);
      return key;
    },
    true,
  );

export const programa: Kind<string> = kind('program', (path) => {
  try {
    accessSync(path, constants.X_OK);
    if (statSync(path).isFile()) return path;
  } catch {
    // said below
  }
  throw new Unfit('no es un programa que se pueda ejecutar');
});

/** An address whose parts are judged by their own parser, which may hold a password. */
export const direccion = <T>(values: string, parse: (text: string) => T): Kind<string> =>
  kind(
    values,
    (text) => {
      parse(text);
      return text;
    },
    true,
  );
