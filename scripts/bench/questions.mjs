// What is asked of the API and of RAW (goals.yml), with the keys of the data in it.
import { questions } from './goals.mjs';
import { getJson, signIn } from './processes.mjs';

const encoded = (value) => encodeURIComponent(JSON.stringify(value));

/** A page of a list of the API. */
export function listPath(resource, { sort, range = [0, 9], filter = {} } = {}) {
  const order = sort === undefined ? '' : `sort=${encoded(sort)}&`;
  return `/api/v1/${resource}?${order}range=${encoded(range)}&filter=${encoded(filter)}`;
}

/** Keys of a copy: the month of the next assembly with its assemblies, two free participants of it, surnames that many have, and plans with an approval. */
export async function factsOf(port) {
  const headers = { asistente: await signIn(port, 'asistente'), jefatura: await signIn(port, 'jefatura') };
  const list = (user, resource, asked) => getJson(port, listPath(resource, asked), headers[user]);
  const sort = ['fecha', 'ASC'];
  const coming = { sort, range: [0, 0], filter: { producto: '01', proximas: true } };
  const [next] = await list('asistente', 'asamblea', coming);
  const [desde, hasta] = ['01', '28'].map((day) => `${next.fecha.slice(0, 7)}-${day}`);
  const ofMonth = { sort, filter: { producto: '01', fechaDesde: desde, fechaHasta: hasta } };
  const near = await list('asistente', 'asamblea', ofMonth);
  const taking = { range: [0, 99], filter: { asamblea: next.id, estado: 'participa' } };
  const participants = await list('asistente', 'participante', taking);
  const free = participants.filter((one) => one.adjudicadoPor === '' && one.acciones.includes('adjudicar'));
  const [newest] = await list('jefatura', 'adjudicacion', { range: [0, 0] });
  const filled = await list('jefatura', 'medio-aprobacion', { sort: ['id', 'ASC'] });
  return {
    desde,
    hasta,
    asamblea: [...new Set([next, ...near].map(({ id }) => id))],
    apellido: ['zambrano', 'cedeno', 'mendoza', 'torres'],
    mes: newest.fecha.slice(0, 7),
    plan: filled.map(({ planes: [plan] }) => plan.idCodigo ?? plan),
    free,
  };
}

/** The question with each {fact} in its place, as often as the fact that it names has values. */
function filled(question, facts) {
  const text = JSON.stringify(question);
  const [several, values] =
    Object.entries(facts).find(([name, fact]) => Array.isArray(fact) && text.includes(`{${name}}`)) ?? [];
  return (values ?? ['']).map((value) =>
    JSON.parse(text.replace(/\{(\w+)\}/g, (_, name) => (name === several ? value : facts[name]))),
  );
}

/** Bodies in turn, so that each mark changes the row; `{n}` is the version that it has by then. */
const OFFERS = [2, 3];

export async function askOfApi(port, name, facts) {
  const { user, path, resource, sort, range, filter } = questions[name];
  const headers = await signIn(port, user);
  if (name === 'marca')
    return OFFERS.map((cantidadOferta) => ({
      method: 'PUT',
      path: `/api/v1/participante/${facts.free[0].id}`,
      headers: { ...headers, 'If-Match': '"{n}"' },
      body: JSON.stringify({ adjudicadoPor: 'Oferta', cantidadOferta, prioridadOferta: 1 }),
    }));
  return filled({ path, resource, sort, range, filter }, facts).map((asked) => ({
    path: asked.path ?? listPath(asked.resource, asked),
    headers,
  }));
}

export function askOfRaw(name, facts) {
  // another row: nobody makes the version of the API's stale
  if (name === 'marca')
    return OFFERS.map((offer) => ({ path: `/marca?id=${facts.free[1].id}&version={n}&cantidad=${offer}` }));
  return filled(questions[name].values ?? {}, facts).map((values) => ({
    path: `/${name}?${new URLSearchParams(values)}`,
  }));
}

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
export async function assertSame(name, api, raw) {
  const { key = 'id' } = questions[name];
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
