import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, root } from '../lib/setup.mjs';

/** Of what a failed test says, as much as tells its cause. */
const MENSAJE = 600;
const DICHO_A_LO_MAS = 64 * 1024 * 1024;

/**
 * A row whose cases are those of test files that attack by themselves, with seeds of their own. `rondas`: how often the short form runs each race of
 * them; the long one runs each as often as the file says.
 */
const deArchivos = ({ id, que, meta, archivos, soloLarga = false, rondas, noEnServidor }) => ({
  id,
  que,
  meta,
  soloLarga,
  noEnServidor,
  async correr({ motor, corta }) {
    const menos = corta && rondas !== undefined;
    const carpeta = mkdtempSync(join(tmpdir(), 'adjudica-resistencia-'));
    const informe = join(carpeta, 'informe.json');
    const jest = [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      join('node_modules', 'jest', 'bin', 'jest.js'),
    ];
    const enServidor = motor === 'SQL Server' ? ['--config', 'jest.sqlserver.config.cjs'] : [];
    const opciones = [...enServidor, '--maxWorkers=1', '--silent', '--json', `--outputFile=${informe}`];
    const { stderr } = spawnSync('node', [...jest, ...opciones, ...archivos], {
      cwd: root,
      env: environment({
        ADJUDICA_PRUEBAS: undefined,
        ADJUDICA_RONDAS: menos ? String(rondas) : undefined,
        NODE_ENV: 'test',
        TEST_ALL: '1',
      }),
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      maxBuffer: DICHO_A_LO_MAS,
    });
    // before its first test: no such database, a wrong password
    if (!existsSync(informe)) throw new Error(`jest no escribió su informe:\n${stderr.slice(-MENSAJE)}`);
    const { numPassedTests, testResults } = JSON.parse(readFileSync(informe, 'utf8'));
    rmSync(carpeta, { recursive: true, force: true });
    const fallos = testResults.flatMap(({ name, message, assertionResults }) => {
      const malas = assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join('\n').slice(0, MENSAJE)}`);
      return malas.length > 0 || message === '' ? malas : [`${name}: ${message.slice(0, MENSAJE)}`];
    });
    return {
      casos: numPassedTests + fallos.length,
      fallos,
      nota: menos ? `a lo más ${rondas} rondas de cada carrera` : undefined,
    };
  },
});
const deCapacidad = (capacidad, ...archivos) =>
  archivos.map((archivo) => `api/src/capabilities/${capacidad}/${archivo}.test.ts`);

export const pruebas = [
  deArchivos({
    id: 'candado',
    que: 'el candado del archivo de la base (/proc/locks) después de cada lectura, lista en Excel, lista lenta, tablero, importación, acto y orden; cada vez otro programa lee la base; al final, kill -9',
    meta: 'el candado está, el registro (-wal) es el mismo, y lo respondido queda',
    archivos: ['api/src/db/file-lock.long.test.ts'],
    noEnServidor: 'el candado es el del archivo de la base incluida',
  }),
  deArchivos({
    id: 'alteraciones',
    que: 'la auditoría alterada de once maneras, 209 veces, y sus anclas, su clave y su final; los registros, documentos y archivos de la demostración, de veintiséis',
    meta: 'todas se encuentran, menos las dos que nombra promesas.md',
    archivos: ['api/src/audit/tampering.long.test.ts', 'api/src/audit/contents/alteraciones.long.test.ts'],
  }),
  deArchivos({
    id: 'subidas',
    que: 'archivos hostiles: PDF que abren o ejecutan, imágenes enormes, formularios torcidos',
    meta: 'ninguno se guarda, ninguno detiene el proceso',
    archivos: ['api/src/uploads/recepcion.test.ts', ...deCapacidad('documento', 'subida.hostil.long')],
    soloLarga: true,
  }),
  deArchivos({
    id: 'muertes',
    que: 'kill -9 en actas, trámites legales, entregas y subidas, y otra vez el inicio',
    meta: 'nada confirmado se pierde, ningún número se repite ni falta, ningún archivo sin su fila',
    archivos: [
      ...deCapacidad('acta', 'acta.kill.long'),
      ...deCapacidad('carta-salida', 'entrega.kill.long'),
      ...deCapacidad('documento', 'subida.kill.long'),
      ...deCapacidad('tramite-legal', 'tramite.kill.long'),
    ],
    soloLarga: true,
  }),
  deArchivos({
    id: 'contradicciones',
    que: 'actos que se excluyen (aprobar y anular, aceptar y rechazar …) al mismo tiempo en dos aplicaciones sobre una base',
    meta: 'gana uno; el otro lo sabe',
    archivos: [
      ...[
        'carta-salida',
        'contrato',
        'documento',
        'medio-aprobacion',
        'orden-de-compra',
        'pagare',
        'solicitud-de-pago',
      ].flatMap((capacidad) => deCapacidad(capacidad, 'carreras.long')),
      'api/src/two-servers.long.test.ts',
    ],
    rondas: 50,
    soloLarga: true,
  }),
  deArchivos({
    id: 'fallas',
    que: 'sin base, base lenta u ocupada, disco lleno, sin descriptores, almacén mudo o caído, navegador detenido, correo sin servidor',
    meta: '503 con su causa y Retry-After; lo demás sigue; nada se pierde',
    archivos: [
      'api/src/http/outage.test.ts',
      'api/src/descriptores.long.test.ts',
      'api/src/storage/silence.long.test.ts',
      'api/src/pdf/renderer.long.test.ts',
      'api/src/outbox/outbox.test.ts',
      'api/src/outbox/outbox.smtp.long.test.ts',
    ],
    soloLarga: true,
  }),
  deArchivos({
    id: 'buró',
    que: 'el buró lento, mudo, que gotea, que corta, enorme, con errores o con basura, y cincuenta preguntas a la vez',
    meta: '503 con su causa, nada guardado, una sola pregunta pagada, el informe guardado se sigue leyendo',
    archivos: ['api/src/buro/buro.test.ts', ...deCapacidad('buro', 'buro', 'buro.caidas.long')],
    soloLarga: true,
  }),
  deArchivos({
    id: 'servicio',
    que: 'cada llamada especificada de /api/servicio: con caminos, consultas y cuerpos dañados (6 veces), con la cuenta de cada rol que no tiene su permiso y con una clave sin el alcance',
    meta: 'ninguna respuesta 5xx, ningún rechazo sin su problema en JSON; quien no puede, rechazado, y nada cambia',
    archivos: ['api/src/servicio/hostil.long.test.ts'],
    soloLarga: true,
  }),
  deArchivos({
    id: 'restauración',
    que: 'copia, copia dañada, restauración en un lugar vacío, vuelta atrás con el almacén como está',
    meta: 'lo restaurado es lo copiado, y lo dañado se dice antes de tocar nada',
    archivos: [
      'api/src/commands/copies.long.test.ts',
      'api/src/commands/sweep.long.test.ts',
      'api/src/crypto/claim-key.long.test.ts',
    ],
    soloLarga: true,
  }),
];
