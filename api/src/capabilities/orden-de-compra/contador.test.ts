import { propios } from '@adjudica/domain';
import { countersBehind } from '../../db/transaction/series';
import { Contador } from '../../entities/contador.entity';
import { environmentOf, runProcess } from '../../testing/commands';
import { logLines } from '../../testing/log-lines';
import { long } from '../../testing/long';
import { type ConcesionarioDePrueba, crearConcesionario, cuerpoDeOrden, medioAprobado } from '../../testing/ordenes';
import { testApp } from '../../testing/test-app';
import type { MedioVista } from '../medio-aprobacion/medio-aprobacion.dto';

const registro = logLines();
const t = testApp({ overrides: { log: registro.log } });
const ejecutivo = t.user('ejecutivo');
let concesionario: ConcesionarioDePrueba;
beforeAll(async () => {
  concesionario = await crearConcesionario(t);
});

const manager = () => t.application.dataSource.manager;
const emitir = (medio: Pick<MedioVista, 'id'>) =>
  ejecutivo.post('/orden-de-compra', cuerpoDeOrden(medio.id, concesionario));

test('a counter that fell behind the orders is said, to who asks and in the log, and nothing is written', async () => {
  const [una, otra] = [await medioAprobado(t), await medioAprobado(t)];
  const { id } = (await emitir(una).expect(201)).body;
  const serie = 'orden-de-compra';
  await manager().update(Contador, { serie }, { valor: id - 1 });
  expect(await countersBehind(manager())).toEqual([{ serie, valor: id - 1, mayor: id }]);
  registro.clear();
  const rechazada = await emitir(otra);
  expect([rechazada.status, rechazada.body]).toEqual([
    409,
    expect.objectContaining({ code: 'contador-atrasado', title: propios.contadorAtrasado }),
  ]);
  expect(registro.lines).toContainEqual(
    expect.objectContaining({ level: 50, msg: expect.stringContaining('db -- status') }),
  );
  expect((await ejecutivo.get(`/medio-aprobacion/${otra.id}`).expect(200)).body.idOrden).toBeNull();
  await manager().update(Contador, { serie }, { valor: id });
  expect((await emitir(otra).expect(201)).body.id).toBe(id + 1);
});

long('db -- status names the series that is behind, and what it must be set to', async () => {
  const { id } = (await emitir(await medioAprobado(t)).expect(201)).body;
  await manager().update(Contador, { serie: 'orden-de-compra' }, { valor: id - 1 });
  const { code, out } = await runProcess('commands/db.ts', ['status', '--exigir'], environmentOf(t));
  expect([code, out]).toEqual([
    3,
    expect.stringContaining(`contador    orden-de-compra va en ${id - 1} y ya se dio el ${id}`),
  ]);
});
