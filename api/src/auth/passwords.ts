import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's parameters: 19 MiB, two passes, one lane (promesas.md, "Security"). Stored as a PHC string, so that they can change later. */
const PARAMETERS = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 };

const b64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** @param nonce random, except where the result must be reproducible. */
export async function hashPassword(password: string, nonce = randomBytes(16)): Promise<string> {
  const tag = await derive('argon2id', { message: password, nonce, ...PARAMETERS });
  return `$argon2id$v=19$m=${PARAMETERS.memory},t=${PARAMETERS.passes},p=${PARAMETERS.parallelism}$${b64(nonce)}$${b64(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const parts = PHC.exec(stored);
  if (parts === null) return false;
  const expected = Buffer.from(parts[5] as string, 'base64');
  const tag = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(parts[4] as string, 'base64'),
    memory: Number(parts[1]),
    passes: Number(parts[2]),
    parallelism: Number(parts[3]),
    tagLength: expected.length,
  });
  return timingSafeEqual(tag, expected);
}

let decoy: Promise<string> | undefined;

/** For an unknown user: the same work as a wrong password, so that timing does not reveal who exists. */
export async function verifyDecoy(password: string): Promise<false> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  await verifyPassword(await decoy, password);
  return false;
}
