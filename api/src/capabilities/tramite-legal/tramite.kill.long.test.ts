import { idsDeBloque, mensajes, tiposDeEvento } from '@adjudica/domain';
import { Auditoria } from '../../entities/auditoria.entity';
import { CartaSalida } from '../../entities/carta-salida.entity';
import { ContratoTexto } from '../../entities/contrato.entity';
import { Evento } from '../../entities/evento.entity';
import { Notificacion } from '../../entities/notificacion.entity';
import { Pagare, PagareCuota } from '../../entities/pagare.entity';
import { Prenda } from '../../entities/prenda.entity';
import { Random } from '../../random';
import { LOADS_MUCH_MS } from '../../testing/limits';
import { enviarA, exigirArchivosEnteros, exigirSinArchivosHuerfanos, exigirSinHuecos } from '../../testing/muerte';
import { type ServidorMortal, servidorMortal } from '../../testing/servidor-mortal';
import { startTestApp, type TestApp, TestClock } from '../../testing/test-app';
import {
  type HechosDeTramite,
  hechosDeTramite,
  type Peticion,
  siguienteTramite,
  type Tramite,
  tramiteDePrueba,
} from '../../testing/tramite';

jest.setTimeout(3 * LOADS_MUCH_MS);

/** kill -9 of the serving process within each act of note, pledge and contract, at a step drawn from this seed. */
const SEED = 20_261_122;
/** Of the blocks, which are all made in the same way, these are enough. */
const BLOQUES_SIN_MUERTE: readonly string[] = idsDeBloque.slice(1, -1).map((bloque) => `generarBloque ${bloque}`);

const { propios } = mensajes;

let t: TestApp;
let tokens: Record<Peticion['usuario'], string>;
beforeAll(async () => {
  // the child's clock is the machine's, and the sessions are shared
  t = await startTestApp({ clock: new TestClock(new Date()) });
  tokens = { 'asistente.legal': (await t.as('asistente.legal')).token, legal: (await t.as('legal')).token };
});
afterAll(() => t.close());

const db = () => t.application.dataSource.manager;
const veces = ({ planId }: Tramite, tipo: string): Promise<number> => db().countBy(Evento, { planId, tipo });
const avisos = (titulo: string, recurso: string, clave: string): Promise<number> =>
  db().countBy(Notificacion, { titulo, recurso, clave });
const auditadas = (recurso: string, recursoId: string): Promise<number> =>
  db().countBy(Auditoria, { recurso, recursoId });

/** The note: its schedule whole, an audit row for each version, and everything of an approval or nothing. */
async function comprobarPagare(tramite: Tramite, { pagare, impresos }: HechosDeTramite): Promise<void> {
  if (pagare === null) return;
  const { id, plazo, version, estado } = pagare;
  expect(await db().countBy(PagareCuota, { pagareId: id })).toBe(plazo);
  expect(await veces(tramite, tiposDeEvento.pagareGenerado)).toBe(1);
  expect(await auditadas('pagare', String(id))).toBe(version);
  const aprobado = estado === 'A' ? 1 : 0;
  expect([
    await veces(tramite, tiposDeEvento.pagareAprobado),
    await avisos(propios.avisoDePagareAprobado, 'pagare', String(id)),
    impresos.pagare.map(({ numeroVersion }) => numeroVersion),
  ]).toEqual([aprobado, aprobado, estado === 'A' ? [1] : []]);
  expect([pagare.decididoPor !== null, pagare.decididoEn !== null]).toEqual([estado === 'A', estado === 'A']);
}

/** The pledge: saved whole, and issued once or not at all. */
async function comprobarPrenda(tramite: Tramite, { pagare, prenda, impresos }: HechosDeTramite): Promise<void> {
  expect(await veces(tramite, tiposDeEvento.prendaIngresada)).toBe(prenda === null ? 0 : 1);
  expect(await veces(tramite, tiposDeEvento.prendaGenerada)).toBe(impresos.prenda.length);
  expect(impresos.prenda.length).toBeLessThan(2);
  if (impresos.prenda.length > 0) expect(pagare?.estado).toBe('A');
}

