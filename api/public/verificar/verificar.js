// The public page: what the server says of a hash, and nothing else. No library, so that it opens at once on any telephone.
const byId = (id) => document.getElementById(id);
const [form, field, file, result] = ['formulario', 'huella', 'archivo', 'resultado'].map(byId);
const HASH = /^[0-9a-f]{64}$/;
const NOT_A_HASH = 'Escriba los 64 caracteres de la huella.';

const cuando = new Intl.DateTimeFormat('es-EC', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Guayaquil',
});

function objectTo(text) {
  byId('error').textContent = text;
  if (text === '') field.removeAttribute('aria-invalid');
  else {
    field.setAttribute('aria-invalid', 'true');
    result.hidden = true;
  }
}

function show(kind, title, rows, note) {
  result.className = kind;
  byId('titulo').textContent = title;
  byId('datos').replaceChildren(
    ...rows.flatMap(([name, value]) => {
      const [dt, dd] = ['dt', 'dd'].map((tag) => document.createElement(tag));
      dt.textContent = name;
      dd.textContent = value;
      return [dt, dd];
    }),
  );
  byId('nota').textContent = note;
  result.hidden = false;
  result.focus();
}

async function verify(written) {
  const hash = written.replace(/\s/g, '').toLowerCase();
  objectTo(HASH.test(hash) ? '' : NOT_A_HASH);
  if (!HASH.test(hash)) return field.focus();
  let answer;
  let body;
  try {
    answer = await fetch(`/api/v1/verificacion/${hash}`, { headers: { Accept: 'application/json' } });
    body = await answer.json();
  } catch {
    return show('aviso', 'No se pudo consultar. Revise su conexión e intente de nuevo.', [], '');
  }
  if (!answer.ok) return show(answer.status === 404 ? 'mal' : 'aviso', body.title, [], '');
  const { resultado, vigente, documento, numeroVersion, emitidaEn, emitidaPor, porArchivo } = body;
  show(
    vigente ? 'bien' : 'aviso',
    resultado,
    [
      ['Documento', documento],
      ['Versión', String(numeroVersion)],
      ['Emitido', cuando.format(new Date(emitidaEn))],
      ['Por', emitidaPor],
    ],
    porArchivo
      ? 'El archivo es idéntico al que se emitió.'
      : 'La huella impresa es de un documento emitido. Para comprobar que su archivo no se alteró, elíjalo arriba.',
  );
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void verify(field.value);
});

file.addEventListener('change', async () => {
  const [chosen] = file.files;
  if (chosen === undefined) return;
  if (globalThis.crypto?.subtle === undefined)
    return objectTo('Este navegador no puede calcular la huella aquí. Escriba la que está impresa.');
  const digest = await crypto.subtle.digest('SHA-256', await chosen.arrayBuffer());
  field.value = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  await verify(field.value);
});

// The square code leads to /verificar/<hash>.
const given = location.pathname.split('/')[2] ?? '';
if (given !== '') {
  field.value = given;
  void verify(given);
}
