import { randomBytes } from 'node:crypto';
import { Cipher, CipherError } from './cipher';

const key = randomBytes(32);
const cipher = new Cipher(key);
const PLACE = 'borrador:3:solicitud:01-M001-12-titular:personales';

test('what is sealed opens again, whatever the text', () => {
  for (const text of ['', 'Ñauñay', '👩‍👩‍👧‍👦\u0000', 'x'.repeat(100_000)])
    expect(cipher.open(cipher.seal(text, PLACE), PLACE)).toBe(text);
});

test('the same text is never sealed twice alike, and none of it shows', () => {
  const sealed = cipher.seal('1712345678', PLACE);
  expect(cipher.seal('1712345678', PLACE)).not.toBe(sealed);
  expect(Buffer.from(sealed.split('.')[2] as string, 'base64url').includes('1712345678')).toBe(false);
});

test('another place, another key, any changed byte, a cut: refused', () => {
  const sealed = cipher.seal('secreto', PLACE);
  expect(() => cipher.open(sealed, `${PLACE}2`)).toThrow(CipherError);
  expect(() => new Cipher(randomBytes(32)).open(sealed, PLACE)).toThrow(CipherError);
  const [version, id, body] = sealed.split('.') as [string, string, string];
  const bytes = Buffer.from(body, 'base64url');
  for (let i = 0; i < bytes.length; i++) {
    const changed = Buffer.from(bytes);
    changed[i] = (changed[i] as number) ^ 1;
    expect(() => cipher.open(`${version}.${id}.${changed.toString('base64url')}`, PLACE)).toThrow(CipherError);
    expect(() => cipher.open(`${version}.${id}.${bytes.subarray(0, i).toString('base64url')}`, PLACE)).toThrow(
      CipherError,
    );
  }
  expect(() => cipher.open('secreto', PLACE)).toThrow(CipherError);
});

test('a derived key is the same each time, another for each purpose and each key, and never the key itself', () => {
  const derived = cipher.derive('copia:3');
  expect(derived).toHaveLength(32);
  expect(cipher.derive('copia:3')).toEqual(derived);
  expect(cipher.derive('copia:4')).not.toEqual(derived);
  expect(new Cipher(randomBytes(32)).derive('copia:3')).not.toEqual(derived);
  expect(derived).not.toEqual(key);
});

test('a key of another length is refused', () => {
  expect(() => new Cipher(randomBytes(16))).toThrow(RangeError);
});
