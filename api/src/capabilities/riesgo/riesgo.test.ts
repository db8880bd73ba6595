import { deNumero, finanzasEnCero, totalesDeFinanzas } from '@adjudica/domain';
import { Acceso } from '../../entities/acceso.entity';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { ConsultaBuro } from '../../entities/consulta-buro.entity';
import { Evento } from '../../entities/evento.entity';
import { Finanzas } from '../../entities/finanzas.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { Referencia } from '../../entities/referencia.entity';
import { EvaluacionRiesgo, ExcepcionRiesgo, ParametroRiesgo, RiesgoPlan } from '../../entities/riesgo.entity';
import { Usuario } from '../../entities/usuario.entity';
import { crearPersona, crearSolicitud, referenciaDePrueba } from '../../testing/builders';
import { type PlanDePrueba, planAdjudicado } from '../../testing/solicitudes';
import { StatementCounter } from '../../testing/statement-counter';
import { overDatabaseOf, startTestApp, testApp } from '../../testing/test-app';
import parametros from './datos/parametros-riesgo.json';
import type { ParametroDeRiesgoVista, RiesgoVista } from './riesgo.dto';

let plan: PlanDePrueba;
const counter = new StatementCounter();
const t = testApp({ database: { logger: counter } });
const ejecutivo = t.user('ejecutivo');
const jefatura = t.user('jefatura');
const riesgo = t.user('riesgo');
const legal = t.user('legal');
beforeEach(async () => {
  plan = await planAdjudicado(t, { idDepartamento: '004' });
});

const manager = () => t.application.dataSource.manager;
const ruta = (resto = '', { idCodigo } = plan): string => `/riesgo/${idCodigo}${resto}`;
const leer = async (client = riesgo): Promise<RiesgoVista> => (await client.get(ruta()).expect(200)).body;
const calcular = (version: number, client = riesgo) => client.post(ruta('/calcular'), { version });
const MOTIVO = 'Verificado en su domicilio';
const marcar = (parametro: string, cumple: boolean | null, version: number, client = riesgo, motivo = MOTIVO) =>
  client.put(ruta('/parametro'), { parametro, cumple, version, motivo });
const exceptuar = (body: object = {}, client = riesgo) =>
  client.post(ruta('/excepcion'), { excepcion: true, observacion: 'Cliente conocido', ...body });
const garantias = (confirmado: boolean, version: number, client = riesgo) =>
  client.post(ruta('/garantias'), { confirmado, version });
const de = ({ parametros: lista }: RiesgoVista, codigo: string): ParametroDeRiesgoVista =>
  lista.find((p) => p.codigo === codigo) as ParametroDeRiesgoVista;
const suma = ({ parametros: lista }: RiesgoVista): number =>
  lista.reduce((total, { valor, informativo }) => total + (informativo ? 0 : valor), 0);
const auditoria = async (accion: string): Promise<{ antes: unknown; despues: unknown }[]> =>
  (
    await manager().find(Auditoria, {
      where: { recurso: 'riesgo', recursoId: plan.idCodigo, accion },
      order: { id: 'ASC' },
    })
  ).map(({ antes, despues }) => ({ antes: JSON.parse(antes ?? 'null'), despues: JSON.parse(despues ?? 'null') }));
const eventos = async (): Promise<string[]> =>
  (await manager().find(Evento, { where: { planId: plan.planId }, order: { id: 'ASC' } })).map(
    ({ tipo, observacion }) => `${tipo}: ${observacion}`,
  );
/** Everything that risk keeps: a refusal changes nothing of it. */
const guardado = async (): Promise<string> =>
  JSON.stringify([
    await manager().find(RiesgoPlan, { order: { id: 'ASC' } }),
    await manager().find(EvaluacionRiesgo, { order: { id: 'ASC' } }),
    await manager().find(ExcepcionRiesgo, { order: { id: 'ASC' } }),
    await eventos(),
  ]);

/** Calculated: an employee of four years, nothing else. */
async function calculado(): Promise<RiesgoVista> {
  await crearSolicitud(manager(), { id: plan.planId, titular: plan.titular }, {});
  return (await calcular(0).expect(200)).body;
}

