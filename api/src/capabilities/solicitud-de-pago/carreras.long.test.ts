import type { Actor } from '../../auth/actor';
import { Auditoria } from '../../entities/auditoria.entity';
import { OrdenDeCompra } from '../../entities/orden-de-compra.entity';
import { SolicitudDePago } from '../../entities/solicitud-de-pago.entity';
import { actorDe } from '../../seed/usuarios';
import { carrera, DosAplicaciones, ROUNDS, unaSola } from '../../testing/carreras';
import { confirmado } from '../../testing/caso';
import { LOADS_MUCH_MS } from '../../testing/limits';
import { CONCEPTO, type OrdenDePrueba, ordenParaPagar } from '../../testing/pagos';
import type { TestApp } from '../../testing/test-app';

jest.setTimeout(LOADS_MUCH_MS);

let dos: DosAplicaciones;
let ejecutivo: Actor;
let jefatura: Actor;
let jefatura2: Actor;

beforeAll(async () => {
  dos = await DosAplicaciones.abrir();
  [ejecutivo, jefatura, jefatura2] = (await Promise.all(
    ['ejecutivo', 'jefatura', 'jefatura2'].map((usuario) => actorDe(dos.una.application, usuario)),
  )) as [Actor, Actor, Actor];
});
afterAll(() => dos.cerrar());

const manager = () => dos.una.application.dataSource.manager;
const pagos = ({ application }: TestApp) => application.expediente.pagos;
const ordenes = ({ application }: TestApp) => application.expediente.ordenes;
const leer = (id: number) => manager().findOneByOrFail(SolicitudDePago, { id });
/** The round is over: its payment goes, so that the order may have another one. No act does that. */
const apartar = (id: number) => manager().update(SolicitudDePago, { id }, { estado: 'anulado' });

test(`invariants 17, 18, 40 in ${ROUNDS} rounds of two applications: one payment of two, then one outcome of approve, annul and a second approve`, async () => {
  const { orden } = await ordenParaPagar(dos.una);
  const cuerpo = { orden: orden.id, concepto: CONCEPTO };
  const cuenta = { aprobado: 0, anulado: 0 };
  for (let i = 0; i < ROUNDS; i++) {
    const [primera, segunda] = dos.enRonda(i);
    const pedidos = await carrera([primera, segunda].map((t) => pagos(t).creacion.crear(ejecutivo, cuerpo)));
    expect([i, pedidos.hechos.map(({ id }) => id), pedidos.rechazos]).toEqual([i, [i + 1], ['orden-con-solicitud']]);

    const { id, version } = pedidos.hechos[0] as { id: number; version: number };
    const motivo = `Ronda ${i}`;
    const ganador = await unaSola(i, [
      pagos(primera).actos.aprobar(jefatura, id, { version, ...confirmado('pago') }),
      pagos(segunda).actos.anular(jefatura2, id, { version, motivo }),
      pagos(segunda).actos.aprobar(jefatura2, id, { version, ...confirmado('pago') }),
    ]);
    cuenta[ganador.estado as keyof typeof cuenta] += 1;

    const tarde = await carrera([
      pagos(segunda).actos.anular(jefatura, id, { version: ganador.version, motivo: 'Otro motivo' }),
    ]);
    expect(tarde).toEqual({ hechos: [], rechazos: ['estado-cambiado'] });
    const { estado, motivo: guardado } = await leer(id);
    expect([estado, guardado]).toEqual([ganador.estado, estado === 'anulado' ? motivo : null]);
    await apartar(id);
  }
  const auditados = (accion: string) => manager().countBy(Auditoria, { recurso: 'solicitud-de-pago', accion });
  expect([await auditados('crear'), await auditados('aprobar'), await auditados('anular')]).toEqual([
    ROUNDS,
    cuenta.aprobado,
    cuenta.anulado,
  ]);
});

/** Another approved order of the same approval, with a payment that waits. */
async function otraOrden({ orden: { medioId, concesionarioId } }: OrdenDePrueba) {
  const { emision, actos } = ordenes(dos.una);
  const cuerpo = { medioId, tipoCarta: '001', concesionarioId, porcentajeComision: 2.5 } as const;
  const { id, version } = await emision.crear(ejecutivo, cuerpo);
  const orden = await actos.aprobar(jefatura, id, { version, ...confirmado('orden') });
  return { orden, pago: await pagos(dos.una).creacion.crear(ejecutivo, { orden: id, concepto: CONCEPTO }) };
}

test(`invariants 16, 19 in ${ROUNDS} rounds of two applications: the order is annulled or its payment approved, never both`, async () => {
  const de = await ordenParaPagar(dos.una);
  await ordenes(dos.una).actos.anular(jefatura, de.orden.id, { version: de.orden.version, motivo: 'Otro color' });
  const [primeraOrden, primerPago] = [de.orden.id, (await manager().maximum(SolicitudDePago, 'id')) ?? 0];
  for (let i = 0; i < ROUNDS; i++) {
    const [primera, segunda] = dos.enRonda(i);
    const { orden, pago } = await otraOrden(de);
    // a number that was drawn for nothing would show here
    expect([orden.id, pago.id]).toEqual([primeraOrden + i + 1, primerPago + i + 1]);
    const { hechos, rechazos } = await carrera<object>([
      ordenes(primera).actos.anular(jefatura, orden.id, { version: orden.version, motivo: `Ronda ${i}` }),
      pagos(segunda).actos.aprobar(jefatura2, pago.id, { version: pago.version, ...confirmado('pago') }),
    ]);
    expect([i, hechos.length]).toEqual([i, 1]);
    const [{ estado: deOrden }, { estado: dePago }] = [
      await manager().findOneByOrFail(OrdenDeCompra, { id: orden.id }),
      await leer(pago.id),
    ];
    expect([
      ['anulada', 'pendiente', 'orden-no-vigente'],
      ['aprobada', 'aprobado', 'con-pago'],
    ]).toContainEqual([deOrden, dePago, rechazos[0]]);
    await apartar(pago.id);
    if (deOrden === 'aprobada')
      await ordenes(primera).actos.anular(jefatura, orden.id, { version: orden.version, motivo: `Ronda ${i}` });
  }
});
