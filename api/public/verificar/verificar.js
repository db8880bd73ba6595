// The public page: what the server says of a document, and whether a file is that document. No library, so that it opens at once on any telephone.
const byId = (id) => document.getElementById(id);
const KEY = /^(?:[0-9a-z]{28}|[0-9a-f]{64})$/;
const NOT_A_KEY = 'Escriba los 28 caracteres del código o los 64 de la huella.';
const LOOKS = { vigente: 'bien', firmado: 'bien', reemplazado: 'aviso', anulado: 'mal' };
const VERDICTS = {
  emitido: ['bien', 'El archivo coincide', 'Es idéntico al que se emitió.'],
  firmado: ['bien', 'El archivo coincide', 'Es una copia firmada que guarda la empresa.'],
  agregado: [
    'aviso',
    'El archivo contiene el documento emitido y algo más',
    'Empieza con el documento tal como se emitió. Lo que sigue se agregó después, por ejemplo firmas, y la empresa no lo tiene: compruébelo en su lector de PDF.',
  ],
  otro: [
    'mal',
    'El archivo no coincide',
    'No es el que se emitió: fue alterado, guardado otra vez o es otro documento.',
  ],
};

export async function sha256(bytes) {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a file is to an issued document; `hash`: of the whole file. */
export async function verdictOn(bytes, hash, [issued, ...signed]) {
  if (hash === issued.sha256) return 'emitido';
  if (signed.some((copy) => hash === copy.sha256)) return 'firmado';
  const begins = bytes.byteLength > issued.longitud && (await sha256(bytes.slice(0, issued.longitud)));
  return begins === issued.sha256 ? 'agregado' : 'otro';
}

/** 'Pagaré No. 2 · Plan 01-M001-2': each part on one line where it fits. */
const partsOf = (text) => text.split(/(?<= ·) /);

/** What the rows below the title say. */
export function rowsOf({ documento, numeroVersion, emitidaEn, emitidaPor, firmantes, faltan }, written) {
  return [
    ['Documento', documento],
    ['Versión', String(numeroVersion)],
    ['Emitido', written(emitidaEn)],
    ['Por', emitidaPor],
    ...(firmantes.length > 0 ? [['Firmado por', firmantes.join(', ')]] : []),
    ...(faltan > 0 ? [['Sin firmar', faltan === 1 ? '1 persona' : `${faltan} personas`]] : []),
  ];
}

function openPage() {
  const [form, field, file, zone, result, compared] = [
    'formulario',
    'clave',
    'archivo',
    'zona',
    'resultado',
    'cotejo',
  ].map(byId);
  const when = new Intl.DateTimeFormat('es-EC', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Guayaquil',
  });
  const written = (instant) => when.format(new Date(instant));
  /** The files of the document that is shown; null = none is. */
  let files = null;

  function objectTo(text) {
    byId('error').textContent = text;
    if (text === '') field.removeAttribute('aria-invalid');
    else field.setAttribute('aria-invalid', 'true');
  }

  function show(kind, title, rows, note) {
    result.className = kind;
    byId('titulo').textContent = title;
    byId('datos').replaceChildren(
      ...rows.flatMap(([name, value]) => {
        const [dt, dd] = ['dt', 'dd'].map((tag) => document.createElement(tag));
        dt.textContent = name;
        dd.append(
          ...partsOf(value).flatMap((part) => [
            Object.assign(document.createElement('span'), { textContent: part }),
            ' ',
          ]),
        );
        return [dt, dd];
      }),
    );
    byId('nota').textContent = note;
    result.hidden = false;
    result.focus();
  }

  function tell(verdict) {
    const [kind, title, note] = VERDICTS[verdict];
    compared.className = kind;
    byId('titulo-cotejo').textContent = title;
    byId('nota-cotejo').textContent = note;
    compared.hidden = false;
    compared.focus();
  }

  async function verify(typed) {
    const key = typed.replace(/[\s-]/g, '').toLowerCase();
    files = null;
    result.hidden = true;
    compared.hidden = true;
    objectTo(KEY.test(key) ? '' : NOT_A_KEY);
    if (!KEY.test(key)) return field.focus();
    let answer;
    let body;
    try {
      answer = await fetch(`/api/v1/verificacion/${key}`, { headers: { Accept: 'application/json' } });
      body = await answer.json();
    } catch {
      return show('aviso', 'No se pudo consultar. Revise su conexión e intente de nuevo.', [], '');
    }
    if (!answer.ok) return show(answer.status === 404 ? 'mal' : 'aviso', body.title, [], '');
    files = body.archivos;
    const note = 'Compare estos datos con los impresos. Para comprobar que su archivo no se alteró, elíjalo abajo.';
    show(LOOKS[body.estado], body.resultado, rowsOf(body, written), note);
  }

  async function compare(chosen) {
    compared.hidden = true;
    byId('error-archivo').textContent = '';
    if (globalThis.crypto?.subtle === undefined) {
      byId('error-archivo').textContent =
        'El navegador calcula huellas solo en páginas abiertas con https. Abra esta página con https, o escriba el código impreso.';
      return;
    }
    const bytes = await chosen.arrayBuffer();
    const hash = await sha256(bytes);
    if (files === null) {
      field.value = hash;
      await verify(hash);
    }
    if (files !== null) tell(await verdictOn(bytes, hash, files));
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void verify(field.value);
  });
  file.addEventListener('change', () => {
    const [chosen] = file.files;
    if (chosen !== undefined) void compare(chosen);
    // the same file may be chosen again
    file.value = '';
  });
  // a file that is dropped beside the field would open in place of the page
  document.addEventListener('dragover', (event) => {
    event.preventDefault();
    zone.classList.add('encima');
  });
  document.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) zone.classList.remove('encima');
  });
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    zone.classList.remove('encima');
    const [dropped] = event.dataTransfer.files;
    if (dropped !== undefined) void compare(dropped);
  });

  // The square code leads to /verificar/<code>, on older certificates to their hash.
  const given = location.pathname.split('/')[2] ?? '';
  if (given === '') return;
  field.value = given;
  void verify(given);
}

if (byId('formulario') !== null) openPage();
