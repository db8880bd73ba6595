// npm run db -- verificar-servidor [--escala 1000] [--solo paso,paso] [--carpeta verificacion]: does on the server of DATABASE_URL what has never run on
// Microsoft's, one step after the other, and keeps the evidence: what each step said, times of the reads, the actual plans. The login must be an
// administrator of the server; the databases adjudica_verificacion and adjudica_prueba_… are made anew, nothing else is touched.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getJson, signIn, startApi, stop } from './bench/processes.mjs';
import { ensureBuild, ensureNode, ensurePackages, environment, fail, JEST, root, say } from './lib/setup.mjs';

const BASE = 'adjudica_verificacion';
const ROLES = ['migracion', 'aplicacion', 'retencion', 'reportes', 'trabajos', 'vigilancia'];
const USUARIOS = ['admin', 'asistente', 'director', 'ejecutivo', 'jefatura', 'riesgo', 'legal'];
const VECES = 3;

const { values } = parseArgs({
  options: { escala: { type: 'string', default: '1000' }, solo: { type: 'string' }, carpeta: { type: 'string' } },
});
if (!/^(mssql|sqlserver):/i.test(process.env.DATABASE_URL ?? ''))
  fail('Falta DATABASE_URL=mssql://administrador:clave@servidor:1433/master');
ensurePackages();
ensureNode();
ensureBuild();
const carpeta = values.carpeta ?? join(root, 'verificacion', new Date().toISOString().slice(0, 16).replace(':', ''));
mkdirSync(join(carpeta, 'planes'), { recursive: true });
const enApi = createRequire(join(root, 'api', 'package.json'));
process.env.DATABASE_URL = direccion('master').href;
const { onServer, dropServerDatabases } = enApi('./dist/db/server/server.js');

function direccion(base, usuario, clave) {
  const url = new URL(process.env.DATABASE_URL);
  url.pathname = `/${base}`;
  if (usuario !== undefined) Object.assign(url, { username: usuario, password: clave });
  return url;
}
const cuentas = Object.fromEntries(
  ROLES.map((rol) => [rol, direccion(BASE, `adjudica_v_${rol}`, `Ver-${randomBytes(12).toString('hex')}`).href]),
);
const duena = direccion(BASE).href;
const variables = { DATA_DIR: join(carpeta, 'datos'), NODE_ENV: 'development', STORAGE_URL: '' };

