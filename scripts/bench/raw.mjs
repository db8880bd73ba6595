// RAW, the yardstick: a bare node:http handler that answers the same rows from the same file with prepared statements. No authentication,
// no validation, no audit of accesses, no framework: what is left is the least that this machine can do for such an answer.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import Database from 'better-sqlite3';
import { rawLists } from './raw-lists.mjs';

const db = new Database(process.env.DATABASE_FILE);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.pragma('cache_size = -16000');
db.pragma('busy_timeout = 5000');

const COLUMNS = `s.id, s.grupoId, s.numeroAsamblea, s.fecha, s.hora, s.lugar, s.notario, s.testigo1, s.testigo2, s.testigo3, s.estado,
  s.version, s.versionParticipantes, s.productoCodigo AS producto, d.nombre AS productoNombre, g.grupo, g.mesesPlan, a.id AS actaId`;
const JOINED = `FROM asamblea s JOIN grupo g ON g.id = s.grupoId JOIN producto d ON d.codigo = s.productoCodigo
  LEFT JOIN documento_emitido a ON a.asambleaId = s.id AND a.tipo = 'acta' AND a.numeroVersion = 1`;
const OF_MONTH = 's.productoCodigo = ? AND s.fecha >= ? AND s.fecha <= ?';
const PERSON = 'p.id, p.tipoIdentificacion, p.identificacion, p.nombres, p.apellidoPaterno, p.apellidoMaterno';

// a bare `LIMIT ?` is planned anew for each value
const statements = {
  list: db.prepare(`SELECT ${COLUMNS} ${JOINED} WHERE ${OF_MONTH} ORDER BY s.fecha, s.id LIMIT ? + 0 OFFSET ? + 0`),
  count: db.prepare(`SELECT COUNT(*) AS total FROM asamblea s WHERE ${OF_MONTH}`),
  one: db.prepare(
    `SELECT ${COLUMNS}, u.nombre AS emisor ${JOINED} LEFT JOIN usuario u ON u.id = a.emitidoPor WHERE s.id = ?`,
  ),
  group: db.prepare(
    `SELECT s.id, s.numeroAsamblea, s.fecha, s.estado, s.version, a.id AS actaId FROM asamblea s
     LEFT JOIN documento_emitido a ON a.asambleaId = s.id AND a.tipo = 'acta' AND a.numeroVersion = 1 WHERE s.grupoId = ? ORDER BY s.numeroAsamblea`,
  ),
  quorum: db.prepare(
    `SELECT COUNT(*) AS planes, SUM(CASE WHEN estado = 'participa' THEN 1 ELSE 0 END) AS participantes
     FROM participante WHERE asambleaId = ? AND nombreCliente <> 'libre'`,
  ),
  update: db.prepare(
    'UPDATE participante SET cantidadOferta = ?, prioridadOferta = ?, version = version + 1 WHERE id = ? AND version = ?',
  ),
  raise: db.prepare(
    'UPDATE asamblea SET versionParticipantes = versionParticipantes + 1 WHERE id = (SELECT asambleaId FROM participante WHERE id = ?)',
  ),
  audit: db.prepare(
    `INSERT INTO auditoria (instante, usuarioId, usuario, accion, recurso, recursoId, antes, despues, solicitud, huella)
     VALUES (?, NULL, 'raw', 'marcar', 'participante', ?, NULL, ?, NULL, ?)`,
  ),
  search: db.prepare(
    `SELECT ${PERSON} FROM persona_token t JOIN persona p ON p.id = t.personaId WHERE t.token >= ? AND t.token < ?
     ORDER BY t.token, t.nombreNormalizado, t.personaId LIMIT 20`,
  ),
  like: db.prepare(
    `SELECT ${PERSON} FROM persona p WHERE p.identificacion LIKE ? OR p.apellidoPaterno || ' ' || p.apellidoMaterno || ' ' || p.nombres LIKE ?
     LIMIT 20`,
  ),
};

const mark = db.transaction((id, version, cantidad) => {
  const despues = JSON.stringify({ cantidad });
  if (statements.update.run(cantidad, 1, id, version).changes !== 1) throw new Error('stale');
  statements.raise.run(id);
  const now = new Date().toISOString();
  statements.audit.run(now, String(id), despues, createHash('sha256').update(`${now}${id}${despues}`).digest('hex'));
  return { id, version: version + 1, cantidad };
});

const answers = {
  '/lista': (q) => {
    const month = [q.get('producto'), q.get('desde'), q.get('hasta')];
    return { rows: statements.list.all(...month, 10, Number(q.get('offset') ?? 0)), ...statements.count.get(...month) };
  },
  '/detalle': (q) => {
    const row = statements.one.get(q.get('id'));
    return { ...row, grupo: statements.group.all(row.grupoId), quorum: statements.quorum.get(row.id) };
  },
  '/marcar': (q) => mark.immediate(Number(q.get('id')), Number(q.get('version')), Number(q.get('cantidad'))),
  '/busqueda': (q) => statements.search.all(q.get('q'), `${q.get('q')}\u{10ffff}`),
  '/like': (q) => statements.like.all(`%${q.get('q')}%`, `%${q.get('q')}%`),
};

Object.assign(answers, rawLists(db));

const server = createServer((request, response) => {
  const url = new URL(request.url, 'http://raw');
  try {
    const answer = answers[url.pathname](url.searchParams);
    const { rows, total } = answer;
    const body = JSON.stringify(rows ?? answer);
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      ...(total === undefined ? {} : { 'Content-Range': `items 0-${rows.length - 1}/${total}` }),
    });
    response.end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(0, '127.0.0.1', () => process.send({ listening: server.address().port }));
process.on('disconnect', () => process.exit(0));
