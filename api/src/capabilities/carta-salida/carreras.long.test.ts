import { hoyEn, tiposDeEvento } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import { CartaSalida } from '../../entities/carta-salida.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Evento } from '../../entities/evento.entity';
import { actorDe } from '../../seed/usuarios';
import { DosAplicaciones, ROUNDS, unaSola } from '../../testing/carreras';
import { planPorSalir, ponerPruebas, TEXTO } from '../../testing/cartas';
import { confirmado } from '../../testing/caso';
import { LOADS_MUCH_MS } from '../../testing/limits';
import type { PlanDePrueba } from '../../testing/solicitudes';
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
const cartas = ({ application }: TestApp) => application.expediente.cartas;
const leer = ({ planId }: PlanDePrueba) => manager().findOneByOrFail(CartaSalida, { planId });
/** A plan whose letter is still to be written, with act and photo. */
async function porSalir(): Promise<PlanDePrueba> {
  const plan = await planPorSalir(dos.una);
  await ponerPruebas(dos.una, plan);
  return plan;
}

test(`invariants 33, 40 in ${ROUNDS} rounds of two applications: one letter of two, then one outcome of reject, deliver and a second of each`, async () => {
  const fecha = hoyEn(dos.una.clock.now());
  const cuenta = { pendiente: 0, realizada: 0 };
  let plan = await porSalir();
  let emitidas = 0;
  for (let i = 0; i < ROUNDS; i++) {
    const { idCodigo } = plan;
    const [primera, segunda] = dos.enRonda(i);
    const antes = await leer(plan);
    const { version } = await unaSola(i, [
      cartas(primera).generar(jefatura, idCodigo, { ...confirmado('carta'), texto: TEXTO, version: antes.version }),
      cartas(segunda).generar(jefatura2, idCodigo, { ...confirmado('carta'), texto: TEXTO, version: antes.version }),
    ]);
    emitidas += 1;
    const versiones = await manager().find(DocumentoEmitido, {
      where: { cartaSalidaId: antes.id },
      order: { numeroVersion: 'ASC' },
    });
    expect(versiones.map(({ numeroVersion }) => numeroVersion)).toEqual(
      Array.from({ length: emitidas }, (_, n) => n + 1),
    );

    const texto = `Ronda ${i}`;
    const ganadora = await unaSola(i, [
      cartas(primera).rechazar(jefatura, idCodigo, { texto, version }),
      cartas(segunda).entregar(ejecutivo, idCodigo, { ...confirmado('entrega'), fecha, version }),
      cartas(segunda).rechazar(jefatura2, idCodigo, { texto: `${texto} bis`, version }),
      cartas(primera).entregar(jefatura, idCodigo, { ...confirmado('entrega'), fecha, version }),
    ]);
    cuenta[ganadora.estado as keyof typeof cuenta] += 1;
    const entregada = ganadora.estado === 'realizada';

    const despues = await leer(plan);
    expect([despues.estado, despues.fechaEntrega, despues.version]).toEqual([
      ganadora.estado,
      entregada ? fecha : null,
      version + 1,
    ]);
    expect([despues.motivoRechazo, despues.rechazadaPor]).toEqual(
      entregada
        ? [null, null]
        : [ganadora.motivoRechazo, ganadora.motivoRechazo === texto ? jefatura.id : jefatura2.id],
    );
    const deEntrega = { planId: plan.planId, tipo: tiposDeEvento.entrega };
    expect([i, await manager().countBy(Evento, deEntrega)]).toEqual([i, entregada ? 1 : 0]);
    if (!entregada) continue;
    plan = await porSalir();
    emitidas = 0;
  }
  expect(cuenta.pendiente + cuenta.realizada).toBe(ROUNDS);
});
