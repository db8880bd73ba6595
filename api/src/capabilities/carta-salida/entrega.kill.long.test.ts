import { tiposDeEvento } from '@adjudica/domain';
import { CartaSalida } from '../../entities/carta-salida.entity';
import { DocumentoVersion } from '../../entities/documento.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Evento } from '../../entities/evento.entity';
import { OrdenDeCompra } from '../../entities/orden-de-compra.entity';
import { SolicitudDePago } from '../../entities/solicitud-de-pago.entity';
import { Random } from '../../random';
import { type Caso, casoDePrueba, hechosDe, type Peticion, peticionDe, siguienteActo } from '../../testing/entrega';
import { LOADS_MUCH_MS } from '../../testing/limits';
import { enviarA, exigirArchivosEnteros, exigirSinHuecos } from '../../testing/muerte';
import { type ConcesionarioDePrueba, crearConcesionario } from '../../testing/ordenes';
import { servidorMortal } from '../../testing/servidor-mortal';
import { startTestApp, type TestApp, TestClock } from '../../testing/test-app';

jest.setTimeout(3 * LOADS_MUCH_MS);

/** kill -9 of the serving process at steps drawn from this seed, between the order and the delivery. */
const SEED = 20_261_123;
const KILLS = 12;

let t: TestApp;
let tokens: Record<Peticion['usuario'], string>;
let concesionario: ConcesionarioDePrueba;
beforeAll(async () => {
  // the child's clock is the machine's, and the sessions are shared
  t = await startTestApp({ clock: new TestClock(new Date()) });
  const [ejecutivo, jefatura, riesgo] = [await t.as('ejecutivo'), await t.as('jefatura'), await t.as('riesgo')];
  tokens = { ejecutivo: ejecutivo.token, jefatura: jefatura.token, riesgo: riesgo.token };
  concesionario = await crearConcesionario(t);
});
afterAll(() => t.close());

const db = () => t.application.dataSource.manager;

/** From wherever it stands to the keys, or until the process dies; says what was done. */
async function seguir(port: number, caso: Caso): Promise<string[]> {
  const hechos: string[] = [];
  for (;;) {
    const siguiente = await peticionDe(t, caso, 'avanzar');
    if (siguiente === null) return hechos;
    const { acto, peticion } = siguiente;
    const status = await enviarA(port, tokens, peticion);
    if (status === 0) return hechos;
    // what is asked for next always goes: nothing half done is in its way
    expect([acto, [200, 201].includes(status)]).toEqual([acto, true]);
    hechos.push(acto);
  }
}

/** Numbers without gaps; a document for each of its rows, byte for byte; a delivery with both proofs, once. */
async function comprobar(caso: Caso): Promise<void> {
  await exigirSinHuecos(t, 'orden-de-compra', OrdenDeCompra);
  await exigirSinHuecos(t, 'solicitud-de-pago', SolicitudDePago);
  await exigirArchivosEnteros(t);
  const { orden, pago, carta, acta, foto } = await hechosDe(t, caso);
  for (const de of [{ ordenId: orden?.id }, { solicitudDePagoId: pago?.id }, { cartaSalidaId: carta?.id }])
    if (Object.values(de)[0] !== undefined)
      expect((await db().findBy(DocumentoEmitido, de)).map(({ numeroVersion }) => numeroVersion).join()).toMatch(
        /^1?$/,
      );
  for (const prueba of [acta, foto])
    if (prueba !== null)
      expect(await db().countBy(DocumentoVersion, { documentoId: prueba.id })).toBe(prueba.versionArchivo);
  const planId = caso.cliente.planes[0]?.id as number;
  const entregas = await db().countBy(Evento, { planId, tipo: tiposDeEvento.entrega });
  expect(entregas).toBe(carta?.estado === 'realizada' ? 1 : 0);
  if (entregas === 1) expect([acta?.versionArchivo, foto?.versionArchivo]).toEqual([1, 1]);
}

test('CAR-524 kill -9 at any moment from the order to the delivery: nothing is half done, and who goes on from there comes to the keys', async () => {
  const random = new Random(SEED);
  const entero = await servidorMortal(t);
  entero.contar();
  const caso = await casoDePrueba(t, concesionario);
  const camino = await seguir(entero.port, caso);
  expect(camino).toEqual([
    ...['ordenar', 'aprobarOrden', 'generarOrden', 'pagar', 'aprobarPago', 'generarPago'],
    ...['generarCarta', 'subirActa', 'subirFoto', 'entregar'],
  ]);
  const pasos = await entero.pasos();
  await comprobar(caso);

  const murioEn = new Set<string>();
  for (let i = 0; i < KILLS; i++) {
    // one step of each twelfth of the way, so that no act is left out by chance
    const tramo = Math.floor(pasos / KILLS);
    const mortal = await servidorMortal(t, i * tramo + random.between(2, tramo));
    const otro = await casoDePrueba(t, concesionario);
    mortal.contar();
    const antes = await seguir(mortal.port, otro);
    // where the other one took more steps it has come to the end
    mortal.hijo.kill('SIGKILL');
    expect(await mortal.fin).toBe('SIGKILL');
    await comprobar(otro);
    const siguiente = siguienteActo(await hechosDe(t, otro));
    // what was acknowledged is there: only what was on its way when it died may be there too
    expect([camino[antes.length], camino[antes.length + 1] ?? null]).toContain(siguiente);
    murioEn.add(camino[antes.length] as string);
    const despues = await seguir(entero.port, otro);
    expect(despues).toEqual(
      camino.slice(camino.indexOf(siguiente ?? '') === -1 ? camino.length : camino.indexOf(siguiente as string)),
    );
    await comprobar(otro);
    expect(await db().findOneByOrFail(CartaSalida, { planId: otro.cliente.planes[0]?.id as number })).toMatchObject({
      estado: 'realizada',
    });
  }
  entero.hijo.kill('SIGKILL');
  await entero.fin;
  // between the uploads, and between number and document
  for (const acto of ['subirFoto', 'generarCarta']) expect([acto, murioEn.has(acto)]).toEqual([acto, true]);
});
