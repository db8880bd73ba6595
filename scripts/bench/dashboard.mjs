// D1: the dashboard and the board of late plans over the data of a hundred blocks, right after a commit, and what a point read beside them waits.
import Database from 'better-sqlite3';
import { demoData, workingCopy } from './data.mjs';
import { row } from './goals.mjs';
import { getJson, signIn, startApi, startLoad, stop } from './processes.mjs';
import { format, median, percentile } from './statistics.mjs';

const BOARDS = {
  'D1 tablero': '/api/v1/tablero/cifras?producto=01',
  'D1 año': '/api/v1/tablero/cifras?producto=01&anio=',
  'D1 atrasados': '/api/v1/adjudicacion/atrasados',
};
/** Asked for beside point reads: the figures, and the rows of a year behind one. */
const BESIDE = {
  'D1 lectura': BOARDS['D1 tablero'],
  'D1 lectura filas': `/api/v1/tablero?filter=${encodeURIComponent(JSON.stringify({ producto: '01', anio: new Date().getFullYear() }))}`,
};
const TIMES = 20;

const p95 = (values) => percentile(values, 0.95);

/**
 * Another process withdraws awards of this month, one after the other, and takes that back: nothing that is kept may count any more, of this month, of this year
 * and of the plans that are late.
 */
function withdrawals(db) {
  const month = new Date().toISOString().slice(0, 7);
  const ids = db
    .prepare("SELECT id FROM adjudicacion WHERE productoCodigo = '01' AND estado = 'ADJ' AND fecha LIKE ? LIMIT 500")
    .pluck()
    .all(`${month}%`);
  const withdraw = db.prepare("UPDATE adjudicacion SET estado = 'RADJ', retiradoEn = datetime() WHERE id = ?");
  const takeBack = db.prepare("UPDATE adjudicacion SET estado = 'ADJ', retiradoEn = NULL WHERE id = ?");
  const count = db
    .prepare("SELECT COUNT(*) FROM adjudicacion WHERE productoCodigo = '01' AND estado = 'RADJ' AND fecha LIKE ?")
    .pluck();
  let commits = 0;
  return {
    commit() {
      const id = ids[Math.floor(commits / 2) % ids.length];
      (commits++ % 2 === 0 ? withdraw : takeBack).run(id);
    },
    withdrawn: () => ({ month: count.get(`${month}%`), year: count.get(`${month.slice(0, 4)}%`) }),
  };
}

/** A figure that is fast and old is no figure. @throws when the withdrawn awards are not those that are withdrawn now. */
function rightAfter(board, { month, year }) {
  if (board.retiradas !== undefined && board.retiradas !== (board.mes === null ? year : month))
    throw new Error(`${board.retiradas} withdrawn awards were shown instead of ${board.mes === null ? year : month}`);
}

async function times(count, ask, before, check) {
  const all = [];
  for (let i = 0; i < count; i++) {
    before();
    const started = performance.now();
    const answer = await ask();
    all.push(performance.now() - started);
    check(answer);
  }
  return all;
}

export async function dashboardGoals(wanted, { rounds, sliceMs }) {
  const asked = Object.keys(BOARDS).filter(wanted);
  const beside = Object.keys(BESIDE).filter(wanted);
  if (asked.length + beside.length === 0) return [];
  const copy = workingCopy(demoData(100));
  const api = await startApi(copy.dir);
  const db = new Database(copy.file);
  const rows = [];
  try {
    const headers = await signIn(api.port, 'jefatura');
    const { commit, withdrawn } = withdrawals(db);
    for (const name of asked) {
      const path = BOARDS[name].replace(/anio=$/, `anio=${new Date().getFullYear()}`);
      const ask = () => getJson(api.port, path, headers);
      const check = (board) => rightAfter(board, withdrawn());
      await times(5, ask, commit, check);
      const taken = await times(TIMES, ask, commit, check);
      rows.push(row(name, p95(taken), `p50 ${format(median(taken))} ms`));
    }
    for (const name of beside)
      rows.push(row(name, ...(await besideReads(api.port, headers, commit, { path: BESIDE[name], rounds, sliceMs }))));
  } finally {
    db.close();
    await stop(api);
    copy.dispose();
  }
  return rows.filter(([id]) => wanted(id));
}

/** p99 of point reads while `path` is asked for after each commit, against without it; rounds in turn. */
async function besideReads(port, headers, commit, { path, rounds, sliceMs }) {
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
        await getJson(port, path, headers);
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
  return [median(ratios), `p99 ${of(0)} ms sola, ${of(1)} ms al lado`];
}
