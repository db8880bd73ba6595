import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { type IncomingMessage, request as plain } from 'node:http';
import { request as tls } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublic, isThisMachine, literalAddress } from './address';

export interface SenderOptions {
  /** Allows loopback and private networks. */
  readonly internal: boolean;
  /** Allows http; otherwise https only. */
  readonly plainHttp: boolean;
  /** For the whole exchange. */
  readonly timeoutMs?: number;
  /** DNS look-up; tests replace it. */
  readonly resolve?: typeof lookup;
}

export interface Answer {
  readonly status: number;
  /** Beginning of the answer. */
  readonly words: string;
  /** The receiver's Retry-After in seconds; `null` = none. */
  readonly retryAfter: number | null;
}

type RawAnswer = Omit<Answer, 'words'> & { readonly bytes: Buffer };

/** Refused before sending. */
export class NotAllowed extends Error {
  constructor(
    readonly code: 'SIN-HTTPS' | 'RED-INTERNA',
    message: string,
  ) {
    super(message);
  }
}

const TIMEOUT_MS = 10_000;
/** Longer answers are cut off, with the connection. */
const MAX_ANSWER = 2048;

/**
 * Posts to addresses given by users, without giving access to the internal network (SSRF): the connection itself resolves the name and judges every
 * address there, so that a second look-up can't differ. Redirects are not followed. No connection is kept.
 */
export class Sender {
  private readonly look: LookupFunction;

  constructor(private readonly options: SenderOptions) {
    const resolve = options.resolve ?? lookup;
    this.look = options.internal
      ? (resolve as LookupFunction)
      : (hostname, asked, done) =>
          resolve(hostname, { ...asked, all: true } as LookupOptions & { all: true }, (error, found) =>
            answerLookup(asked, error, found, done),
          );
  }

  /** Checks that need no look-up. @throws NotAllowed. */
  judge(address: string): URL {
    const url = new URL(address);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
      throw new NotAllowed('SIN-HTTPS', 'only https and http are called');
    if (url.protocol !== 'https:' && !this.options.plainHttp) throw new NotAllowed('SIN-HTTPS', 'only https is called');
    const literal = literalAddress(url);
    const inside = literal === null ? isThisMachine(url) : !isPublic(literal);
    if (!this.options.internal && inside) throw internal(url.hostname);
    return url;
  }

  /** Any response is a result; @throws without one, with the error's code. */
  async post(
    address: string,
    body: string,
    headers: Readonly<Record<string, string>>,
    stop: AbortSignal,
  ): Promise<Answer> {
    const type = { 'content-type': 'application/json; charset=utf-8' };
    const sent = { body: Buffer.from(body), headers: { ...type, ...headers }, maxAnswer: MAX_ANSWER };
    const { bytes, ...answer } = await this.exchange(address, sent, stop);
    return { ...answer, words: bytes.toString('utf8') };
  }

  /** The same with bytes, of which the first `maxAnswer` of the answer are read. */
  async exchange(
    address: string,
    {
      body,
      headers,
      maxAnswer,
    }: { readonly body: Buffer; readonly headers: Readonly<Record<string, string>>; readonly maxAnswer: number },
    stop: AbortSignal,
  ): Promise<RawAnswer> {
    const url = this.judge(address);
    const timeout = AbortSignal.timeout(this.options.timeoutMs ?? TIMEOUT_MS);
    return new Promise<RawAnswer>((resolve, reject) => {
      const call = (url.protocol === 'https:' ? tls : plain)(
        url,
        {
          method: 'POST',
          agent: false,
          lookup: this.look,
          signal: AbortSignal.any([stop, timeout]),
          headers: { 'content-length': body.length, 'user-agent': 'Adjudica', ...headers },
        },
        (response) => readBeginning(response, maxAnswer).then(resolve, reject),
      );
      call.on('error', reject);
      call.end(body);
    }).catch((error: Error) => {
      throw timeout.aborted ? tooSlow(error) : error;
    });
  }
}

const internal = (address: string): NotAllowed => new NotAllowed('RED-INTERNA', `${address} is no public address`);
const tooSlow = (cause: Error): Error =>
  Object.assign(new Error('no answer in time', { cause }), { code: 'ETIMEDOUT' });

function answerLookup(
  { all }: LookupOptions,
  error: NodeJS.ErrnoException | null,
  found: LookupAddress[],
  done: Parameters<LookupFunction>[2],
): void {
  const inside = error === null ? found.find(({ address }) => !isPublic(address)) : undefined;
  const refusal = inside === undefined ? error : internal(inside.address);
  const [first] = found ?? [];
  if (refusal !== null || all === true || first === undefined) done(refusal, refusal === null ? found : []);
  else done(null, first.address, first.family);
}

async function readBeginning(response: IncomingMessage, max: number): Promise<RawAnswer> {
  const { statusCode: status = 0, headers } = response;
  const seconds = Number(headers['retry-after']);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    // leaving the loop ends the connection
    if (size >= max) break;
  }
  const bytes = Buffer.concat(chunks).subarray(0, max);
  return { status, bytes, retryAfter: Number.isFinite(seconds) && seconds > 0 ? seconds : null };
}
