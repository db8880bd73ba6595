import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { verified } from './verified';

const bytes = randomBytes(300_000);
const measure = { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
const chunks = (content: Buffer): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(content.length / 65_536) }, (_, i) =>
      content.subarray(i * 65_536, (i + 1) * 65_536),
    ),
  );

/** What a reader got before the stream ended or broke off. */
async function read(stream: Readable): Promise<[received: number, error: string | null]> {
  let received = 0;
  try {
    for await (const chunk of stream) received += (chunk as Buffer).length;
    return [received, null];
  } catch (error) {
    return [received, (error as { code: string }).code];
  }
}

test.each([
  ['one byte is another', Buffer.from(bytes).fill((bytes[1000] as number) ^ 1, 1000, 1001)],
  ['one byte more', Buffer.concat([bytes, Buffer.from('x')])],
  ['cut short', bytes.subarray(0, 299_999)],
  ['empty', Buffer.alloc(0)],
])('%s: breaks off as not verified, before the last chunk', async (_, other) => {
  const [received, error] = await read(verified(chunks(other), measure));
  expect(error).toBe('no-verificado');
  expect(received).toBeLessThan(other.length || 1);
});

test('a store that fails on the way: its own error', async () => {
  const failing = new Readable({ read() {} });
  const stream = verified(failing, measure);
  failing.push(bytes.subarray(0, 10));
  failing.destroy(Object.assign(new Error('gone'), { code: 'no-disponible' }));
  expect((await read(stream))[1]).toBe('no-disponible');
});

test('a reader that goes away before the first byte closes the file', async () => {
  const source = chunks(bytes);
  const closed = new Promise((resolve) => source.once('close', resolve));
  verified(source, measure).destroy();
  await closed;
  expect(source.destroyed).toBe(true);
});

test.each([
  ['several chunks', bytes],
  ['one chunk', bytes.subarray(0, 10)],
  ['nothing', Buffer.alloc(0)],
])('the bytes that were stored pass whole: %s', async (_, content) => {
  const expected = { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
  expect((await buffer(verified(chunks(content), expected))).equals(content)).toBe(true);
});
