import { useSyncExternalStore } from 'react';

/** What keeps a file of the application from being loaded; `null` = nothing. */
export type Impedimento = 'no-responde' | 'otra-version' | null;

const REINTENTO_MS = 3_000;
const RESPUESTA_MS = 5_000;

let impedimento: Impedimento = null;
const oyentes = new Set<() => void>();
/** Ends the pause before the next question. */
let despertar: (() => void) | null = null;
/** One waits for all files that could not be loaded. */
let espera: Promise<void> | null = null;

function decir(nuevo: Impedimento): void {
  impedimento = nuevo;
  for (const oyente of oyentes) oyente();
}

export const useImpedimento = (): Impedimento =>
  useSyncExternalStore(
    (oyente) => {
      oyentes.add(oyente);
      return () => void oyentes.delete(oyente);
    },
    () => impedimento,
  );

export const reintentarAhora = (): void => despertar?.();

const esFalloDeCarga = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|Importing a module script failed/i.test(error.message);

/** The page itself names the entry of its build, whose name changes with what it holds. */
async function consultar(): Promise<Impedimento> {
  const entrada = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    const respuesta = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(RESPUESTA_MS) });
    if (!respuesta.ok) return 'no-responde';
    const pagina = await respuesta.text();
    return entrada && !pagina.includes(entrada) ? 'otra-version' : null;
  } catch {
    return 'no-responde';
  }
}

const pausa = (): Promise<void> =>
  new Promise((resolve) => {
    const reloj = setTimeout(resolve, REINTENTO_MS);
    despertar = () => {
      clearTimeout(reloj);
      resolve();
    };
  });

/** Until the server answers with this build. With another one it never ends: whoever uses the page reloads it when nothing is lost by it. */
async function esperar(): Promise<void> {
  for (;;) {
    decir(await consultar());
    if (impedimento === null) return;
    if (impedimento === 'otra-version') return new Promise(() => undefined);
    await pausa();
  }
}

/**
 * A file of the application. When it can't be loaded, the server is asked first: while it does not answer, whoever asked for the file waits, the
 * rest of the page with what was typed stays, and the file is asked for again once it answers. @throws what the second time brought.
 */
export async function cargar<T>(archivo: () => Promise<T>): Promise<T> {
  try {
    return await archivo();
  } catch (error) {
    if (!esFalloDeCarga(error)) throw error;
    espera ??= esperar().finally(() => {
      espera = null;
    });
    await espera;
    return archivo();
  }
}
