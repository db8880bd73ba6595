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

/**
 * One connection that sends its requests in turn. `{n}` in path, body or header stands for `first` + how many requests this connection has
 * sent: versions of a row that only this connection changes.
 */
function drive({ port, requests, first = 0 }, until, note) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const texts = requests.map(({ method = 'GET', path, headers = {}, body }) => {
      const lines = Object.entries({ Host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
      const head = `${method} ${path} HTTP/1.1\r\n${lines.join('')}`;
      return body === undefined ? { head } : { head: `${head}Content-Type: application/json\r\n`, body };
    });
    const fixed = texts.map(({ head, body }) =>
      body === undefined && !head.includes('{n}') ? Buffer.from(`${head}\r\n`) : null,
    );
    let sent = 0;
    let started = 0;
    let received = Buffer.alloc(0);
    const send = () => {
      const which = sent % texts.length;
      let bytes = fixed[which];
      if (bytes === null) {
        const n = String(first + sent);
        const { head, body } = texts[which];
        const content = body?.replaceAll('{n}', n);
        const length = content === undefined ? '' : `Content-Length: ${Buffer.byteLength(content)}\r\n`;
        bytes = `${head.replaceAll('{n}', n)}${length}\r\n${content ?? ''}`;
      }
      sent++;
      started = performance.now();
      socket.write(bytes);
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('close', () => resolve(sent));
    socket.on('data', (data) => {
      received = received.length === 0 ? data : Buffer.concat([received, data]);
      const answer = answerIn(received);
      if (answer === null) return;
      const now = performance.now();
      note(now - started, answer.status, received);
      received = received.subarray(answer.end);
      if (now < until()) send();
      else socket.end();
    });
  });
}

const quantile = (sorted, q) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? null;

process.on('message', async ({ connections, durationMs, maxRequests = Number.POSITIVE_INFINITY }) => {
  const latencies = [];
  let refused = null;
  const start = performance.now();
  const until = () => (latencies.length < maxRequests ? start + durationMs : 0);
  try {
    const sent = await Promise.all(
      connections.map((connection) =>
        drive(connection, until, (ms, status, bytes) => {
          if (status >= 400) refused ??= `${status}: ${bytes.toString('utf8').slice(-400)}`;
          else latencies.push(ms);
        }),
      ),
    );
    const seconds = (performance.now() - start) / 1000;
    latencies.sort((a, b) => a - b);
    process.send({
      perSecond: latencies.length / seconds,
      p50: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
      requests: latencies.length,
      sent,
      refused,
    });
  } catch (error) {
    process.send({ refused: String(error) });
  }
});
