import { AuditSealer } from '../audit/sealer';
import { auditReport, verifyAudit } from '../audit/verify';
import { SISTEMA } from '../auth/actor';
import { crearGrupo, crearPlan } from '../seed/builders';
import { codigosQueFaltan } from '../seed/codigos-necesarios';
import { describeOnServer, testOnEmbedded } from '../testing/engines';
import { limitedLogin } from '../testing/limited-login';
import { LOADS_MUCH_MS } from '../testing/limits';
import { logLines } from '../testing/log-lines';
import { ordenAprobada } from '../testing/ordenes';
import { startTestApp, type TestApp } from '../testing/test-app';
import { dictionaryOf } from './dictionary/dictionary';
import { versionReport } from './migrate';
import { denials, limited, rolesScript } from './script/roles';

jest.setTimeout(LOADS_MUCH_MS);

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const sealed = ({ application, clock }: TestApp) =>
  new AuditSealer(application.dataSource, application.unitOfWork, application.auditKey, clock, logLines().log).step();
const isMicrosoft = async (): Promise<boolean> =>
  /^Microsoft/.test((await t.application.dataSource.query('SELECT @@VERSION AS version'))[0].version);
const REFUSED = /permission/i;

testOnEmbedded('the script denies what is only added to, and only tables that there are', () => {
  const tables = dictionaryOf(t.application.dataSource);
  const paths = tables.map(({ area, name }) => `${area}.${name}`);
  expect(Object.keys(limited).filter((path) => !paths.includes(path))).toEqual([]);
  expect(denials(tables)).toEqual([
    'DENY DELETE ON seguridad.auditoria TO aplicacion;',
    'DENY UPDATE ON seguridad.auditoria (instante, usuarioId, usuario, accion, recurso, recursoId, antes, despues, solicitud, huella) TO aplicacion;',
    'DENY DELETE ON seguridad.auditoria_sello TO aplicacion;',
    'DENY UPDATE, DELETE ON seguridad.acceso TO aplicacion;',
    'DENY UPDATE, DELETE ON sistema.archivo TO aplicacion;',
    'DENY UPDATE, DELETE ON sistema.documento_emitido TO aplicacion;',
  ]);
  // never by a table's name where a whole area is given: a table to come has its rights too
  expect(rolesScript(tables)).toContain(
    "EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON SCHEMA::cliente TO aplicacion;');",
  );
});

describeOnServer('logins with the rights of one role', () => {
  const asRole = (role: 'aplicacion' | 'reportes' | 'trabajos') =>
    limitedLogin(t.application.dataSource, t.application.config.databaseUrl, role);

  test('the application serves requests, draws numbers, writes its audit and seals it; it changes none of it and no table', async () => {
    const { url, close } = await asRole('aplicacion');
    const own = await startTestApp({ databaseUrl: url });
    try {
      // the stand-in names the schema of a foreign key twice for such a login (operar.md, "What has run where"): there only what meets none
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
        'DELETE FROM dbo.migracion',
        'CREATE TABLE cliente.ajena (id int NOT NULL)',
        'ALTER TABLE cliente."plan" ADD ajena int NULL',
      ])
        await expect(own.application.dataSource.query(refused)).rejects.toThrow(/permission|must be owner/i);
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
      const rows = await dataSource.query(`SELECT "saldo" FROM reporte."plan" WHERE "idCodigo" = '${plan.idCodigo}'`);
      expect(rows).toHaveLength(1);
      for (const refused of [
        'SELECT idCodigo FROM cliente."plan"',
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
