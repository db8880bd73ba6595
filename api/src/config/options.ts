import { type Kind, Unfit } from './kinds';

/** One thing that may be set: what it takes, what it is when nobody says, and what it is for. */
export interface Setting<T> {
  readonly kind: Kind<T>;
  /** As it would be written. */
  readonly fallback?: string;
  /** One line, for whoever wrote a wrong value. */
  readonly text: string;
}

export type Settings = Readonly<Record<string, Setting<unknown>>>;

type ValueOf<S> = S extends { readonly kind: Kind<infer T> }
  ? S extends { readonly fallback: string }
    ? T
    : T | undefined
  : never;
export type ValuesOf<S extends Settings> = { readonly [Name in keyof S]: ValueOf<S[Name]> };

const SHOWN = 60;
const shown = (text: string): string => `'${text.replace(/\p{Cc}/gu, '·').slice(0, SHOWN)}'`;

/** The value, or the sentence that says what is wrong with it. */
export function readSetting<T>(
  name: string,
  { kind, fallback, text }: Setting<T>,
  given: string | undefined,
): T | undefined {
  const written = given ?? fallback;
  if (written === undefined) return undefined;
  try {
    return kind.parse(written);
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    throw new Unfit(
      kind.secret ? `${name}: ${error.message}` : `${name}: ${error.message}, no ${shown(written)} (${text})`,
    );
  }
}

/** The options behind the '?' of an address. Unknown and repeated ones are refused: a misspelt option would be none. */
export function readOptions<S extends Settings>(given: URLSearchParams, settings: S): ValuesOf<S> {
  const names = [...given.keys()];
  const strange = names.find((name) => !Object.hasOwn(settings, name));
  if (strange !== undefined) {
    // behind a '?' of a password that was not escaped stands the rest of the password
    const what = /^\w{1,30}$/.test(strange)
      ? `no tiene la opción ${shown(strange)}`
      : 'tiene una opción que no se entiende';
    throw new Unfit(`${what} (tiene ${Object.keys(settings).join(', ')})`);
  }
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Unfit(`la opción ${twice} está repetida`);
  return Object.fromEntries(
    Object.entries(settings).map(([name, setting]) => [name, readSetting(name, setting, given.get(name) ?? undefined)]),
  ) as ValuesOf<S>;
}
