import { z } from 'zod';
import { Unfit } from './kinds';

/** Settings: each a kind (`kinds.ts`) with its default, if any. */
export type Settings = z.ZodObject<Record<string, z.ZodType>>;

interface SettingFacts {
  /** Meaning and accepted values, for `docs/data/ajustes.md`. */
  readonly means: string;
  readonly values: string;
  /** Holds a password or a key: never shown. */
  readonly secret: boolean;
  /** As it would be written. */
  readonly fallback: string | undefined;
}

export function factsOf(setting: z.ZodType): SettingFacts {
  const kind = setting instanceof z.ZodPrefault || setting instanceof z.ZodOptional ? setting.unwrap() : setting;
  const { values, secret = false } = (kind as z.ZodType).meta() ?? {};
  return {
    means: setting.description ?? '',
    values: String(values),
    secret: secret === true,
    fallback: setting instanceof z.ZodPrefault ? String(setting.def.defaultValue) : undefined,
  };
}

const SHOWN = 60;
const shown = (text: string): string => `'${text.replace(/\p{Cc}/gu, '·').slice(0, SHOWN)}'`;

/** The values, and a sentence for each wrong one: its name, what is expected and, unless secret, the input. */
export function readSettings<S extends Settings>(settings: S, given: Readonly<Record<string, string | undefined>>) {
  const { data, error } = settings.safeParse(given);
  const wrong = new Map(error?.issues.map(({ path, message }) => [String(path[0]), message]));
  return {
    values: data,
    wrong: [...wrong].map(([name, message]) => {
      const { secret } = factsOf(settings.shape[name] as z.ZodType);
      return secret ? `${name}: ${message}` : `${name}: ${message}, no ${shown(given[name] ?? '')}`;
    }),
  };
}

/** The options after the '?' of an address. Unknown and repeated ones are refused, so that a misspelt option is not ignored. @throws Unfit. */
export function readOptions<S extends Settings>(given: URLSearchParams, settings: S): z.output<S> {
  const names = [...given.keys()];
  const strange = names.find((name) => !Object.hasOwn(settings.shape, name));
  if (strange !== undefined) {
    // after a '?' of an unescaped password comes the rest of the password
    const what = /^\w{1,30}$/.test(strange)
      ? `no tiene la opción ${shown(strange)}`
      : 'tiene una opción que no se entiende';
    throw new Unfit(`${what} (tiene ${Object.keys(settings.shape).join(', ')})`);
  }
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Unfit(`la opción ${twice} está repetida`);
  const { values, wrong } = readSettings(settings, Object.fromEntries(given));
  if (values === undefined) throw new Unfit(wrong[0]);
  return values;
}
