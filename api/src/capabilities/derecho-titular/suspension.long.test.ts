import { obligacionesLegales } from '@adjudica/domain';
import { Auditoria } from '../../entities/auditoria.entity';
import { ConsultaBuro } from '../../entities/consulta-buro.entity';
import { Evento } from '../../entities/evento.entity';
import { Persona } from '../../entities/persona.entity';
import { crearPersona, crearSolicitud } from '../../testing/builders';
import { carpetaEnRiesgo } from '../../testing/carpetas';
import { documentoDe, pdfDePrueba, subir } from '../../testing/documentos';
import { importar } from '../../testing/importaciones';
import { suspenderDePrueba } from '../../testing/mundo';
import { nombrarGarante, type PlanDePrueba, planAdjudicado } from '../../testing/solicitudes';
import { type Client, testApp } from '../../testing/test-app';

const t = testApp();
const admin = t.user('admin');

const db = () => t.application.dataSource.manager;
const pedir = async (identificacion: string, cambios: object = {}) =>
  (
    await admin.post('/derecho-titular', {
      identificacion,
      tipo: 'bloqueo',
      ingreso: '2026-03-02',
      comprobacion: 'Presentó su cédula en la oficina',
      pedido: 'Que no se usen sus datos',
      ...cambios,
    })
  ).body;
const atender = (id: number, version = 1) =>
  admin.post(`/derecho-titular/${id}/atender`, { respuesta: 'Se suspendió', version });
const levantar = (id: number, version = 2) =>
  admin.post(`/derecho-titular/${id}/levantar`, { motivo: 'Lo pidió por escrito', version });
async function suspender({ titular: { identificacion } }: Pick<PlanDePrueba, 'titular'>): Promise<number> {
  const { id } = await pedir(identificacion);
  expect((await atender(id)).status).toBe(200);
  return id;
}
const depositario = {
  identificacion: '1712345678',
  nombres: 'Íñigo',
  apellidos: 'Muñoz',
  telefono: '022345678',
  correo: 'inigo@correo.example',
  direccion: 'Av. Amazonas N34-120',
  version: 0,
};

test('nobody but the administrator lifts a suspension, and not without a reason', async () => {
  const id = await suspender(await planAdjudicado(t));
  for (const usuario of ['jefatura', 'gerente', 'legal', 'riesgo']) {
    const { status } = await (await t.as(usuario)).post(`/derecho-titular/${id}/levantar`, {
      motivo: 'Ya',
      version: 2,
    });
    expect([usuario, status]).toEqual([usuario, 403]);
  }
  const { status, body } = await admin.post(`/derecho-titular/${id}/levantar`, { motivo: ' ', version: 2 });
  expect([status, Object.keys(body.errors)]).toEqual([422, ['motivo']]);
  expect((await admin.post(`/derecho-titular/${id}/levantar`, { motivo: 'Ya' })).status).toBe(428);
});

test('of who stands only in the records of others nothing is blocked: refused at the number', async () => {
  const { idCodigo } = await planAdjudicado(t);
  expect((await (await t.as('legal')).put(`/depositario/${idCodigo}`, depositario)).status).toBe(200);
  expect((await pedir(depositario.identificacion, { tipo: 'acceso' })).estado).toBe('recibida');
  const { status, errors } = await pedir(depositario.identificacion);
  expect([status, Object.keys(errors)]).toEqual([422, ['identificacion']]);
});

test('a request to block exports nothing: 409, with the way to what was asked', async () => {
  const { identificacion } = await crearPersona(db());
  const { id } = await pedir(identificacion);
  const { status, body } = await admin.get(`/derecho-titular/${id}/exportacion`);
  expect([status, body.code]).toEqual([409, 'derecho-sin-acceso']);
});

test('what was attended and blocked nothing is not lifted', async () => {
  const { identificacion } = await crearPersona(db());
  const { id } = await pedir(identificacion, { tipo: 'acceso' });
  expect((await admin.get(`/derecho-titular/${id}/exportacion`)).status).toBe(200);
  await atender(id);
  const { status, body } = await levantar(id);
  expect([status, body.code]).toEqual([409, 'derecho-sin-suspension']);
});