describe('refusals', () => {
  test('RIE-007 RIE-008 RIE-013 RIE-017 others are offered nothing; 002 calculates', async () => {
    const { version } = await calculado();
    expect((await leer(legal)).acciones).toEqual([]);
    expect((await leer(ejecutivo)).acciones).toEqual(['calcular']);
    expect((await leer(riesgo)).acciones).toEqual(['calcular', 'marcar', 'exceptuar', 'garantias']);
    await calcular(version, jefatura).expect(200);
  });

  test('a plan that nobody has is not found; one without award is read and not calculated', async () => {
    await riesgo.get('/riesgo/01-M999-1').expect(404);
    await riesgo.post('/riesgo/01-M999-1/calcular', { version: 0 }).expect(404);
    await manager().update(Adjudicacion, { planId: plan.planId }, { estado: 'RADJ' });
    expect(await leer()).toMatchObject({ puntaje: null, version: 0, acciones: [] });
    const { status, body } = await calcular(0);
    expect([status, body.code]).toEqual([422, 'plan-sin-adjudicar']);
  });

  test('who comes too late is told whose act stands, also when a mark was only taken back', async () => {
    await crearSolicitud(manager(), { id: plan.planId, titular: plan.titular }, {});
    const { body } = await calcular(0, ejecutivo).expect(200);
    const tarde = async () => (await marcar('VALOR20', true, 0).expect(412)).body.detalle;
    const cuando = t.clock.now().toISOString();
    expect(await tarde()).toEqual({
      versionActual: 1,
      campos: ['riesgo'],
      quien: 'Luis Chicaiza',
      cuando,
      actual: { puntaje: body.puntaje, garantiasConfirmadas: false },
    });
    await marcar('VALOR19', true, 1).expect(200);
    await marcar('VALOR19', null, 2).expect(200);
    const { nombre, apellido } = await manager().findOneByOrFail(Usuario, { usuario: 'riesgo' });
    expect(await tarde()).toMatchObject({
      versionActual: 3,
      quien: `${nombre} ${apellido}`,
      cuando,
    });
  });

  test('without parameters there is nothing to calculate', async () => {
    await manager().createQueryBuilder().update(ParametroRiesgo).set({ activo: false }).execute();
    try {
      const { status, body } = await calcular(0);
      expect([status, body.code]).toEqual([422, 'sin-parametros']);
      expect((await leer()).parametros).toEqual([]);
    } finally {
      await manager().createQueryBuilder().update(ParametroRiesgo).set({ activo: true }).execute();
    }
  });

  test('RIE-007 a mark needs a calculated score and a parameter of the list', async () => {
    expect((await marcar('VALOR19', true, 0)).body.code).toBe('riesgo-sin-calcular');
    const { version } = await calculado();
    for (const codigo of ['VALOR999', 'constructor', "VALOR1'--"]) {
      const { status, body } = await marcar(codigo, true, version);
      expect([codigo, status, body.errors]).toEqual([
        codigo,
        422,
        { parametro: 'El parámetro no existe o ya no se usa' },
      ]);
    }
  });

  test('RIE-010 an exception says why, and is not taken back', async () => {
    await calculado();
    const { status, body } = await exceptuar({ observacion: ' ' });
    expect([status, body.errors]).toEqual([422, { observacion: 'Debe ingresar sus comentarios' }]);
    expect((await exceptuar({ excepcion: false })).body.errors).toEqual({ excepcion: 'Una excepción no se retira' });
    expect(await manager().countBy(ExcepcionRiesgo, { personaId: plan.titular.id })).toBe(0);
  });

  test('RIE-009 no exception before the score, nor at exactly 800; at 799 there is one', async () => {
    expect((await exceptuar()).body.code).toBe('riesgo-sin-calcular');
    await calculado();
    const conPuntaje = (puntaje: number) => manager().update(RiesgoPlan, { personaId: plan.titular.id }, { puntaje });
    await conPuntaje(800);
    const { status, body } = await exceptuar();
    expect([status, body.code, (await leer()).acciones]).toEqual([
      422,
      'puntaje-suficiente',
      ['calcular', 'marcar', 'garantias'],
    ]);
    await conPuntaje(799);
    await exceptuar().expect(200);
  });
});

