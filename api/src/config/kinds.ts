import { accessSync, constants, statSync } from 'node:fs';
import { z } from 'zod';

/** Says what was expected. Never repeats the input, which may be secret. */
export class Unfit extends Error {}

/**
 * Kinds of values of variables and of an address's options. `values` is their description in `docs/data/ajustes.md`; `secret` ones are never shown.
 */

/** Decimal digits only: '1e3', '0x10', ' 5 ' and '' are refused. */
export const entero = (min: number, max: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `se espera un número entero de ${min} a ${max}`,
    )
    .transform(Number)
    .meta({ values: `${min}–${max}` });

/** Case-insensitive. */
const answer = (error: string) => z.stringbool({ truthy: ['true', 'yes', '1'], falsy: ['false', 'no', '0'], error });

export const siNo = answer('se espera true o false (también yes, no, 1, 0)').meta({ values: 'true, false' });

/** Encryption of the connection to SQL Server; 'strict' (TDS 8) is more than true and must not become it. */
const strict = z.string().toLowerCase().pipe(z.literal('strict'));
export const cifrado = z
  .union([strict, answer('')], 'se espera true, false o strict (también yes, no, 1, 0)')
  .meta({ values: 'true, false, strict' });

export const unoDe = <const T extends readonly string[]>(...names: T) =>
  z.enum(names, `se espera uno de ${names.join(', ')}`).meta({ values: names.join(', ') });

/** One line of text. */
export const texto = (max: number) =>
  z
    .string()
    .max(max, `se esperan ${max} caracteres como máximo`)
    .refine((text) => !/\p{Cc}/u.test(text), 'no se esperan saltos de línea ni otros caracteres de control')
    .meta({ values: `text, ${max}` });

export const patron = (pattern: RegExp, values: string, expected: string) =>
  z.string().regex(pattern, expected).meta({ values });

const partsOf = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Names separated by commas; empty = none. */
export const lista = (one: RegExp, values: string, expected: string) =>
  z
    .string()
    .transform((text) => partsOf(text, ','))
    .pipe(z.array(z.string().regex(one, expected)))
    .meta({ values });

/** Some of these names, separated by commas, or `ninguna`. */
export const algunosDe = <const T extends readonly string[]>(...names: T) =>
  z
    .string()
    .transform((text) => (text.trim() === 'ninguna' ? [] : partsOf(text, ',')))
    .pipe(z.array(z.enum(names, `se esperan algunos de ${names.join(', ')}, o ninguna`)))
    .meta({ values: `${names.join(', ')}; ninguna` });

/** `name=value` separated by semicolons, in order. */
export const tabla = <const T extends readonly string[]>(names: T, values: string, expected: string) =>
  z
    .string()
    .transform((text) => partsOf(text, ';').map((row) => /^(.*\S)\s*=\s*(.*)$/.exec(row)?.slice(1)))
    .pipe(z.array(z.tuple([z.string(), z.enum(names, expected)], expected), expected).min(1, expected))
    .meta({ values });

const PARTES_DE_FIDEICOMISO = 4;
/** Four parts separated by semicolons. */
export const fideicomiso = z
  .string()
  .transform((text) => partsOf(text, ';'))
  .refine(
    (parts) => parts.length === PARTES_DE_FIDEICOMISO && /^\d{13}$/.test(parts[3] ?? ''),
    'se esperan nombre; constitución; fiduciaria; RUC de la fiduciaria',
  )
  .transform(([nombre = '', constitucion = '', fiduciaria = '', ruc = '']) => ({
    nombre,
    constitucion,
    fiduciaria,
    ruc,
  }))
  .meta({ values: 'name; deed; trustee; its RUC' });

export const secreto = (min: number) =>
  z
    .string()
    .min(min, `necesita al menos ${min} caracteres`)
    .meta({ values: `secret, ${min} or more`, secret: true });

export const clave = (bytes: number) =>
  z
    .string()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((key) => key.length === bytes, `debe ser ${bytes} bytes en base64 (openssl rand -base64 ${bytes})`)
    .meta({ values: `secret, ${bytes} bytes in base64`, secret: true });

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
export const programa = z
  .string()
  .refine(isProgram, 'no es un programa que se pueda ejecutar')
  .meta({ values: 'program' });

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
export const archivo = z.string().refine(isReadable, 'no es un archivo que se pueda leer').meta({ values: 'file' });

function isFolder(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
export const carpeta = z.string().refine(isFolder, 'no es una carpeta que se pueda leer').meta({ values: 'folder' });

/** An address judged by its own parser, which may hold a password. */
export const direccion = (parse: (text: string) => unknown) =>
  z
    .string()
    .superRefine((text, ctx) => {
      try {
        parse(text);
      } catch (error) {
        if (!(error instanceof Unfit)) throw error;
        ctx.addIssue(error.message);
      }
    })
    .meta({ values: 'address', secret: true });
