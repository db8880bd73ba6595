// H1–H5, G1, G2, G5: the API and RAW on copies of the same data, in turn.
import { demoData, workingCopy } from './data.mjs';
import { goals, row } from './goals.mjs';
import { cpuSecondsOf, getJson, ownOf, pssOf, signIn, startApi, startLoad, startRaw, stop } from './processes.mjs';
import { format, interleave, median, ratio } from './statistics.mjs';

const json = (value) => encodeURIComponent(JSON.stringify(value));
const API = '/api/v1';
/** Frequent ones of the demo, asked for in turn. */
const SURNAMES = ['zambrano', 'cedeno', 'mendoza', 'torres'];
const perSecond = (figures) => figures.perSecond;
const p50 = (figures) => figures.p50;
const rates = (figures) => `${format(median(figures.map(perSecond)), 4)}/s`;
const micros = (figures) => format(median(figures.map((f) => f.cpu)));
const millis = (figures) => `${format(median(figures.map(p50)))} ms`;

/** API, RAW and what is asked of both, on a copy of the demo `scale` times. */
async function seeded(scale) {
  const copy = workingCopy(demoData(scale));
  const api = await startApi(copy.dir);
  const raw = await startRaw(copy.file);
  const headers = await signIn(api.port, 'asistente');
  const asked = { ...(await questions(api.port, headers)), ...(await ofAwards(api.port)) };
  return {
    api,
    raw,
    asked,
    async close() {
      await stop(api);
      await stop(raw);
      copy.dispose();
    },
  };
}

/** Requests with real keys of this copy: the month of the next assembly, that assembly and its participants, a surname that many have. */
async function questions(port, headers) {
  const list = (filter, range, sort = ['fecha', 'ASC']) =>
    `${API}/asamblea?sort=${json(sort)}&range=${json(range)}&filter=${json(filter)}`;
  const [next] = await getJson(port, list({ producto: '01', proximas: true }, [0, 0]), headers);
  const { id } = next;
  const month = { desde: `${next.fecha.slice(0, 7)}-01`, hasta: `${next.fecha.slice(0, 7)}-28` };
  const filter = { producto: '01', fechaDesde: month.desde, fechaHasta: month.hasta };
  const participants = await getJson(
    port,
    `${API}/participante?range=${json([0, 99])}&filter=${json({ asamblea: id, estado: 'participa' })}`,
    headers,
  );
  const free = participants.find((p) => p.adjudicadoPor === '' && p.acciones.includes('adjudicar'));
  const get = (path) => ({ path, headers });
  const some = await getJson(port, list(filter, [0, 9]), headers);
  const ids = [id, ...some.map((one) => one.id).filter((one) => one !== id)];
  const mark = (cantidadOferta) => ({
    method: 'PUT',
    path: `${API}/participante/${free.id}`,
    headers: { ...headers, 'If-Match': '"{n}"' },
    body: JSON.stringify({ adjudicadoPor: 'Oferta', cantidadOferta, prioridadOferta: 1 }),
  });
  return {
    list: get(list(filter, [0, 9])),
    everything: get(list({}, [0, 9])),
    deep: get(list({}, [10_000, 10_009])),
    detail: ids.map((one) => get(`${API}/asamblea/${one}`)),
    search: SURNAMES.map((name) => get(`${API}/cliente/busqueda?q=${name}`)),
    nobody: get(`${API}/cliente/busqueda?q=xyzqwk`),
    marks: { requests: [mark(2), mark(3)], first: free.version, id: free.id },
    raw: {
      list: { path: `/lista?producto=01&desde=${month.desde}&hasta=${month.hasta}` },
      detail: ids.map((one) => ({ path: `/detalle?id=${one}` })),
      search: SURNAMES.map((name) => ({ path: `/busqueda?q=${name}` })),
      nobody: { path: '/like?q=xyzqwk' },
    },
  };
}

