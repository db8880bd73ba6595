import { lectorDeCambios } from '@adjudica/domain';
import { AuditSealer } from '../../audit/sealer';
import { SISTEMA } from '../../auth/actor';
import { Acceso } from '../../entities/acceso.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { testApp } from '../../testing/test-app';
import type { CambiosVista } from './cambio.dto';

const t = testApp();

const cambia = (recurso: string, recursoId: string | number, accion = 'crear') =>
  t.application.unitOfWork.run(SISTEMA, (tx) => tx.audit({ accion, recurso, recursoId, despues: { nombre: 'Ana' } }));
function sellar(): Promise<void> {
  const { dataSource, unitOfWork, auditKey, log } = t.application;
  return new AuditSealer(dataSource, unitOfWork, auditKey, t.clock, log).step();
}
const pedir = async (usuario: string, query: object) => (await t.as(usuario)).get('/cambios').query(query);
const cambios = async (usuario: string, query: object): Promise<CambiosVista> => (await pedir(usuario, query)).body;
const claves = ({ cambios: leidos }: CambiosVista) => leidos.map(({ recurso, recursoId }) => `${recurso} ${recursoId}`);
/** Where the changes end after what stands there: log-ins are changes too. */
const ahora = async (usuario: string): Promise<number> => {
  await t.as(usuario);
  await sellar();
  return (await cambios(usuario, {})).cursor;
};

test('a cursor that is no number, or one that was never given, and a page of none or of 501 are refused', async () => {
  await ahora('jefatura');
  for (const query of [{ desde: 'ayer' }, { desde: -1 }, { desde: 0, limite: 0 }, { desde: 0, limite: 501 }])
    expect([query, (await pedir('jefatura', query)).status]).toEqual([query, 400]);
  const { status, body } = await pedir('jefatura', { desde: 1_000_000 });
  expect([status, body.code]).toEqual([422, 'cursor-desconocido']);
});

test('each is told of what he may read and of nothing else, without before and after; it leaves who read', async () => {
  const cursor = await ahora('jefatura');
  await cambia('orden-de-compra', 17, 'aprobar');
  await cambia('usuario', 3);
  await cambia('de-mañana', 1);
  await sellar();
  const { cambios: leidos } = await cambios('jefatura', { desde: cursor });
  expect(leidos).toEqual([
    {
      posicion: expect.any(Number),
      instante: t.clock.now().toISOString(),
      usuario: SISTEMA.usuario,
      recurso: 'orden-de-compra',
      recursoId: '17',
      accion: 'aprobar',
    },
  ]);
  expect(claves(await cambios('riesgo', { desde: cursor }))).toEqual([]);
  expect(claves(await cambios('admin', { desde: cursor }))).toContain('usuario 3');
  expect(claves(await cambios('admin', { desde: cursor }))).not.toContain('orden-de-compra 17');
  await t.application.accessLog.step();
  const filas = await t.application.dataSource.manager.findBy(Acceso, { recurso: 'cambio' });
  // jefatura once and the administrator twice; the answer to 'riesgo' told nothing
  expect(filas.map(({ operacion, recursoId }) => [operacion, recursoId])).toEqual(
    Array(3).fill(['leer', String(cursor)]),
  );
  expect(new Set(filas.map(({ usuarioId }) => usuarioId)).size).toBe(2);
});

test('a key of a service account is told within its scopes, not its role', async () => {
  const admin = await t.as('admin');
  const cuenta = { nombre: 'ERP', role: 'Jefatura Adjudicaciones', direcciones: [] };
  const alcances = ['cambio:leer', 'pago:leer'];
  const { id } = (await admin.post('/cuenta-servicio', { ...cuenta, usuario: 'erp', alcances })).body;
  const { claveSecreta } = (
    await admin.post(`/cuenta-servicio/${id}/generar-clave`, { dias: 30, horasDeTraslape: 0, version: 1 })
  ).body;
  await cambia('orden-de-compra', 17);
  await cambia('solicitud-de-pago', 4);
  await sellar();
  const { body } = await t.anonymous.get('/cambios').query({ desde: 0 }).set('Authorization', `Bearer ${claveSecreta}`);
  expect(claves(body)).toEqual(['solicitud-de-pago 4']);
});

// Fails with the id, or the instant, as cursor.
test('a change that was begun first and committed last comes after what was read, and is not skipped', async () => {
  const cursor = await ahora('jefatura');
  await cambia('orden-de-compra', 1);
  await cambia('orden-de-compra', 2);
  const { manager } = t.application.dataSource;
  const tardio = await manager.findOneByOrFail(Auditoria, { recurso: 'orden-de-compra', recursoId: '1' });
  await manager.delete(Auditoria, { id: tardio.id });
  await sellar();
  const antes = await cambios('jefatura', { desde: cursor });
  expect(claves(antes)).toEqual(['orden-de-compra 2']);
  await manager
    .createQueryBuilder()
    .insert()
    .into(Auditoria)
    .values({ ...tardio, posicion: null, cadena: null })
    .updateEntity(false)
    .execute();
  expect(claves(await cambios('jefatura', { desde: antes.cursor }))).toEqual([]);
  await sellar();
  expect(claves(await cambios('jefatura', { desde: antes.cursor }))).toEqual(['orden-de-compra 1']);
});

test('who polls page by page while others write gets each change once, in the order of its positions', async () => {
  let cursor = await ahora('jefatura');
  const leidos: number[] = [];
  const claveDeTodos: string[] = [];
  const escribe = async () => {
    for (let n = 0; n < 12; n++) {
      await Promise.all([cambia('pagare', `a${n}`), cambia('sesion', n), cambia('pagare', `b${n}`)]);
      await sellar();
    }
  };
  const lee = async () => {
    const pagina = await cambios('jefatura', { desde: cursor, limite: 5 });
    cursor = pagina.cursor;
    leidos.push(...pagina.cambios.map(({ posicion }) => posicion));
    claveDeTodos.push(...pagina.cambios.map(({ recursoId }) => recursoId));
    return pagina.hayMas;
  };
  const escribiendo = escribe();
  for (let n = 0; n < 8; n++) await lee();
  await escribiendo;
  while (await lee());
  expect(leidos).toEqual(leidos.toSorted((a, b) => a - b));
  expect(claveDeTodos.toSorted()).toEqual(
    Array.from({ length: 12 }, (_, n) => [`a${n}`, `b${n}`])
      .flat()
      .toSorted(),
  );
});

test('an answer looks through a thousand rows at most: who may read none of them goes on from there', async () => {
  const cursor = await ahora('jefatura');
  await t.application.unitOfWork.run(SISTEMA, async (tx) => {
    for (let n = 0; n < 1000; n++) await tx.audit({ accion: 'crear', recurso: 'sesion', recursoId: n });
    await tx.audit({ accion: 'crear', recurso: 'pagare', recursoId: 9 });
  });
  await sellar();
  const primera = await cambios('jefatura', { desde: cursor });
  expect([primera.cambios, primera.cursor, primera.hayMas]).toEqual([[], cursor + 1000, true]);
  expect(claves(await cambios('jefatura', { desde: primera.cursor }))).toEqual(['pagare 9']);
});

test('every record that has acts says who is told of its changes', () => {
  const sin = t.application.acts.registered
    .map(({ record }) => record.resource)
    .filter((recurso) => lectorDeCambios(recurso) === undefined);
  expect(sin).toEqual([]);
});
