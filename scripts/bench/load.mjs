// The load generator: a process of its own (started by `fork`), plain sockets with keep-alive, one request in flight per connection. It does
// so little itself that what it measures is the server. A job comes as a message, its figures go back as one.
import { connect } from 'node:net';

const CRLF2 = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** Where the answer at the start of `bytes` ends (exclusive), with its status; null while it is incomplete. */
function answerIn(bytes) {
  const headEnd = bytes.indexOf(CRLF2);
  if (headEnd < 0) return null;
  const head = bytes.latin1Slice(0, headEnd);
  const status = Number(head.slice(9, 12));
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    const end = headEnd + 4 + Number(length);
    return bytes.length < end ? null : { status, end };
  }
  if (status === 204 || status === 304) return { status, end: headEnd + 4 };
  const last = bytes.indexOf(LAST_CHUNK, headEnd + 2);
  return last < 0 ? null : { status, end: last + LAST_CHUNK.length };
}

/** As it goes over the wire. */
function textOf({ method = 'GET', path, headers = {}, body }) {
  const typed =
    body === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  const lines = Object.entries({ Host: '127.0.0.1', ...headers, ...typed }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
}

/**
 * One connection that sends its requests in turn. `{n}` in a path or header stands for `first` + how many requests this connection has
 * sent: versions of a row that only this connection changes. Its first request is answered before `begin`; what it sends from then on is measured, until
 * `until()`.
 */
function drive({ port, requests, first = 0 }, begin, until, note) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const texts = requests.map(textOf);
    const fixed = texts.map((text) => (text.includes('{n}') ? null : Buffer.from(text)));
    let sent = 0;
    let started = 0;
    let received = Buffer.alloc(0);
    const send = () => {
      const n = first + sent++;
      const which = n % texts.length;
      started = performance.now();
      socket.write(fixed[which] ?? texts[which].replaceAll('{n}', n));
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', async (data) => {
      received = received.length === 0 ? data : Buffer.concat([received, data]);
      const answer = answerIn(received);
      if (answer === null) return;
      const now = performance.now();
      note(sent === 1 ? null : now - started, answer.status, received);
      received = received.subarray(answer.end);
      if (sent === 1) await begin();
      if (sent === 1 || now < until()) send();
      else socket.end();
    });
  });
}

const quantile = (sorted, q) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? null;

process.on('message', async ({ connections, durationMs }) => {
  const latencies = [];
  let refused = null;
  let answered = 0;
  let start = 0;
  const opened = Promise.withResolvers();
  // servers accept one connection at a time: the clock starts when all of them are open
  const begin = () => {
    if (answered === connections.length) {
      start = performance.now();
      opened.resolve();
    }
    return opened.promise;
  };
  try {
    await Promise.all(
      connections.map((connection) =>
        drive(
          connection,
          begin,
          () => start + durationMs,
          (ms, status, bytes) => {
            answered++;
            if (status >= 400) refused ??= `${status}: ${bytes.toString('utf8').slice(-400)}`;
            else if (ms !== null) latencies.push(ms);
          },
        ),
      ),
    );
    const seconds = (performance.now() - start) / 1000;
    latencies.sort((a, b) => a - b);
    process.send({
      perSecond: latencies.length / seconds,
      p50: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
      requests: answered,
      refused,
    });
  } catch (error) {
    process.send({ refused: String(error) });
  }
});
