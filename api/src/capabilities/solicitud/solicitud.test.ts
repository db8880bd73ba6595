import { formularioDeSolicitud, mensajes } from '@adjudica/domain';
import { Acceso } from '../../entities/acceso.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Borrador } from '../../entities/borrador.entity';
import { Evento } from '../../entities/evento.entity';
import { Persona } from '../../entities/persona.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { datosDeSolicitud } from '../../seed/declarado';
import { crearGrupo, crearPlan } from '../../testing/builders';
import { nombrarGarante, type PlanDePrueba, planAdjudicado } from '../../testing/solicitudes';
import { testApp } from '../../testing/test-app';

const t = testApp();
const ejecutivo = t.user('ejecutivo');
const riesgo = t.user('riesgo');
const legal = t.user('legal');
let plan: PlanDePrueba;
beforeEach(async () => {
  plan = await planAdjudicado(t);
});

const manager = () => t.application.dataSource.manager;
const url = (clave = plan.clave): string => `/solicitud/${clave}`;
const valida = (...[situacion = 'V', opciones]: Partial<Parameters<typeof datosDeSolicitud>>) =>
  datosDeSolicitud(situacion, opciones);

async function guardar(cambios: object = {}, version = 0, cliente = ejecutivo) {
  return cliente.put(url(), { ...valida(), ...cambios, version });
}

describe('refusals', () => {
  test('CLI-030 a plan without award is not written, and its form says so before', async () => {
    const sinAdjudicar = await crearPlan(manager(), await crearGrupo(manager()));
    const clave = `${sinAdjudicar.idCodigo}-titular`;
    expect((await ejecutivo.get(url(clave))).body.acciones).toEqual([]);
    const response = await ejecutivo.put(url(clave), { ...valida(), version: 0 });
    expect([response.status, response.body.code]).toEqual([422, 'plan-sin-adjudicar']);
  });

  test('CLI-047 CLI-048 CLI-049 while the folder is in 004 only 002 may not write', async () => {
    plan = await planAdjudicado(t, { idDepartamento: '004' });
    for (const usuario of ['ejecutivo', 'jefatura']) {
      const cliente = await t.as(usuario);
      expect((await cliente.get(url())).body.acciones).toEqual([]);
      const response = await guardar({}, 0, cliente);
      expect([response.status, response.body.code]).toEqual([409, 'carpeta-en-riesgo']);
    }
    const { estadoBien: _e, valorBien: _v, ...sinBien } = valida();
    for (const [i, cliente] of [riesgo, legal].entries()) {
      expect((await cliente.get(url())).body.acciones).toContain('guardar');
      const response = await cliente.put(url(), { ...sinBien, celular: `099000000${i}`, version: i });
      expect(response.status).toBe(200);
    }
  });

  test('a key that is none, a plan that is none and a plan without guarantor are not found', async () => {
    for (const clave of ['x', '01-NADA-1-titular', `${plan.idCodigo}-conyuge`, plan.idCodigo])
      expect((await ejecutivo.get(url(clave))).body.code).toBe('no-encontrado');
    const { status, body } = await ejecutivo.get(url(plan.claveGarante));
    expect([status, body.code, body.title]).toEqual([404, 'sin-garante', mensajes.propios.sinGarante]);
  });

  test('CLI-120 an empty form is refused as a whole, with one message for each required field, and nothing is written', async () => {
    const response = await ejecutivo.put(url(), { version: 0 });
    expect([response.status, response.body.code]).toEqual([422, 'campos-incorrectos']);
    expect(response.body.title).toBe(mensajes.GEN.camposIncorrectos);
    const vacia = formularioDeSolicitud.vacio();
    const contexto = { rol: 'titular', hoy: '2026-03-10', idDepartamento: '002', identificacion: '' } as const;
    const requeridos = formularioDeSolicitud.nombres.filter((n) =>
      formularioDeSolicitud.esRequerido(n, vacia, contexto),
    );
    expect(Object.keys(response.body.errors).sort()).toEqual([...requeridos].sort());
    expect(await manager().countBy(Solicitud, { planId: plan.planId })).toBe(0);
  });

  test('CLI-075 CLI-076 CLI-077 places must exist and belong together; the error stands under its field', async () => {
    const cases = [
      [{ provinciaCodigo: '99' }, ['cantonCodigo', 'provinciaCodigo']],
      [{ cantonCodigo: '0901' }, ['cantonCodigo', 'parroquiaCodigo']],
      [{ parroquiaCodigo: '090101' }, ['parroquiaCodigo']],
      [{ nacionalidad: 'ZZ', anosResidencia: 3 }, ['nacionalidad']],
      [{ laboralActividadUafe: 'NADA' }, ['laboralActividadUafe']],
    ] as const;
    for (const [cambios, campos] of cases) {
      const { status, body } = await guardar(cambios);
      expect([status, Object.keys(body.errors).sort()]).toEqual([422, campos]);
      expect(Object.values(body.errors)).toEqual(campos.map(() => mensajes.propios.opcionInvalida));
    }
  });
});

