// D1: the dashboard and the board of late plans over the data of a hundred blocks, right after a commit, and what a point read beside them waits.
import Database from 'better-sqlite3';
import { demoData, workingCopy } from './data.mjs';
import { goals, row } from './goals.mjs';
import { getJson, signIn, startApi, startLoad, stop } from './processes.mjs';
import { format, median, percentile } from './statistics.mjs';

const WARM = 5;
const TIMES = 20;

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

export async function dashboardGoals(wanted, size) {
  const asked = Object.keys(goals).filter((id) => wanted(id) && (goals[id].board ?? goals[id].beside) !== undefined);
  if (asked.length === 0) return [];
  const copy = workingCopy(demoData(100));
  const api = await startApi(copy.dir);
  const db = new Database(copy.file);
  const reads = startLoad();
  try {
    const headers = await signIn(api.port, 'jefatura');
    const { commit, withdrawn } = withdrawals(db);
    const rows = [];
    for (const id of asked) {
      const { board, beside } = goals[id];
      const path = encodeURI((board ?? beside).replace('{anio}', new Date().getFullYear()));
      /** Milliseconds of the figures right after a commit. */
      const figures = async () => {
        commit();
        const started = performance.now();
        const answer = await getJson(api.port, path, headers);
        const taken = performance.now() - started;
        if (board !== undefined) rightAfter(answer, withdrawn());
        return taken;
      };
      rows.push(
        row(
          id,
          ...(board === undefined
            ? await besideReads(api.port, headers, reads, figures, size)
            : await timesOf(figures)),
        ),
      );
    }
    return rows;
  } finally {
    reads.child.kill();
    db.close();
    await stop(api);
    copy.dispose();
  }
}

async function timesOf(figures) {
  const taken = [];
  for (let i = -WARM; i < TIMES; i++) {
    const ms = await figures();
    if (i >= 0) taken.push(ms);
  }
  return [percentile(taken, 0.95), `p50 ${format(median(taken))} ms`];
}

/** p99 of point reads while the figures are asked for, against without; rounds in turn. */
async function besideReads(port, headers, reads, figures, { rounds, sliceMs }) {
  const [{ id }] = await getJson(port, '/api/v1/adjudicacion?range=[0,0]', headers);
  const job = {
    connections: [{ port, requests: [{ path: `/api/v1/adjudicacion/${id}`, headers }] }],
    durationMs: sliceMs,
  };
  const pairs = [];
  for (let round = 0; round < rounds; round++) {
    const alone = await reads.load(job);
    let over = false;
    const dashboard = (async () => {
      while (!over) await figures();
    })();
    const together = await reads.load(job);
    over = true;
    await dashboard;
    pairs.push([alone.p99, together.p99]);
  }
  const of = (which) => format(median(pairs.map((pair) => pair[which])));
  return [median(pairs.map(([alone, together]) => together / alone)), `p99 ${of(0)} ms sola, ${of(1)} ms al lado`];
}