describe('calculation', () => {
  test('RIE-002 RIE-018 RIE-514 RIE-518 before it the list is there and nobody has said anything', async () => {
    const vista = await leer(ejecutivo);
    expect(vista).toMatchObject({
      id: plan.idCodigo,
      puntaje: null,
      umbral: 800,
      color: null,
      excepcion: null,
      garantiasConfirmadas: false,
      etiquetaGarantias: 'Sin confirmar',
      etiquetaGarantia: 'Sin bien',
      version: 0,
      acciones: ['calcular'],
    });
    expect(vista.parametros.map(({ codigo }) => codigo)).toEqual(parametros.map(({ codigo }) => codigo));
    for (const { cumple, valor, origen, mirado, encontrado } of vista.parametros)
      expect([cumple, valor, origen, mirado, encontrado]).toEqual([false, 0, null, null, null]);
  });

  test('RIE-015 RIE-021 RIE-515 002 calculates: every parameter says what was looked at, found and given', async () => {
    const solicitudId = await crearSolicitud(manager(), { id: plan.planId, titular: plan.titular }, {});
    const valores = { ...finanzasEnCero(), viviendaTerreno: 80_000, ingresoFijo: 2500, egresoAlimentacion: 400 };
    const centavos = Object.fromEntries(
      Object.entries({ ...valores, ...totalesDeFinanzas(valores) }).map(([campo, valor]) => [
        campo,
        deNumero(valor ?? 0),
      ]),
    );
    await manager().insert(Finanzas, {
      ...(centavos as unknown as Finanzas),
      solicitudId,
      guardadaEn: t.clock.now(),
      guardadaPor: null,
      version: 1,
    });
    for (const [linea, estado] of [
      [1, 'C'],
      [2, 'C'],
      [3, 'P'],
    ] as const)
      await manager().insert(Referencia, referenciaDePrueba(solicitudId, { linea, estado }));
    await consulta(720, '2026-03-09');
    await consulta(950, '2026-03-10');
    const { body } = (await calcular(0, ejecutivo).expect(200)) as { body: RiesgoVista };

    expect(de(body, 'VALOR1')).toMatchObject({
      cumple: true,
      valor: 120,
      origen: 'regla',
      mirado: 'Puntaje del buró de crédito del cliente: desde 563',
      encontrado: '950, consulta del 10/03/2026',
    });
    expect(de(body, 'VALOR2').cumple).toBe(true);
    expect(de(body, 'VALOR5').cumple).toBe(true);
    expect(de(body, 'VALOR12')).toMatchObject({ cumple: true, garantia: true, encontrado: '$ 80.000,00' });
    expect(de(body, 'VALOR14')).toMatchObject({ cumple: true, encontrado: '2 confirmadas' });
    expect(de(body, 'VALOR15')).toMatchObject({ cumple: false, valor: 0, encontrado: '0 confirmadas' });
    expect(de(body, 'VALOR17')).toMatchObject({ cumple: false, encontrado: 'Sin garante' });
    expect(de(body, 'VALOR19')).toMatchObject({ cumple: false, origen: null, automatico: false, mirado: null });
    expect(body.puntaje).toBe(suma(body));
    expect(body.garantias).toContainEqual({ codigo: '283', nombre: 'Bien inmueble declarado', cumple: 'S' });
    expect([body.etiquetaGarantia, body.calculadoPor, body.version]).toEqual(['Con bien', 'Luis Chicaiza', 1]);
    expect(await leer(ejecutivo)).toEqual(body);
    expect(await eventos()).toEqual([`RIESGO-CALCULADO: Puntaje: ${body.puntaje}`]);
  });

  test('RIE-005 VALOR51 to VALOR54 are listed, evaluated and marked, and give no points', async () => {
    const { puntaje, version } = await calculado();
    const { body } = await marcar('VALOR54', true, version).expect(200);
    expect(de(body, 'VALOR54')).toMatchObject({ cumple: true, informativo: true, valor: 0, parametro: { valor: 10 } });
    expect([body.puntaje, suma(body)]).toEqual([puntaje, puntaje]);
  });

  test('RIE-016 nothing changed: calculated once more, the score is the same and the history is not told again', async () => {
    const primera = await calculado();
    t.clock.advance(60_000);
    const { body } = await calcular(1).expect(200);
    expect(body).toEqual({ ...primera, calculadoEn: t.clock.now().toISOString(), version: 2 });
    expect(await eventos()).toHaveLength(1);
    expect(await auditoria('calcular')).toHaveLength(2);
  });

  test('a change of the list reaches the plan when it is calculated again; until then its points add up to its score', async () => {
    const primera = await calculado();
    const antes = de(primera, 'VALOR8');
    expect(antes.valor).toBe(70);
    await manager().update(ParametroRiesgo, { codigo: 'VALOR8' }, { valor: 90 });
    await manager().update(ParametroRiesgo, { codigo: 'VALOR9' }, { activo: false });
    try {
      const despues = await leer();
      expect([despues.puntaje, suma(despues)]).toEqual([primera.puntaje, primera.puntaje]);
      const { body } = await calcular(1).expect(200);
      expect(body.puntaje).toBe((primera.puntaje as number) + 20 - 50);
      expect([suma(body), de(body, 'VALOR9')]).toEqual([body.puntaje, undefined]);
    } finally {
      await manager().update(ParametroRiesgo, { codigo: 'VALOR8' }, { valor: 70 });
      await manager().update(ParametroRiesgo, { codigo: 'VALOR9' }, { activo: true });
    }
  });

  test('invariant 39 reading risk, and the bureau’s score when calculating, leave access rows', async () => {
    const id = await consulta(600, '2026-03-10');
    await calcular(0).expect(200);
    await leer(legal);
    await t.application.accessLog.step();
    const filas = await manager().findBy(Acceso, [
      { recurso: 'buro', recursoId: String(id) },
      { recurso: 'riesgo', recursoId: plan.idCodigo },
    ]);
    expect(filas.map(({ operacion, recurso }) => `${operacion} ${recurso}`).sort()).toEqual([
      'leer buro',
      'leer riesgo',
    ]);
  });

  test('invariant 37 the audit says what was met before and after', async () => {
    const { version, puntaje } = await calculado();
    await marcar('VALOR19', true, version).expect(200);
    const [calculo] = (await auditoria('calcular')) as { antes: object; despues: { cumplen: string[] } }[];
    expect(calculo).toMatchObject({ antes: { puntaje: null, cumplen: [], marcados: [] }, despues: { puntaje } });
    expect(calculo?.despues.cumplen).toContain('VALOR8');
    expect(await auditoria('marcar')).toEqual([
      {
        antes: { parametro: 'VALOR19', cumple: false, origen: null, puntaje },
        despues: {
          parametro: 'VALOR19',
          cumple: true,
          origen: 'manual',
          puntaje: (puntaje as number) + 20,
          motivo: MOTIVO,
        },
      },
    ]);
  });

  test('a mark by hand says why: without a reason nothing is marked', async () => {
    await calculado();
    const antes = await guardado();
    const { status, body } = await marcar('VALOR19', true, 1, riesgo, '  ');
    expect([status, body.code]).toEqual([422, 'campos-incorrectos']);
    expect(JSON.stringify(body.errors)).toContain('Motivo no puede estar vacío');
    expect(await guardado()).toBe(antes);
  });

  test('the history tells who marked a parameter, how it stood before and after, the score and the reason, also of a mark taken back', async () => {
    const { puntaje, parametros: lista } = await calculado();
    const nombre = lista.find(({ codigo }) => codigo === 'VALOR19')?.parametro.nombre;
    const largo = 'Ñ'.repeat(300);
    await marcar('VALOR19', true, 1, riesgo, largo).expect(200);
    await marcar('VALOR19', null, 2).expect(200);
    const [antes, ahora] = [puntaje as number, (puntaje as number) + 20];
    expect((await eventos()).slice(1)).toEqual([
      `RIESGO-MARCADO: ${nombre}: no se cumple → se cumple, marcado por riesgo. Puntaje: ${ahora} (antes ${antes}). ${largo}`,
      `RIESGO-MARCADO: ${nombre}: se cumple, marcado por riesgo → no se cumple. Puntaje: ${antes} (antes ${ahora}). ${MOTIVO}`,
    ]);
    const { id } = await manager().findOneByOrFail(Usuario, { usuario: 'riesgo' });
    expect(await manager().countBy(Evento, { planId: plan.planId, tipo: 'RIESGO-MARCADO', usuarioId: id })).toBe(2);
  });

  test('three statements read it; a calculation of the whole list takes as many whatever was marked', async () => {
    await calculado();
    expect(await counter.during(() => leer())).toHaveLength(3);
    const calculo = async (version: number) => (await counter.during(() => calcular(version).expect(200))).length;
    const primera = await calculo(1);
    let version = 2;
    for (const { codigo } of parametros) ({ version } = (await marcar(codigo, false, version).expect(200)).body);
    // neither changes the score, so neither notes an event
    expect(await calculo(version)).toBe(primera);
    // three of them: whether the data of who it is about are blocked
    expect(primera).toBeLessThanOrEqual(21);
  });
});

