import { setTimeout as sleep } from 'node:timers/promises';
import request from 'supertest';
import { Simulador } from '../../buro/simulador';
import { DEMO_PASSWORD } from '../../seed/usuarios';
import { planAdjudicado } from '../../testing/solicitudes';
import { startTestApp, type TestApp } from '../../testing/test-app';

let simulador: Simulador;
let t: TestApp;
beforeAll(async () => {
  simulador = await Simulador.abrir();
  t = await startTestApp({ env: { BUREAU_URL: simulador.url, BUREAU_TIMEOUT_MS: '5000' } });
});
afterAll(async () => {
  await t.close();
  await simulador.close();
});

/** As the screens send it: every question under its own key, so that its answer is stored by a write outside the act. */
const A_LA_VEZ = 60;

test.each([1, 2])(
  'BUR-512 sixty at once for one cédula, while others log in, save and ask for readiness: all answered, round %i',
  async (vuelta) => {
    const cedula = `171003400${vuelta}`;
    const { clave } = await planAdjudicado(t);
    const [riesgo, ejecutivo] = [await t.as('riesgo'), await t.as('ejecutivo')];
    // Their last activity is due: each request also writes it, without waiting for it.
    t.clock.advance(2 * 60_000);
    // They all wait for one answer of the bureau, and go on in one tick.
    simulador.compuerta = sleep(1000);
    const consultar = (n: number) =>
      riesgo
        .post('/buro/consulta', { TipoDocumento: 'C', NumeroDocumento: cedula })
        .set('Idempotency-Key', `rafaga-${vuelta}-${n}`);
    const respuestas = await Promise.all([
      ...Array.from({ length: A_LA_VEZ }, (_, n) => consultar(n)),
      ...Array.from({ length: 5 }, () => t.anonymous.post('/auth', { name: 'riesgo', pass: DEMO_PASSWORD })),
      ...['personales', 'bien'].map((seccion) =>
        ejecutivo.put(`/borrador/solicitud/${clave}/${seccion}`, { valores: {}, versionBase: 3, version: 0 }),
      ),
      ...Array.from({ length: 10 }, () => request(t.app).get('/health/ready')),
    ]);
    expect(respuestas.map(({ status }) => status)).toEqual(Array(A_LA_VEZ + 5 + 2 + 10).fill(200));
    expect(simulador.preguntas.filter((una) => una === cedula)).toHaveLength(1);
  },
);
