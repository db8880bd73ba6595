import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A program's log-in record (MS-TDS, LOGIN7). */
export interface Login {
  readonly user: string;
  readonly appName: string;
  readonly database: string;
  readonly readOnly: boolean;
  /** By Windows authentication instead of user and password. */
  readonly windows: boolean;
}

const HEADER = 8;
const PRELOGIN = 0x12;
const LOGIN7 = 0x10;

/** A server that refuses every log-in: it answers as SQL Server does, records the log-in and refuses with an error number, or disconnects. */
export async function refusingServer(refusal: number | 'breaks off') {
  const logins: Login[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', (packet) => {
      if (packet[0] === PRELOGIN) socket.write(greeting());
      if (packet[0] !== LOGIN7) return;
      logins.push(loginOf(packet.subarray(HEADER)));
      if (refusal === 'breaks off') socket.resetAndDestroy();
      else socket.end(answer(Buffer.concat([errorToken(refusal), DONE])));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { logins, port, close: () => server.close() };
}

function answer(tokens: Buffer): Buffer {
  const header = Buffer.from([0x04, 0x01, 0, 0, 0, 0, 1, 0]);
  header.writeUInt16BE(HEADER + tokens.length, 2);
  return Buffer.concat([header, tokens]);
}

/** Version (0), and in option 1 that encryption is not supported (2). */
function greeting(): Buffer {
  const options = Buffer.from([0, 0, 11, 0, 6, 1, 0, 17, 0, 1, 0xff]);
  return answer(Buffer.concat([options, Buffer.from([16, 0, 0, 0, 0, 0, 2])]));
}

function errorToken(number: number): Buffer {
  const text = Buffer.from('Refused', 'utf16le');
  const body = Buffer.alloc(4 + 2 + 2);
  body.writeInt32LE(number, 0);
  body.writeUInt8(14, 5);
  body.writeUInt16LE(text.length / 2, 6);
  const rest = Buffer.alloc(1 + 1 + 4);
  const length = Buffer.alloc(2);
  length.writeUInt16LE(body.length + text.length + rest.length);
  return Buffer.concat([Buffer.from([0xaa]), length, body, text, rest]);
}

const DONE = Buffer.from([0xfd, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

function loginOf(login: Buffer): Login {
  const text = (at: number) => {
    const offset = login.readUInt16LE(at);
    return login.subarray(offset, offset + 2 * login.readUInt16LE(at + 2)).toString('utf16le');
  };
  return {
    user: text(40),
    appName: text(48),
    database: text(68),
    readOnly: ((login[26] ?? 0) & 0x20) !== 0,
    windows: ((login[25] ?? 0) & 0x80) !== 0,
  };
}