describe('goods', () => {
  test('CLI-032 CLI-055 CLI-056 002 writes them, 004 sees them and changes none, 003 neither sees nor changes them', async () => {
    await guardar({ valorBien: 15_000.25 });
    const deRiesgo = (await riesgo.get(url())).body;
    expect(deRiesgo).toMatchObject({ estadoBien: 'Nuevo', valorBien: 15_000.25 });
    const deLegal = (await legal.get(url())).body;
    expect(deLegal).not.toHaveProperty('estadoBien');
    expect(deLegal).not.toHaveProperty('valorBien');
    for (const [cliente, registro] of [
      [riesgo, deRiesgo],
      [legal, deLegal],
    ]) {
      for (const bien of [{ valorBien: 1 }, { valorBien: null }, { estadoBien: 'Usado' }]) {
        const { status, body } = await cliente.put(url(), { ...registro, ...bien });
        expect([status, Object.keys(body.errors)]).toEqual([403, Object.keys(bien)]);
      }
    }
    expect((await riesgo.put(url(), { ...deRiesgo, celular: '0990000001' })).status).toBe(200);
    expect((await legal.put(url(), { ...deLegal, celular: '0990000002', version: 2 })).status).toBe(200);
    expect((await ejecutivo.get(url())).body).toMatchObject({ estadoBien: 'Nuevo', valorBien: 15_000.25, version: 3 });
  });

  test('CLI-056 the first save may be of 004 or 003, who are not asked for what they cannot write', async () => {
    const { estadoBien: _e, valorBien: _v, ...sinBien } = valida();
    expect((await legal.put(url(), { ...sinBien, version: 0 })).status).toBe(200);
    expect((await guardar({ valorBien: null }, 1)).body.errors).toEqual({
      valorBien: mensajes.propios.campoObligatorio,
    });
  });
});

