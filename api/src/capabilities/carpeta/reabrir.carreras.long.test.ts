import { isSqlServer } from '../../config/engine';
import { Carpeta } from '../../entities/carpeta.entity';
import { CarpetaEnvio } from '../../entities/carpeta-envio.entity';
import { OrdenDeCompra } from '../../entities/orden-de-compra.entity';
import { actorDe } from '../../seed/usuarios';
import { carrera, DosAplicaciones } from '../../testing/carreras';
import { confirmado } from '../../testing/caso';
import { describeOnServer } from '../../testing/engines';
import { LOADS_MUCH_MS } from '../../testing/limits';
import { clienteConPlanes } from '../../testing/medios';
import { crearOrden } from '../../testing/ordenes';
import { StatementLog } from '../../testing/query-plans';

/** Each makes an approval, an order and a folder that risk approved before the race begins. */
const ROUNDS = 50;
jest.setTimeout(LOADS_MUCH_MS);

let dos: DosAplicaciones;
const log = new StatementLog();

beforeAll(async () => {
  dos = await DosAplicaciones.abrir(() => ({ database: { logger: log } }));
});
afterAll(() => dos.cerrar());

const db = () => dos.una.application.dataSource.manager;

/** A pending order whose folder risk approved. */
async function ordenDeCarpetaAprobada() {
  const cliente = await clienteConPlanes(dos.una, { ejecutivo: 'ejecutivo' });
  const orden = await crearOrden(dos.una, { cliente });
  const { id: planId, idCodigo } = cliente.planes[0] as (typeof cliente.planes)[number];
  const { id } = await db().findOneByOrFail(Carpeta, { planId });
  await db().update(Carpeta, { id }, { idDepartamento: '003' });
  const cuando = { enviadaEn: dos.una.clock.now(), resueltaEn: dos.una.clock.now() };
  await db().insert(CarpetaEnvio, {
    carpetaId: id,
    completa: true,
    faltantes: 0,
    resultado: 'Aprobado',
    tipoGarantia: 'C',
    comentario: 'Con capacidad de pago',
    ...cuando,
  });
  return { orden, idCodigo, carpeta: await db().findOneByOrFail(Carpeta, { id }) };
}

test(`in ${ROUNDS} rounds of two applications an order is approved or its folder goes back to risk as it was seen, never both`, async () => {
  const legal = await actorDe(dos.una.application, 'legal');
  const jefatura = await actorDe(dos.una.application, 'jefatura');
  const ganaron: Record<string, number> = {};
  for (let i = 0; i < ROUNDS; i++) {
    const { orden, idCodigo, carpeta } = await ordenDeCarpetaAprobada();
    const [primera, segunda] = dos.enRonda(i);
    const { body: visto } = await (await dos.una.as('legal')).get(`/carpeta/${idCodigo}/reabrir`);
    const aprobar = () =>
      primera.application.expediente.ordenes.actos.aprobar(jefatura, orden.id, {
        version: orden.version,
        ...confirmado('orden'),
      });
    const reabrir = () =>
      segunda.application.expediente.carpeta.reabrir(legal, idCodigo, {
        motivo: 'El cliente cambió de empleo',
        base: visto.base,
        version: carpeta.version,
      });
    const actos: readonly (() => Promise<unknown>)[] = i % 2 === 0 ? [aprobar, reabrir] : [reabrir, aprobar];
    const { hechos, rechazos } = await carrera(actos.map((acto) => acto()));
    const { estado } = await db().findOneByOrFail(OrdenDeCompra, { id: orden.id });
    const { idDepartamento } = await db().findOneByOrFail(Carpeta, { id: carpeta.id });
    const [rechazo] = rechazos;
    expect([i, hechos.length, rechazos.length, estado, idDepartamento]).toEqual(
      rechazo === 'base-cambiada' ? [i, 1, 1, 'aprobada', '003'] : [i, 1, 1, 'pendiente', '004'],
    );
    expect(['base-cambiada', 'politica-impide']).toContain(rechazo);
    ganaron[rechazo as string] = (ganaron[rechazo as string] ?? 0) + 1;
  }
  // over a network the shorter act may win every time
  if (!isSqlServer) expect(Object.keys(ganaron).sort()).toEqual(['base-cambiada', 'politica-impide']);
});

// the embedded engine has one writer: there a transaction holds everything from its first statement
describeOnServer('on a server', () => {
  test('an act on an order holds the folders of its plans before it asks whether risk approved them', async () => {
    const { orden } = await ordenDeCarpetaAprobada();
    const jefatura = await actorDe(dos.una.application, 'jefatura');
    log.statements.length = 0;
    await dos.una.application.expediente.ordenes.actos.aprobar(jefatura, orden.id, {
      version: orden.version,
      ...confirmado('orden'),
    });
    const donde = (buscado: RegExp) => log.statements.findIndex(({ sql }) => buscado.test(sql));
    const tomada = donde(/sp_getapplock/);
    expect(tomada).toBeGreaterThan(-1);
    expect(tomada).toBeLessThan(donde(/carpeta_envio/));
    expect(tomada).toBeLessThan(donde(/^UPDATE \S*"?orden_de_compra"? SET.*aprobada/i));
  });
});