describe('marks', () => {
  test('RIE-019 RIE-516 a mark gives or takes the points, and says whose it is', async () => {
    const { puntaje, version } = await calculado();
    const { body } = await marcar('valor8', false, version).expect(200);
    expect(de(body, 'VALOR8')).toMatchObject({
      cumple: false,
      valor: 0,
      origen: 'manual',
      marcadoPor: 'Iván Montenegro',
      marcadoEn: t.clock.now().toISOString(),
      encontrado: de(await leer(), 'VALOR8').encontrado,
    });
    expect([body.puntaje, body.version]).toEqual([(puntaje as number) - 70, version + 1]);
  });

  test('RIE-007 a mark survives recalculation until risk takes it back; then the rule says what there is now', async () => {
    await calculado();
    await marcar('VALOR8', false, 1).expect(200);
    await marcar('VALOR19', true, 2).expect(200);
    const recalculada: RiesgoVista = (await calcular(3, ejecutivo).expect(200)).body;
    expect(de(recalculada, 'VALOR8')).toMatchObject({ cumple: false, origen: 'manual', marcadoPor: 'Iván Montenegro' });
    expect(de(recalculada, 'VALOR19')).toMatchObject({ cumple: true, origen: 'manual', valor: 20 });
    expect(recalculada.puntaje).toBe(suma(recalculada));
    const regla: RiesgoVista = (await marcar('VALOR8', null, 4).expect(200)).body;
    expect(de(regla, 'VALOR8')).toMatchObject({ cumple: true, origen: 'regla', marcadoPor: null, valor: 70 });
    const sinRegla: RiesgoVista = (await marcar('VALOR19', null, 5).expect(200)).body;
    expect(de(sinRegla, 'VALOR19')).toMatchObject({ cumple: false, origen: null, marcadoPor: null, valor: 0 });
    expect(sinRegla.puntaje).toBe(suma(sinRegla));
    expect(await auditoria('desmarcar')).toHaveLength(2);
  });

  test('the same mark once more changes nothing', async () => {
    await calculado();
    const { body } = await marcar('VALOR19', true, 1).expect(200);
    const antes = await guardado();
    expect((await marcar('VALOR19', true, 2).expect(200)).body).toEqual(body);
    await marcar('VALOR20', null, 2).expect(200);
    expect(await guardado()).toBe(antes);
    expect(await auditoria('marcar')).toHaveLength(1);
  });

  test('marks and recalculations at once: every one that was acknowledged stands', async () => {
    await calculado();
    const puestas = new Set<string>();
    const insistir = async (codigo: string): Promise<void> => {
      for (let vez = 0; vez < 40; vez++) {
        const { version } = await leer();
        const { status } = await marcar(codigo, true, version);
        if (status === 200) {
          puestas.add(codigo);
          return;
        }
        expect(status).toBe(412);
      }
    };
    const recalcular = async (): Promise<void> => {
      for (let vez = 0; vez < 3; vez++)
        expect([200, 412]).toContain((await calcular((await leer()).version, ejecutivo)).status);
    };
    await Promise.all([insistir('VALOR17'), recalcular(), insistir('VALOR19'), insistir('VALOR20'), recalcular()]);
    const vista = await leer();
    expect(puestas.size).toBe(3);
    for (const codigo of puestas) expect([codigo, de(vista, codigo).origen]).toEqual([codigo, 'manual']);
    expect(vista.puntaje).toBe(suma(vista));
  });
});