describe('saving', () => {
  test('CLI-121 EST-570 before the first save the form shows the person; afterwards exactly what was saved', async () => {
    const antes = (await ejecutivo.get(url())).body;
    expect(antes).toMatchObject({
      nombres: plan.titular.nombres,
      apellidoPaterno: plan.titular.apellidoPaterno,
      correo: plan.titular.correo,
      identificacion: plan.titular.identificacion,
      version: 0,
      numAprobacion: null,
      estadoSol: null,
      acciones: ['guardar'],
    });
    const guardada = await guardar();
    expect(guardada.status).toBe(200);
    expect(guardada.body).toMatchObject({ ...valida(), version: 1, estadoSol: null, acciones: ['guardar', 'generar'] });
    expect((await ejecutivo.get(url())).body).toEqual(guardada.body);
  });

  test('CLI-036 every labour situation, married and single, is kept; what belongs to another one is dropped', async () => {
    let version = 0;
    for (const situacion of ['V', 'B', 'I', 'H', 'A'] as const)
      for (const casado of [true, false]) {
        const datos = valida(situacion, { casado });
        const ajenos = {
          jubilacionTipo: 'vejez',
          subsidioPersona: 'Otra',
          laboralCargo: 'Otro',
          separacionBienes: 'S',
        };
        const enviados = { ...ajenos, ...Object.fromEntries(Object.entries(datos).filter(([, v]) => v !== null)) };
        const { status, body } = await ejecutivo.put(url(), { ...enviados, version });
        expect([situacion, casado, status, body.errors]).toEqual([situacion, casado, 200, undefined]);
        expect(body).toMatchObject(datos);
        version = body.version;
      }
  });

  test('CLI-071 the position of an informal independent is Informal whatever is sent', async () => {
    const { body } = await guardar({ ...valida('I'), laboralInformal: true, laboralCargo: 'Gerente' });
    expect(body).toMatchObject({ laboralInformal: true, laboralCargo: 'Informal' });
  });

  test('CLI-029 the approval number is drawn once for a plan, without gaps, whoever saves first', async () => {
    const primero = (await guardar()).body.numAprobacion;
    await nombrarGarante(t, plan);
    const datos = valida('V', { rol: 'garante' });
    const garante = (await ejecutivo.put(url(plan.claveGarante), { ...datos, version: 1 })).body;
    expect(garante.numAprobacion).toBe(primero);
    expect((await guardar({ celular: '0987654321' }, 1)).body.numAprobacion).toBe(primero);
    await guardar({ celular: 'x' }, 2);
    plan = await planAdjudicado(t);
    await nombrarGarante(t, plan);
    const otro = (await ejecutivo.put(url(plan.claveGarante), { ...datos, version: 1 })).body.numAprobacion;
    expect(otro).toBe(primero + 1);
    expect((await guardar()).body.numAprobacion).toBe(otro);
  });

  test('CLI-033 CLI-035 the form of the guarantor has neither goods nor beneficiary, and its person follows it', async () => {
    const persona = await nombrarGarante(t, plan);
    const antes = (await ejecutivo.get(url(plan.claveGarante))).body;
    expect(antes).toMatchObject({
      nombres: 'Zoila',
      identificacion: persona.identificacion,
      version: 1,
      guardadaEn: null,
    });
    expect(antes).not.toHaveProperty('valorBien');
    expect(antes.acciones).toEqual(['guardar']);
    const { body } = await ejecutivo.put(url(plan.claveGarante), { ...valida('H'), version: 1 });
    expect(body).toMatchObject({ version: 2, beneficiarioNombres: null, jubilacionTipo: 'vejez' });
    expect(await manager().findOneByOrFail(Solicitud, { planId: plan.planId, rol: 'garante' })).toMatchObject({
      valorBien: null,
      estadoBien: null,
    });
    expect(await manager().findOneByOrFail(Persona, { id: persona.id })).toMatchObject({ nombres: 'José Antonio' });
    expect(await manager().findOneByOrFail(Persona, { id: plan.titular.id })).toMatchObject({
      nombres: plan.titular.nombres,
    });
  });

  test('the person follows the form: names and their words, contact, birth, marital status', async () => {
    await guardar({ ...valida('V', { casado: true }), nombres: 'Nepomuceno', apellidoMaterno: null });
    expect(await manager().findOneByOrFail(Persona, { id: plan.titular.id })).toMatchObject({
      identificacion: plan.titular.identificacion,
      nombres: 'Nepomuceno',
      apellidoPaterno: 'Ñauñay',
      apellidoMaterno: '',
      correo: 'jose.naunay@correo.example',
      celular: '0991234567',
      telefono: '022345679',
      parroquiaCodigo: '170103',
      estadoCivil: 'C',
      version: plan.titular.version + 1,
    });
    const { body } = await ejecutivo.get('/cliente/busqueda?q=nepomuceno');
    expect(body.map(({ identificacion }: { identificacion: string }) => identificacion)).toContain(
      plan.titular.identificacion,
    );
  });

  test('a form sent back as it was changes nothing: no version, no event, no audit row', async () => {
    const { body } = await guardar();
    const filas = () => Promise.all([manager().count(Evento), manager().count(Auditoria)]);
    const antes = await filas();
    const response = await ejecutivo.put(url(), body);
    expect([response.status, response.body]).toEqual([200, body]);
    expect(await filas()).toEqual(antes);
  });

  test('after a cession the new holder begins with a form of their own; the old one is kept', async () => {
    await guardar();
    const otro = await crearPlan(manager(), await crearGrupo(manager()));
    const nuevo = otro.titular as Persona;
    await manager().update(PlanTitular, { planId: plan.planId, personaId: plan.titular.id }, { personaId: nuevo.id });
    expect((await ejecutivo.get(url())).body).toMatchObject({ version: 0, identificacion: nuevo.identificacion });
    expect((await guardar({ nombres: 'Otra' })).body).toMatchObject({ version: 1, nombres: 'Otra' });
    const filas = await manager().find(Solicitud, { where: { planId: plan.planId }, order: { id: 'ASC' } });
    expect(filas.map(({ personaId, reemplazadaEn }) => [personaId, reemplazadaEn === null])).toEqual([
      [plan.titular.id, false],
      [nuevo.id, true],
    ]);
  });
});

