import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityTarget } from 'typeorm';
import { AuditSealer } from '../../audit/sealer';
import { auditReport, verifyAudit } from '../../audit/verify';
import { SISTEMA } from '../../auth/actor';
import { type Derecho, derechos } from '../../entities';
import { Acceso } from '../../entities/acceso.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Constancia } from '../../entities/constancia.entity';
import { Contador } from '../../entities/contador.entity';
import { ContratoTexto } from '../../entities/contrato.entity';
import { DocumentoDecision } from '../../entities/documento.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Evento } from '../../entities/evento.entity';
import { Movimiento } from '../../entities/movimiento.entity';
import { PagareCuota } from '../../entities/pagare.entity';
import { Sorteo } from '../../entities/sorteo.entity';
import { codigosQueFaltan } from '../../seed/codigos-necesarios';
import { crearGrupo, crearPlan } from '../../testing/builders';
import { describeOnServer, testOnEmbedded } from '../../testing/engines';
import { limitedLogin } from '../../testing/limited-login';
import { LOADS_MUCH_MS } from '../../testing/limits';
import { logLines } from '../../testing/log-lines';
import { ordenAprobada } from '../../testing/ordenes';
import { startTestApp, type TestApp, testApp } from '../../testing/test-app';
import { versionReport } from '../migrate';
import { roleStatements } from '../script/roles';
import type { Role } from './roles';

jest.setTimeout(LOADS_MUCH_MS);

const t = testApp();

const sealed = ({ application, clock }: TestApp) =>
  new AuditSealer(application.dataSource, application.unitOfWork, application.auditKey, clock, logLines().log).step();
const isMicrosoft = async (): Promise<boolean> =>
  /^Microsoft/.test((await t.application.dataSource.query('SELECT @@VERSION AS version'))[0].version);
const REFUSED = /permission/i;
const tablePath = (entity: EntityTarget<object>): string => {
  const { schema, tableName } = t.application.dataSource.getMetadata(entity);
  return `${schema}."${tableName}"`;
};

const of = (role: string, name: string): string[] =>
  roleStatements(t.application.dataSource).filter(
    (statement) => statement.endsWith(` TO ${role};`) && statement.includes(`."${name}"`),
  );

testOnEmbedded(
  'what is evidence is added to and stays: no right to change or remove it is given, and both are denied',
  () => {
    for (const name of [
      ...['acceso', 'archivo', 'documento_emitido', 'documento_version', 'documento_decision'],
      ...['evento', 'constancia_copia', 'contrato_texto', 'pagare_cuota', 'excepcion_riesgo'],
    ])
      expect(of('aplicacion', name)).toEqual([
        expect.stringMatching(/^GRANT SELECT, INSERT ON /),
        expect.stringMatching(/^DENY UPDATE, DELETE ON /),
      ]);
    for (const name of [
      'constancia',
      'sorteo',
      'movimiento',
      'contador',
      'auditoria_sello',
      'plan_ahorro',
      'adjudicacion',
    ])
      expect(of('aplicacion', name)).toEqual([
        expect.stringMatching(/^GRANT SELECT, INSERT, UPDATE ON /),
        expect.stringMatching(/^DENY DELETE ON /),
      ]);
    expect(of('aplicacion', 'auditoria')).toEqual([
      expect.stringMatching(/^GRANT SELECT, INSERT ON /),
      expect.stringMatching(/^GRANT UPDATE ON .* \(posicion, cadena\) /),
      expect.stringMatching(/^DENY DELETE ON /),
      expect.stringMatching(/^DENY UPDATE ON .* \(instante, usuarioId, usuario, accion, .*huella\) /),
    ]);
  },
);

testOnEmbedded(
  'retention removes and empties its own tables alone, and changes no table; who migrates is no fixed role',
  () => {
    const statements = roleStatements(t.application.dataSource);
    const removes = statements.filter((one) => /^GRANT [^O]*DELETE.* TO retencion;$/.test(one));
    expect(removes.map((one) => /"(\w+)"/.exec(one)?.[1])).toEqual([
      'acceso',
      'archivo',
      'documento_decision',
      'documento_version',
    ]);
    expect(
      statements.filter((one) =>
        /(CONTROL|CREATE TABLE|ALTER ROLE db_(owner|ddladmin|data)).*(?<!migracion);$/.test(one),
      ),
    ).toEqual([]);
    expect(statements.filter((one) => one.endsWith('TO migracion;'))).not.toEqual([]);
  },
);