describe('exception and guarantees', () => {
  test('RIE-003 RIE-020 RIE-517 the exception is kept with its score, and the plan has it', async () => {
    const { puntaje } = await calculado();
    const { body } = await exceptuar({ observacion: '  Socio desde 2015.\nPaga puntual. ' }).expect(200);
    expect(body.excepcion).toEqual({
      observacion: 'Socio desde 2015.\nPaga puntual.',
      puntaje,
      usuario: 'Iván Montenegro',
      fecha: t.clock.now().toISOString(),
    });
    expect(body.acciones).toEqual(['calcular', 'marcar', 'garantias']);
    expect((await eventos()).at(-1)).toBe('EXCEPCION: Socio desde 2015.\nPaga puntual.');
    expect(await auditoria('exceptuar')).toEqual([
      {
        antes: { puntaje, excepcion: null },
        despues: { puntaje, excepcion: 'Socio desde 2015.\nPaga puntual.' },
      },
    ]);
    expect((await riesgo.get(`/plan/${plan.idCodigo}`)).body).toMatchObject({ riesgo: puntaje, excepcion: true });
  });

  test('RIE-008 RIE-009 of ten exceptions at once there is one; the others hear by whom and when', async () => {
    const { version } = await calculado();
    const respuestas = await Promise.all(
      Array.from({ length: 10 }, (_, i) => exceptuar(i % 2 === 0 ? {} : { version })),
    );
    expect(respuestas.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of respuestas.filter((r) => r.status !== 200))
      expect([status, body.code, body.title]).toEqual([
        409,
        'ya-exceptuado',
        expect.stringMatching(/^La excepción ya fue agregada: la ingresó Iván Montenegro el /),
      ]);
    expect(await manager().countBy(ExcepcionRiesgo, { personaId: plan.titular.id })).toBe(1);
    expect((await eventos()).filter((evento) => evento.startsWith('EXCEPCION'))).toHaveLength(1);
  });

  test('RIE-012 RIE-014 the review is confirmed and undone, each with its user, also before a score', async () => {
    const { body } = await garantias(true, 0).expect(200);
    expect(body).toMatchObject({
      puntaje: null,
      garantiasConfirmadas: true,
      etiquetaGarantias: 'Confirmado',
      garantiasPor: 'Iván Montenegro',
      version: 1,
    });
    expect((await garantias(true, 1).expect(200)).body).toEqual(body);
    expect((await garantias(false, 1).expect(200)).body).toMatchObject({
      garantiasConfirmadas: false,
      etiquetaGarantias: 'Sin confirmar',
      version: 2,
    });
    expect(await eventos()).toEqual(['GARANTIAS: Confirmado', 'GARANTIAS: Sin confirmar']);
    expect([await auditoria('confirmar-garantias'), await auditoria('deshacer-garantias')]).toEqual([
      [{ antes: { garantiasConfirmadas: false }, despues: { garantiasConfirmadas: true } }],
      [{ antes: { garantiasConfirmadas: true }, despues: { garantiasConfirmadas: false } }],
    ]);
  });

  test('GEN-529 ADJ-511 RIE-512 RIE-513 with one guarantee row met the plan is Con bien, else Sin bien', async () => {
    const conBien = async () => (await legal.get(`/plan/${plan.idCodigo}`)).body.conBien;
    expect(await conBien()).toBe(false);
    const solicitudId = await crearSolicitud(manager(), { id: plan.planId, titular: plan.titular }, {});
    expect(solicitudId).toBeGreaterThan(0);
    const primera: RiesgoVista = (await calcular(0).expect(200)).body;
    const marcadas = primera.garantias.map(({ cumple }) => cumple);
    expect([primera.etiquetaGarantia, await conBien()]).toEqual([
      marcadas.includes('S') ? 'Con bien' : 'Sin bien',
      marcadas.includes('S'),
    ]);
    let { version } = primera;
    for (const [cumple, etiqueta] of [
      [false, 'Sin bien'],
      [true, 'Con bien'],
    ] as const) {
      for (const codigo of ['VALOR11', 'VALOR12', 'VALOR13'])
        ({ version } = (await marcar(codigo, cumple, version).expect(200)).body);
      const vista = await leer();
      expect(vista.garantias).toHaveLength(3);
      for (const garantia of vista.garantias)
        expect(garantia).toMatchObject({ codigo: '283', cumple: cumple ? 'S' : 'N' });
      expect([vista.etiquetaGarantia, await conBien()]).toEqual([etiqueta, cumple]);
    }
    await manager().update(Adjudicacion, { planId: plan.planId }, { estado: 'RADJ' });
    expect(await conBien()).toBeNull();
  });
});

