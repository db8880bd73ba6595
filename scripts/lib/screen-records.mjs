// Records of the demo that stand for `:cedula`, `:planId` and the others in screens.json. Used by check-screens.mjs, and by the journey that
// visits every screen: node screen-records.mjs <port> prints them as JSON, and the place of each screen in the order of screens.json.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getJson, signIn } from '../bench/processes.mjs';
import { listPath } from '../bench/questions.mjs';
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
  const names = ['ejecutivo', 'admin', 'jefatura', 'legal'];
  const [executive, admin, head, legal] = await Promise.all(names.map((name) => signIn(port, name)));
  const list = (headers, resource, asked) => getJson(port, listPath(resource, asked), headers);
  const first = async (headers, resource, filter) => (await list(headers, resource, { range: [0, 0], filter }))[0].id;
  const medio = await withSeveralPlans(port, executive, await list(executive, 'medio-aprobacion', { range: [0, 99] }));
  const { id: clienteId } = await getJson(port, `/api/v1/cliente/${medio.cedula}`, executive);
  const tramites = await list(legal, 'tramite-legal', { range: [0, 99] });
  return {
    numeroPagare: await first(head, 'pagare'),
    clienteId,
    cedula: medio.cedula,
    planId: medio.planes[0],
    // the page that makes a contract goes on to the one that is there
    planSinContrato: tramites.find(({ contratoId }) => contratoId === null).id,
    planDeCarta: await first(head, 'carta-salida'),
    medioId: medio.id,
    ordenId: await first(executive, 'orden-de-compra'),
    pagoId: await first(head, 'solicitud-de-pago'),
    formatoId: await first(legal, 'formato', { situacion: 'borrador' }),
    usuarioId: await first(admin, 'usuario'),
    cuentaServicioId: await accountOf(port, admin),
    formatoReporteId: await first(admin, 'formato-reporte'),
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

/** What the demo has none of is made. */
async function firstOr(port, admin, resource, make) {
  const [known] = await getJson(port, `/api/v1/${resource}?range=[0,0]`, admin);
  return known?.id ?? (await make());
}

async function post(port, admin, path, body) {
  const form = body instanceof FormData;
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`, {
    method: 'POST',
    headers: {
      ...admin,
      'Idempotency-Key': randomUUID(),
      ...(form ? {} : { 'Content-Type': 'application/json' }),
    },
    body: form ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? undefined : answer.json();
}

/** An account of another system, with a key. */
const accountOf = (port, admin) =>
  firstOr(port, admin, 'cuenta-servicio', async () => {
    const { id, version } = await post(port, admin, 'cuenta-servicio', {
      usuario: 'contabilidad',
      nombre: 'Sistema contable',
      role: 'Jefatura Adjudicaciones',
      alcances: ['orden:leer', 'pago:leer', 'concesionario:leer'],
      direcciones: ['10.1.0.0/16'],
    });
    await post(port, admin, `cuenta-servicio/${id}/generar-clave`, { dias: 180, horasDeTraslape: 24, version });
    return id;
  });

/** A subscription of that account, with a message that waits. */
const subscriptionOf = (port, admin) =>
  firstOr(port, admin, 'suscripcion', async () => {
    const { id } = await post(port, admin, 'suscripcion', {
      cuentaId: await accountOf(port, admin),
      nombre: 'Sistema contable',
      // nobody listens there: what waits stays
      url: 'https://127.0.0.1:9/eventos',
      eventos: ['ORDEN-APROBADA', 'PAGO-APROBADO'],
    });
    await post(port, admin, `suscripcion/${id}/probar`);
    return id;
  });

/** What a client asks about his data. */
const rightOf = (port, admin, identificacion) =>
  firstOr(port, admin, 'derecho-titular', async () => {
    const comprobacion = 'Presentó su cédula';
    const asked = { tipo: 'acceso', ingreso: '2026-01-05', comprobacion, pedido: 'Copia de sus datos' };
    return (await post(port, admin, 'derecho-titular', { identificacion, ...asked })).id;
  });

async function importOf(port, admin) {
  const body = new FormData();
  body.set('tipo', 'notarios');
  body.set('archivo', new Blob(['nombre\nNotaría Primera\n'], { type: 'text/csv' }), 'notarios.csv');
  return (await post(port, admin, 'importacion', body)).id;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const records = await recordsOf(Number(process.argv[2]));
  process.stdout.write(JSON.stringify({ records, places: screens.map((each) => placeOf(each, records)) }));
}
