import { Acceso } from '../../entities/acceso.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Borrador } from '../../entities/borrador.entity';
import { Evento } from '../../entities/evento.entity';
import type { Persona } from '../../entities/persona.entity';
import { Persona as PersonaEntity } from '../../entities/persona.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { adjudicarPlan, crearGrupo, crearPersona, crearPlan, crearSolicitud } from '../../testing/builders';
import { type Client, testApp } from '../../testing/test-app';

const t = testApp();
const ejecutivo = t.user('ejecutivo');
const riesgo = t.user('riesgo');

async function adjudicado(
  idDepartamento: string | null = null,
): Promise<{ id: number; idCodigo: string; titular: Persona }> {
  const { manager } = t.application.dataSource;
  const plan = await crearPlan(manager, await crearGrupo(manager));
  await adjudicarPlan(manager, plan, { idDepartamento });
  return plan as { id: number; idCodigo: string; titular: Persona };
}
const persona = () => crearPersona(t.application.dataSource.manager);
const nombrar = (quien: Client, plan: string, identificacion: string) =>
  quien.post('/garante', { plan, identificacion });
const cambiar = (quien: Client, plan: string, identificacion: string) =>
  quien.post(`/garante/${plan}/cambiar`, { identificacion });
const buscar = (quien: Client, plan: string, identificacion: string) =>
  quien.get(`/garante/${plan}/busqueda`).query({ identificacion });

test('EST-509 search, naming and changing refuse the same, in the same words', async () => {
  const { idCodigo, titular } = await adjudicado();
  const rejects = async (identificacion: string, title: string): Promise<void> => {
    for (const response of [
      await buscar(ejecutivo, idCodigo, identificacion),
      await cambiar(ejecutivo, idCodigo, identificacion),
    ])
      expect([response.status, response.body.title, response.body.errors]).toEqual([
        422,
        title,
        { identificacion: title },
      ]);
  };
  const refused = await nombrar(ejecutivo, idCodigo, titular.identificacion);
  expect([refused.status, refused.body.title]).toEqual([422, 'El garante debe ser diferente del cliente']);
  const actual = await persona();
  expect((await nombrar(ejecutivo, idCodigo, actual.identificacion)).status).toBe(201);
  await rejects('171234567', 'La identificación del garante debe tener 10 caracteres');
  await rejects('17123456789', 'La identificación del garante debe tener 10 caracteres');
  await rejects(titular.identificacion, 'El garante debe ser diferente del cliente');
  await rejects(actual.identificacion, 'La persona ya es el garante actual');
});

test('an unknown plan, one without award, no guarantor to change, and a folder in risk', async () => {
  const { manager } = t.application.dataSource;
  const { identificacion } = await persona();
  expect((await ejecutivo.get('/garante/01-NADA-1')).status).toBe(404);
  expect((await nombrar(ejecutivo, '01-NADA-1', identificacion)).status).toBe(404);
  const sinAdjudicar = await crearPlan(manager, await crearGrupo(manager));
  expect((await nombrar(ejecutivo, sinAdjudicar.idCodigo, identificacion)).body.code).toBe('plan-sin-adjudicar');
  const { idCodigo } = await adjudicado();
  const none = await cambiar(ejecutivo, idCodigo, identificacion);
  expect([none.status, none.body.title]).toEqual([422, 'El plan no tiene garante']);
  const enRiesgo = await adjudicado('004');
  const refused = await nombrar(ejecutivo, enRiesgo.idCodigo, identificacion);
  expect([refused.status, refused.body.code]).toEqual([409, 'carpeta-en-riesgo']);
  expect((await ejecutivo.get(`/garante/${enRiesgo.idCodigo}`)).body.acciones).toEqual([]);
  expect((await nombrar(riesgo, enRiesgo.idCodigo, identificacion)).status).toBe(201);
});

test('a plan without guarantor answers an empty record, not an error', async () => {
  const { idCodigo } = await adjudicado();
  expect((await ejecutivo.get(`/garante/${idCodigo}`)).body).toEqual({
    id: idCodigo,
    identificacion: null,
    nombreCompleto: null,
    correo: null,
    celular: null,
    direccion: null,
    clave: `${idCodigo}-garante`,
    solicitudGuardada: false,
    otraSolicitud: null,
    version: 0,
    anteriores: [],
    acciones: ['asignar'],
  });
});