describe('whose risk', () => {
  test('a new holder starts without score, marks and exception', async () => {
    await calculado();
    await marcar('VALOR19', true, 1).expect(200);
    await exceptuar().expect(200);
    const nuevo = await crearPersona(manager());
    await manager().update(PlanTitular, { planId: plan.planId }, { personaId: nuevo.id });
    expect(await leer()).toMatchObject({ puntaje: null, excepcion: null, garantiasConfirmadas: false, version: 3 });
    expect((await riesgo.get(`/plan/${plan.idCodigo}`)).body).toMatchObject({ riesgo: 0, excepcion: false });
    const revisada: RiesgoVista = (await garantias(true, 3).expect(200)).body;
    expect([revisada.puntaje, revisada.parametros.some(({ origen }) => origen !== null)]).toEqual([null, false]);
    const { body } = await calcular(4).expect(200);
    expect(de(body, 'VALOR19')).toMatchObject({ cumple: false, origen: null });
    await exceptuar().expect(200);
  });

  test('the history says that an executive calculated another’s plan; with SOLO_PROPIOS he can’t', async () => {
    const otro = await t.as('ejecutivo2');
    plan = await planAdjudicado(t, { ejecutivo: 'ejecutivo' });
    await calcular(0, otro).expect(200);
    expect((await eventos())[0]).toMatch(/^RIESGO-CALCULADO: El plan está asignado a otro ejecutivo\. Puntaje: \d+$/);
    const estricto = await startTestApp({ ...overDatabaseOf(t), env: { SOLO_PROPIOS: 'true' } });
    try {
      const { idCodigo } = await planAdjudicado(estricto, { ejecutivo: 'ejecutivo' });
      const ajeno = await estricto.as('ejecutivo2');
      expect((await ajeno.get(`/riesgo/${idCodigo}`)).body.acciones).toEqual([]);
      expect((await ajeno.post(`/riesgo/${idCodigo}/calcular`, { version: 0 })).status).toBe(403);
    } finally {
      await estricto.close();
    }
  });

  test('a plan that is awarded once more starts anew', async () => {
    await calculado();
    await exceptuar().expect(200);
    const { id: adjudicacionId, ...award } = await manager().findOneByOrFail(Adjudicacion, { planId: plan.planId });
    await manager().update(Adjudicacion, { id: adjudicacionId }, { estado: 'RADJ' });
    const { identifiers } = await manager().insert(Adjudicacion, award);
    const { id: _, ...folder } = await manager().findOneByOrFail(Carpeta, { adjudicacionId });
    await manager().insert(Carpeta, { ...folder, adjudicacionId: identifiers[0]?.id as number });
    expect(await leer()).toMatchObject({ puntaje: null, excepcion: null, version: 0 });
    await calcular(0).expect(200);
  });
});

/** A stored report of the plan's holder; nothing but its score is looked at. */
async function consulta(score: number, fecha: string): Promise<number> {
  const { identificacion, id: personaId } = plan.titular;
  const { id: consultadoPor } = await manager().findOneByOrFail(Usuario, { usuario: 'riesgo' });
  const { identifiers } = await manager().insert(ConsultaBuro, {
    cedula: identificacion,
    personaId,
    planId: plan.planId,
    fecha,
    vuelta: 1,
    estado: 'lista',
    contenido: null,
    score,
    prueba: true,
    consultadoPor,
    consultadoEn: t.clock.now(),
    respondidoEn: t.clock.now(),
    consentimiento: null,
    motivo: null,
    fallo: null,
  });
  return identifiers[0]?.id as number;
}
