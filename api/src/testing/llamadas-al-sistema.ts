import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** System calls with effects outside the process: files, the database's log, answers. */
const ESCRITURAS =
  'openat,mkdir,write,writev,pwrite64,pwritev,ftruncate,fallocate,fsync,fdatasync,rename,renameat,renameat2,link,linkat,unlink,unlinkat,copy_file_range';
/** Opens without any of these only read. */
const ABRE_PARA_ESCRIBIR = /\bO_(WRONLY|RDWR|CREAT|TRUNC)\b/;
/** Descriptors that are neither files nor connections: threads wake each other by them. */
const DE_ADENTRO = /^\d+<(anon_inode:|pipe:|UNIX)/;

export interface Llamada {
  readonly llamada: string;
  /** Its ordinal among calls of its name in its thread, as strace counts for killing. */
  readonly vez: number;
}

export const hayStrace = (): boolean => spawnSync('strace', ['-V'], { stdio: 'ignore' }).status === 0;

/** Calls with outside effects in the output of strace (`-f -yy`). `propias`: folders whose files are not the program's. */
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

/** Traces all threads of the process; resolves once attached. */
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

/** The writing calls of the process from now on, until read. */
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

/** Kills the process when a thread makes this call for the nth time. */
export const matarAl = (pid: number, { llamada, vez }: Llamada): Promise<ChildProcess> =>
  seguir(pid, ['-o', '/dev/null', '-e', `trace=${llamada}`, '-e', `inject=${llamada}:signal=SIGKILL:when=${vez}`]);
