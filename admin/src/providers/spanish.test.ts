import englishMessages from 'ra-language-english';
import { spanish } from './spanish';

function flatten(tree: object, prefix = ''): Map<string, string> {
  const result = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (typeof value === 'string') result.set(path, value);
    else for (const [inner, text] of flatten(value, path)) result.set(inner, text);
  }
  return result;
}

const english = flatten(englishMessages);
const own = flatten(spanish);
const placeholders = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

/** Words that are the same in both languages. */
const same = new Set([' ', 'No', 'Inspector', '%{name}', '%{name} %{recordRepresentation}']);

test('GEN-001 GEN-500 every key of react-admin has a Spanish text, and no other key exists', () => {
  expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
});

test('GEN-500 no text was left in English', () => {
  const untranslated = [...own].filter(([key, text]) => text === english.get(key) && !same.has(text));
  expect(untranslated).toEqual([]);
});

test('GEN-500 a translation uses no placeholder that react-admin does not fill', () => {
  const wrong = [...own].filter(([key, text]) =>
    placeholders(text).some((name) => !placeholders(english.get(key) ?? '').includes(name)),
  );
  expect(wrong).toEqual([]);
});
