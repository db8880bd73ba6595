import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { type IncomingMessage, request as plain } from 'node:http';
import { request as tls } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublic, isThisMachine, literalAddress } from './address';

export interface SenderOptions {
  /** Addresses of the own machine and of private networks are called too. */
  readonly internal: boolean;
  /** Without it, nothing but https is. */
  readonly plainHttp: boolean;
  /** From the first byte sent to the last received. */
  readonly timeoutMs?: number;
  /** How a name becomes addresses; tests put their own in its place. */
  readonly resolve?: typeof lookup;
}

export interface Answer {
  readonly status: number;
  /** The beginning of what the other side said. */
  readonly words: string;
  /** Seconds that it asks to be left alone; `null` = it says nothing. */
  readonly retryAfter: number | null;
}

/** Why nothing was sent. */
export class NotAllowed extends Error {
  constructor(
    readonly code: 'SIN-HTTPS' | 'RED-INTERNA',
    message: string,
  ) {
    super(message);
  }
}

const TIMEOUT_MS = 10_000;
/** Nobody reads more of an answer than this; what is longer is cut off, and the connection with it. */
const MAX_ANSWER = 2048;

/**
 * Posts to addresses that others wrote down, so that it must not become a way into the own network: a name is looked up by the connection
 * itself and every address that it stands for is judged there, so that no second look-up can say otherwise. Redirects are answers, not
 * orders. Nothing is kept open between two calls.
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

  /** What of an address can be judged before it is called. @throws NotAllowed. */
  judge(address: string): URL {
    const url = new URL(address);
    if (url.protocol !== 'https:' && !this.options.plainHttp) throw new NotAllowed('SIN-HTTPS', 'only https is called');
    const literal = literalAddress(url);
    const inside = literal === null ? isThisMachine(url) : !isPublic(literal);
    if (!this.options.internal && inside) throw internal(url.hostname);
    return url;
  }

  /** Any answer is one; @throws where there is none, with the code of what failed. */
  async post(
    address: string,
    body: string,
    headers: Readonly<Record<string, string>>,
    stop: AbortSignal,
  ): Promise<Answer> {
    const url = this.judge(address);
    const bytes = Buffer.from(body);
    const timeout = AbortSignal.timeout(this.options.timeoutMs ?? TIMEOUT_MS);
    return new Promise((resolve, reject) => {
      const call = (url.protocol === 'https:' ? tls : plain)(
        url,
        {
          method: 'POST',
          agent: false,
          lookup: this.look,
          signal: AbortSignal.any([stop, timeout]),
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'content-length': bytes.length,
            'user-agent': 'Adjudica',
            ...headers,
          },
        },
        (response) => readBeginning(response).then(resolve, reject),
      );
      call.on('error', reject);
      call.end(bytes);
    }).catch((error: Error) => {
      throw timeout.aborted ? tooSlow(error) : error;
    }) as Promise<Answer>;
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

async function readBeginning(response: IncomingMessage): Promise<Answer> {
  const { statusCode: status = 0, headers } = response;
  const seconds = Number(headers['retry-after']);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    // leaving the loop ends the connection
    if (size >= MAX_ANSWER) break;
  }
  const words = Buffer.concat(chunks).subarray(0, MAX_ANSWER).toString('utf8');
  return { status, words, retryAfter: Number.isFinite(seconds) && seconds > 0 ? seconds : null };
}
