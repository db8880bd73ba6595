import { mensajes, type RolDeInterviniente } from '@adjudica/domain';
import { Acceso } from '../../entities/acceso.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Evento } from '../../entities/evento.entity';
import { contratoConBloques, contratoDe, crearContrato, planPorContratar } from '../../testing/contratos';
import { type ClienteConPlanes, clienteConPlanes } from '../../testing/medios';
import { actuarEnPagare, guardarPersonas, pagareDePrueba } from '../../testing/pagares';
import { guardarPrenda } from '../../testing/prendas';
import { type Client, testApp } from '../../testing/test-app';
import type { IntervinienteVista, PersonasDelCasoVista } from './interviniente.dto';

const t = testApp();
const asistente = t.user('asistente.legal');
const legal = t.user('legal');
const ejecutivo = t.user('ejecutivo');
const manager = () => t.application.dataSource.manager;

const ana = {
  tipoIdentificacion: 'C',
  identificacion: '1710034065',
  nombres: 'Ana Lucía',
  apellidos: 'Peña Loor',
  genero: 'F',
  estadoCivil: 'S',
  nacionalidad: 'EC',
  direccion: 'Av. Amazonas N34-120',
  telefono: '0991234567',
};

const planDe = ({ planes }: ClienteConPlanes): string => String(planes[0]?.idCodigo);
const nuevo = async (): Promise<string> => planDe(await clienteConPlanes(t, { ejecutivo: 'ejecutivo' }));
const casoDe = async (quien: Client, plan: string): Promise<PersonasDelCasoVista> =>
  (await quien.get(`/interviniente/${plan}`).expect(200)).body;
const personaDe = async (plan: string, rol: RolDeInterviniente): Promise<IntervinienteVista> =>
  (await casoDe(asistente, plan)).personas.find((persona) => persona.rol === rol) as IntervinienteVista;
const guardar = (quien: Client, plan: string, rol: RolDeInterviniente, version: number, datos: object = ana) =>
  quien.put(`/interviniente/${plan}/${rol}`, { ...datos, version });
const quitar = (quien: Client, plan: string, rol: RolDeInterviniente, version: number) =>
  quien.delete(`/interviniente/${plan}/${rol}`).set('If-Match', `"${version}"`);

