// The built program between a real store and a real mail server: it keeps, it sends, and it goes on while one of them is gone.
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { apiProcess } from '../lib/api-process.mjs';
import { environment, findBrowser, root } from '../lib/setup.mjs';
import { finish, start, succeed, until } from './procesos.mjs';

const { PDFDocument } = createRequire(join(root, 'api', 'package.json'))('@cantoo/pdf-lib');
const UPLOADS = 16;
const LANES = 4;
const MEMBERS = 4;
/** Minutes before, while and after the mail server is away. */
const ASSEMBLIES = { before: 1, away: 2 };

const command = (name, ...args) => [join('api', 'dist', 'commands', `${name}.js`), ...args];
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const query = (filter, last) =>
  `range=${encodeURIComponent(`[0,${last}]`)}&filter=${encodeURIComponent(JSON.stringify(filter))}`;

function expectEqual(what, seen, wanted) {
  const [a, b] = [JSON.stringify(seen), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${what}: ${a} en vez de ${b}`);
}

/** What it says, where it is no refusal. */
function expectGood(what, { status, bytes }) {
  if (status > 299) throw new Error(`${what}: ${status} ${bytes}`);
  return JSON.parse(bytes.toString());
}

export async function checksOfProgram({ folder, swift, postfix, env: ca }) {
  const dir = join(folder, 'programa');
  mkdirSync(dir);
  const browser = findBrowser();
  const env = environment({
    ...{ NODE_ENV: 'development', DATA_DIR: dir, DATABASE_URL: '', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    ...{ STORAGE_URL: swift.address('programa'), SMTP_URL: postfix.url, RESUMEN_DIARIO: 'false' },
    ...(browser === null ? {} : { CHROMIUM_PATH: browser }),
    ...ca,
  });
  const runCommand = (...args) => finish('node', command(...args), { cwd: root, env });
  const tokens = new Map();
  let [origin, program] = ['', null];
  /** What each upload that was taken holds, by document. */
  const taken = new Map();

  async function ask(user, method, path, { body, headers = {} } = {}) {
    if (!tokens.has(user)) {
      const answer = await fetch(`${origin}/api/v1/auth`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: user, pass: 'adjudica' }),
      });
      tokens.set(user, (await answer.json()).access_token);
    }
    const form = body instanceof FormData;
    const answer = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${tokens.get(user)}`,
        ...(method === 'GET' ? {} : { 'Idempotency-Key': randomUUID() }),
        ...(body === undefined || form ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  }
  /** An answer that has to be good. */
  async function json(...args) {
    return expectGood(args.slice(0, 3).join(' '), await ask(...args));
  }
  const file = (id, headers) => ask('ejecutivo', 'GET', `/documento/${id}/archivo`, { headers });

  const ready = async () => (await (await fetch(`${origin}/health/ready`)).json()).partes;

  async function upload({ id, version }, bytes) {
    const form = new FormData();
    form.set('version', String(version));
    form.set('file', new Blob([bytes], { type: 'application/pdf' }), 'documento.pdf');
    return ask('ejecutivo', 'POST', `/documento/${id}/archivo`, { body: form });
  }

  function expectStoreDown(what, { status, headers, bytes }) {
    const { code } = status > 299 ? JSON.parse(bytes.toString()) : {};
    expectEqual(what, [status, code], [503, 'almacen-no-disponible']);
    if (!(Number(headers.get('retry-after')) > 0)) throw new Error(`${what}: sin Retry-After`);
  }

  async function verifyFiles() {
    const { code, out, err } = await runCommand('db', 'verify-files');
    const [, count] = /Archivos íntegros: ([\d.]+)/.exec(out) ?? [];
    if (code !== 0 || count === undefined) throw new Error(`terminó con ${code}: ${out}${err}`);
    return Number(count.replaceAll('.', ''));
  }

  const marked = new Set();
  /** Some of its members drawn, once, and its minutes. */
  async function issue({ id }) {
    const filter = query({ asamblea: id, estado: 'participa' }, 99);
    const members = marked.has(id) ? [] : await json('asistente', 'GET', `/participante?${filter}`);
    marked.add(id);
    for (const member of members.filter((one) => one.asambleaAdjudica === 0).slice(0, MEMBERS))
      await json('asistente', 'PUT', `/participante/${member.id}`, {
        body: { adjudicadoPor: 'Sorteo', version: member.version },
      });
    const { versionParticipantes } = await json('asistente', 'GET', `/asamblea/${id}`);
    const body = { versionParticipantes, confirmaFechaFutura: true };
    return ask('asistente', 'POST', `/asamblea/${id}/generar-acta`, { body });
  }
  async function issued(assembly) {
    const { notificados } = expectGood(`acta de ${assembly.id}`, await issue(assembly));
    if (!(notificados > 0)) throw new Error(`acta de ${assembly.id}: ningún correo`);
    return notificados;
  }

  const mailsOf = (state) => json('admin', 'GET', `/correo?${query(state === null ? {} : { estado: state }, 99)}`);
  /** Whom what was delivered is for, and its subject as it travels; every mail came by STARTTLS and with the password. */
  function delivered() {
    return postfix.mails().map((raw) => {
      const head = raw.split(/\r?\n\r?\n/)[0].replace(/\r?\n[ \t]+/g, ' ');
      const field = (name) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? '';
      if (!/with ESMTPSA/.test(field('Received'))) throw new Error(`sin TLS o sin clave: ${field('Received')}`);
      return { to: field('Delivered-To'), id: field('Message-ID'), raw };
    });
  }
  /** All mails of the register have left, and each of them lies in the mailbox. */
  async function allDelivered(count) {
    const rows = await until(`${count} correos enviados`, async () => {
      const sent = await mailsOf('enviado');
      return sent.length >= count && (await mailsOf('pendiente')).length === 0 && sent;
    });
    expectEqual('correos dados por perdidos', (await mailsOf('fallido')).length, 0);
    expectEqual('correos enviados', rows.length, count);
    const ours = () => delivered().filter(({ to }) => rows.some(({ destinatario }) => destinatario === to));
    await until(`${count} correos en el buzón`, () => new Set(ours().map(({ id }) => id)).size >= count);
    for (const { destinatario } of rows)
      if (!ours().some(({ to }) => to === destinatario)) throw new Error(`no llegó a ${destinatario}`);
    return ours();
  }

  let documents = [];
  let assemblies = [];
  let mails = 0;

  return [
    [
      'cargar la demostración con sus archivos en Swift, y comprobarlos',
      async () => {
        for (const args of [command('db', 'migrate'), command('seed')]) await succeed('node', args, { cwd: root, env });
        if (existsSync(join(dir, 'archivos'))) throw new Error('hay archivos en la carpeta del programa');
        return `${await verifyFiles()} archivos íntegros`;
      },
    ],
    [
      'iniciar el programa construido: el almacén y el correo responden',
      async () => {
        program = start('node', [...apiProcess.node, join('api', 'dist', 'main.js')], {
          ...{ log: join(folder, 'programa.log'), cwd: root, ipc: true },
          env: { ...env, ...apiProcess.env },
        });
        const [message] = await Promise.race([
          once(program.child, 'message'),
          once(program.child, 'exit').then(() => [{}]),
        ]);
        program.check();
        origin = `http://127.0.0.1:${message.listening}`;
        // each part is given two seconds, and a busy machine may need more the first time
        await until('/health/ready: archivos y correo bien', async () => {
          const { archivos, correo } = await ready();
          return archivos.estado === 'bien' && correo.estado === 'bien';
        });
      },
    ],
    [
      'los correos que la demostración dejó sin enviar llegan todos',
      async () => {
        mails = (await mailsOf(null)).length;
        await allDelivered(mails);
        return `${mails} correos`;
      },
    ],
    [
      'subir un documento y leerlo entero, con su ETag y por partes',
      async () => {
        const plans = await json('ejecutivo', 'GET', `/documentos-cliente?${query({ estado: 'vacia' }, 9)}`);
        for (const { id } of plans) {
          const rows = await json('ejecutivo', 'GET', `/documento?${query({ plan: id }, 99)}`);
          const free = rows.filter(({ acciones, tipo }) => acciones.includes('subir') && tipo.formato !== 'imagen');
          documents.push(...free);
          if (documents.length > UPLOADS) break;
        }
        documents = documents.slice(0, UPLOADS + 1);
        if (documents.length < 2 * LANES) throw new Error(`la demostración deja subir ${documents.length} documentos`);
        const [one] = documents.splice(0, 1);
        const bytes = await pdf('uno', 250);
        expectGood('subida', await upload(one, bytes));
        taken.set(one.id, sha256(bytes));
        const etag = `"${sha256(bytes)}"`;
        const whole = await file(one.id);
        expectEqual('entero', [whole.status, whole.headers.get('etag'), whole.bytes.equals(bytes)], [200, etag, true]);
        expectEqual('If-None-Match', (await file(one.id, { 'If-None-Match': etag })).status, 304);
        const part = await file(one.id, { Range: 'bytes=1000-1999', 'If-Range': etag });
        expectEqual(
          'Range',
          [part.status, part.headers.get('content-range'), part.bytes.equals(bytes.subarray(1000, 2000))],
          [206, `bytes 1000-1999/${bytes.length}`, true],
        );
        expectEqual('fuera', (await file(one.id, { Range: `bytes=${bytes.length}-` })).status, 416);
        return `${bytes.length} bytes`;
      },
    ],
    [
      'generar actas: el PDF queda en Swift y cada correo llega al buzón por STARTTLS',
      async () => {
        const open = await json('asistente', 'GET', `/asamblea?${query({ estado: 'Abierta' }, 99)}`);
        open.sort((a, b) => b.numeroAsamblea - a.numeroAsamblea);
        // the next one of each group: a plan that is marked in one assembly can't be in another
        const ofGroups = new Map(open.map((assembly) => [`${assembly.producto}-${assembly.grupo}`, assembly]));
        assemblies = [...ofGroups.values()];
        if (assemblies.length < ASSEMBLIES.before + ASSEMBLIES.away + 1)
          throw new Error(`asambleas abiertas de ${assemblies.length} grupos`);
        for (const assembly of assemblies.splice(0, ASSEMBLIES.before)) {
          mails += await issued(assembly);
          const minutes = await ask('asistente', 'GET', `/acta/${assembly.id}/archivo`);
          expectEqual('acta', minutes.bytes.subarray(0, 5).toString(), '%PDF-');
          expectEqual('su huella', minutes.headers.get('etag'), `"${sha256(minutes.bytes)}"`);
        }
        for (const { raw } of await allDelivered(mails))
          if (!/fue adjudicado/.test(textOf(raw))) throw new Error(`otro texto: ${raw}`);
        return `${mails} correos en total`;
      },
    ],
    [
      'matar Swift durante las subidas: cada una se guarda o responde 503 con su causa',
      async () => {
        const queue = [...documents];
        let done = 0;
        let refused = 0;
        const halted = until('las primeras subidas', () => done >= LANES).then(() => swift.halt());
        const lane = async () => {
          for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
            const bytes = await pdf(`documento ${one.id}`, 200);
            const answer = await upload(one, bytes);
            if (answer.status === 200) {
              taken.set(one.id, sha256(bytes));
              done += 1;
            } else {
              expectStoreDown(`subida de ${one.id}`, answer);
              refused += 1;
            }
          }
        };
        await Promise.all([halted, ...Array.from({ length: LANES }, lane)]);
        if (refused === 0) throw new Error(`${done} subidas guardadas, ninguna encontró el almacén caído`);
        return `${done} guardadas, ${refused} con 503`;
      },
    ],
    [
      'sin Swift: descargas y actas responden 503 con su causa, lo demás sigue',
      async () => {
        const [id] = taken.keys();
        expectStoreDown('descarga', await file(id));
        expectStoreDown('acta', await issue(assemblies[0]));
        expectEqual('asamblea', (await json('asistente', 'GET', `/asamblea/${assemblies[0].id}`)).estado, 'Abierta');
        await json('ejecutivo', 'GET', '/carpeta');
        await until('/health/ready lo dice', async () => (await ready()).archivos.estado !== 'bien');
      },
    ],
    [
      'con Swift otra vez: lo guardado está, lo rechazado no dejó nada y se guarda ahora',
      async () => {
        await swift.resume();
        for (const [id, hash] of taken) {
          const { status, bytes } = await until(`se lee ${id}`, async () => {
            const answer = await file(id);
            return answer.status !== 503 && answer;
          });
          expectEqual(`documento ${id}`, [status, sha256(bytes)], [200, hash]);
        }
        const left = documents.filter(({ id }) => !taken.has(id));
        for (const one of left) {
          const { versionArchivo, version } = await json('ejecutivo', 'GET', `/documento/${one.id}`);
          expectEqual(`versiones de ${one.id}`, [versionArchivo, version], [0, one.version]);
          const bytes = await pdf(`documento ${one.id}`, 5);
          expectGood(`subida de ${one.id}`, await upload(one, bytes));
          taken.set(one.id, sha256(bytes));
        }
        mails += await issued(assemblies.shift());
        return `${taken.size} documentos leídos, ${left.length} subidos otra vez; ${await verifyFiles()} archivos íntegros`;
      },
    ],
    [
      'matar Postfix mientras salen los correos: las actas se generan y los correos esperan',
      async () => {
        const [first, ...others] = assemblies.splice(0, ASSEMBLIES.away);
        const before = delivered().length;
        const [some] = await Promise.all([issued(first), until('sale el primero', () => delivered().length > before)]);
        await postfix.halt();
        mails += some;
        for (const assembly of others) mails += await issued(assembly);
        const waiting = await until('uno anota por qué espera, y a ninguno se le cuenta un intento', async () => {
          const rows = await mailsOf('pendiente');
          return (
            rows.some(({ codigoError }) => codigoError !== null) && rows.every(({ intentos }) => intentos === 0) && rows
          );
        });
        expectEqual('correos dados por perdidos', (await mailsOf('fallido')).length, 0);
        return `${waiting.length} esperan (${waiting.find(({ codigoError }) => codigoError !== null).codigoError})`;
      },
    ],
    [
      'con Postfix otra vez: salen todos, ninguno se pierde',
      async () => {
        await postfix.resume();
        const arrived = await allDelivered(mails);
        return `${mails} correos, ${arrived.length - mails} repetidos`;
      },
    ],
    [
      'npm run archivos:verify, con el programa detenido',
      async () => {
        await program.stop('SIGTERM');
        expectEqual('fin del programa', program.child.exitCode, 0);
        return `${await verifyFiles()} archivos íntegros`;
      },
    ],
  ];
}

/** Pages with something of their own, so that no two files are alike. */
async function pdf(text, pages) {
  const document = await PDFDocument.create();
  for (let n = 1; n <= pages; n++)
    document.addPage([595, 842]).drawText(`${text}, hoja ${n}`, { x: 60, y: 760, size: 18 });
  return Buffer.from(await document.save());
}

/** What a mail says, whichever way its bytes travelled. */
function textOf(raw) {
  const [head, ...rest] = raw.split(/\r?\n\r?\n/);
  const body = rest.join('\n\n');
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
