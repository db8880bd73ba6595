// Records of the demo that stand for `:cedula`, `:planId` and the others in screens.json. Used by check-screens.mjs, and by the journey that
// visits every screen: node screen-records.mjs <port> prints them as JSON, and the place of each screen in the order of screens.json.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getJson, signIn } from '../bench/processes.mjs';
import { root } from './setup.mjs';

/** Every screen, who opens it, and what it may weigh (kB of JavaScript, gzip). */
export const screens = JSON.parse(readFileSync(join(root, 'scripts', 'screens.json'), 'utf8'));

/** The address of a screen, and the state that the router carries along to it, with these records in them. */
export function placeOf({ screen, query = '', state }, records) {
  const filled = (text) => text.replace(/:(\w+)/g, (_, name) => records[name]);
  if (state === undefined) return { path: filled(`${screen}${query}`) };
  const carried = Object.entries(state).map(([key, name]) => [key, records[name]]);
  return { path: filled(`${screen}${query}`), state: Object.fromEntries(carried) };
}

/** A plan with an approval and a contract is the fullest; of a client with several plans, because the status page of one with a single plan is that plan's. */
export async function recordsOf(port) {
  const executive = await signIn(port, 'ejecutivo');
  const medios = await getJson(port, '/api/v1/medio-aprobacion?range=[0,99]', executive);
  const medio = await withSeveralPlans(port, executive, medios);
  const admin = await signIn(port, 'admin');
  const [user] = await getJson(port, '/api/v1/usuario?range=[0,0]', admin);
  const [orden] = await getJson(port, '/api/v1/orden-de-compra?range=[0,0]', executive);
  const head = await signIn(port, 'jefatura');
  const [pago] = await getJson(port, '/api/v1/solicitud-de-pago?range=[0,0]', head);
  const legal = await signIn(port, 'legal');
  const borradores = encodeURIComponent(JSON.stringify({ situacion: 'borrador' }));
  const [formato] = await getJson(port, `/api/v1/formato?filter=${borradores}&range=[0,0]`, legal);
  const [pagare] = await getJson(port, '/api/v1/pagare?range=[0,0]', head);
  const tramites = await getJson(port, '/api/v1/tramite-legal?range=[0,99]', legal);
  // the page that makes a contract goes on to the one that is there
  const { id: planSinContrato } = tramites.find(({ contratoId }) => contratoId === null);
  const [carta] = await getJson(port, '/api/v1/carta-salida?range=[0,0]', head);
  return {
    numeroPagare: pagare.id,
    cedula: medio.cedula,
    planId: medio.planes[0],
    planSinContrato,
    planDeCarta: carta.id,
    medioId: medio.id,
    ordenId: orden.id,
    pagoId: pago.id,
    formatoId: formato.id,
    usuarioId: user.id,
    cuentaServicioId: await accountOf(port, admin),
    derechoTitularId: await rightOf(port, admin, medio.cedula),
    suscripcionId: await subscriptionOf(port, admin),
    importacionId: await importOf(port, admin),
  };
}

async function withSeveralPlans(port, executive, medios) {
  for (const medio of medios) {
    const [plan] = medio.planes;
    const { planes } = await getJson(port, `/api/v1/cliente/${medio.cedula}`, executive);
    const contract = await fetch(`http://127.0.0.1:${port}/api/v1/contrato/${plan}`, { headers: executive });
    if (planes.length > 1 && contract.ok) return medio;
  }
  throw new Error('the demo has no approval and contract of a client with several plans');
}

/** Nor an account of another system: one is made, with a key. */
async function accountOf(port, admin) {
  const [known] = await getJson(port, '/api/v1/cuenta-servicio?range=[0,0]', admin);
  if (known !== undefined) return known.id;
  const post = async (path, body) => {
    const headers = { ...admin, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/cuenta-servicio${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`account: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const role = 'Jefatura Adjudicaciones';
  const alcances = ['orden:leer', 'pago:leer', 'concesionario:leer'];
  const account = { usuario: 'contabilidad', nombre: 'Sistema contable', role, alcances, direcciones: ['10.1.0.0/16'] };
  const { id, version } = await post('', account);
  await post(`/${id}/generar-clave`, { dias: 180, horasDeTraslape: 24, version });
  return id;
}

/** Nor a subscription: one is made of that account, with a message that waits. */
async function subscriptionOf(port, admin) {
  const [known] = await getJson(port, '/api/v1/suscripcion?range=[0,0]', admin);
  if (known !== undefined) return known.id;
  const url = `http://127.0.0.1:${port}/api/v1/suscripcion`;
  const headers = { ...admin, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
  const body = {
    cuentaId: await accountOf(port, admin),
    nombre: 'Sistema contable',
    // nobody listens there: what waits stays
    url: 'https://127.0.0.1:9/eventos',
    eventos: ['ORDEN-APROBADA', 'PAGO-APROBADO'],
  };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`subscription: ${answer.status} ${await answer.text()}`);
  const { id } = await answer.json();
  await fetch(`${url}/${id}/probar`, { method: 'POST', headers: { ...headers, 'Idempotency-Key': randomUUID() } });
  return id;
}

/** Nor has anybody asked about his data: this client does. */
async function rightOf(port, admin, identificacion) {
  const [known] = await getJson(port, '/api/v1/derecho-titular?range=[0,0]', admin);
  if (known !== undefined) return known.id;
  const headers = { ...admin, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
  const body = {
    identificacion,
    tipo: 'acceso',
    ingreso: '2026-01-05',
    comprobacion: 'Presentó su cédula',
    pedido: 'Copia de sus datos',
  };
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/derecho-titular`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`request about data: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).id;
}

/** The demo has no import: a small one is sent. */
async function importOf(port, admin) {
  const body = new FormData();
  body.set('tipo', 'notarios');
  body.set('archivo', new Blob(['nombre\nNotaría Primera\n'], { type: 'text/csv' }), 'notarios.csv');
  const headers = { ...admin, 'Idempotency-Key': randomUUID() };
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/importacion`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`import: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).id;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const records = await recordsOf(Number(process.argv[2]));
  process.stdout.write(JSON.stringify({ records, places: screens.map((each) => placeOf(each, records)) }));
}