test('acts on the folder of a blocked person are refused until it is lifted, and say who lifts it; reading stays and is marked', async () => {
  const plan = await carpetaEnRiesgo(t);
  const [riesgo, ejecutivo] = [await t.as('riesgo'), await t.as('ejecutivo')];
  const devolver = () => riesgo.post(`/carpeta/${plan.idCodigo}/devolver`, { motivo: 'Falta la planilla de luz' });
  const cliente = async () => (await riesgo.get(`/cliente/${plan.titular.identificacion}`)).body.suspendidoDesde;
  const hallado = async () =>
    (await riesgo.get(`/cliente/busqueda?q=${plan.titular.identificacion}`)).body[0].suspendidoDesde;
  expect([await cliente(), await hallado()]).toEqual([null, null]);

  const id = await suspender(plan);
  const { status, body } = await devolver();
  expect([status, body.code, body.detalle.solicitud]).toEqual([409, 'tratamiento-suspendido', id]);
  expect(body.title).toMatch(new RegExp(`administrador del sistema.*solicitud ${id}`));
  const documento = await documentoDe(riesgo, plan.idCodigo, 'cedula');
  expect((await subir(ejecutivo, documento, await pdfDePrueba())).body.code).toBe('tratamiento-suspendido');
  expect((await riesgo.get(`/plan/${plan.idCodigo}`)).status).toBe(200);
  expect([await cliente(), await hallado()]).toEqual([t.clock.now().toISOString(), t.clock.now().toISOString()]);

  expect((await levantar(id)).status).toBe(200);
  expect([await cliente(), await hallado()]).toEqual([null, null]);
  expect((await devolver()).status).toBe(200);
});

test('forms that hang on the folder, and a question to the bureau, are refused too; another plan is not', async () => {
  const [plan, otro] = [await planAdjudicado(t), await planAdjudicado(t)];
  await suspender(plan);
  const legal = await t.as('legal');
  const guardado = await legal.put(`/depositario/${plan.idCodigo}`, depositario);
  expect([guardado.status, guardado.body.code]).toEqual([409, 'tratamiento-suspendido']);
  expect((await legal.put(`/depositario/${otro.idCodigo}`, depositario)).status).toBe(200);
  const pregunta = await (await t.as('riesgo')).post('/buro/consulta', {
    TipoDocumento: 'C',
    NumeroDocumento: plan.titular.identificacion,
    plan: plan.idCodigo,
  });
  expect([pregunta.status, pregunta.body.code]).toEqual([409, 'tratamiento-suspendido']);
  expect(await db().countBy(ConsultaBuro, { cedula: plan.titular.identificacion })).toBe(0);
});

/** What each form of the plan offers to whoever may write it. */
async function ofrecen({ idCodigo, clave, claveGarante }: PlanDePrueba): Promise<Record<string, readonly string[]>> {
  const [ejecutivo, legal] = [await t.as('ejecutivo'), await t.as('legal')];
  const de = async (client: Client, path: string) => (await client.get(path).expect(200)).body.acciones;
  return {
    solicitud: await de(ejecutivo, `/solicitud/${clave}`),
    conyuge: await de(ejecutivo, `/conyuge/${clave}`),
    finanzas: await de(ejecutivo, `/finanzas/${clave}`),
    garante: await de(ejecutivo, `/garante/${idCodigo}`),
    'solicitud del garante': await de(ejecutivo, `/solicitud/${claveGarante}`),
    depositario: await de(legal, `/depositario/${idCodigo}`),
  };
}

async function conSolicitudYGarante(): Promise<{ plan: PlanDePrueba; garante: Persona }> {
  const plan = await planAdjudicado(t);
  await crearSolicitud(db(), { ...plan, id: plan.planId }, { casado: true });
  return { plan, garante: await nombrarGarante(t, plan) };
}
const motivos = async ({ idCodigo }: PlanDePrueba) => {
  const { body } = await (await t.as('ejecutivo')).get(`/plan/${idCodigo}`).expect(200);
  const { motivoSuspension, motivoNoEditar, motivoNoEnviar, puedeEditar, puedeEnviar, garante } = body;
  return { motivoSuspension, motivoNoEditar, motivoNoEnviar, puedeEditar, puedeEnviar, garante };
};

test('forms of a blocked person are closed from the start, and the page says by which request and who lifts it', async () => {
  const { plan } = await conSolicitudYGarante();
  const abiertos = await ofrecen(plan);
  expect(abiertos).toEqual({
    solicitud: ['guardar', 'generar'],
    conyuge: ['guardar'],
    finanzas: ['guardar'],
    garante: ['cambiar'],
    'solicitud del garante': ['guardar'],
    depositario: ['guardar'],
  });
  expect(await motivos(plan)).toMatchObject({ motivoSuspension: null, puedeEditar: true });

  const id = await suspender(plan);
  expect(await ofrecen(plan)).toEqual(Object.fromEntries(Object.keys(abiertos).map((cual) => [cual, []])));
  const { motivoSuspension, ...resto } = await motivos(plan);
  expect(motivoSuspension).toMatch(new RegExp(`administrador del sistema.*solicitud ${id}\\.`));
  expect(resto).toMatchObject({ puedeEditar: false, motivoNoEditar: motivoSuspension, puedeEnviar: false });

  expect((await levantar(id)).status).toBe(200);
  expect(await ofrecen(plan)).toEqual(abiertos);
  expect(await motivos(plan)).toMatchObject({ motivoSuspension: null, puedeEditar: true });
});