describe('refusals', () => {
  test('a plan without an award has no persons; risk types none; a role that there is not', async () => {
    const { status, body } = await asistente.get('/interviniente/01-M999-1');
    expect([status, body.title]).toEqual([404, mensajes.propios.planSinAdjudicar]);
    const plan = await nuevo();
    expect((await guardar(await t.as('riesgo'), plan, 'garante', 0)).status).toBe(403);
    expect((await asistente.put(`/interviniente/${plan}/primo`, { ...ana, version: 0 })).status).toBe(400);
  });

  test('each field by its rule, a number by its kind, a country that there is not', async () => {
    const plan = await nuevo();
    const { status, body } = await guardar(asistente, plan, 'garante', 0, { telefono: '12', correo: 'x' });
    expect([status, Object.keys(body.errors).sort()]).toEqual([
      422,
      ['apellidos', 'correo', 'identificacion', 'nombres', 'telefono', 'tipoIdentificacion'],
    ]);
    const deOtro = await guardar(asistente, plan, 'garante', 0, {
      ...ana,
      tipoIdentificacion: 'R',
      nacionalidad: 'XX',
    });
    expect([deOtro.status, deOtro.body.errors]).toEqual([
      422,
      { identificacion: 'El RUC tiene 13 dígitos', nacionalidad: expect.any(String) },
    ]);
  });

  test('without its version; a stale one, with what it holds now; nobody to take away', async () => {
    const plan = await nuevo();
    expect((await asistente.put(`/interviniente/${plan}/garante`, ana)).status).toBe(428);
    expect((await quitar(asistente, plan, 'garante', 0)).body.code).toBe('nadie-que-quitar');
    expect((await guardar(asistente, plan, 'garante', 0)).status).toBe(200);
    const { status, body } = await guardar(ejecutivo, plan, 'garante', 0, { ...ana, telefono: '0987654321' });
    expect([status, body.detalle.actual]).toEqual([412, expect.objectContaining({ telefono: '0991234567' })]);
    expect((await quitar(ejecutivo, plan, 'garante', 0)).status).toBe(412);
  });

  test('of two first saves at the same time one is refused', async () => {
    const plan = await nuevo();
    const answers = await Promise.all([asistente, ejecutivo].map((quien) => guardar(quien, plan, 'garante', 0)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  test('what an approved note prints: by whom and when; the rest is completed until the contract is approved', async () => {
    const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
    const plan = planDe(cliente);
    const { pagare } = await pagareDePrueba(t, { cliente });
    await guardar(asistente, plan, 'garante', (await personaDe(plan, 'garante')).version).expect(200);
    const { version } = (await asistente.get(`/pagare/${pagare.id}`)).body;
    await actuarEnPagare(legal, 'aprobar', { id: pagare.id, version }).expect(200);
    const garante = await personaDe(plan, 'garante');
    const otro = await guardar(asistente, plan, 'garante', garante.version, { ...ana, nombres: 'Eva' });
    expect([otro.status, otro.body.code, otro.body.detalle]).toEqual([
      409,
      'persona-impresa',
      expect.objectContaining({ rol: 'garante', papel: 'pagare', quien: expect.any(String) }),
    ]);
    expect((await quitar(asistente, plan, 'garante', garante.version)).body.code).toBe('persona-impresa');
    expect(garante.acciones).toEqual(['guardar']);
    const direccion = { ...ana, direccion: 'Calle Vargas N1-20' };
    expect((await guardar(asistente, plan, 'garante', garante.version, direccion)).status).toBe(200);
  });

  test('nothing after the approval of the contract', async () => {
    const { idCodigo } = await contratoConBloques(t, asistente, 7);
    const { version } = await contratoDe(legal, idCodigo);
    await legal.post(`/contrato/${idCodigo}/aprobar`, { version }).expect(200);
    const persona = await personaDe(idCodigo, 'depositario');
    const { status, body } = await guardar(asistente, idCodigo, 'depositario', persona.version, ana);
    expect([status, body.code, body.title, persona.acciones]).toEqual([
      409,
      'persona-impresa',
      expect.stringContaining('El contrato fue aprobado por'),
      [],
    ]);
  });
});

test('they begin with the application; a save is read by everybody, marked, told, audited', async () => {
  const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
  const plan = planDe(cliente);
  const depositario = {
    identificacion: '1710034065',
    nombres: 'Ana',
    apellidos: 'Paz',
    telefono: '0991234567',
    correo: 'ana@correo.example',
    direccion: 'Av. América 100',
  };
  await legal.put(`/depositario/${plan}`, { ...depositario, version: 0 }).expect(200);
  expect(await personaDe(plan, 'depositario')).toMatchObject({
    ...depositario,
    tipoIdentificacion: 'C',
    origen: 'solicitud',
    distintos: [],
    faltan: [],
    version: 0,
    acciones: ['guardar'],
  });
  expect(await personaDe(plan, 'deudor')).toMatchObject({ identificacion: cliente.cedula, origen: 'solicitud' });
  expect(await personaDe(plan, 'garante')).toMatchObject({ identificacion: null, origen: 'nadie' });

  const antes = await personaDe(plan, 'depositario');
  const cambio = { ...antes, direccion: 'Calle Vargas N1-20' };
  const { body } = await guardar(ejecutivo, plan, 'depositario', 0, cambio).expect(200);
  expect(body).toMatchObject({
    direccion: 'Calle Vargas N1-20',
    origen: 'escrito',
    distintos: [{ campo: 'direccion', etiqueta: 'Dirección', solicitud: 'Av. América 100' }],
    version: 1,
    guardadaPor: expect.any(String),
  });
  const [evento] = await manager().find(Evento, { where: { tipo: 'INTERVINIENTE' }, order: { id: 'DESC' }, take: 1 });
  expect(evento?.observacion).toBe('Depositario: Dirección: Av. América 100 → Calle Vargas N1-20');
  expect(await manager().countBy(Auditoria, { recurso: 'interviniente', recursoId: plan })).toBe(1);
  await t.application.accessLog.step();
  expect(await manager().countBy(Acceso, { recurso: 'interviniente', recursoId: plan })).toBeGreaterThan(0);
  // the same again changes nothing
  expect((await guardar(ejecutivo, plan, 'depositario', 1, cambio)).body.version).toBe(1);
});

test('somebody whom the application names is taken away, and stays away', async () => {
  const plan = await nuevo();
  await guardar(asistente, plan, 'garante', 0).expect(200);
  expect((await quitar(asistente, plan, 'garante', 1)).body).toMatchObject({ origen: 'nadie', identificacion: null });
  expect((await guardar(asistente, plan, 'garante', 2)).body).toMatchObject({ origen: 'escrito', version: 3 });
});

test('the debtor is the holder, whatever is sent as his name', async () => {
  const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
  const { body } = await guardar(asistente, planDe(cliente), 'deudor', 0, { ...ana, ocupacion: 'Abogada' }).expect(200);
  expect(body).toMatchObject({ identificacion: cliente.cedula, ocupacion: 'Abogada', estadoCivil: 'S' });
});

test('one number under two names and one person in two roles are told', async () => {
  const plan = await nuevo();
  await guardar(asistente, plan, 'garante', 0).expect(200);
  await guardar(asistente, plan, 'testigo', 0, { ...ana, nombres: 'Eva', apellidos: 'Ruiz' }).expect(200);
  expect((await casoDe(asistente, plan)).avisos).toEqual([
    'El número 1710034065 está con dos nombres: Ana Lucía Peña Loor (Garante) y Eva Ruiz (Testigo)',
    'Eva Ruiz no puede ser garante y testigo a la vez',
    'Testigo sin quien pone la huella: ningún documento lo nombra',
  ]);
});

describe('note, pledge and contract', () => {
  test('LEG-527 the note shows the persons of its case and writes them; its approval keeps what it printed', async () => {
    const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
    const plan = planDe(cliente);
    await guardar(asistente, plan, 'garante', 0).expect(200);
    const { pagare } = await pagareDePrueba(t, { cliente, completo: false });
    expect(pagare).toMatchObject({
      garanteCedula: ana.identificacion,
      garanteNombre: 'Ana Lucía Peña Loor',
      modo: 'N',
    });

    const personas = {
      garanteCedula: ana.identificacion,
      garanteNombre: 'Ana Lucía Peña Loor',
      conyugeCedula: '0102030405',
      conyugeNombre: 'Íñigo Andrés Ñauñay Mera',
    };
    await guardarPersonas(asistente, { id: pagare.id, version: pagare.version }, personas).expect(200);
    expect(await personaDe(plan, 'conyuge')).toMatchObject({
      identificacion: '0102030405',
      nombres: 'Íñigo Andrés',
      apellidos: 'Ñauñay Mera',
      origen: 'escrito',
    });
    // the guarantor keeps what the note does not say, and the catalogue knows who represents the company
    expect(await personaDe(plan, 'garante')).toMatchObject({ direccion: ana.direccion, genero: 'F' });
    expect(await personaDe(plan, 'representante')).toMatchObject({
      identificacion: '1712345675',
      calidad: 'Gerente General',
    });
  });

  test('a pending note, pledge or contract whose persons changed is of a new version; whoever changed them does not approve it', async () => {
    const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
    const plan = planDe(cliente);
    const { pagare } = await pagareDePrueba(t, { cliente });
    const leido = (await legal.get(`/pagare/${pagare.id}`)).body;
    await guardar(legal, plan, 'garante', (await personaDe(plan, 'garante')).version).expect(200);
    expect((await actuarEnPagare(legal, 'aprobar', leido)).status).toBe(412);
    const despues = (await legal.get(`/pagare/${pagare.id}`)).body;
    expect(despues).toMatchObject({ garanteNombre: 'Ana Lucía Peña Loor', version: leido.version + 1 });
    expect((await actuarEnPagare(legal, 'aprobar', despues)).status).toBe(403);
    // what the note does not print leaves it as it is
    const { version } = await personaDe(plan, 'garante');
    await guardar(legal, plan, 'garante', version, { ...ana, telefono: '0987654321' }).expect(200);
    expect((await legal.get(`/pagare/${pagare.id}`)).body.version).toBe(despues.version);
  });

  test('the depositary of pledge and contract is one, and so is who represents the company', async () => {
    const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
    const plan = planDe(cliente);
    const { pagare } = await pagareDePrueba(t, { cliente, prenda: false });
    await guardar(asistente, plan, 'depositario', 0, { ...ana, correo: 'ana@correo.example' }).expect(200);
    const propuesta = (await asistente.get(`/prenda/${pagare.id}`)).body;
    expect(propuesta).toMatchObject({
      depositarioCedula: ana.identificacion,
      depositarioNombres: 'Ana Lucía',
      depositarioCorreo: 'ana@correo.example',
      representanteEmpresa: 'Lucía Fernanda Güillín Peña',
      enCalidadEmpresa: 'Gerente General',
    });
    await guardarPrenda(asistente, pagare.id, 0, {
      tipoGarantia: 'C',
      depositarioCedula: '0102030405',
      depositarioNombres: 'Íñigo',
      depositarioApellidos: 'Ñauñay Mera',
      enCalidadEmpresa: 'Apoderado especial',
    }).expect(200);
    expect(await personaDe(plan, 'depositario')).toMatchObject({ identificacion: '0102030405', direccion: null });
    expect(await personaDe(plan, 'representante')).toMatchObject({ calidad: 'Apoderado especial' });
  });

  test('a thumbprint that the note does not name is that of somebody who signs for the debtor or beside her', async () => {
    const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
    const plan = planDe(cliente);
    const { pagare } = await pagareDePrueba(t, { cliente });
    const decir = async (rol: RolDeInterviniente, datos: object = ana) =>
      guardar(asistente, plan, rol, (await personaDe(plan, rol)).version, datos).expect(200);
    await decir('testigo', { ...ana, identificacion: '0912345678', nombres: 'Eva' });
    await decir('huella');
    const ajena = mensajes.propios.intervinienteHuellaAjena('Ana Lucía Peña Loor');
    const faltan = async () =>
      ((await asistente.get(`/pagare/${pagare.id}`)).body.contenidos as { falta: string | null }[]).flatMap(
        ({ falta }) => falta ?? [],
      );
    expect(await faltan()).toEqual([ajena]);
    for (const rol of ['apoderado', 'segundoGaranteConyuge'] as const) {
      await decir(rol);
      expect(await faltan()).toEqual([]);
      await quitar(asistente, plan, rol, (await personaDe(plan, rol)).version).expect(200);
    }
  });

  test('LEG-589 the attorney of the header is the one of the case', async () => {
    const { idCodigo } = await planPorContratar(t);
    await crearContrato(asistente, idCodigo, { apoderado: 'Ana Lucía Peña Loor' });
    const apoderado = await personaDe(idCodigo, 'apoderado');
    expect(apoderado).toMatchObject({ nombres: 'Ana Lucía', apellidos: 'Peña Loor', identificacion: null });
    await guardar(asistente, idCodigo, 'apoderado', apoderado.version, { ...ana, nombres: 'Eva' }).expect(200);
    const { body } = await asistente.get(`/contrato/${idCodigo}`);
    expect(body.apoderado).toBe('Eva Peña Loor');
  });
});
