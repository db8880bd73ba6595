import { falloDe } from '../../providers/problemas';
import type { Valores } from './tabla';

/** How long nobody types before a section's draft is sent. */
export const ESPERA_MS = 2_000;

/** A draft as the API keeps it: what was typed in one section and is not saved. */
export interface Borrador {
  readonly seccion: string;
  readonly valores: Valores;
  /** Version of the record from which typing began. */
  readonly versionBase: number;
  /** UTC ISO */
  readonly guardadoEn: string;
  readonly version: number;
}

export interface EstadoDeBorrador {
  readonly tipo: 'nada' | 'guardado' | 'fallo' | 'otra-pestana';
  /** UTC ISO of the last kept draft. */
  readonly guardadoEn: string | null;
}

export const SIN_BORRADOR: EstadoDeBorrador = { tipo: 'nada', guardadoEn: null };

/** Calls of the API; `version` 0 = there is none yet. */
export interface PuertoDeBorrador {
  guardar(seccion: string, valores: Valores, versionBase: number, version: number): Promise<Borrador>;
  borrar(seccion: string, version: number): Promise<void>;
}

interface Pendiente {
  readonly valores: Valores;
  readonly versionBase: number;
}

interface Seccion {
  version: number;
  pendiente: Pendiente | null;
  timer: ReturnType<typeof setTimeout> | null;
  enCurso: Promise<void> | null;
}

/**
 * Keeps drafts on the server, quietly: one call per section after a pause in typing, one after the other, each on the version of the one before. A draft
 * that another tab of the same user wrote is not overwritten: from then on this tab keeps none and says so. What fails is tried again with the
 * next change.
 */
export class Autoguardado {
  private readonly secciones = new Map<string, Seccion>();
  private detenido = false;

  constructor(
    private readonly puerto: PuertoDeBorrador,
    private readonly avisar: (estado: EstadoDeBorrador) => void,
  ) {}

  /** Drafts that exist already, so that the next ones build on them. */
  conocer(borradores: readonly Borrador[]): void {
    for (const { seccion, version } of borradores) this.seccion(seccion).version = version;
  }

  /** What is unsaved in a section now; nothing unsaved deletes its draft. */
  programar(nombre: string, valores: Valores, versionBase: number): void {
    if (this.detenido) return;
    const seccion = this.seccion(nombre);
    seccion.pendiente = { valores, versionBase };
    if (seccion.timer !== null) clearTimeout(seccion.timer);
    seccion.timer = setTimeout(() => void this.enviar(nombre), ESPERA_MS);
  }

  /** Sends at once what waits: the page is about to leave. */
  async vaciar(): Promise<void> {
    await Promise.all([...this.secciones.keys()].map((nombre) => this.enviar(nombre)));
  }

  /** Drops what waits and lets what is under way arrive, so that no draft is written after the form's own save. */
  async callar(): Promise<void> {
    for (const seccion of this.secciones.values()) {
      if (seccion.timer !== null) clearTimeout(seccion.timer);
      seccion.timer = null;
      seccion.pendiente = null;
    }
    await Promise.all([...this.secciones.values()].map(({ enCurso }) => enCurso ?? Promise.resolve()));
  }

  /** The server has deleted them with the save. */
  olvidar(): void {
    this.secciones.clear();
    this.detenido = false;
    this.avisar(SIN_BORRADOR);
  }

  /** Deletes every draft of the form; a failure leaves it to be restored once more, which loses nothing. */
  async descartar(): Promise<void> {
    await this.callar();
    const escritas = [...this.secciones].filter(([, { version }]) => version > 0);
    await Promise.allSettled(escritas.map(([nombre, { version }]) => this.puerto.borrar(nombre, version)));
    this.olvidar();
  }

  private seccion(nombre: string): Seccion {
    const conocida = this.secciones.get(nombre);
    if (conocida !== undefined) return conocida;
    const nueva: Seccion = { version: 0, pendiente: null, timer: null, enCurso: null };
    this.secciones.set(nombre, nueva);
    return nueva;
  }

  private async enviar(nombre: string): Promise<void> {
    const seccion = this.seccion(nombre);
    if (seccion.timer !== null) clearTimeout(seccion.timer);
    seccion.timer = null;
    if (seccion.enCurso !== null) {
      await seccion.enCurso;
      return this.enviar(nombre);
    }
    const { pendiente } = seccion;
    if (pendiente === null || this.detenido) return;
    seccion.pendiente = null;
    seccion.enCurso = this.escribir(nombre, seccion, pendiente).finally(() => {
      seccion.enCurso = null;
    });
    await seccion.enCurso;
  }

  private async escribir(nombre: string, seccion: Seccion, { valores, versionBase }: Pendiente): Promise<void> {
    try {
      if (Object.keys(valores).length === 0) {
        if (seccion.version > 0) await this.puerto.borrar(nombre, seccion.version);
        seccion.version = 0;
        return;
      }
      const escrito = await this.puerto.guardar(nombre, valores, versionBase, seccion.version);
      seccion.version = escrito.version;
      this.avisar({ tipo: 'guardado', guardadoEn: escrito.guardadoEn });
    } catch (error) {
      if (falloDe(error).status === 412) {
        this.detenido = true;
        this.avisar({ tipo: 'otra-pestana', guardadoEn: null });
        return;
      }
      seccion.pendiente ??= { valores, versionBase };
      this.avisar({ tipo: 'fallo', guardadoEn: null });
    }
  }
}
