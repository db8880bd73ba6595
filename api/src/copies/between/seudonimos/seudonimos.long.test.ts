import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cedulaCuadra, normalizar, rucCuadra } from '@adjudica/domain';
import { discrepancies } from '../../../audit/contents';
import { verifyAudit } from '../../../audit/verify';
import { SISTEMA } from '../../../auth/actor';
import { nombreDeCliente, tokensDePersona } from '../../../capabilities/persona/persona.nombre';
import { openDatabase } from '../../../db/data-source';
import { Archivo } from '../../../entities/archivo.entity';
import { Persona } from '../../../entities/persona.entity';
import { PersonaToken } from '../../../entities/persona-token.entity';
import { Usuario } from '../../../entities/usuario.entity';
import { cedulaCon } from '../../../seed/personas';
import { environmentOf, runProcess } from '../../../testing/commands';
import { documentoDe, pdfDePrueba, planConDocumentos, subir } from '../../../testing/documentos';
import { describeOnEmbedded } from '../../../testing/engines';
import { LOADS_MUCH_MS } from '../../../testing/limits';
import { crearMundo } from '../../../testing/mundo';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { another } from './permutation';
import { Seudonimos } from './seudonimos';

jest.setTimeout(LOADS_MUCH_MS);

describe('invented values', () => {
  const uno = new Seudonimos(Buffer.alloc(32, 1));
  const otro = new Seudonimos(Buffer.alloc(32, 2));

  test('a permutation without a fixed point: every number comes once, none as itself', () => {
    const made = Array.from({ length: 525 }, (_, i) => another(randomBytes(32).fill(7), 'x', BigInt(i), 525n));
    expect(new Set(made).size).toBe(525);
    expect(made.filter((value, i) => value === BigInt(i))).toEqual([]);
  });

  test('a cédula becomes another one that checks, of the same province; one that does not check stays one that does not', () => {
    const cedulas = Array.from({ length: 300 }, (_, i) => cedulaCon(`171${String(i * 37).padStart(6, '0')}`));
    const made = cedulas.map((cedula) => uno.identificacion(cedula));
    expect(made.every(cedulaCuadra)).toBe(true);
    expect(new Set(made).size).toBe(300);
    expect(made.filter((cedula, i) => cedula === cedulas[i])).toEqual([]);
    expect(made.every((cedula) => cedula.startsWith('171'))).toBe(true);
    expect(cedulaCuadra(uno.identificacion('1710034066'))).toBe(cedulaCuadra('1710034066'));
  });

  test.each(['1790016919001', '1710034065001'])('the RUC %s becomes another one that checks', (ruc) => {
    const made = uno.identificacion(ruc);
    expect([rucCuadra(ruc), rucCuadra(made), made === ruc]).toEqual([true, true, false]);
  });

  test('the same person is the same in every form, and another one under another key', () => {
    const nombre = uno.texto('Zambrano Ñacato José');
    expect(normalizar(nombre)).toBe(uno.texto('zambrano nacato jose'));
    expect(uno.texto('ZAMBRANO')).toBe(uno.texto('Zambrano').toUpperCase());
    expect(otro.texto('Zambrano')).not.toBe(uno.texto('Zambrano'));
    const cedula = uno.identificacion('1710034065');
    expect(uno.texto('C.I. 1710034065, plan 01-M002-7')).toContain(`${cedula}, `);
    const json = uno.valor(
      'json',
      JSON.stringify({ cedula: '1710034065', estado: 'ADJ', hijos: [{ nombres: 'Zambrano' }] }),
    );
    expect(JSON.parse(String(json))).toEqual({ cedula, estado: 'ADJ', hijos: [{ nombres: uno.texto('Zambrano') }] });
  });
});

/** Somebody whose every word is nobody else's: each of them is looked for alone. */
const UNICA = {
  nombres: 'Xanthippe',
  apellidoPaterno: 'Quetzalcoatlan',
  apellidoMaterno: 'Wolframita',
  direccion: 'Callejon Ocultisimo',
  celular: '0999123987',
  telefono: '022555123',
  correo: 'oculta@persona.ec',
};