test('EST-508 EST-509 the search finds who is known, warns of a check digit, and leaves an access row without what was typed', async () => {
  const { idCodigo } = await adjudicado();
  const { identificacion, nombres, apellidoPaterno, apellidoMaterno } = await persona();
  expect((await buscar(riesgo, idCodigo, ` ${identificacion} `)).body).toEqual({
    identificacion,
    conocida: true,
    nombreCompleto: `${apellidoPaterno} ${apellidoMaterno} ${nombres}`,
    advertencia: null,
  });
  expect((await buscar(riesgo, idCodigo, '1799999999')).body).toEqual({
    identificacion: '1799999999',
    conocida: false,
    nombreCompleto: null,
    advertencia: 'Verifique el número de cédula',
  });
  await t.application.accessLog.step();
  const rows = await t.application.dataSource.manager.findBy(Acceso, { recurso: 'garante', operacion: 'buscar' });
  expect(rows.map(({ recursoId }) => recursoId)).toEqual([idCodigo, idCodigo]);
});

test('EST-560 naming opens an empty application for a known person, noted and audited', async () => {
  const { id, idCodigo } = await adjudicado();
  const { manager } = t.application.dataSource;
  const quien = await persona();
  const named = await nombrar(ejecutivo, idCodigo, quien.identificacion);
  expect([named.status, named.body]).toEqual([
    201,
    expect.objectContaining({
      id: idCodigo,
      identificacion: quien.identificacion,
      nombreCompleto: `${quien.apellidoPaterno} ${quien.apellidoMaterno} ${quien.nombres}`,
      correo: quien.correo,
      solicitudGuardada: false,
      acciones: ['cambiar'],
    }),
  ]);
  expect((await riesgo.get(`/garante/${idCodigo}`)).body).toEqual(named.body);
  expect(await manager.findBy(Solicitud, { planId: id, rol: 'garante' })).toMatchObject([
    { personaId: quien.id, identificacion: quien.identificacion, guardadaEn: null, nombres: null, version: 1 },
  ]);
  expect((await ejecutivo.get(`/solicitud/${idCodigo}-garante`)).body).toMatchObject({
    identificacion: quien.identificacion,
    nombres: quien.nombres,
  });
  expect(await manager.findBy(Evento, { planId: id, tipo: 'GARANTE' })).toMatchObject([
    { personaId: quien.id, observacion: null },
  ]);
  expect(await manager.countBy(Auditoria, { recurso: 'garante', recursoId: idCodigo, accion: 'asignar' })).toBe(1);
});

test('somebody whom nobody knows becomes a person without a name, once', async () => {
  const { manager } = t.application.dataSource;
  const [a, b] = [await adjudicado(), await adjudicado()];
  const named = await nombrar(ejecutivo, a.idCodigo, '1755555555');
  expect(named.body).toMatchObject({ identificacion: '1755555555', nombreCompleto: null });
  expect((await nombrar(ejecutivo, b.idCodigo, '1755555555')).status).toBe(201);
  expect(await manager.findBy(PersonaEntity, { identificacion: '1755555555' })).toMatchObject([
    { tipoIdentificacion: 'C', nombres: '' },
  ]);
  expect((await nombrar(ejecutivo, (await adjudicado()).idCodigo, 'ab12345678')).body.identificacion).toBe(
    'AB12345678',
  );
  expect(await manager.countBy(PersonaEntity, { identificacion: 'AB12345678', tipoIdentificacion: 'P' })).toBe(1);
});