/** @throws with the end of what it said, which is kept whole in the folder. */
function ejecutar(registro, args, env) {
  const { status, stdout, stderr } = spawnSync('node', args, {
    cwd: root,
    env: environment({ ...variables, ...env }),
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  writeFileSync(join(carpeta, `${registro}.log`), `${stdout}${stderr}`, { flag: 'a' });
  const dicho = `${stdout}${stderr}`.split('\n').filter((linea) => linea.trim() !== '' && !/^\s+at /.test(linea));
  if (status !== 0) throw new Error(`${dicho.slice(-3).join(' ')} (${registro}.log)`);
}
const db = (registro, orden, url, mas = {}) =>
  ejecutar(registro, [join('api', 'dist', 'commands', 'db.js'), ...orden], { DATABASE_URL: url, ...mas });
/** A script of scripts/sql/operacion, batch by batch, for the database of this run. */
async function guion(archivo, base, cambios = {}) {
  let texto = readFileSync(join(root, 'scripts', 'sql', 'operacion', archivo), 'utf8').replaceAll(
    "N'adjudica'",
    `N'${BASE}'`,
  );
  for (const [antes, despues] of Object.entries(cambios)) texto = texto.replaceAll(antes, despues);
  const lotes = texto.split(/^GO\s*$/m).filter((lote) => lote.trim() !== '');
  return onServer(
    process.env.DATABASE_URL,
    async ({ query }) => {
      const filas = [];
      for (const lote of lotes) filas.push(await query(lote));
      return filas;
    },
    base,
  );
}
const preguntar = (sql, base = BASE) => onServer(process.env.DATABASE_URL, ({ query }) => query(sql), base);
const RAMA =
  'SELECT CAST(recovery_fork_guid AS varchar(36)) AS rama FROM sys.database_recovery_status WHERE database_id = DB_ID()';

const pasos = {
  async version() {
    const [{ version }] = await preguntar('SELECT @@VERSION AS version', 'master');
    return version.split('\n')[0];
  },
  async crear() {
    await dropServerDatabases(process.env.DATABASE_URL, (nombre) => nombre === BASE);
    for (const rol of ROLES) {
      const cuenta = `adjudica_v_${rol}`;
      await preguntar(`IF SUSER_ID(N'${cuenta}') IS NOT NULL DROP LOGIN [${cuenta}]`, 'master');
    }
    db('crear', ['create'], duena);
  },
  migrar() {
    const logins = Object.fromEntries(ROLES.map((rol) => [`DATABASE_URL_${rol.toUpperCase()}`, cuentas[rol]]));
    db('migrar', ['roles'], duena, logins);
    db('migrar', ['migrate'], cuentas.migracion);
    db('migrar', ['roles'], duena);
    db('migrar', ['status', '--exigir'], cuentas.trabajos);
  },
  async operacion() {
    await guion('1-trabajos.sql', 'msdb');
    const nombres = `FROM msdb.dbo.sysjobs WHERE name LIKE N'${BASE}:%'`;
    const trabajos = await preguntar(`SELECT name ${nombres}`, 'msdb');
    for (const { name } of trabajos) await preguntar(`EXEC msdb.dbo.sp_delete_job @job_name = N'${name}'`, 'msdb');
    await preguntar(
      `DECLARE @sql nvarchar(max) = N''; SELECT @sql = @sql + N'EXEC msdb.dbo.sp_delete_alert @name = N''' + name + N''';' FROM msdb.dbo.sysalerts WHERE name LIKE N'${BASE}:%'; EXEC (@sql)`,
      'msdb',
    );
    writeFileSync(join(carpeta, 'vigilancia.json'), JSON.stringify(await guion('2-vigilancia.sql', BASE), null, 2));
    const [antes] = await preguntar(RAMA);
    for (const accion of ['crear', 'volver', 'quitar'])
      await guion('3-instantanea.sql', 'master', { '$(accion)': accion });
    const [despues] = await preguntar(RAMA);
    const vuelta = antes.rama === despues.rama ? 'la misma' : 'otra';
    return `${trabajos.length} trabajos del Agente; después de volver a la instantánea la rama de recuperación es ${vuelta}`;
  },
  suite() {
    ejecutar('suite', [...JEST, '--config', 'jest.sqlserver.config.cjs'], {
      DATABASE_URL: process.env.DATABASE_URL,
      DATA_DIR: '',
    });
  },
  carreras() {
    const jest = [...JEST, '--config', 'jest.sqlserver.config.cjs', 'api/src/resistencia/carreras'];
    ejecutar('carreras', jest, { DATABASE_URL: process.env.DATABASE_URL, DATA_DIR: '', RESISTENCIA: 'larga' });
  },
  carga() {
    const sembrar = [join('api', 'dist', 'commands', 'seed.js'), '--scale', values.escala];
    ejecutar('carga', sembrar, { DATABASE_URL: cuentas.migracion });
    return `${(2000 * Number(values.escala)).toLocaleString('es-EC')} planes`;
  },
  async lecturas() {
    await preguntar('ALTER DATABASE SCOPED CONFIGURATION SET LAST_QUERY_PLAN_STATS = ON');
    const api = await startApi(variables.DATA_DIR, { env: { DATABASE_URL: cuentas.aplicacion, STORAGE_URL: '' } });
    try {
      const tiempos = await leer(api.port);
      writeFileSync(join(carpeta, 'lecturas.tsv'), tiempos.map((fila) => `${fila.join('\t')}\n`).join(''));
      return `${tiempos.length} lecturas, ${await guardarPlanes()} planes reales`;
    } finally {
      await stop(api);
    }
  },
  comprobar() {
    db('comprobar', ['verify-audit', '--sin-anclas'], cuentas.trabajos);
    db('comprobar', ['status', '--exigir'], cuentas.trabajos);
  },
};

/** What is read of one plan, person, assembly or word. */
function deUno({ idCodigo, cedula, asambleaId, nombreCliente }) {
  const filtro = (dato) => `?filter=${encodeURIComponent(JSON.stringify(dato))}`;
  const palabra = `?q=${encodeURIComponent(nombreCliente.slice(0, 4))}`;
  return [
    ...['/movimiento', '/cuota', '/evento', '/documento'].map((camino) => camino + filtro({ plan: idCodigo })),
    `/buro${filtro({ cedula })}`,
    `/participante${filtro({ asamblea: asambleaId })}`,
    `/participante/ofertas?asamblea=${asambleaId}`,
    `/busqueda${palabra}`,
    `/cliente/busqueda?q=${cedula}`,
  ];
}

/** Every operation that only reads, by whoever may: path, status and the best of its times. */
async function leer(port) {
  const { paths } = JSON.parse(readFileSync(join(root, 'openapi', 'openapi.json'), 'utf8'));
  const entradas = await Promise.all(USUARIOS.map((usuario) => signIn(port, usuario)));
  const [una] = await getJson(port, '/api/v1/adjudicacion?range=[0,0]', entradas[USUARIOS.indexOf('ejecutivo')]);
  const leidos = Object.entries(paths).filter(([camino, { get }]) => get !== undefined && !camino.includes('{'));
  const caminos = [...leidos.map(([camino]) => camino), ...deUno(una)];
  const tiempos = [];
  for (const camino of caminos) {
    let fila = [camino, 0, 0];
    for (const cabeceras of entradas) {
      const ms = [];
      for (let vez = 0; vez < VECES; vez++) {
        const desde = performance.now();
        const respuesta = await fetch(`http://127.0.0.1:${port}/api/v1${camino}`, { headers: cabeceras });
        await respuesta.arrayBuffer();
        ms.push(performance.now() - desde);
        fila = [camino, respuesta.status, Math.min(...ms).toFixed(1)];
      }
      if (fila[1] === 200) break;
    }
    tiempos.push(fila);
  }
  return tiempos;
}

/** Each with its executions and its time in its name, the dearest first. */
async function guardarPlanes() {
  const planes = await preguntar(
    `SELECT TOP (300) s.execution_count AS veces, s.total_elapsed_time / s.execution_count / 1000 AS ms, CAST(p.query_plan AS nvarchar(max)) AS texto
     FROM sys.dm_exec_query_stats s CROSS APPLY sys.dm_exec_query_plan_stats(s.plan_handle) p
     WHERE p.dbid = DB_ID() AND p.query_plan IS NOT NULL ORDER BY s.total_elapsed_time DESC`,
  );
  for (const [i, { veces, ms, texto }] of planes.entries())
    writeFileSync(join(carpeta, 'planes', `${String(i + 1).padStart(3, '0')}-${ms}ms-${veces}veces.sqlplan`), texto);
  return planes.length;
}

const pedidos = values.solo?.split(',') ?? Object.keys(pasos);
const resumen = [];
for (const nombre of Object.keys(pasos).filter((uno) => pedidos.includes(uno))) {
  const desde = performance.now();
  const fila = await Promise.resolve()
    .then(() => pasos[nombre]())
    .then((dicho = '') => [nombre, 'bien', dicho])
    .catch((error) => [nombre, 'FALLA', error.message.replaceAll('\n', ' ')]);
  fila.splice(2, 0, `${((performance.now() - desde) / 1000).toFixed(0)} s`);
  resumen.push(`| ${fila.join(' | ')} |`);
  say(fila.join('  '));
}
writeFileSync(
  join(carpeta, 'resumen.txt'),
  `| paso | resultado | tiempo | |\n|---|---|---|---|\n${resumen.join('\n')}\n`,
);
say(`La evidencia está en ${carpeta}: páselo a docs/operar.md.`);
if (resumen.some((fila) => fila.includes('| FALLA |'))) process.exitCode = 1;
process.exit();