test('of a guarantor who blocked his data only his own forms are closed and refused, and he is not named again', async () => {
  const { plan, garante } = await conSolicitudYGarante();
  await suspender({ titular: garante });
  expect(await ofrecen(plan)).toMatchObject({ solicitud: ['guardar', 'generar'], 'solicitud del garante': [] });
  const visto = await motivos(plan);
  expect([visto.motivoSuspension, visto.puedeEditar]).toEqual([null, true]);
  expect(visto.garante.motivoSuspension).toMatch(/administrador del sistema/);

  const ejecutivo = await t.as('ejecutivo');
  const otro = await planAdjudicado(t);
  for (const { status, body } of [
    await ejecutivo.put(`/solicitud/${plan.claveGarante}`, { nombres: 'Otro', version: 1 }),
    await ejecutivo.post('/garante', { plan: otro.idCodigo, identificacion: garante.identificacion }),
  ])
    expect([status, body.code]).toEqual([409, 'tratamiento-suspendido']);
  const cambio = { identificacion: '1766666666' };
  expect((await ejecutivo.post(`/garante/${plan.idCodigo}/cambiar`, cambio)).status).toBe(200);
});

test('what another process suspended closes the forms here within seconds, and is refused at once', async () => {
  const plan = await planAdjudicado(t);
  const ejecutivo = await t.as('ejecutivo');
  const acciones = async () => (await ejecutivo.get(`/solicitud/${plan.clave}`)).body.acciones;
  expect(await acciones()).toEqual(['guardar']);
  await suspenderDePrueba(db(), plan.titular, t.clock.now());
  expect(await acciones()).toEqual(['guardar']);
  expect((await ejecutivo.put(`/solicitud/${plan.clave}`, { version: 0 })).body.code).toBe('tratamiento-suspendido');
  t.clock.advance(2_000);
  expect(await acciones()).toEqual([]);
});

test('plans of a blocked client go into no new approval: each says why', async () => {
  const plan = await planAdjudicado(t);
  const id = await suspender(plan);
  const { body } = await (await t.as('ejecutivo')).get(`/cliente/${plan.titular.identificacion}/planes-para-medio`);
  expect(body.map(({ razon }: { razon: string }) => razon)).toEqual([expect.stringContaining(`solicitud ${id}.`)]);
});

describe('a file of persons', () => {
  const fila = ({ tipoIdentificacion, identificacion, nombres, apellidoPaterno }: Persona, cambios: object = {}) =>
    Object.values({ tipoIdentificacion, identificacion, nombres, apellidoPaterno, ...cambios }).join(';');
  const archivo = (...filas: string[]) => ['tipoId;identificacion;nombres;apellidoPaterno', ...filas, ''].join('\n');
  async function erroresDe(texto: string): Promise<{ linea: number; columna: string; mensaje: string }[]> {
    const { body } = await admin
      .post('/importacion')
      .field('tipo', 'personas')
      .attach('archivo', Buffer.from(texto), 'personas.csv');
    await t.application.importacion.step();
    return (await admin.get(`/importacion/${body.id}/errores`)).body;
  }

  test('that changes a blocked person is refused at his row, with the request; one that says what is stored passes', async () => {
    const [quien, otra] = [await crearPersona(db()), await crearPersona(db())];
    const id = await suspender({ titular: quien });
    const errores = await erroresDe(archivo(fila(quien, { nombres: 'Otro' }), fila(otra, { nombres: 'Rosa' })));
    expect(errores.map(({ linea, columna }) => [linea, columna])).toEqual([[2, 'identificacion']]);
    expect(errores[0]?.mensaje).toContain(`solicitud ${id} `);
    await importar(t, 'personas', archivo(fila(quien), fila(otra, { nombres: 'Rosa' })));
    expect(await db().findOneBy(Persona, { id: otra.id })).toMatchObject({ nombres: 'Rosa' });

    expect((await levantar(id)).status).toBe(200);
    await importar(t, 'personas', archivo(fila(quien, { nombres: 'Otro' })));
    expect(await db().findOneBy(Persona, { id: quien.id })).toMatchObject({ nombres: 'Otro' });
  });

  test('that enters a blocked person once more, under the RUC made of his cédula, is refused', async () => {
    const quien = await crearPersona(db());
    await suspender({ titular: quien });
    const ruc = { tipoIdentificacion: 'R', identificacion: `${quien.identificacion}001` };
    expect((await erroresDe(archivo(fila(quien, ruc)))).map(({ linea }) => linea)).toEqual([2]);
  });

  test('reviewed before the suspension it is not applied after it', async () => {
    const quien = await crearPersona(db());
    const { body } = await admin
      .post('/importacion')
      .field('tipo', 'personas')
      .attach('archivo', Buffer.from(archivo(fila(quien, { nombres: 'Otro' }))), 'personas.csv');
    await t.application.importacion.step();
    await suspender({ titular: quien });
    expect((await admin.post(`/importacion/${body.id}/aplicar`)).status).toBe(409);
    expect(await db().findOneBy(Persona, { id: quien.id })).toMatchObject({ nombres: quien.nombres });
  });
});

