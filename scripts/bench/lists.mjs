// N1: every list of a worklist over the data of a hundred blocks, against RAW: requests a second, p50 and p99, one connection and 32.
import { demoData, workingCopy } from './data.mjs';
import { goals, row } from './goals.mjs';
import { getJson, signIn, startApi, startLoad, startRaw, stop } from './processes.mjs';
import { format, interleave, median, ratio } from './statistics.mjs';

const json = (value) => encodeURIComponent(JSON.stringify(value));
const list = (path, sort, filter = {}) =>
  `/api/v1/${path}?sort=${json(sort)}&range=${json([0, 9])}&filter=${json(filter)}`;

/** Goal → who asks for what, and RAW's answer for the same rows, whose `id` is RAW's `key`. Several paths are asked in turn. */
const LISTS = {
  tareas: { user: 'jefatura', path: () => list('tarea', ['id', 'DESC'], { estado: 'abiertas' }), raw: () => '/tareas' },
  medios: { user: 'jefatura', path: () => list('medio-aprobacion', ['fecha', 'DESC']), raw: () => '/medios' },
  ordenes: { user: 'jefatura', path: () => list('orden-de-compra', ['id', 'DESC']), raw: () => '/ordenes' },
  pagos: { user: 'jefatura', path: () => list('solicitud-de-pago', ['fecha', 'DESC']), raw: () => '/pagos' },
  cartas: {
    user: 'jefatura',
    path: () => list('carta-salida', ['fecha', 'DESC']),
    raw: () => '/cartas',
    key: 'idCodigo',
  },
  concesionarios: {
    user: 'jefatura',
    path: () => list('concesionario', ['nombreComercial', 'ASC']),
    raw: () => '/concesionarios',
  },
  riesgo: {
    user: 'riesgo',
    path: () => list('carpeta', ['id', 'ASC'], { idDepartamento: '004' }),
    raw: () => '/carpetas',
    key: 'idCodigo',
  },
  visor: {
    user: 'jefatura',
    path: () => list('documentos-cliente', ['fechaAdjudicacion', 'DESC']),
    raw: () => '/visor',
    key: 'idCodigo',
  },
  adjudicados: { user: 'jefatura', path: () => list('adjudicacion', ['fecha', 'DESC']), raw: () => '/adjudicados' },
  documentos: {
    user: 'jefatura',
    path: ({ planes }) => planes.map((plan) => list('documento', ['orden', 'ASC'], { plan })),
    raw: ({ planes }) => planes.map((plan) => `/documentos?plan=${plan}`),
  },
  pagares: { user: 'legal', path: () => list('pagare', ['id', 'DESC']), raw: () => '/pagares' },
  prendas: { user: 'legal', path: () => list('prenda', ['id', 'DESC']), raw: () => '/prendas' },
  contratos: {
    user: 'legal',
    path: () => list('contrato', ['fecha', 'DESC']),
    raw: () => '/contratos',
    key: 'idCodigo',
  },
  formatos: { user: 'legal', path: () => list('formato', ['codigo', 'ASC']), raw: () => '/formatos' },
  avisos: {
    user: 'ejecutivo',
    path: () => list('notificacion', ['creadaEn', 'DESC']),
    raw: () => '/avisos?usuario=ejecutivo',
  },
};

const connections = (port, requests, count) => Array.from({ length: count }, () => ({ port, requests }));

/** One answer says at most so many times as much as the other. */
const MUCH = 2;

async function answerOf(port, { path, headers = {} }) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  const total = answer.headers.get('content-range')?.split('/')[1];
  return { rows: JSON.parse(text), total, bytes: Buffer.byteLength(text) };
}

/** @throws when the two don't answer the same rows, of the same total, at about the same length: such a ratio would say nothing. */
async function assertSame(name, api, raw, key = 'id') {
  const [mine, its] = [await answerOf(...api), await answerOf(...raw)];
  const keys = [mine.rows.map(({ id }) => id), its.rows.map((row) => row[key])].map((ids) => ids.join(' '));
  const differs = [
    keys[0] === keys[1] ? null : `rows ${keys.join(' | ')}`,
    mine.total === its.total ? null : `totals ${mine.total} | ${its.total}`,
    mine.bytes / its.bytes < MUCH && its.bytes / mine.bytes < MUCH ? null : `bytes ${mine.bytes} | ${its.bytes}`,
    mine.rows.length > 0 ? null : 'no rows',
  ].filter((what) => what !== null);
  if (differs.length > 0) throw new Error(`N1 ${name}: API and RAW answer differently: ${differs.join('; ')}`);
}

export async function listGoals(wanted, { rounds, sliceMs }) {
  const asked = Object.keys(LISTS).filter((name) => [1, 32].some((count) => wanted(`N1 ${name} c=${count}`)));
  if (asked.length === 0) return [];
  const generator = startLoad();
  const copy = workingCopy(demoData(100));
  const [api, raw] = [await startApi(copy.dir), await startRaw(copy.file)];
  const rows = [];
  try {
    const headers = await signIn(api.port, 'jefatura');
    const filled = await getJson(api.port, list('medio-aprobacion', ['id', 'ASC']), headers);
    const known = { planes: filled.map(({ planes: [plan] }) => plan.idCodigo ?? plan) };
    for (const name of asked) {
      const { user, path, raw: rawPath, key } = LISTS[name];
      const own = { headers: await signIn(api.port, user) };
      const mine = [path(known)].flat().map((one) => ({ path: one, ...own }));
      const its = [rawPath(known)].flat().map((one) => ({ path: one }));
      for (const [i, one] of mine.entries()) await assertSame(name, [api.port, one], [raw.port, its[i]], key);
      const ask = (port, requests, count) => () =>
        generator.load({ connections: connections(port, requests, count), durationMs: sliceMs });
      for (const count of [1, 32]) {
        const id = `N1 ${name} c=${count}`;
        if (!wanted(id) || goals[id] === undefined) continue;
        const figures = await interleave(rounds, {
          api: ask(api.port, mine, count),
          raw: ask(raw.port, its, count),
        });
        const of = (which, figure) => format(median(figures[which].map((f) => f[figure])));
        const note = ['api', 'raw'].map(
          (which) => `${of(which, 'perSecond')}/s, p50 ${of(which, 'p50')}, p99 ${of(which, 'p99')} ms`,
        );
        rows.push(
          row(
            id,
            ratio(figures.api, figures.raw, (f) => f.perSecond),
            note.join(' frente a '),
          ),
        );
      }
    }
  } finally {
    await stop(api);
    await stop(raw);
    copy.dispose();
    generator.child.kill();
  }
  return rows;
}