describe('two at once', () => {
  test('the second save gets 412 with who, when, the fields that differ and what they hold now', async () => {
    await guardar();
    t.clock.advance(60_000);
    await guardar({ celular: '0980000000', profesion: 'Médico' }, 1, await t.as('jefatura'));
    const guardadaEn = t.clock.now().toISOString();
    const { status, body } = await guardar({ celular: '0970000000' }, 1);
    expect([status, body.code]).toEqual([412, 'version-vieja']);
    expect(body.detalle).toEqual({
      versionActual: 2,
      campos: ['profesion', 'celular'],
      quien: 'Patricio Villacís',
      cuando: guardadaEn,
      actual: { profesion: 'Médico', celular: '0980000000' },
    });
    expect((await ejecutivo.get(url())).body).toMatchObject({ celular: '0980000000', version: 2 });
  });

  test('who may not see the goods does not learn them from a conflict either', async () => {
    const sinBien = (await legal.get(url())).body;
    await guardar();
    const { body } = await legal.put(url(), { ...sinBien, ...{ nombres: 'x' } });
    expect(Object.keys(body.detalle.actual)).toContain('nombres');
    expect(JSON.stringify(body)).not.toContain('Bien');
  });

  test('of two saves of the same version one wins, on the first save and on a later one', async () => {
    for (const version of [0, 1]) {
      const respuestas = await Promise.all(
        ['0991111111', '0992222222'].map((celular) =>
          guardar({ celular: `${celular.slice(0, 9)}${version}` }, version),
        ),
      );
      expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 412]);
    }
    expect(await manager().countBy(Solicitud, { planId: plan.planId })).toBe(1);
    expect(await manager().countBy(Evento, { planId: plan.planId, tipo: 'SOLICITUD-GUARDADA' })).toBe(2);
  });
});

describe('what is left behind', () => {
  test('CLI-125 audit with before and after of what changed, by whom; the event names fields and no value', async () => {
    await guardar();
    const { estadoBien: _e, valorBien: _v, ...sinBien } = valida();
    await legal.put(url(), { ...sinBien, celular: '0987654321', version: 1 });
    const filas = await manager().find(Auditoria, {
      where: { recurso: 'solicitud', recursoId: plan.clave },
      order: { id: 'ASC' },
    });
    expect(filas.map(({ accion, usuario }) => [accion, usuario])).toEqual([
      ['guardar', 'ejecutivo'],
      ['guardar', 'legal'],
    ]);
    expect(JSON.parse(filas[0]?.despues as string)).toMatchObject({ ...valida(), numAprobacion: expect.any(Number) });
    expect([filas[1]?.antes, filas[1]?.despues].map((text) => JSON.parse(text as string))).toEqual([
      { celular: '0991234567' },
      { celular: '0987654321' },
    ]);
    const eventos = await manager().find(Evento, { where: { planId: plan.planId }, order: { id: 'ASC' } });
    const guardadas = eventos.filter(({ tipo }) => tipo === 'SOLICITUD-GUARDADA');
    expect(
      guardadas.map(({ idDepartamento, personaId, observacion }) => [idDepartamento, personaId, observacion]),
    ).toEqual([
      ['002', plan.titular.id, 'Titular: primera vez'],
      ['003', plan.titular.id, 'Titular: Celular'],
    ]);
  });

  test("another executive's plan may be written; the event says so", async () => {
    plan = await planAdjudicado(t, { ejecutivo: 'ejecutivo2' });
    await guardar();
    const evento = await manager().findOneByOrFail(Evento, { planId: plan.planId, tipo: 'SOLICITUD-GUARDADA' });
    expect(evento.observacion).toBe(`${mensajes.propios.planDeOtroEjecutivo}. Titular: primera vez`);
  });

  test('a change of many fields does not overflow the event', async () => {
    await guardar({}, 0);
    await guardar({ ...valida('A', { casado: true }), nombres: 'Otra', profesion: 'Otra' }, 1);
    const [evento] = await manager().find(Evento, { where: { planId: plan.planId }, order: { id: 'DESC' }, take: 1 });
    expect(evento?.observacion?.length).toBeLessThanOrEqual(500);
  });

  test('every read leaves an access row with the key', async () => {
    await riesgo.get(url());
    await t.application.accessLog.step();
    expect(await manager().countBy(Acceso, { recurso: 'solicitud', recursoId: plan.clave, operacion: 'leer' })).toBe(1);
  });

  test("a save discards the writer's own drafts of that form, and no others", async () => {
    const borrador = { valores: { celular: '09' }, versionBase: 0, version: 0 };
    const de = (clave: string, formulario = 'solicitud') => `/borrador/${formulario}/${clave}/personales`;
    await ejecutivo.put(de(plan.clave), borrador);
    await ejecutivo.put(de(plan.clave, 'finanzas'), borrador);
    await ejecutivo.put(de(plan.claveGarante), borrador);
    await riesgo.put(de(plan.clave), borrador);
    await guardar({ celular: 'x' });
    expect(await manager().countBy(Borrador, { clave: plan.clave })).toBe(3);
    await guardar();
    const quedan = await manager().findBy(Borrador, [{ clave: plan.clave }, { clave: plan.claveGarante }]);
    expect(quedan.map(({ formulario, clave }) => `${formulario} ${clave}`).sort()).toEqual(
      [`finanzas ${plan.clave}`, `solicitud ${plan.claveGarante}`, `solicitud ${plan.clave}`].sort(),
    );
  });
});