/** The contract: each block with its texts, and of approval and rejection everything or nothing. */
async function comprobarContrato(
  tramite: Tramite,
  { contrato, bloques, impresos, rechazado }: HechosDeTramite,
): Promise<void> {
  if (contrato === null) return;
  const { idCodigo, planId, producto } = tramite;
  const { estado, version } = contrato;
  expect(await veces(tramite, tiposDeEvento.contratoGenerado)).toBe(1);
  expect(await auditadas('contrato', idCodigo)).toBe(version);
  const textos: string[] = [];
  for (const { id, numero } of bloques) {
    const suyos = await db().find(ContratoTexto, { where: { bloqueId: id }, order: { numero: 'ASC' } });
    expect(suyos.map((texto) => texto.numero)).toEqual(Array.from({ length: numero }, (_, i) => i + 1));
    textos.push(suyos.at(-1)?.texto as string);
  }
  const aprobado = estado === 'A' ? 1 : 0;
  expect([
    await veces(tramite, tiposDeEvento.contratoAprobado),
    await avisos(propios.avisoDeContratoAprobado, 'contrato', idCodigo),
    bloques.filter((bloque) => bloque.estado === 'A').length,
    // only a house is handed over by its contract
    await db().countBy(CartaSalida, { planId }),
  ]).toEqual([aprobado, aprobado, aprobado * idsDeBloque.length, producto === '02' ? aprobado : 0]);
  expect(impresos.contrato.map(({ hechos }) => JSON.parse(hechos ?? '').bloques.map(textoDe))).toEqual(
    estado === 'A' ? [textos] : [],
  );
  expect(await avisos(propios.avisoDeContratoRechazado, 'contrato', idCodigo)).toBe(rechazado ? 1 : 0);
  expect(bloques.some((bloque) => bloque.estado === 'R')).toBe(estado === 'R');
}
const textoDe = ({ texto }: { texto: string }): string => texto;

async function comprobar(tramite: Tramite): Promise<void> {
  await exigirSinHuecos(t, 'pagare', Pagare);
  const hechos = await hechosDeTramite(t, tramite);
  await comprobarPagare(tramite, hechos);
  await comprobarPrenda(tramite, hechos);
  await comprobarContrato(tramite, hechos);
}

const siguiente = async (tramite: Tramite) =>
  siguienteTramite(tramite, await hechosDeTramite(t, tramite), t.clock.now());

/** The act that leads on, of a server that lives. What is asked for next always goes: nothing half done is in its way. */
async function avanzar(entero: ServidorMortal, tramite: Tramite): Promise<string | null> {
  const paso = await siguiente(tramite);
  if (paso === null) return null;
  const status = await enviarA(entero.port, tokens, paso.peticion);
  expect([paso.acto, [200, 201].includes(status)]).toEqual([paso.acto, true]);
  return paso.acto;
}

/** Act → its steps, of a way without deaths. */
async function caminoEntero(entero: ServidorMortal): Promise<Map<string, number>> {
  const tramite = await tramiteDePrueba(t, '01');
  const pasos = new Map<string, number>();
  for (;;) {
    entero.contar();
    const acto = await avanzar(entero, tramite);
    if (acto === null) return pasos;
    pasos.set(acto, await entero.pasos());
    await comprobar(tramite);
  }
}

test.each(['01', '02'])(
  'invariants 22, 24, 40 of a plan of product %s, kill -9 within each act of note, pledge and contract: no gap, no orphan, nothing half approved, and the same act goes on from there',
  async (producto) => {
    const random = new Random(SEED + Number(producto));
    const entero = await servidorMortal(t);
    const pasos = await caminoEntero(entero);
    expect([...pasos.keys()]).toEqual([
      ...['generarPagare', 'guardarPersonas', 'guardarPrenda', 'enviarPagare', 'aprobarPagare', 'generarPrenda'],
      'generarContrato',
      ...idsDeBloque.map((bloque) => `generarBloque ${bloque}`),
      ...['rechazarContrato', 'corregirBloque objeto', 'corregirBloque precio', 'enviarContrato', 'aprobarContrato'],
    ]);
    const tramite = await tramiteDePrueba(t, producto);
    let perdidos = 0;
    for (;;) {
      const paso = await siguiente(tramite);
      if (paso === null) break;
      if (!BLOQUES_SIN_MUERTE.includes(paso.acto)) {
        const mortal = await servidorMortal(t, random.between(1, pasos.get(paso.acto) as number));
        mortal.contar();
        const status = await enviarA(mortal.port, tokens, paso.peticion);
        // where it took a step less than the other one it has answered
        mortal.hijo.kill('SIGKILL');
        expect(await mortal.fin).toBe('SIGKILL');
        await comprobar(tramite);
        const despues = await siguiente(tramite);
        // what was acknowledged is there; of what was on its way all is there, or nothing
        if (status !== 0) expect(despues?.acto).not.toBe(paso.acto);
        if (despues?.acto !== paso.acto) continue;
        perdidos += 1;
      }
      expect(await avanzar(entero, tramite)).toBe(paso.acto);
      await comprobar(tramite);
    }
    expect((await hechosDeTramite(t, tramite)).contrato?.estado).toBe('A');
    // deaths before the commit are those that the test is about
    expect(perdidos).toBeGreaterThan(5);
    entero.hijo.kill('SIGKILL');
    await entero.fin;
    await exigirArchivosEnteros(t);
  },
);

test('what was printed for an approval that never came is swept away: the store holds the files of the rows', async () => {
  expect(await db().count(Prenda)).toBeGreaterThan(0);
  await exigirSinArchivosHuerfanos(t);
});
