import { isAbort } from '../../providers/http';

/** A file that is to be uploaded. */
export interface Peticion {
  /** What it is for: there is at most one upload of a key at a time. */
  readonly clave: string;
  /** Name of what it is for, as the person reads it. */
  readonly titulo: string;
  readonly archivo: File;
  /** Asked at every try, so that a second one goes out with the version of then. */
  readonly preparar: () => { readonly url: string; readonly campos: Readonly<Record<string, string>> };
  readonly onLista?: (respuesta: unknown) => void;
  /** The message is on the screen already; this is for what else follows, fresh data for instance. */
  readonly onFallo?: (error: unknown) => void;
}

/** `revisando`: all bytes have left, the server reads them. */
export type EstadoDeSubida = 'espera' | 'subiendo' | 'revisando' | 'lista' | 'fallida';

export interface Subida {
  readonly id: number;
  readonly clave: string;
  readonly titulo: string;
  readonly archivo: string;
  readonly estado: EstadoDeSubida;
  /** 0 to 1 */
  readonly avance: number;
  /** Why it failed. */
  readonly mensaje: string | null;
}

export type Enviar = (
  peticion: Peticion,
  opciones: { readonly signal: AbortSignal; readonly onProgress: (avance: number) => void },
) => Promise<unknown>;

interface Entrada {
  readonly peticion: Peticion;
  subida: Subida;
  abort: AbortController | null;
}

export const SUBIDAS_A_LA_VEZ = 3;

const enCurso = (estado: EstadoDeSubida): boolean => estado !== 'lista' && estado !== 'fallida';

/**
 * Uploads in their order, at most three at once. What failed stays until it is tried again or dismissed; what arrived stays in the count until
 * the last one has arrived. `ver` returns the same array until something changes, as `useSyncExternalStore` asks.
 */
export class ColaDeSubidas {
  private entradas: Entrada[] = [];
  private vista: readonly Subida[] = [];
  private siguiente = 1;
  private readonly oyentes = new Set<() => void>();

  /** @param alTerminar called once nothing is on its way any more, with how many arrived since the last time */
  constructor(
    private readonly enviar: Enviar,
    private readonly alTerminar: (listas: number) => void = () => {},
  ) {}

  readonly ver = (): readonly Subida[] => this.vista;

  readonly oir = (oyente: () => void): (() => void) => {
    this.oyentes.add(oyente);
    return () => this.oyentes.delete(oyente);
  };

  /** A file for a key that already has one on its way is left out; one that failed before gives way. */
  readonly agregar = (peticiones: readonly Peticion[]): void => {
    for (const peticion of peticiones) {
      const anterior = this.entradas.find(({ subida }) => subida.clave === peticion.clave && subida.estado !== 'lista');
      if (anterior !== undefined && enCurso(anterior.subida.estado)) continue;
      if (anterior !== undefined) this.entradas = this.entradas.filter((entrada) => entrada !== anterior);
      const { clave, titulo, archivo } = peticion;
      const nueva = { clave, titulo, archivo: archivo.name, estado: 'espera', avance: 0, mensaje: null } as const;
      this.entradas.push({ peticion, abort: null, subida: { id: this.siguiente++, ...nueva } });
    }
    this.seguir();
  };

  /** Stops it and forgets it; what has arrived stays as it is. */
  readonly cancelar = (id: number): void => {
    const entrada = this.entradas.find(({ subida }) => subida.id === id);
    if (entrada === undefined || entrada.subida.estado === 'lista') return;
    this.entradas = this.entradas.filter((otra) => otra !== entrada);
    entrada.abort?.abort();
    this.seguir();
  };

  readonly reintentar = (id: number): void => {
    const entrada = this.entradas.find(({ subida }) => subida.id === id);
    if (entrada?.subida.estado !== 'fallida') return;
    this.cambiar(entrada, { estado: 'espera', avance: 0, mensaje: null });
    this.seguir();
  };

  /** The screen closes: nothing goes on without it (GEN-542). */
  readonly detener = (): void => {
    const todas = this.entradas;
    this.entradas = [];
    for (const { abort } of todas) abort?.abort();
    this.avisar();
  };

  private seguir(): void {
    const activas = this.entradas.filter(({ abort }) => abort !== null).length;
    const enEspera = this.entradas.filter(({ subida }) => subida.estado === 'espera');
    for (const entrada of enEspera.slice(0, SUBIDAS_A_LA_VEZ - activas)) void this.empezar(entrada);
    this.cerrar();
    this.avisar();
  }

  private async empezar(entrada: Entrada): Promise<void> {
    const abort = new AbortController();
    entrada.abort = abort;
    entrada.subida = { ...entrada.subida, estado: 'subiendo' };
    try {
      const respuesta = await this.enviar(entrada.peticion, {
        signal: abort.signal,
        onProgress: (avance) => this.cambiar(entrada, { avance, estado: avance < 1 ? 'subiendo' : 'revisando' }),
      });
      entrada.abort = null;
      entrada.subida = { ...entrada.subida, estado: 'lista', avance: 1 };
      if (this.entradas.includes(entrada)) entrada.peticion.onLista?.(respuesta);
    } catch (error) {
      entrada.abort = null;
      if (!isAbort(error)) {
        entrada.subida = { ...entrada.subida, estado: 'fallida', mensaje: (error as Error).message };
        if (this.entradas.includes(entrada)) entrada.peticion.onFallo?.(error);
      }
    }
    this.seguir();
  }

  /** Once nothing is on its way, those that arrived leave the list. */
  private cerrar(): void {
    if (this.entradas.some(({ subida }) => enCurso(subida.estado))) return;
    const listas = this.entradas.filter(({ subida }) => subida.estado === 'lista').length;
    if (listas === 0) return;
    this.entradas = this.entradas.filter(({ subida }) => subida.estado !== 'lista');
    this.alTerminar(listas);
  }

  private cambiar(entrada: Entrada, cambios: Partial<Subida>): void {
    entrada.subida = { ...entrada.subida, ...cambios };
    this.avisar();
  }

  private avisar(): void {
    this.vista = this.entradas.map(({ subida }) => subida);
    for (const oyente of [...this.oyentes]) oyente();
  }
}
