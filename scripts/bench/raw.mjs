// RAW, the yardstick: a bare node:http handler that answers the same rows from the same file with prepared statements. No authentication,
// no validation, no audit of accesses, no framework: what is left is the least that this machine can do for such an answer.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import Database from 'better-sqlite3';
import { pieces, questions } from './goals.mjs';

const db = new Database(process.env.DATABASE_FILE);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.pragma('cache_size = -16000');
db.pragma('busy_timeout = 5000');

/** With the pieces in their places, and a sign before each parameter: the engine would plan again on each run what has a bare one. */
const written = (sql) =>
  sql.replace(/\{(\w+)(?: (\w+))?\}/g, (_, piece, of) => pieces[piece].replaceAll('$', of)).replaceAll('@', '+@');

/** Question → what answers it: its rows and the rest of its answer; `beside` is read of the plans of its rows and not answered. */
const answers = Object.fromEntries(
  Object.entries(questions)
    .filter(([, { sql }]) => sql !== undefined)
    .map(([name, { sql, beside = {} }]) => {
      const statements = Object.entries(sql).map(([what, text]) => [what, db.prepare(written(text))]);
      const others = Object.values(beside).map((text) => db.prepare(written(text)));
      return [
        `/${name}`,
        (values) => {
          const answer = Object.fromEntries(statements.map(([what, statement]) => [what, statement.all(values)]));
          for (const other of others) other.all({ plans: JSON.stringify(answer.rows.map(({ planId }) => planId)) });
          return answer;
        },
      ];
    }),
);

const update = db.prepare(
  'UPDATE participante SET cantidadOferta = ?, prioridadOferta = ?, version = version + 1 WHERE id = ? AND version = ?',
);
const raise = db.prepare(
  'UPDATE asamblea SET versionParticipantes = versionParticipantes + 1 WHERE id = (SELECT asambleaId FROM participante WHERE id = ?)',
);
const audit = db.prepare(
  `INSERT INTO auditoria (instante, usuarioId, usuario, accion, recurso, recursoId, antes, despues, solicitud, huella)
   VALUES (?, NULL, 'raw', 'marcar', 'participante', ?, NULL, ?, NULL, ?)`,
);
const mark = db.transaction((id, version, cantidad) => {
  const despues = JSON.stringify({ cantidad });
  if (update.run(cantidad, 1, id, version).changes !== 1) throw new Error('stale');
  raise.run(id);
  const now = new Date().toISOString();
  audit.run(now, String(id), despues, createHash('sha256').update(`${now}${id}${despues}`).digest('hex'));
  return { rows: [{ id, version: version + 1, cantidad }] };
});
answers['/marca'] = ({ id, version, cantidad }) => mark.immediate(Number(id), Number(version), Number(cantidad));

const server = createServer((request, response) => {
  const url = new URL(request.url, 'http://raw');
  try {
    const { rows, total, ...more } = answers[url.pathname](Object.fromEntries(url.searchParams));
    const body = JSON.stringify(Object.keys(more).length === 0 ? rows : { ...rows[0], ...more });
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      ...(total === undefined ? {} : { 'Content-Range': `items 0-${rows.length - 1}/${total[0].total}` }),
    });
    response.end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(0, '127.0.0.1', () => process.send({ listening: server.address().port }));
process.on('disconnect', () => process.exit(0));
