// System calls of a running process, counted and cut short, by strace.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What leaves something outside the process: files, the log of the database, answers. */
const ESCRITURAS = [
  ...['openat', 'mkdir', 'write', 'writev', 'pwrite64', 'pwritev', 'ftruncate', 'fallocate'],
  ...[
    'fsync',
    'fdatasync',
    'rename',
    'renameat',
    'renameat2',
    'link',
    'linkat',
    'unlink',
    'unlinkat',
    'copy_file_range',
  ],
];

/** `null` where strace is not installed. */
export function seguidor() {
  if (spawnSync('strace', ['-V'], { stdio: 'ignore' }).status !== 0) return null;

  /** Follows all threads of the process from now on; resolves once it does. */
  async function seguir(pid, opciones) {
    const strace = spawn('strace', ['-f', '-p', String(pid), ...opciones], { stdio: ['ignore', 'ignore', 'pipe'] });
    let dicho = '';
    await new Promise((resolve, reject) => {
      strace.stderr.on('data', (trozo) => {
        dicho += trozo;
        if (/attached/.test(dicho)) resolve();
      });
      strace.once('exit', () => reject(new Error(`strace: ${dicho}`)));
    });
    return strace;
  }

  return {
    /** Its writing calls from now on, until they are asked for: each call as often as one thread made it. */
    async contar(pid) {
      const carpeta = mkdtempSync(join(tmpdir(), 'adjudica-llamadas-'));
      const archivo = join(carpeta, 'llamadas.txt');
      const strace = await seguir(pid, ['-e', `trace=${ESCRITURAS}`, '-o', archivo]);
      return {
        async llamadas() {
          strace.kill('SIGTERM');
          await once(strace, 'exit');
          const veces = new Map();
          for (const linea of readFileSync(archivo, 'utf8').split('\n')) {
            const [, hilo, llamada] = /^(\d+) +(\w+)\(/.exec(linea) ?? [];
            if (llamada === undefined) continue;
            const clave = `${llamada} ${hilo}`;
            veces.set(clave, (veces.get(clave) ?? 0) + 1);
          }
          rmSync(carpeta, { recursive: true, force: true });
          const mayores = new Map();
          for (const [clave, n] of veces) {
            const [llamada] = clave.split(' ');
            mayores.set(llamada, Math.max(mayores.get(llamada) ?? 0, n));
          }
          return [...mayores].flatMap(([llamada, n]) => Array.from({ length: n }, (_, i) => ({ llamada, vez: i + 1 })));
        },
      };
    },
    /** Kills the process when one of its threads makes this call for the nth time. */
    matar: (llamada, vez) => (pid) =>
      seguir(pid, ['-o', '/dev/null', '-e', `trace=${llamada}`, '-e', `inject=${llamada}:signal=SIGKILL:when=${vez}`]),
  };
}
