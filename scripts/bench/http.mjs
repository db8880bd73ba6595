// The goals that ask a question (goals.yml): API, RAW and a tenth of the data, asked in turn; and the memory after the load.
import { demoData, workingCopy } from './data.mjs';
import { goals, questions, row } from './goals.mjs';
import { cpuSecondsOf, ownOf, pssOf, startApi, startLoad, startRaw, stop } from './processes.mjs';
import { askOfApi, askOfRaw, assertSame, factsOf } from './questions.mjs';
import { format, interleave, median, ratio } from './statistics.mjs';

const MEMORY = 'tras carga';

/** The API and RAW on a copy of the demo `scale` times. */
async function seeded(scale) {
  const copy = workingCopy(demoData(scale));
  const api = await startApi(copy.dir);
  const raw = await startRaw(copy.file);
  const facts = await factsOf(api.port);
  return {
    api: { ...api, version: facts.free[0].version, asked: (name) => askOfApi(api.port, name, facts) },
    raw: { ...raw, version: facts.free[1].version, asked: (name) => askOfRaw(name, facts) },
    async close() {
      await stop(api);
      await stop(raw);
      copy.dispose();
    },
  };
}

/** Requests for one slice of time; with the processor time of the server for each, which hardly depends on what else runs. */
async function asking(generator, server, name, { connections = 1, durationMs }) {
  const { child, port } = server;
  const requests = await server.asked(name);
  return async () => {
    const before = cpuSecondsOf(child.pid);
    const one = { port, requests, first: server.version };
    const figures = await generator.load({ connections: Array(connections).fill(one), durationMs });
    if (name === 'marca') server.version += figures.requests;
    const cpu = ((cpuSecondsOf(child.pid) - before) * 1e6) / figures.requests;
    return { ...figures, cpu, spread: figures.p99 / figures.p50 };
  };
}

function described(figures) {
  const of = (figure) => format(median(figures.map((one) => one[figure])));
  return `${of('perSecond')}/s, p50 ${of('p50')}, p99 ${of('p99')} ms, procesador ${of('cpu')} µs`;
}

/** Of those goals whose name begins so. */
async function questionGoals(ids, { rounds, sliceMs }) {
  if (ids.length === 0) return [];
  const generator = startLoad();
  const opened = [];
  const open = async (scale) => {
    const servers = await seeded(scale);
    opened.push(servers);
    return servers;
  };
  /** Asks the question until the server's code for it is compiled: a server of an office has been asked all morning. */
  const warmed = async (server, name) => {
    server.warmed ??= new Set();
    if (server.warmed.has(name)) return;
    server.warmed.add(name);
    const connections = name === 'marca' ? 1 : 32;
    await (await asking(generator, server, name, { connections, durationMs: 6 * sliceMs }))();
  };
  try {
    const big = await open(100);
    let small;
    const otherOf = async ({ question, against }) => {
      if (against === 'RAW') return [big.raw, question];
      if (against !== 'tenth') return [big.api, against];
      small ??= await open(10);
      return [small.api, question];
    };
    const rows = [];
    for (const id of ids.filter((one) => one !== MEMORY)) {
      const { question, against, connections, figure = 'perSecond' } = goals[id];
      const slice = { connections, durationMs: sliceMs };
      if (questions[question].list !== undefined) await compare(question, big);
      const asked = { ours: [big.api, question] };
      if (against !== undefined) asked.other = await otherOf(goals[id]);
      const contestants = {};
      for (const [who, [server, name]] of Object.entries(asked)) {
        await warmed(server, name);
        contestants[who] = await asking(generator, server, name, slice);
      }
      const { ours, other } = await interleave(rounds, contestants);
      const value = other ? ratio(ours, other, (one) => one[figure]) : median(ours.map((one) => one[figure]));
      rows.push(row(id, value, [ours, other].filter(Boolean).map(described).join(' frente a ')));
    }
    if (ids.includes(MEMORY)) {
      await (
        await asking(generator, big.api, 'asambleas', { connections: 32, durationMs: Math.max(5000, 20 * sliceMs) })
      )();
      const { pid } = big.api.child;
      rows.push(row(MEMORY, pssOf(pid), `toda la prueba y una carga final; ${format(ownOf(pid))} MB solo suyos`));
    }
    return rows;
  } finally {
    for (const servers of opened) await servers.close();
    generator.child.kill();
  }
}

async function compare(name, { api, raw }) {
  const its = await raw.asked(name);
  for (const [i, mine] of (await api.asked(name)).entries())
    await assertSame(name, [api.port, mine], [raw.port, its[i]]);
}

const asksQuestion = (id) => goals[id].question !== undefined || id === MEMORY;
const isWorklist = (id) => id.startsWith('N1 ');

export const httpGoals = (wanted, size) =>
  questionGoals(
    Object.keys(goals).filter((id) => wanted(id) && asksQuestion(id) && !isWorklist(id)),
    size,
  );

/** Each list of a worklist, on servers that were started for them. */
export const listGoals = (wanted, size) =>
  questionGoals(
    Object.keys(goals).filter((id) => wanted(id) && isWorklist(id)),
    size,
  );
