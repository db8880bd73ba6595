import { getMetadataArgsStorage } from 'typeorm';
import { AsignacionEjecutivo } from '../../entities/asignacion-ejecutivo.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { Plan } from '../../entities/plan.entity';
import { Usuario } from '../../entities/usuario.entity';
import { testOnEmbedded } from '../../testing/engines';
import { crearMundo } from '../../testing/mundo';
import { rawQuery } from '../../testing/sql';
import { testApp } from '../../testing/test-app';
import { difference } from './difference';
import { AREAS } from './tables';

test('every entity says one of the areas that are made', () => {
  const areas: readonly string[] = AREAS;
  const schemas = getMetadataArgsStorage().tables.flatMap(({ schema }) => (schema === undefined ? [] : [schema]));
  expect(schemas.length).toBeGreaterThan(90);
  expect(schemas.filter((schema) => !areas.includes(schema))).toEqual([]);
});

testOnEmbedded('what the migrations make is what the entities say', async () => {
  expect(await difference()).toEqual([]);
});

describe('the database refuses what the program never writes, whoever writes it', () => {
  const t = testApp();
  const run = (sql: string) => rawQuery(t.application.dataSource, sql);
  beforeAll(async () => {
    await crearMundo(t);
    const { manager } = t.application.dataSource;
    const [{ id: planId }, { id: usuarioId }] = [
      await manager.findOneOrFail(Plan, { where: {} }),
      await manager.findOneOrFail(Usuario, { where: {} }),
    ];
    await manager.insert(AsignacionEjecutivo, { planId, mes: '2026-03', usuarioId });
  });

  test.each([
    ['a state in capitals', "UPDATE tarea SET estado = 'p'", /CK_tarea_estado/i],
    ['a state with an accent', "UPDATE pagare SET estado = 'Á'", /CK_pagare_estado/i],
    ['a state of another record', "UPDATE orden_de_compra SET estado = 'generada'", /CK_orden_de_compra_estado/i],
    ['a kind of event that nobody knows', "UPDATE evento SET tipo = 'OTRO'", /CK_evento_tipo/i],
    ['a role that there is not', "UPDATE usuario SET role = 'Director'", /CK_usuario_role/i],
    ['² for a digit', "UPDATE persona SET identificacion = '171234567²' WHERE tipoIdentificacion = 'C'", /CK_persona/i],
    [
      'a RUC of ten digits',
      "UPDATE persona SET tipoIdentificacion = 'R' WHERE tipoIdentificacion = 'C'",
      /CK_persona/i,
    ],
    ['a month that there is not', "UPDATE asignacion_ejecutivo SET mes = '2026-13'", /CK_asignacion_ejecutivo_mes/i],
    ['an hour that there is not', "UPDATE asamblea SET hora = '24:00'", /CK_asamblea_hora/i],
    ['no JSON', "UPDATE solicitud_de_pago SET documentos = '[{'", /CK_solicitud_de_pago_documentos/i],
    ['31 February', "UPDATE plan_titular SET desde = '2026-02-31'", /CK_plan_titular_desde|conver|date/i],
  ])('%s is refused', async (_, sql, why) => {
    const table = /UPDATE (\w+)/.exec(sql)?.[1] ?? '';
    expect(Number((await run(`SELECT COUNT(*) AS n FROM ${table}`))[0]?.['n'])).toBeGreaterThan(0);
    await expect(run(sql)).rejects.toThrow(why);
  });

  test('a key that differs by case alone is another one', async () => {
    const { manager } = t.application.dataSource;
    const plan = await manager.findOneOrFail(Plan, { where: {} });
    expect(await manager.countBy(Plan, { idCodigo: plan.idCodigo })).toBe(1);
    expect(await manager.countBy(Plan, { idCodigo: plan.idCodigo.toLowerCase() })).toBe(
      plan.idCodigo === plan.idCodigo.toLowerCase() ? 1 : 0,
    );
    expect(await manager.countBy(Carpeta, { estadoDocumentos: 'SINLISTA' as never })).toBe(0);
  });
});
