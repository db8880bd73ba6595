import { SISTEMA } from '../../auth/actor';
import { Auditoria } from '../../entities/auditoria.entity';
import { Usuario } from '../../entities/usuario.entity';
import { testApp } from '../../testing/test-app';
import type { AuditoriaVista } from './auditoria.dto';

const t = testApp();
const admin = t.user('admin');

beforeAll(async () => {
  // 23:30 of the 9th and 00:10 of the 10th of March in Ecuador
  for (const [recursoId, instante] of [
    ['tarde', '2026-03-10T04:30:00.000Z'],
    ['temprano', '2026-03-10T05:10:00.000Z'],
  ] as const) {
    await t.application.unitOfWork.run(SISTEMA, (tx) =>
      tx.audit({ accion: 'probar', recurso: 'prueba', recursoId, despues: {} }),
    );
    await t.application.dataSource.manager.update(Auditoria, { recursoId }, { instante: new Date(instante) });
  }
});

const pedir = (filter: object) =>
  admin.get(`/auditoria?filter=${encodeURIComponent(JSON.stringify({ recurso: 'prueba', ...filter }))}`);
const claves = async (filter: object): Promise<string[]> => {
  const { body } = await pedir(filter).expect(200);
  return (body as AuditoriaVista[]).map(({ recursoId }) => recursoId).sort();
};

test('days are those of Ecuador, the first and the last included', async () => {
  expect(await claves({})).toEqual(['tarde', 'temprano']);
  expect(await claves({ fechaDesde: '2026-03-10' })).toEqual(['temprano']);
  expect(await claves({ fechaHasta: '2026-03-09' })).toEqual(['tarde']);
  expect(await claves({ fechaDesde: '2026-03-09', fechaHasta: '2026-03-10' })).toEqual(['tarde', 'temprano']);
  expect(await claves({ fechaDesde: '2026-03-11' })).toEqual([]);
});

test('person, record, key and act narrow it together', async () => {
  expect(await claves({ accion: 'probar', recursoId: 'tarde', fechaHasta: '2026-03-10' })).toEqual(['tarde']);
  expect(await claves({ accion: 'otro' })).toEqual([]);
  expect(await claves({ usuario: 'nadie' })).toEqual([]);
});

test('an act is found as the screen writes it, a person by surname or user name; sessions may be left out', async () => {
  expect(await claves({ accion: 'Probar' })).toEqual(['tarde', 'temprano']);
  await t.application.unitOfWork.run(SISTEMA, (tx) =>
    tx.audit({ accion: 'iniciar', recurso: 'sesion', recursoId: 'suya', despues: {} }),
  );
  await t.application.dataSource.manager.update(Auditoria, { recursoId: 'suya' }, { usuario: 'admin' });
  const filtrados = async (filter: object): Promise<AuditoriaVista[]> =>
    (await admin.get(`/auditoria?filter=${encodeURIComponent(JSON.stringify(filter))}`).expect(200)).body;
  const ingresos = await filtrados({ recurso: 'sesion', quien: 'admin' });
  expect(ingresos).toHaveLength(1);
  const { nombre, apellido } = await t.application.dataSource.manager.findOneByOrFail(Usuario, { usuario: 'admin' });
  expect(ingresos[0]).toMatchObject({ usuario: 'admin', nombreUsuario: `${nombre} ${apellido}` });
  expect(await filtrados({ recurso: 'sesion', quien: apellido.slice(0, 4) })).toEqual(ingresos);
  expect(await filtrados({ recurso: 'sesion', quien: 'nadie' })).toEqual([]);
  expect(await filtrados({ recurso: 'sesion', ingresos: false })).toEqual([]);
});