describeOnEmbedded('a copy for tests', () => {
  let t: TestApp;
  let folder: string;
  let to: string;
  let almacen: string;
  let out: string;
  beforeAll(async () => {
    t = await startTestApp();
    await crearMundo(t);
    const { manager } = t.application.dataSource;
    const [{ id: unica }] = (await manager.find(Persona, { take: 1 })) as [Persona];
    await manager.update(Persona, { id: unica }, UNICA);
    await manager.delete(PersonaToken, { personaId: unica });
    await manager.insert(PersonaToken, tokensDePersona(unica, UNICA));
    const { idCodigo } = await planConDocumentos(t);
    const ejecutivo = await t.as('ejecutivo');
    const documento = await documentoDe(ejecutivo, idCodigo, 'cedula');
    const nombre = 'Cedula de Zambrano Perlaza 1710034065.pdf';
    expect(
      (await subir(ejecutivo, documento, await pdfDePrueba('Secreto de Zambrano Perlaza'), { nombre })).status,
    ).toBe(200);
    await t.application.unitOfWork.run(SISTEMA, (tx) =>
      tx.audit({
        accion: 'probar',
        recurso: 'persona',
        recursoId: '1710034065',
        antes: { nombre: 'Zambrano Perlaza', correo: 'zambrano.perlaza@correo.ec', texto: 'vive en Calle Oculta 123' },
      }),
    );
    folder = mkdtempSync(join(tmpdir(), 'adjudica-seudonimos-'));
    to = join(folder, 'copia.db');
    almacen = join(folder, 'archivos');
    const file = environmentOf(t, { DATABASE_URL: to });
    expect(await runProcess('commands/db.ts', ['migrate'], file)).toMatchObject({ code: 0 });
    const copied = await runProcess(
      'commands/db.ts',
      ['copy', '--to', to, '--seudonimos', '--archivos', almacen],
      environmentOf(t, { SEUDONIMOS_CLAVE: 'una clave de prueba' }),
    );
    expect(copied).toMatchObject({ code: 0 });
    out = copied.out;
  });
  afterAll(async () => {
    await t.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const everything = (path: string): Buffer[] =>
    statSync(path).isDirectory()
      ? readdirSync(path).flatMap((name) => everything(join(path, name)))
      : [readFileSync(path)];

  /** Every value of every table: beside each other in the file two numbers would read as one. */
  async function everyValue(url: string): Promise<string> {
    const copied = await openDatabase({ url });
    const tables: { name: string }[] = await copied.query("SELECT name FROM sqlite_master WHERE type = 'table'");
    const texts: string[] = [];
    for (const { name } of tables) texts.push(JSON.stringify(await copied.query(`SELECT * FROM "${name}"`)));
    await copied.destroy();
    return texts.join('\n');
  }

  // Fails where one column of a person is called 'igual'.
  test('no name, number, mail, phone or address of the original stands anywhere in it, in no table and no file', async () => {
    const personas = await t.application.dataSource.manager.find(Persona);
    const usuarios = await t.application.dataSource.manager.find(Usuario);
    expect(personas.length).toBeGreaterThan(5);
    const originals = [
      ...personas.flatMap((persona) => [
        nombreDeCliente(persona),
        normalizar(nombreDeCliente(persona)),
        `${persona.apellidoPaterno} ${persona.apellidoMaterno}`,
        persona.identificacion,
        persona.correo,
        persona.celular,
        persona.telefono,
        persona.direccion,
      ]),
      ...usuarios.map(({ nombre, apellido }) => `${nombre} ${apellido}`),
      ...usuarios.flatMap(({ correo, claveHash }) => [correo, claveHash]),
      ...Object.values(UNICA),
      ...['Zambrano Perlaza', '1710034065', 'zambrano.perlaza@correo.ec', 'Calle Oculta', 'Secreto de'],
    ].filter((value): value is string => value !== null && value.trim().length > 5);
    const bytes = Buffer.concat(everything(folder)).toString('utf8').toLowerCase();
    const copy = `${bytes}${(await everyValue(to)).toLowerCase()}`;
    /** A number within a longer one (the instant of a migration) is not it. */
    const stands = (value: string): boolean =>
      /^\d+$/.test(value) ? new RegExp(`(?<!\\d)${value}(?!\\d)`).test(copy) : copy.includes(value.toLowerCase());
    expect(originals.filter(stands)).toEqual([]);
  });

  test('its rows are as many, its files are those of its rows, and people are the same in every table', async () => {
    expect(out).toMatch(/iguales en las dos bases.*archivos de prueba.*contraseña \S{16}\./s);
    const copied = await openDatabase({ url: to });
    const { manager } = copied;
    const count = (source: typeof manager) => source.countBy(Persona, {});
    expect(await count(manager)).toBe(await count(t.application.dataSource.manager));
    for (const { clave, longitud } of await manager.find(Archivo))
      expect(statSync(join(almacen, ...clave.split('/'))).size).toBe(longitud);
    const [{ n }] = await copied.query(
      'SELECT COUNT(*) AS n FROM persona p WHERE NOT EXISTS (SELECT 1 FROM persona_token t WHERE t.personaId = p.id AND t.token = LOWER(p.apellidoPaterno))',
    );
    expect(n).toBe(0);
    await copied.destroy();
  });

  test('an application starts on it under a key of its own, proves its audit, and lets its users in with the password that was told', async () => {
    const copia = await startTestApp({ databaseUrl: to, env: { STORAGE_URL: almacen } });
    const hallazgos: string[] = [];
    try {
      const { auditKey, dataSource } = copia.application;
      expect(await verifyAudit(dataSource, auditKey, copia.clock.now())).toMatchObject({ ok: true });
      for await (const { registro, detalle } of discrepancies(dataSource)) hallazgos.push(`${registro}: ${detalle}`);
      expect(hallazgos).toEqual([]);
      const { id } = await t.application.dataSource.manager.findOneByOrFail(Usuario, { usuario: 'jefatura' });
      const { usuario } = await dataSource.manager.findOneByOrFail(Usuario, { id });
      const clave = /contraseña (\S{16})\./.exec(out)?.[1];
      expect(usuario).not.toBe('jefatura');
      expect((await copia.anonymous.post('/auth', { name: usuario, pass: clave })).status).toBe(200);
    } finally {
      await copia.close();
    }
  });

  test('without a place for the files, or with a short key, the command ends with 2 and copies nothing', async () => {
    const orden = (args: string[], env = {}) =>
      runProcess('commands/db.ts', ['copy', '--to', to, ...args], environmentOf(t, env));
    expect(await orden(['--seudonimos'])).toMatchObject({ code: 2, err: expect.stringContaining('--archivos') });
    expect(await orden(['--seudonimos', '--archivos', almacen], { SEUDONIMOS_CLAVE: 'corta' })).toMatchObject({
      code: 2,
    });
  });
});