/** Lists of awarded members: of one executive in the month of the newest award, and all of them. */
async function ofAwards(port) {
  const list = async (name, filter) => ({
    path: `${API}/adjudicacion?range=${json([0, 9])}&filter=${json(filter)}`,
    headers: await signIn(port, name),
  });
  const sorted = async (path, field) => ({
    path: `${API}/${path}?sort=${json([field, 'ASC'])}&range=${json([0, 9])}`,
    headers: await signIn(port, 'jefatura'),
  });
  const [newest] = await getJson(port, (await list('jefatura', {})).path, await signIn(port, 'jefatura'));
  return {
    socios: await list('ejecutivo', { ejecutivo: 'yo', producto: '01', mes: newest.fecha.slice(0, 7) }),
    adjudicados: await list('jefatura', {}),
    porNombre: await sorted('adjudicacion', 'nombreCliente'),
    visorPorNombre: await sorted('documentos-cliente', 'nombreCompleto'),
  };
}

const connections = (port, request, count) =>
  Array.from({ length: count }, () => ({ port, requests: [request].flat() }));

const MEASURED = Object.keys(goals).filter((id) => /^(H|p99|G1|G2|G5|tras)/.test(id));

export async function httpGoals(wanted, { rounds, sliceMs }) {
  if (!MEASURED.some(wanted)) return [];
  const generator = startLoad();
  const rows = [];
  const big = await seeded(100);
  /** Requests for one slice of time; with the processor time of the server for each, which hardly depends on what else runs. */
  const ask =
    (server, request, count = 1, durationMs = sliceMs) =>
    async () => {
      const before = cpuSecondsOf(server.child.pid);
      const figures = await generator.load({ connections: connections(server.port, request, count), durationMs });
      return { ...figures, cpu: ((cpuSecondsOf(server.child.pid) - before) * 1e6) / figures.requests };
    };
  const against = async (id, name, count) => {
    if (!wanted(id)) return;
    const { api, raw } = await interleave(rounds, {
      api: ask(big.api, big.asked[name], count),
      raw: ask(big.raw, big.asked.raw[name], count),
    });
    const cpu = `procesador ${micros(api)} frente a ${micros(raw)} µs: ${format(ratio(raw, api, (f) => f.cpu))}`;
    rows.push(
      row(
        id,
        ratio(api, raw, perSecond),
        `${rates(api)} frente a ${rates(raw)}; p50 ${millis(api)}, p99 ${format(median(api.map((f) => f.p99)))} ms; ${cpu}`,
      ),
    );
  };
  /** Marks of one row, one after the other; the version of the row follows from how many were sent. */
  const marking = (port, { requests, first, id }, path) => {
    let version = first;
    return async () => {
      const job = { port, requests: path ? path(id) : requests, first: version };
      // Both bodies in turn from the first one on, so that each mark changes the row.
      if (!path && (version - first) % 2 === 1) job.requests = [...requests].reverse();
      const figures = await generator.load({ connections: [job], durationMs: sliceMs });
      version += figures.requests;
      return figures;
    };
  };
  try {
    // Compiled code, caches of pages and statements: what an application has after its first minutes.
    for (const name of ['list', 'detail', 'search', 'socios']) await ask(big.api, big.asked[name], 4, 3 * sliceMs)();
    await against('H1 c=1', 'list', 1);
    await against('H1 c=32', 'list', 32);
    if (wanted('p99')) {
      const { list } = await interleave(rounds, { list: ask(big.api, big.asked.list, 32) });
      const times = (f) => f.p99 / f.p50;
      rows.push(row('p99', median(list.map(times)), `p50 ${millis(list)}`));
    }
    await against('H2 c=1', 'detail', 1);
    await against('H2 c=32', 'detail', 32);
    if (wanted('H3')) {
      const other = await rowForRaw(big);
      const { api, raw } = await interleave(rounds, {
        api: marking(big.api.port, big.asked.marks),
        raw: marking(big.raw.port, other, (id) =>
          [2, 3].map((cantidad) => ({ path: `/marcar?id=${id}&version={n}&cantidad=${cantidad}` })),
        ),
      });
      rows.push(row('H3', ratio(api, raw, perSecond), `${rates(api)} frente a ${rates(raw)}; p50 ${millis(api)}`));
    }
    await against('H4 c=1', 'search', 1);
    await against('H4 c=32', 'search', 32);
    if (wanted('H5')) {
      const { api, raw } = await interleave(rounds, {
        api: ask(big.api, big.asked.nobody),
        raw: ask(big.raw, big.asked.raw.nobody),
      });
      rows.push(row('H5', ratio(api, raw, p50), `${millis(api)} frente a ${millis(raw)}`));
    }
    if (wanted('G5')) {
      const { deep, first } = await interleave(rounds, {
        deep: ask(big.api, big.asked.deep),
        first: ask(big.api, big.asked.everything),
      });
      rows.push(row('G5', ratio(deep, first, p50), `${millis(deep)} frente a ${millis(first)}`));
    }
    if (wanted('tras carga')) {
      await ask(big.api, big.asked.list, 32, Math.max(5000, 20 * sliceMs))();
      const { pid } = big.api.child;
      rows.push(row('tras carga', pssOf(pid), `toda la prueba y una carga final; ${format(ownOf(pid))} MB solo suyos`));
    }
    if (MEASURED.filter((id) => /^G[12]/.test(id)).some(wanted)) {
      const small = await seeded(10);
      const grows = async (id, name) => {
        if (!wanted(id)) return;
        const { ten, hundred } = await interleave(rounds, {
          ten: ask(small.api, small.asked[name]),
          hundred: ask(big.api, big.asked[name]),
        });
        rows.push(row(id, ratio(hundred, ten, p50), `${millis(ten)} → ${millis(hundred)}`));
      };
      try {
        for (const name of ['list', 'detail', 'search', 'socios'])
          await ask(small.api, small.asked[name], 4, 3 * sliceMs)();
        await grows('G1 mes', 'list');
        await grows('G1 todo', 'everything');
        await grows('G1 socios', 'socios');
        await grows('G1 adjudicados', 'adjudicados');
        await grows('G1 por nombre', 'porNombre');
        await grows('G1 visor por nombre', 'visorPorNombre');
        await grows('G2 detalle', 'detail');
        if (wanted('G2 marca')) {
          const versionOf = async ({ api, asked }) => {
            const { path, headers } = asked.marks.requests[0];
            return (await getJson(api.port, path, { Authorization: headers.Authorization })).version;
          };
          const { ten, hundred } = await interleave(rounds, {
            ten: marking(small.api.port, { ...small.asked.marks, first: await versionOf(small) }),
            hundred: marking(big.api.port, await continued(big, await versionOf(big))),
          });
          rows.push(row('G2 marca', ratio(hundred, ten, p50), `${millis(ten)} → ${millis(hundred)}`));
        }
        await grows('G2 búsqueda', 'search');
      } finally {
        await small.close();
      }
    }
  } finally {
    await big.close();
    generator.child.kill();
  }
  return rows;
}

/** The marks of a row that was marked before: the body that changes it comes first. */
async function continued({ api, asked }, version) {
  const { requests } = asked.marks;
  const { path, headers } = requests[0];
  const { cantidadOferta } = await getJson(api.port, path, { Authorization: headers.Authorization });
  const ordered = JSON.parse(requests[0].body).cantidadOferta === cantidadOferta ? [...requests].reverse() : requests;
  return { ...asked.marks, requests: ordered, first: version };
}

/** Another row of the same assembly for RAW: nobody makes the other's version stale. */
async function rowForRaw({ api, asked }) {
  const { headers } = asked.list;
  const mine = await getJson(api.port, `${API}/participante/${asked.marks.id}`, headers);
  const filter = { asamblea: mine.asambleaId, estado: 'participa' };
  const rows = await getJson(api.port, `${API}/participante?range=${json([0, 99])}&filter=${json(filter)}`, headers);
  const { id, version } = rows.find((other) => other.id !== mine.id && other.adjudicadoPor === '');
  return { id, first: version };
}