testOnEmbedded('a table whose kind nobody says stops the script, and so does a right on a column that is gone', () => {
  const { entityMetadatas } = t.application.dataSource;
  const like = (change: object, name: string) =>
    entityMetadatas.map((table) => (table.tableName === name ? Object.create(table, change as never) : table));
  expect(() => roleStatements({ entityMetadatas: like({ target: { value: class {} } }, 'persona') })).toThrow(
    'does not say what is done to persona',
  );
  expect(() => roleStatements({ entityMetadatas: like({ columns: { value: [] } }, 'contador') })).toThrow(
    'contador has no serie, valor',
  );
});

/** Retention, which has a role of its own. */
const REMOVERS = /\.vencidos\.store\.ts$|\/old-accesses\.ts$|\/archivo\.store\.ts$/;

testOnEmbedded(
  'no source changes or removes rows of a table that only grows, nor removes those of one that keeps them',
  () => {
    const right = new Map([...derechos].map(([entity, derecho]) => [(entity as { name: string }).name, derecho]));
    const found = new Map<Derecho, string[]>();
    for (const { name, does, file } of writings()) {
      const derecho = right.get(name);
      if (derecho === undefined) continue;
      found.set(derecho, [...(found.get(derecho) ?? []), name]);
      const allowed = derecho === 'libre' || (derecho === 'noSeBorra' && does === 'change') || REMOVERS.test(file);
      // the seal: its columns alone
      if (!allowed && name !== 'Auditoria') throw new Error(`${file} would ${does} ${name}, which is '${derecho}'`);
    }
    const removed = new Set(writings().flatMap(({ name, does }) => (does === 'remove' ? [name] : [])));
    expect([...right].filter(([name, derecho]) => derecho === 'libre' && !removed.has(name))).toEqual([]);
    expect(found.get('noSeBorra')?.length).toBeGreaterThan(40);
  },
);

interface Writing {
  readonly name: string;
  readonly does: 'change' | 'remove';
  readonly file: string;
}

