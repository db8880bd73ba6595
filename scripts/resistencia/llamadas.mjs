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

/** Opens without any of these only read. */
const ABRE_PARA_ESCRIBIR = /\bO_(WRONLY|RDWR|CREAT|TRUNC)\b/;
/** A descriptor that is neither a file nor a connection to another machine: threads of the process wake each other by it. */
const DE_ADENTRO = /^\d+<(anon_inode:|pipe:|UNIX)/;

/**
 * Of what strace noted (`-f -yy`): the calls that leave something outside, each with how many of its name its thread had made by then (`vez`), which
 * is how strace counts when it is told to kill. No two are alike. `propias`: folders whose files are not the program's.
 */
export function llamadasQueDejan(texto, propias) {
  const veces = new Map();
  const halladas = new Map();
  for (const linea of texto.split('\n')) {
    const [, hilo, llamada, resto = ''] = /^(\d+) +(\w+)\((.*)/.exec(linea) ?? [];
    if (llamada === undefined) continue;
    const vez = (veces.get(`${llamada} ${hilo}`) ?? 0) + 1;
    veces.set(`${llamada} ${hilo}`, vez);
    const abre = llamada === 'openat' && !ABRE_PARA_ESCRIBIR.test(resto);
    if (!abre && !DE_ADENTRO.test(resto) && !propias.some((carpeta) => resto.includes(carpeta)))
      halladas.set(`${llamada} ${vez}`, { llamada, vez });
  }
  return [...halladas.values()];
}

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
    /**
     * Its writing calls from now on, until they are asked for. `propias`: folders of the
     * laboratory's own, what is written there is none of the program's.
     */
    async contar(pid, propias) {
      const carpeta = mkdtempSync(join(tmpdir(), 'adjudica-llamadas-'));
      const archivo = join(carpeta, 'llamadas.txt');
      const strace = await seguir(pid, ['-yy', '-e', `trace=${ESCRITURAS}`, '-o', archivo]);
      return {
        async llamadas() {
          strace.kill('SIGTERM');
          await once(strace, 'exit');
          const texto = readFileSync(archivo, 'utf8');
          rmSync(carpeta, { recursive: true, force: true });
          return llamadasQueDejan(texto, propias);
        },
      };
    },
    /** Kills the process when one of its threads makes this call for the nth time. */
    matar: (llamada, vez) => (pid) =>
      seguir(pid, ['-o', '/dev/null', '-e', `trace=${llamada}`, '-e', `inject=${llamada}:signal=SIGKILL:when=${vez}`]),
  };
}
