import { fieldsOf } from '../../columns/record';
import { isSqlServer } from '../../config/engine';
import { Carpeta } from '../../entities/carpeta.entity';
import { adjudicarPlan, crearGrupo, crearPersona, crearPlan } from '../../testing/builders';
import { describeOnServer } from '../../testing/engines';
import { ordenAprobada } from '../../testing/ordenes';
import { testApp } from '../../testing/test-app';
import { descriptionStatements, descriptionsOf } from '../dictionary/descriptions';
import { dictionaryOf, untold } from '../dictionary/dictionary';
import { schemaDifferences } from '../schema/schema-differences';
import { databaseFacts, isMicrosoft } from '../server/preflight';
import { reportPath, updateReportViews } from './create';
import { reportViews } from './views';

const t = testApp();
const run = (sql: string) => t.application.dataSource.query(sql);

const shown = (name: string, where: string) => run(`SELECT * FROM ${reportPath(name)} WHERE ${where}`);

test('a view shows plan, person and user by what people call them, and a choice by its name', async () => {
  const { manager } = t.application.dataSource;
  const grupo = await crearGrupo(manager, { productoCodigo: '01' });
  const ana = await crearPersona(manager, { nombres: 'Ana', apellidoPaterno: 'Mora', apellidoMaterno: '' });
  const plan = await crearPlan(manager, grupo, { titular: ana });
  const { adjudicacionId } = await adjudicarPlan(manager, plan);
  expect(await shown('adjudicacion', `"id" = ${adjudicacionId}`)).toEqual([
    expect.objectContaining({
      idCodigo: plan.idCodigo,
      producto: '01',
      grupo: grupo.grupo,
      cliente: 'Ana Mora',
      identificacion: ana.identificacion,
      numeroAsamblea: expect.any(Number),
    }),
  ]);
  const [carpeta] = await manager.find(Carpeta, { where: { planId: plan.id } });
  expect(await shown('carpeta', `"idCodigo" = '${plan.idCodigo}'`)).toEqual([
    expect.objectContaining({ id: carpeta?.id, adjudicacionId }),
  ]);
});

test('an order shows the name of its letter, its dealer and who made it', async () => {
  const orden = await ordenAprobada(t);
  const [row] = await shown('orden_de_compra', `"id" = ${orden.id}`);
  expect(row).toMatchObject({ tipoCarta: '001', tipoCartaNombre: 'Carta vehiculo nuevo', estado: 'aprobada' });
  expect(row.concesionarioNombre).toMatch(/^Sierra Motors/);
  expect([row.creadoPor, row.aprobadaPor]).toEqual([
    expect.stringMatching(/^\S+ \S+/),
    expect.stringMatching(/^\S+ \S+/),
  ]);
});

test('every view answers; each has every field of its record, and none what only the program needs', async () => {
  const { dataSource } = t.application;
  for (const { name, table, columns } of reportViews(dataSource)) {
    await run(`SELECT COUNT(*) AS n FROM ${reportPath(name)}`);
    const metadata = dataSource.entityMetadatas.find(({ schema, tableName }) => `${schema}.${tableName}` === table);
    const fields = Object.keys(fieldsOf(metadata?.target as object));
    const shown = columns.map(({ of }) => of.split('.')[1]);
    const long = metadata?.columns.filter(({ type, length }) => type === 'text' || /max/i.test(length)) ?? [];
    const wanted = fields.filter((field) => !long.some(({ databaseName }) => databaseName === field));
    const stored = wanted.filter((field) => metadata?.findColumnWithDatabaseName(field) !== undefined);
    expect([name, stored.filter((field) => !shown.includes(field))]).toEqual([name, []]);
    expect(columns.map((column) => column.name)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(version|claveHash|contenido|hechos)$/)]),
    );
  }
});

const bare = (path: string): string => path.replaceAll('"', '');

test('db -- status names a view that somebody dropped, one that nobody made and one that says something else; migrating puts them right', async () => {
  const view = reportPath('titular');
  await run(`DROP VIEW ${view}`);
  await run(`CREATE VIEW ${reportPath('ajena')} AS SELECT 1 AS "uno"`);
  await run(`DROP VIEW ${reportPath('grupo')}`);
  await run(`CREATE VIEW ${reportPath('grupo')} AS SELECT 1 AS "uno"`);
  const differences = await schemaDifferences(t.application.dataSource);
  expect(differences.filter((one) => / (la|de) vista /.test(` ${one}`))).toEqual([
    `falta la vista ${bare(reportPath('titular'))}`,
    `sobra la vista ${bare(reportPath('ajena'))}`,
    // a server that isn't Microsoft's writes it in words of its own
    ...(!isSqlServer || isMicrosoft(await databaseFacts(t.application.dataSource))
      ? [`es otra la definición de vista ${bare(reportPath('grupo'))}`]
      : []),
  ]);
  await updateReportViews(t.application.dataSource);
  expect(await schemaDifferences(t.application.dataSource)).toEqual([]);
});

test('every table and every column has a text: a label of its record, a choice with its codes, or one of the dictionary', () => {
  const tables = dictionaryOf(t.application.dataSource);
  expect(untold(tables)).toEqual([]);
  const textOf = (table: string, column: string) =>
    tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column)?.text;
  expect(textOf('orden_de_compra', 'tipoCarta')).toMatch(/^Tipo de carta: 001 = Carta vehiculo nuevo; 002 = /);
  expect(textOf('orden_de_compra', 'aprobadaPor')).toBe('Usuario que lo aprobó');
  expect(textOf('pagare', 'plazo')).toBe('Número de cuotas');
  expect(untold([{ area: 'cliente', name: 'nueva', text: '', columns: [] }])).toEqual(['nueva']);
});

describeOnServer('on a server', () => {
  test('tables, columns and views carry their texts; written again, nothing changes, and a changed one is put right', async () => {
    const { dataSource } = t.application;
    const statements = descriptionStatements(descriptionsOf(dictionaryOf(dataSource), reportViews(dataSource)));
    const told = async () =>
      (await run(`SELECT CAST(p.value AS nvarchar(2000)) AS text FROM sys.extended_properties p
        WHERE p.name = N'MS_Description' AND p.major_id = OBJECT_ID(N'legal.pagare')`)) as { text: string }[];
    await run(statements);
    const first = (await told()).map(({ text }) => text).sort();
    expect(first).toContain('Pagaré de un plan');
    expect(first).toContain('Número de cuotas');
    await run(`EXEC sys.sp_updateextendedproperty @name = N'MS_Description', @value = N'otro',
      @level0type = N'SCHEMA', @level0name = N'legal', @level1type = N'TABLE', @level1name = N'pagare'`);
    await run(statements);
    await run(statements);
    expect((await told()).map(({ text }) => text).sort()).toEqual(first);
  });
});