test('a guarantor who blocked his data leaves the plan of its holder as it was', async () => {
  const plan = await carpetaEnRiesgo(t);
  const garante = await nombrarGarante(t, plan);
  const { id } = await pedir(garante.identificacion);
  expect((await atender(id)).status).toBe(200);
  const { status } = await (await t.as('riesgo')).post(`/carpeta/${plan.idCodigo}/devolver`, {
    motivo: 'Otro garante',
  });
  expect(status).toBe(200);
});

test('who blocked his cédula blocked the RUC that is made of it', async () => {
  const persona = await crearPersona(db());
  const ruc = await crearPersona(db(), { tipoIdentificacion: 'R', identificacion: `${persona.identificacion}001` });
  const { id } = await pedir(persona.identificacion);
  await atender(id);
  const { body } = await (await t.as('riesgo')).get(`/cliente/${ruc.identificacion}`);
  expect(body.suspendidoDesde).toBe(t.clock.now().toISOString());
});

test('a second click suspends once, and a second request for the same person is refused and names the first', async () => {
  const { identificacion } = await crearPersona(db());
  const [una, otra] = [await pedir(identificacion), await pedir(identificacion)];
  const clics = await Promise.all([atender(una.id), atender(una.id)]);
  expect(clics.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { status, body } = await atender(otra.id);
  expect([status, body.code, body.detalle.solicitud]).toEqual([409, 'ya-suspendido', una.id]);
  const vueltas = await Promise.all([levantar(una.id), levantar(una.id)]);
  expect(vueltas.map((vuelta) => vuelta.status).sort()).toEqual([200, 409]);
  expect((await atender(otra.id)).status).toBe(200);
});

test('suspension and lifting stand in the history of the plan and in the audit, with who and why', async () => {
  const plan = await planAdjudicado(t);
  const id = await suspender(plan);
  const levantada = (await levantar(id)).body;
  expect(levantada).toMatchObject({
    estado: 'levantada',
    respuesta: 'Se suspendió',
    motivoLevantamiento: 'Lo pidió por escrito',
    levantadaEn: t.clock.now().toISOString(),
    acciones: [],
  });
  expect(levantada.levantadaPor).toBe(levantada.decididaPor);
  const eventos = await db().find(Evento, { where: { planId: plan.planId }, order: { id: 'ASC' } });
  expect(eventos.slice(-2).map(({ tipo, personaId, observacion }) => [tipo, personaId, observacion])).toEqual([
    ['TRATAMIENTO-SUSPENDIDO', plan.titular.id, `Solicitud ${id} de la persona`],
    ['SUSPENSION-LEVANTADA', plan.titular.id, 'Lo pidió por escrito'],
  ]);
  const filas = await db().find(Auditoria, {
    where: { recurso: 'derecho-titular', recursoId: String(id) },
    order: { id: 'ASC' },
  });
  expect(
    filas.map(({ accion, antes, despues }) => [
      accion,
      antes && JSON.parse(antes).estado,
      despues && JSON.parse(despues).estado,
    ]),
  ).toEqual([
    ['crear', null, 'recibida'],
    ['atender', 'recibida', 'atendida'],
    ['levantar', 'atendida', 'levantada'],
  ]);
  expect(JSON.parse(filas[2]?.despues ?? '').motivo).toBe('Lo pidió por escrito');
});

test('the table of what goes on names records and acts that there are; of every other record it is known whose it is', async () => {
  const registros = t.application.acts.registered.map(({ record }) => record);
  const conocidos = registros.flatMap(({ resource, lifecycle: { acciones } }) => [
    resource,
    ...acciones.map((accion) => `${resource}.${accion}`),
  ]);
  expect(obligacionesLegales.flatMap(({ actos }) => actos).filter((acto) => !conocidos.includes(acto))).toEqual([]);
  // a new record with acts: give it targets, or say here that it is of nobody, or goes on without anybody's plans
  expect(
    registros
      .filter(({ targets }) => targets === undefined)
      .map(({ resource }) => resource)
      .sort(),
  ).toEqual(['correo', 'envio-evento', 'formato', 'operacion-inusual']);
});