/** Entities that the sources name where they change or remove rows, generic stores by the definition that they are given. */
function writings(): Writing[] {
  const source = join(__dirname, '..', '..');
  const files = globSync('{capabilities,audit,http,db,outbox,crypto,auth}/**/*.ts', { cwd: source }).filter(
    (file) => !/\.test\.ts$|^db\/(migrations|script)\/|generated/.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    const named = (pattern: RegExp, does: Writing['does']): Writing[] =>
      [...text.matchAll(pattern)].map(([, name = '']) => ({ name, does, file }));
    const isRecord = /RecordDefinition</.test(text);
    return [
      ...named(/\b(?:delete|deleteWhere|remove|clear|removeInBatches)\(\s*(?:[\w.]+,\s*)?([A-Z]\w+)\b/g, 'remove'),
      ...named(/\.delete\(\)\s*\.from\((\w+)/g, 'remove'),
      ...named(/DELETE FROM \$\{tabla\(\w+, (\w+)/g, 'remove'),
      ...(isRecord ? named(/\bentity: ([A-Z]\w+)/g, 'remove') : []),
      ...named(
        /\b(?:update|updateWhere|save|upsert|increment|guardedUpdate)\(\s*(?:[\w.]+,\s*)?([A-Z]\w+)\b/g,
        'change',
      ),
      ...named(/UPDATE \$\{tabla\(\w+, (\w+)/g, 'change'),
      ...(/^capabilities\/importacion\/destinos\//.test(file) ? named(/^ {2}entity: ([A-Z]\w+)/gm, 'change') : []),
      ...named(/\bentidad: ([A-Z]\w+)/g, 'change'),
    ];
  });
}

describeOnServer('logins with the rights of one role', () => {
  const asRole = (role: Role) => limitedLogin(t.application.dataSource, t.application.config.databaseUrl, role);

  test('the application serves requests, draws numbers, writes its audit and seals it; it changes none of it and no table', async () => {
    const { url, close } = await asRole('aplicacion');
    const own = await startTestApp({ databaseUrl: url });
    try {
      // the stand-in names the schema of a foreign key twice for such a login (operar.md, "What has never run on Microsoft's SQL Server"): there only what meets none
      if (await isMicrosoft()) expect((await ordenAprobada(own)).estado).toBe('aprobada');
      await own.application.unitOfWork.run(SISTEMA, async (tx) => {
        expect(await tx.nextNumber('prueba')).toBe(1);
        await tx.audit({ accion: 'probar', recurso: 'prueba', recursoId: 1 });
      });
      await sealed(own);
      const verdict = await verifyAudit(own.application.dataSource, own.application.auditKey, own.clock.now());
      expect(verdict).toMatchObject({ ok: true, unsealed: 0 });
      for (const refused of [
        "UPDATE seguridad.auditoria SET usuario = 'otro'",
        'DELETE FROM seguridad.acceso',
        "UPDATE sistema.archivo SET sha256 = 'x'",
        'DELETE FROM sistema.documento_emitido',
        ...[Sorteo, Constancia, Evento, DocumentoDecision, ContratoTexto, Movimiento, PagareCuota, Contador].map(
          (entity) => `DELETE FROM ${tablePath(entity)}`,
        ),
        'DELETE FROM dbo.migracion',
        'CREATE TABLE cliente.ajena (id int NOT NULL)',
        'ALTER TABLE planes.plan_ahorro ADD ajena int NULL',
      ])
        await expect(own.application.dataSource.query(refused)).rejects.toThrow(/permission|must be owner/i);
    } finally {
      await own.close();
      await close();
    }
  });

  test('retention: removes what is past its time and says so in the audit; it removes nothing else and makes no table', async () => {
    await t.application.dataSource.manager.insert(Acceso, {
      instante: new Date('2010-01-01T00:00:00Z'),
      usuarioId: 1,
      operacion: 'leer',
      recurso: 'plan',
      recursoId: '1',
      solicitud: null,
    });
    const { url, close } = await asRole('retencion');
    const own = await startTestApp({ databaseUrl: url });
    try {
      expect(await own.application.retencion.quitar()).toMatchObject({ ocupada: false, quitadas: { accesos: 1 } });
      for (const refused of [
        ...[Evento, Movimiento, DocumentoEmitido, Auditoria].map((entity) => `DELETE FROM ${tablePath(entity)}`),
        'CREATE TABLE dbo.ajena (id int)',
      ])
        await expect(own.application.dataSource.query(refused)).rejects.toThrow(REFUSED);
    } finally {
      await own.close();
      await close();
    }
  });

  test('reports: the views, and no table, no other schema, no change', async () => {
    const { manager } = t.application.dataSource;
    const plan = await crearPlan(manager, await crearGrupo(manager));
    const { dataSource, close } = await asRole('reportes');
    try {
      const rows = await dataSource.query(
        `SELECT "saldo" FROM reporte.plan_ahorro WHERE "idCodigo" = '${plan.idCodigo}'`,
      );
      expect(rows).toHaveLength(1);
      for (const refused of [
        'SELECT idCodigo FROM planes.plan_ahorro',
        'SELECT claveHash FROM seguridad.usuario',
        'SELECT name FROM dbo.migracion',
        "UPDATE cliente.persona SET nombres = 'X'",
      ])
        await expect(dataSource.query(refused)).rejects.toThrow(REFUSED);
    } finally {
      await close();
    }
  });

  test('jobs: prove the audit and say the version; they read no client and change nothing', async () => {
    await sealed(t);
    const { dataSource, close } = await asRole('trabajos');
    try {
      expect(auditReport(await verifyAudit(dataSource, t.application.auditKey, t.clock.now())).exitCode).toBe(0);
      expect(await versionReport(dataSource)).toMatchObject({ pending: [], unknown: [] });
      expect(await codigosQueFaltan(dataSource.manager)).toEqual([]);
      for (const refused of [
        'SELECT nombres FROM cliente.persona',
        'SELECT claveHash FROM seguridad.usuario',
        'UPDATE seguridad.auditoria SET posicion = 1',
        "UPDATE sistema.instalacion SET barrido = 'activo'",
      ])
        await expect(dataSource.query(refused)).rejects.toThrow(REFUSED);
    } finally {
      await close();
    }
  });
});
