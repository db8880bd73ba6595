// Records of the demo that stand for `:cedula`, `:planId` and the others in screens.json. Used by check-screens.mjs, and by the journey that
// visits every screen: node screen-records.mjs <port> prints them as JSON.
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { getJson, signIn } from '../bench/processes.mjs';

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
  return {
    numeroPagare: pagare.id,
    cedula: medio.cedula,
    planId: medio.planes[0],
    medioId: medio.id,
    ordenId: orden.id,
    pagoId: pago.id,
    formatoId: formato.id,
    usuarioId: user.id,
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

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.stdout.write(JSON.stringify(await recordsOf(Number(process.argv[2]))));
