// D1: the dashboard and the board of late plans over the data of a hundred blocks: warm, right after a commit, against the plain GROUP BY of the
// same rows, and what a point read beside them waits.
import Database from 'better-sqlite3';
import { demoData, workingCopy } from './data.mjs';
import { row } from './goals.mjs';
import { getJson, signIn, startApi, startLoad, stop } from './processes.mjs';
import { format, median } from './statistics.mjs';

const BOARDS = {
  'D1 tablero': '/api/v1/tablero/cifras?producto=01',
  'D1 año': '/api/v1/tablero/cifras?producto=01&anio=',
  'D1 atrasados': '/api/v1/adjudicacion/atrasados',
};
/** What the figures are without anything of ours: every event with its award, by product, month and kind. */
const PLAIN = `SELECT j.productoCodigo, substr(e.fecha, 1, 7), e.tipo, COUNT(*) FROM evento e
  JOIN adjudicacion j ON j.planId = e.planId GROUP BY 1, 2, 3`;
const WARM = 60;
const COLD = 20;

const p95 = (values) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1];

async function times(count, ask, before = () => {}) {
  const all = [];
  for (let i = 0; i < count; i++) {
    before();
    const started = performance.now();
    await ask();
    all.push(performance.now() - started);
  }
  return all;
}

export async function dashboardGoals(wanted, { rounds, sliceMs }) {
  const asked = Object.keys(BOARDS).filter((name) => ['', ' frío', ' agregado'].some((kind) => wanted(name + kind)));
  const beside = wanted('D1 lectura');
  if (asked.length === 0 && !beside) return [];
  const copy = workingCopy(demoData(100));
  const api = await startApi(copy.dir);
  const db = new Database(copy.file);
  const rows = [];
  try {
    const headers = await signIn(api.port, 'jefatura');
    // another process commits, so that nothing that is kept counts any more; another value each time, since the same one would write nothing
    const change = db.prepare('UPDATE evento SET observacion = ? WHERE id = (SELECT MIN(id) FROM evento)');
    let commits = 0;
    const commit = () => change.run(String(commits++));
    const plain = median(await times(5, () => db.prepare(PLAIN).all()));
    for (const name of asked) {
      const path = BOARDS[name].replace(/anio=$/, `anio=${new Date().getFullYear()}`);
      const ask = () => getJson(api.port, path, headers);
      await times(5, ask, commit);
      const [cold, warm] = [await times(COLD, ask, commit), await times(WARM, ask)];
      rows.push(row(name, p95(warm), `p50 ${format(median(warm))} ms`));
      rows.push(row(`${name} frío`, p95(cold), `p50 ${format(median(cold))} ms`));
      rows.push(row(`${name} agregado`, median(warm) / plain, `GROUP BY ${format(plain)} ms`));
    }
    if (beside) rows.push(await besideReads(api.port, headers, commit, { rounds, sliceMs }));
  } finally {
    db.close();
    await stop(api);
    copy.dispose();
  }
  return rows.filter(([id]) => wanted(id));
}

/** p99 of point reads while the dashboard is asked for after each commit, against without it; rounds in turn. */
async function besideReads(port, headers, commit, { rounds, sliceMs }) {
  const reads = startLoad();
  const [{ id }] = await getJson(port, '/api/v1/adjudicacion?range=[0,0]', headers);
  const job = {
    connections: [{ port, requests: [{ path: `/api/v1/adjudicacion/${id}`, headers }] }],
    durationMs: sliceMs,
  };
  const ratios = [];
  const notes = [];
  for (let round = 0; round < rounds; round++) {
    const alone = await reads.load(job);
    let over = false;
    const dashboard = (async () => {
      while (!over) {
        commit();
        await getJson(port, BOARDS['D1 tablero'], headers);
      }
    })();
    const together = await reads.load(job);
    over = true;
    await dashboard;
    ratios.push(together.p99 / alone.p99);
    notes.push([alone.p99, together.p99]);
  }
  reads.child.kill();
  const of = (which) => format(median(notes.map((pair) => pair[which])));
  return row('D1 lectura', median(ratios), `p99 ${of(0)} ms sola, ${of(1)} ms al lado`);
}
