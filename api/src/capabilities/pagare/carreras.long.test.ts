import { formularioDePrenda } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import { Auditoria } from '../../entities/auditoria.entity';
import { Contador } from '../../entities/contador.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Pagare, PagareCuota } from '../../entities/pagare.entity';
import { actorDe } from '../../seed/usuarios';
import { carrera, DosAplicaciones, roundsOf, unaSola } from '../../testing/carreras';
import { confirmado } from '../../testing/caso';
import { LOADS_MUCH_MS } from '../../testing/limits';
import { bienIdentificado, clienteConPlanes } from '../../testing/medios';
import { EMISION, REPRESENTANTE } from '../../testing/pagares';
import { cuerpoDePrenda } from '../../testing/prendas';
import type { TestApp } from '../../testing/test-app';

/** Each makes a note with its persons and its pledge before the race begins. */
const ROUNDS = roundsOf(80);
jest.setTimeout(LOADS_MUCH_MS);

let dos: DosAplicaciones;
let asistente: Actor;
let legal: Actor;

beforeAll(async () => {
  dos = await DosAplicaciones.abrir();
  asistente = await actorDe(dos.una.application, 'asistente.legal');
  legal = await actorDe(dos.una.application, 'legal');
});
afterAll(() => dos.cerrar());

const pagares = ({ application }: TestApp) => application.expediente.pagares;

test(`invariants 22, 23, 40 in ${ROUNDS} rounds of two applications: one note of two, then one outcome of approve, update and reject`, async () => {
  const { manager } = dos.una.application.dataSource;
  const { titular, planes } = await clienteConPlanes(dos.una, { cuantos: ROUNDS });
  const cuenta = { A: 0, R: 0, P: 0, X: 0 };
  for (let i = 0; i < ROUNDS; i++) {
    const [primera, segunda] = dos.enRonda(i);
    const premiado = planes[i] as (typeof planes)[number];
    const plan = premiado.idCodigo;
    await bienIdentificado(dos.una, { titular, planes: [premiado] }, '01');
    const hechos = await carrera(
      [primera, segunda].map((t) => pagares(t).generacion.crear(asistente, { plan, ...EMISION })),
    );
    expect([i, hechos.hechos.map(({ id }) => id), hechos.rechazos]).toEqual([i, [i + 1], ['ya-existe-pagare']]);
    const { id } = hechos.hechos[0] as { id: number };
    const { version } = await pagares(primera).actos.actualizar(asistente, id, { ...REPRESENTANTE, version: 1 });

    const { prendas } = primera.application.expediente;
    await prendas.guardar(asistente, id, {
      ...formularioDePrenda.vacio(),
      ...cuerpoDePrenda,
      tipoGarantia: 'C',
      version: 0,
    });

    const ganadora = await unaSola(i, [
      pagares(primera).actos.aprobar(legal, id, { version, ...confirmado('pagare') }),
      pagares(segunda).actos.actualizar(asistente, id, { ...REPRESENTANTE, version }),
      pagares(segunda).actos.rechazar(legal, id, { version, motivo: `Ronda ${i}` }),
    ]);
    cuenta[ganadora.estado] += 1;
  }
  expect((await manager.findOneByOrFail(Contador, { serie: 'pagare' })).valor).toBe(ROUNDS);
  expect(await manager.count(Pagare)).toBe(ROUNDS);
  expect(await manager.count(PagareCuota)).toBe(ROUNDS * 48);
  // approved ⇔ its document stands
  expect(await manager.countBy(Pagare, { estado: 'A' })).toBe(cuenta.A);
  expect(await manager.countBy(DocumentoEmitido, { tipo: 'pagare' })).toBe(cuenta.A);
  expect(await manager.countBy(Auditoria, { recurso: 'pagare', accion: 'crear' })).toBe(ROUNDS);
});
