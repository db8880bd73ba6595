import { useSyncExternalStore } from 'react';

/** Why a file of the application cannot be loaded; null = it can. */
export type Impedimento = 'no-responde' | 'otra-version' | null;

const REINTENTO_MS = 3_000;
const RESPUESTA_MS = 5_000;

let impedimento: Impedimento = null;
const oyentes = new Set<() => void>();
/** Ends the pause before the next check. */
let despertar: (() => void) | null = null;
/** One wait for all files that could not be loaded. */
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

/** Checks whether the page still names the entry of this build; its name contains a hash. */
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

/** Waits until the server answers with this build. With another build it never ends: the user reloads the page when nothing would be lost. */
async function esperar(): Promise<void> {
  for (;;) {
    decir(await consultar());
    if (impedimento === null) return;
    if (impedimento === 'otra-version') return new Promise(() => undefined);
    await pausa();
  }
}

/**
 * Loads a file of the application. If that fails because the server does not answer, waits until it does and loads it again; the rest of the page
 * stays.
 * @throws the error of the second attempt
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
