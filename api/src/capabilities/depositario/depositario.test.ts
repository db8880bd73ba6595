import { Acceso } from '../../entities/acceso.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Evento } from '../../entities/evento.entity';
import { adjudicarPlan, crearGrupo, crearPlan } from '../../testing/builders';
import { type Client, testApp } from '../../testing/test-app';

const t = testApp();
const ejecutivo = t.user('ejecutivo');
const riesgo = t.user('riesgo');

async function adjudicado(opciones: Parameters<typeof adjudicarPlan>[2] = {}): Promise<string> {
  const { manager } = t.application.dataSource;
  const plan = await crearPlan(manager, await crearGrupo(manager));
  await adjudicarPlan(manager, plan, opciones);
  return plan.idCodigo;
}

const datos = {
  identificacion: '1712345678',
  nombres: 'Íñigo',
  apellidos: 'Muñoz Yépez',
  telefono: '022345678',
  correo: 'inigo@correo.example',
  direccion: 'Av. Amazonas N34-120',
};
const put = (quien: Client, plan: string, version: number, cambio: object = {}) =>
  quien.put(`/depositario/${plan}`, { ...datos, ...cambio, version });

test('an unknown plan and one without award are refused; an empty record is no error', async () => {
  const { manager } = t.application.dataSource;
  const { idCodigo } = await crearPlan(manager, await crearGrupo(manager));
  expect((await put(ejecutivo, '01-NADA-1', 0)).status).toBe(404);
  expect((await ejecutivo.get('/depositario/01-NADA-1')).status).toBe(404);
  const refused = await put(ejecutivo, idCodigo, 0);
  expect([refused.status, refused.body.code]).toEqual([422, 'plan-sin-adjudicar']);
  const empty = await ejecutivo.get(`/depositario/${idCodigo}`);
  expect([empty.status, empty.body]).toEqual([
    200,
    {
      ...Object.fromEntries(Object.keys(datos).map((campo) => [campo, null])),
      id: idCodigo,
      version: 0,
      guardadaEn: null,
      guardadaPor: null,
      acciones: [],
    },
  ]);
});

test('EST-518 002 does not write while the folder is in 004; risk does', async () => {
  const plan = await adjudicado({ idDepartamento: '004' });
  const refused = await put(ejecutivo, plan, 0);
  expect([refused.status, refused.body.code]).toEqual([409, 'carpeta-en-riesgo']);
  expect((await ejecutivo.get(`/depositario/${plan}`)).body.acciones).toEqual([]);
  expect((await put(riesgo, plan, 0)).body).toMatchObject({ version: 1, acciones: ['guardar'] });
});

test('EST-535 EST-537 EST-538 EST-539 an empty one is refused field by field', async () => {
  const response = await ejecutivo.put(`/depositario/${await adjudicado()}`, { version: 0 });
  expect([response.status, response.body.errors]).toEqual([
    422,
    {
      identificacion: 'El campo es obligatorio',
      nombres: 'El campo es obligatorio',
      apellidos: 'El campo es obligatorio',
      telefono: 'Teléfono inválido',
      correo: 'Ingrese un correo válido.',
      direccion: 'Dirección es requerida.',
    },
  ]);
});

test('EST-534 EST-588 EST-589 EST-590 it is saved, read, changed, noted and audited', async () => {
  const plan = await adjudicado({ ejecutivo: 'ejecutivo2' });
  const { manager } = t.application.dataSource;
  const first = await put(ejecutivo, plan, 0);
  expect([first.status, first.body]).toEqual([200, expect.objectContaining({ ...datos, id: plan, version: 1 })]);
  const second = await put(ejecutivo, plan, 1, { telefono: '099 123-4567' });
  expect(second.body).toMatchObject({ telefono: '0991234567', version: 2 });
  expect((await riesgo.get(`/depositario/${plan}`)).body).toEqual(second.body);
  const rows = await manager.find(Auditoria, { where: { recurso: 'depositario', recursoId: plan } });
  expect(rows.map(({ antes, despues }) => [antes && JSON.parse(antes), JSON.parse(despues ?? '')])).toEqual([
    [null, datos],
    [datos, { ...datos, telefono: '0991234567' }],
  ]);
  const [evento] = await manager.find(Evento, { where: { tipo: 'DEPOSITARIO' }, order: { id: 'DESC' }, take: 1 });
  expect(evento?.observacion).toBe('El plan está asignado a otro ejecutivo');
  await t.application.accessLog.step();
  expect(await manager.countBy(Acceso, { recurso: 'depositario', recursoId: plan })).toBe(1);
});
