import type { ErrorDeNegocio } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import { Auditoria } from '../../entities/auditoria.entity';
import { OrdenDeCompra, OrdenPlan } from '../../entities/orden-de-compra.entity';
import { actorDe } from '../../seed/demo-tareas';
import { LOADS_MUCH_MS } from '../../testing/limits';
import { crearConcesionario, medioAprobado } from '../../testing/ordenes';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { OrdenDeCompraNueva, OrdenDeCompraVista } from './orden-de-compra.dto';

jest.setTimeout(LOADS_MUCH_MS);

const ROUNDS = 200;

let una: TestApp;
/** Another application over the same file, as another process would be. */
let otra: TestApp;
let ejecutivo: Actor;
let jefatura: Actor;
let jefatura2: Actor;
let nueva: OrdenDeCompraNueva;

beforeAll(async () => {
  una = await startTestApp();
  otra = await startTestApp({ databaseUrl: una.application.config.databaseUrl });
  ejecutivo = await actorDe(una.application, 'ejecutivo');
  jefatura = await actorDe(una.application, 'jefatura');
  jefatura2 = await actorDe(una.application, 'jefatura2');
  const { id: medioId } = await medioAprobado(una);
  const { id: concesionarioId } = await crearConcesionario(una);
  nueva = { medioId, tipoCarta: '001', concesionarioId, porcentajeComision: 2.5 };
});
afterAll(async () => {
  await otra.close();
  await una.close();
});

const ordenes = ({ application }: TestApp) => application.expediente.ordenes;

type Salida = { readonly hecho: OrdenDeCompraVista } | { readonly rechazo: string };
const salida = (acto: Promise<OrdenDeCompraVista>): Promise<Salida> =>
  acto.then(
    (hecho) => ({ hecho }),
    (error: ErrorDeNegocio) => ({ rechazo: error.code ?? String(error) }),
  );
const hechos = (salidas: readonly Salida[]): OrdenDeCompraVista[] =>
  salidas.flatMap((una) => ('hecho' in una ? [una.hecho] : []));
const rechazos = (salidas: readonly Salida[]): string[] =>
  salidas.flatMap((una) => ('rechazo' in una ? [una.rechazo] : []));

test(`invariants 10, 11, 15, 40 in ${ROUNDS} rounds of two applications: one order of two, then one outcome of approve, annul and a second approve`, async () => {
  const { manager } = una.application.dataSource;
  const cuenta = { aprobada: 0, anulada: 0 };
  for (let i = 0; i < ROUNDS; i++) {
    const emitidas = await Promise.all([una, otra].map((t) => salida(ordenes(t).emision.crear(ejecutivo, nueva))));
    const [orden, ...mas] = hechos(emitidas) as [OrdenDeCompraVista, ...OrdenDeCompraVista[]];
    expect([i, orden.id, mas, rechazos(emitidas)]).toEqual([i, i + 1, [], ['medio-con-orden']]);

    const { id, version } = orden;
    const [primera, segunda] = i % 2 === 0 ? [una, otra] : [otra, una];
    const motivo = `Ronda ${i}`;
    const actos = await Promise.all([
      salida(ordenes(primera).actos.aprobar(jefatura, id, { version })),
      salida(ordenes(segunda).actos.anular(jefatura2, id, { version, motivo })),
      salida(ordenes(segunda).actos.aprobar(jefatura2, id, { version })),
    ]);
    const [ganadora, ...otras] = hechos(actos) as [OrdenDeCompraVista, ...OrdenDeCompraVista[]];
    expect([i, otras]).toEqual([i, []]);
    for (const rechazo of rechazos(actos)) expect(['estado-cambiado', 'version-vieja']).toContain(rechazo);
    cuenta[ganadora.estado as keyof typeof cuenta] += 1;

    if (ganadora.estado === 'aprobada')
      await ordenes(primera).actos.anular(jefatura, id, { version: ganadora.version, motivo });
    const tarde = await salida(ordenes(segunda).actos.anular(jefatura, id, { version: 9, motivo: 'Otro motivo' }));
    expect(tarde).toEqual({ rechazo: 'estado-cambiado' });
  }
  const todas = await manager.find(OrdenDeCompra, { order: { id: 'ASC' } });
  expect(todas.map(({ id, estado, motivo }) => [id, estado, motivo])).toEqual(
    Array.from({ length: ROUNDS }, (_, i) => [i + 1, 'anulada', `Ronda ${i}`]),
  );
  expect(await manager.countBy(OrdenPlan, { vigente: true })).toBe(0);
  const auditados = (accion: string) => manager.countBy(Auditoria, { recurso: 'orden-de-compra', accion });
  expect([await auditados('crear'), await auditados('anular'), await auditados('aprobar')]).toEqual([
    ROUNDS,
    ROUNDS,
    cuenta.aprobada,
  ]);
});
