import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What leaves something outside the process: files, the log of the database, answers. */
const ESCRITURAS =
  'openat,mkdir,write,writev,pwrite64,pwritev,ftruncate,fallocate,fsync,fdatasync,rename,renameat,renameat2,link,linkat,unlink,unlinkat,copy_file_range';
/** Opens without any of these only read. */
const ABRE_PARA_ESCRIBIR = /\bO_(WRONLY|RDWR|CREAT|TRUNC)\b/;
/** A descriptor that is neither a file nor a connection to another machine: threads of the process wake each other by it. */
const DE_ADENTRO = /^\d+<(anon_inode:|pipe:|UNIX)/;

export interface Llamada {
  readonly llamada: string;
  /** How many of its name its thread had made by then, which is how strace counts when it is told to kill. */
  readonly vez: number;
}

export const hayStrace = (): boolean => spawnSync('strace', ['-V'], { stdio: 'ignore' }).status === 0;

/** Of what strace noted (`-f -yy`): the calls that leave something outside. `propias`: folders whose files are not the program's. */
export function llamadasQueDejan(texto: string, propias: readonly string[]): Llamada[] {
  const veces = new Map<string, number>();
  const halladas = new Map<string, Llamada>();
  for (const linea of texto.split('\n')) {
    const [, hilo, llamada, resto = ''] = /^(\d+) +(\w+)\((.*)/.exec(linea) ?? [];
    if (llamada === undefined) continue;
    const vez = (veces.get(`${llamada} ${hilo}`) ?? 0) + 1;
    veces.set(`${llamada} ${hilo}`, vez);
    const soloLee = llamada === 'openat' && !ABRE_PARA_ESCRIBIR.test(resto);
    if (!soloLee && !DE_ADENTRO.test(resto) && !propias.some((carpeta) => resto.includes(carpeta)))
      halladas.set(`${llamada} ${vez}`, { llamada, vez });
  }
  return [...halladas.values()];
}

/** Follows all threads of the process from now on; resolves once it does. */
async function seguir(pid: number, opciones: readonly string[]): Promise<ChildProcess> {
  const strace = spawn('strace', ['-f', '-p', String(pid), ...opciones], { stdio: ['ignore', 'ignore', 'pipe'] });
  let dicho = '';
  await new Promise<void>((resolve, reject) => {
    strace.stderr.on('data', (trozo) => {
      dicho += trozo;
      if (/attached/.test(dicho)) resolve();
    });
    strace.once('exit', () => reject(new Error(`strace: ${dicho}`)));
  });
  return strace;
}

/** The writing calls of the process from now on, until they are asked for. */
export async function seguirLlamadas(pid: number, propias: readonly string[]): Promise<() => Promise<Llamada[]>> {
  const carpeta = mkdtempSync(join(tmpdir(), 'adjudica-llamadas-'));
  const archivo = join(carpeta, 'llamadas.txt');
  const strace = await seguir(pid, ['-yy', '-e', `trace=${ESCRITURAS}`, '-o', archivo]);
  return async () => {
    strace.kill('SIGTERM');
    await once(strace, 'exit');
    const texto = readFileSync(archivo, 'utf8');
    rmSync(carpeta, { recursive: true, force: true });
    return llamadasQueDejan(texto, propias);
  };
}

/** Kills the process when one of its threads makes this call for the nth time. */
export const matarAl = (pid: number, { llamada, vez }: Llamada): Promise<ChildProcess> =>
  seguir(pid, ['-o', '/dev/null', '-e', `trace=${llamada}`, '-e', `inject=${llamada}:signal=SIGKILL:when=${vez}`]);
