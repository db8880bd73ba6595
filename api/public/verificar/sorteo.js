// A draw again, on the reader's own device, written after docs/sorteo.md and not after the program: two ways to one order.
const byId = (id) => document.getElementById(id);
const [form, result] = ['sorteo', 'repetido'].map(byId);
const NUMBERS = 2 ** 32;
const FORMS = { bombo: /^\d{1,12}$/, loteria: /^\d{3,12}$/, faro: /^[0-9a-f]{64,128}$/ };
const compact = (text) => text.replace(/\s/g, '').toLowerCase();

async function sha256(bytes) {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
const ofText = (text) => sha256(new TextEncoder().encode(text));

/** Plans that are drawn: they take part, and no assembly awarded them before. */
function drawn(text) {
  const [name, , ...lines] = text.split('\n');
  if (!/^adjudica-lista-[12]$/.test(name)) throw new RangeError('Ese archivo no es una lista cerrada.');
  return lines
    .map((line) => JSON.parse(line))
    .filter(([, , , , , , state, awardedIn = 0]) => state === 'participa' && awardedIn === 0)
    .map(([plan]) => plan);
}

/** The list itself, or of a certificate (PDF) the one that it holds. */
export async function listOf(bytes) {
  const text = new TextDecoder('latin1').decode(bytes);
  if (!text.startsWith('%PDF-')) return bytes;
  for (const { index } of text.matchAll(/\/Type\s*\/EmbeddedFile/g)) {
    const from = text.indexOf('stream', index) + 'stream'.length;
    const start = from + (text[from] === '\r' ? 2 : 1);
    const end = text.indexOf('endstream', start);
    const packed = new Blob([bytes.slice(start, end - (text[end - 2] === '\r' ? 2 : 1))]);
    const plain = packed.stream().pipeThrough(new DecompressionStream('deflate'));
    const list = new Uint8Array(await new Response(plain).arrayBuffer());
    if (new TextDecoder().decode(list.slice(0, 15)) === 'adjudica-lista-') return list;
  }
  throw new RangeError('Ese PDF no lleva una lista cerrada.');
}

export async function replay(bytes, { source, day, number }) {
  const left = drawn(new TextDecoder().decode(bytes));
  const list = await sha256(bytes);
  const text = ['adjudica-sorteo-1', list, source, day, number].join('|');
  const seed = await ofText(text);
  const order = [];
  for (let n = 0; left.length > 0; n++) {
    const value = Number.parseInt((await ofText(`${seed}|${n}`)).slice(0, 8), 16);
    if (value < NUMBERS - (NUMBERS % left.length)) order.push(...left.splice(value % left.length, 1));
  }
  return { list, text, seed, order };
}

/** What is printed and is not what was computed. */
export function differences({ seed, order }, printed) {
  const said = [];
  if (compact(printed.seed) !== '' && compact(printed.seed) !== seed) said.push('La semilla impresa es otra.');
  const plans = printed.order.match(/\d{2}-\w+-\w+/g);
  if (plans === null) return said;
  const length = Math.max(plans.length, order.length);
  const at = Array.from({ length }, (_, i) => i).find((i) => plans[i] !== order[i]);
  if (at !== undefined)
    said.push(`El orden impreso difiere en el lugar ${at + 1}: ${plans[at] ?? '—'} en vez de ${order[at] ?? '—'}.`);
  return said;
}

function show({ list, text, seed, order }, said, compared) {
  result.className = said.length > 0 ? 'mal' : compared ? 'bien' : '';
  byId('titulo-sorteo').textContent =
    said.length > 0 ? 'Lo impreso no es lo calculado' : compared ? 'Coincide con lo impreso' : 'Sorteo repetido';
  byId('diferencias').replaceChildren(
    ...said.map((line) => Object.assign(document.createElement('li'), { textContent: line })),
  );
  const element = (tag, ...children) => {
    const made = document.createElement(tag);
    made.append(...children);
    return made;
  };
  const rows = [
    ['Huella de la lista', list],
    ['Texto de la semilla', text],
    ['Semilla', seed],
    // each on one line (verificar.css)
    ['Orden', ...order.flatMap((plan, i) => [element('span', `${i + 1}. ${plan}`), ' '])],
  ];
  byId('calculado').replaceChildren(
    ...rows.flatMap(([name, ...value]) => [element('dt', name), element('dd', ...value)]),
  );
  result.hidden = false;
  result.focus();
}

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const [file] = byId('lista').files;
  const [source, day, number] = [byId('fuente').value, byId('fecha').value, compact(byId('numero').value)];
  const object = (message) => {
    byId('error-sorteo').textContent = message;
    result.hidden = true;
  };
  if (globalThis.crypto?.subtle === undefined) return object('Este navegador no puede calcularlo aquí.');
  if (file === undefined) return object('Elija el archivo de la lista cerrada.');
  if (day === '') return object('Escriba la fecha del resultado.');
  if (!FORMS[source].test(number)) return object('Escriba el número como está impreso.');
  object('');
  try {
    const again = await replay(await listOf(new Uint8Array(await file.arrayBuffer())), { source, day, number });
    const printed = { seed: byId('semilla').value, order: byId('orden').value };
    show(again, differences(again, printed), compact(printed.seed + printed.order) !== '');
  } catch {
    object('Ese archivo no es una lista cerrada ni una constancia que la lleve.');
  }
});