test('EST-580 a change keeps the one before with all that hangs on it, and begins with nothing', async () => {
  const { id, idCodigo } = await adjudicado();
  const { manager } = t.application.dataSource;
  const [primero, segundo] = [await persona(), await persona()];
  await nombrar(ejecutivo, idCodigo, primero.identificacion);
  const clave = `${idCodigo}-garante`;
  await ejecutivo.post('/referencia', {
    clave,
    tipo: 'C',
    nombreComercio: 'Almacenes La Ganga',
    ciudad: 'Quito',
    direccion: 'Av. Amazonas',
    telefono: '022345678',
  });
  await ejecutivo.put(`/borrador/solicitud/${clave}/personales`, {
    valores: { nombres: 'A medias' },
    versionBase: 1,
    version: 0,
  });
  expect(await manager.countBy(Borrador, { clave })).toBe(1);
  const changed = await cambiar(riesgo, idCodigo, segundo.identificacion);
  expect([changed.status, changed.body.identificacion]).toEqual([200, segundo.identificacion]);
  expect(changed.body.anteriores).toEqual([
    {
      identificacion: primero.identificacion,
      nombreCompleto: `${primero.apellidoPaterno} ${primero.apellidoMaterno} ${primero.nombres}`,
      reemplazadoEn: '2026-03-10T15:00:00.000Z',
    },
  ]);
  expect((await ejecutivo.get('/referencia').query({ filter: JSON.stringify({ clave }) })).body).toEqual([]);
  // typed for the one before, by somebody else than who changed
  expect(await manager.countBy(Borrador, { clave })).toBe(0);
  expect(await manager.findBy(Evento, { planId: id, tipo: 'CAMBIO-GARANTE' })).toMatchObject([
    { personaId: segundo.id, idDepartamento: '004' },
  ]);
  const [auditoria] = await manager.findBy(Auditoria, { recurso: 'garante', recursoId: idCodigo, accion: 'cambiar' });
  expect([JSON.parse(auditoria?.antes ?? ''), JSON.parse(auditoria?.despues ?? '')]).toMatchObject([
    { identificacion: primero.identificacion },
    { identificacion: segundo.identificacion },
  ]);
  // back to the first: another application, the old ones stay
  expect((await cambiar(ejecutivo, idCodigo, primero.identificacion)).status).toBe(200);
  expect(await manager.countBy(Solicitud, { planId: id, rol: 'garante' })).toBe(3);
});

test('a plan that has a guarantor is not given another by naming', async () => {
  const { idCodigo } = await adjudicado();
  await nombrar(ejecutivo, idCodigo, (await persona()).identificacion);
  const again = await nombrar(ejecutivo, idCodigo, (await persona()).identificacion);
  expect([again.status, again.body.code, again.body.title, again.body.detalle]).toEqual([
    409,
    'garante-existe',
    'El plan ya tiene un garante',
    { quien: null, cuando: null },
  ]);
});

test('of two who name or change at once there is one guarantor at the end', async () => {
  const { id, idCodigo } = await adjudicado();
  const { manager } = t.application.dataSource;
  const [a, b, c] = [await persona(), await persona(), await persona()];
  const named = await Promise.all([
    nombrar(ejecutivo, idCodigo, a.identificacion),
    nombrar(riesgo, idCodigo, b.identificacion),
  ]);
  expect(named.map(({ status }) => status).sort()).toEqual([201, 409]);
  const changed = await Promise.all([
    cambiar(ejecutivo, idCodigo, c.identificacion),
    cambiar(riesgo, idCodigo, c.identificacion),
  ]);
  // the second finds that the person is the guarantor already
  expect(changed.map(({ status }) => status).sort()).toEqual([200, 422]);
  const rows = await manager.findBy(Solicitud, { planId: id, rol: 'garante' });
  expect(rows.filter(({ reemplazadaEn }) => reemplazadaEn === null)).toMatchObject([
    { identificacion: c.identificacion },
  ]);
});

test('the database itself holds one guarantor in force', async () => {
  const { id, idCodigo } = await adjudicado();
  const { manager } = t.application.dataSource;
  await nombrar(ejecutivo, idCodigo, (await persona()).identificacion);
  const { id: _, ...row } = await manager.findOneByOrFail(Solicitud, { planId: id, rol: 'garante' });
  await expect(manager.insert(Solicitud, row)).rejects.toThrow(/unique/i);
});

test('EST-509 a guarantor who saved an application for another plan is offered its data, until the own one is saved', async () => {
  const { manager } = t.application.dataSource;
  const [suyo, otro] = [await adjudicado(), await adjudicado()];
  const de = async (client: Client) => (await client.get(`/garante/${suyo.idCodigo}`).expect(200)).body.otraSolicitud;
  await nombrar(ejecutivo, suyo.idCodigo, otro.titular.identificacion).expect(201);
  expect(await de(ejecutivo)).toBeNull();
  const clave = `${otro.idCodigo}-titular`;
  await crearSolicitud(manager, otro);
  expect(await de(ejecutivo)).toEqual({ clave, plan: otro.idCodigo });
  await manager.update(Solicitud, { planId: suyo.id }, { guardadaEn: new Date('2026-03-02T15:00:00.000Z') });
  expect(await de(ejecutivo)).toBeNull();
});
