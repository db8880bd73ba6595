import type { Actor } from '../../auth/actor';
import { Auditoria } from '../../entities/auditoria.entity';
import { OrdenDeCompra, OrdenPlan } from '../../entities/orden-de-compra.entity';
import { actorDe } from '../../seed/usuarios';
import { carrera, DosAplicaciones, ROUNDS, unaSola } from '../../testing/carreras';
import { confirmado } from '../../testing/caso';
import { LOADS_MUCH_MS } from '../../testing/limits';
import { crearConcesionario, medioAprobado } from '../../testing/ordenes';
import type { TestApp } from '../../testing/test-app';
import type { OrdenDeCompraNueva } from './orden-de-compra.dto';

jest.setTimeout(LOADS_MUCH_MS);

let dos: DosAplicaciones;
let ejecutivo: Actor;
let jefatura: Actor;
let jefatura2: Actor;
let nueva: OrdenDeCompraNueva;

beforeAll(async () => {
  dos = await DosAplicaciones.abrir();
  const { una } = dos;
  ejecutivo = await actorDe(una.application, 'ejecutivo');
  jefatura = await actorDe(una.application, 'jefatura');
  jefatura2 = await actorDe(una.application, 'jefatura2');
  const { id: medioId } = await medioAprobado(una);
  const { id: concesionarioId } = await crearConcesionario(una);
  nueva = { medioId, tipoCarta: '001', concesionarioId, porcentajeComision: 2.5 };
});
afterAll(() => dos.cerrar());

const ordenes = ({ application }: TestApp) => application.expediente.ordenes;

test(`invariants 10, 11, 15, 40 in ${ROUNDS} rounds of two applications: one order of two, then one outcome of approve, annul and a second approve`, async () => {
  const { manager } = dos.una.application.dataSource;
  const cuenta = { aprobada: 0, anulada: 0 };
  for (let i = 0; i < ROUNDS; i++) {
    const [primera, segunda] = dos.enRonda(i);
    const emitidas = await carrera([primera, segunda].map((t) => ordenes(t).emision.crear(ejecutivo, nueva)));
    expect([i, emitidas.hechos.map(({ id }) => id), emitidas.rechazos]).toEqual([i, [i + 1], ['medio-con-orden']]);

    const { id, version } = emitidas.hechos[0] as { id: number; version: number };
    const motivo = `Ronda ${i}`;
    const ganadora = await unaSola(i, [
      ordenes(primera).actos.aprobar(jefatura, id, { version, ...confirmado('orden') }),
      ordenes(segunda).actos.anular(jefatura2, id, { version, motivo }),
      ordenes(segunda).actos.aprobar(jefatura2, id, { version, ...confirmado('orden') }),
    ]);
    cuenta[ganadora.estado as keyof typeof cuenta] += 1;

    if (ganadora.estado === 'aprobada')
      await ordenes(primera).actos.anular(jefatura, id, { version: ganadora.version, motivo });
    const tarde = await carrera([ordenes(segunda).actos.anular(jefatura, id, { version: 9, motivo: 'Otro motivo' })]);
    expect(tarde).toEqual({ hechos: [], rechazos: ['estado-cambiado'] });
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
