import { type Instante, instanteDe } from '@adjudica/domain';
import { falloDe } from '../../providers/problemas';
import {
  type Borrador,
  borradorNuestro,
  type EstadoDeBorrador,
  esPasajero,
  type PuertoDeBorrador,
  SIN_BORRADOR,
} from './borrador';
import { type Copia, type CopiasDeFormulario, sinCopias } from './copiaLocal';
import { mismosValores, type Valores } from './tabla';

export { type Borrador, type EstadoDeBorrador, type PuertoDeBorrador, SIN_BORRADOR } from './borrador';

/** How long nobody types before a section's draft is sent. */
export const ESPERA_MS = 2_000;
/** Pauses between two tries of what could not be sent: from the first to the longest, each twice the one before. */
export const PRIMERA_PAUSA_MS = 5_000;
export const PAUSA_MAXIMA_MS = 5 * 60_000;

interface Pendiente {
  readonly valores: Valores;
  readonly versionBase: number;
}

interface Seccion {
  version: number;
  /** What is unsaved and did not reach the server. */
  pendiente: Pendiente | null;
  timer: ReturnType<typeof setTimeout> | null;
  enCurso: Promise<void> | null;
  /** Sent, and no answer came: the server may hold it. */
  sinRespuesta: Valores | null;
  /** Why it did not arrive the last time. */
  fallo: { readonly status: number } | null;
  /** Whether the copy on this machine is what is pending. */
  enEquipo: boolean;
  /** Writes of the copy, one after the other. */
  copia: Promise<void>;
  copiaPedida: boolean;
  /** Its own save is under way: until it is known how it ended, the copy stays as it is. */
  callada: boolean;
}

/**
 * Keeps drafts on the server, quietly: one call per section after a pause in typing, one after the other, each on the version of the one before. What
 * has not arrived stands in a sealed copy on this machine, and is sent when the connection is back, when the window comes and goes, and after
 * growing pauses. A draft that another tab of the same user wrote is not overwritten: from then on this tab keeps none and says so.
 */
export class Autoguardado {
  private readonly secciones = new Map<string, Seccion>();
  private detenido = false;
  private alAcabar: (() => void) | null = null;
  private guardadoEn: Instante | null = null;
  private reintento: ReturnType<typeof setTimeout> | null = null;
  private pausa = PRIMERA_PAUSA_MS;
  /** The server asked not to be called before. */
  private noAntesDe = 0;

  constructor(
    private readonly puerto: PuertoDeBorrador,
    private avisar: (estado: EstadoDeBorrador) => void,
    private readonly copias: CopiasDeFormulario = sinCopias,
  ) {}

  /** From now on the browser's own signs make it try again. Returns the end of it. */
  escuchar(): () => void {
    const alVolver = () => void this.vaciar();
    window.addEventListener('online', alVolver);
    document.addEventListener('visibilitychange', alVolver);
    return () => {
      window.removeEventListener('online', alVolver);
      document.removeEventListener('visibilitychange', alVolver);
    };
  }

  /** Drafts that exist already, so that the next ones build on them. */
  conocer(borradores: readonly Borrador[]): void {
    for (const { seccion, version } of borradores) this.seccion(seccion).version = version;
  }

  /** What is unsaved in a section now; nothing unsaved deletes its draft. */
  programar(nombre: string, valores: Valores, versionBase: number): void {
    if (this.detenido) return;
    const seccion = this.seccion(nombre);
    seccion.callada = false;
    seccion.pendiente = { valores, versionBase };
    seccion.enEquipo = false;
    this.copiar(nombre, seccion);
    if (seccion.timer !== null) clearTimeout(seccion.timer);
    seccion.timer = setTimeout(() => void this.enviar(nombre), ESPERA_MS);
  }

  /** Sends at once what waits: the page is about to leave, or the connection is back. */
  async vaciar(): Promise<void> {
    await Promise.all([...this.secciones.keys()].map((nombre) => this.enviar(nombre)));
  }

  /** Drops what waits, of one section where only that is saved, and lets what is under way arrive, so that no draft is written after the form's own save. */
  async callar(nombre?: string): Promise<void> {
    if (nombre === undefined) this.sinReintento();
    const suyas = this.suyas(nombre).map(([, seccion]) => seccion);
    for (const seccion of suyas) {
      if (seccion.timer !== null) clearTimeout(seccion.timer);
      seccion.callada = true;
      seccion.timer = null;
      seccion.pendiente = null;
      seccion.fallo = null;
    }
    await Promise.all(suyas.map(({ enCurso }) => enCurso ?? Promise.resolve()));
  }

  /** The server has deleted them with the save. Ends when the copies are gone too: one that outlives the save would come back as unsaved work. */
  async olvidar(nombre?: string): Promise<void> {
    const secciones = this.suyas(nombre);
    for (const [suyo] of secciones) this.secciones.delete(suyo);
    if (this.secciones.size === 0) {
      this.detenido = false;
      this.guardadoEn = null;
      this.avisar(SIN_BORRADOR);
    }
    await Promise.all(secciones.map(([suyo, { copia }]) => copia.then(() => this.copias.borrar(suyo))));
  }

  /** Deletes every draft of the form; a failure leaves it to be restored once more, which loses nothing. */
  async descartar(): Promise<void> {
    await this.callar();
    const escritas = [...this.secciones].filter(([, { version }]) => version > 0);
    await Promise.allSettled(escritas.map(([nombre, { version }]) => this.puerto.borrar(nombre, version)));
    await this.olvidar();
  }

  private suyas(nombre?: string): [string, Seccion][] {
    return [...this.secciones].filter(([otro]) => nombre === undefined || otro === nombre);
  }

  /** The copy of a section that is not wanted, where the server's draft is. */
  async olvidarCopia(nombre: string): Promise<void> {
    await this.copias.borrar(nombre);
  }

  /** Its screen is gone: it says nothing any more and goes on until everything has arrived, or nothing can. */
  cerrar(alAcabar: () => void): void {
    this.avisar = () => {};
    this.alAcabar = alAcabar;
    void this.vaciar().then(() => this.acabar());
  }

  /** Ends it, with what did not arrive: another one of the same form goes on from there. */
  async ceder(): Promise<Copia[]> {
    this.detenido = true;
    this.sinReintento();
    for (const { timer } of this.secciones.values()) if (timer !== null) clearTimeout(timer);
    await Promise.all([...this.secciones.values()].map(({ enCurso }) => enCurso ?? Promise.resolve()));
    if (this.puerto.vigente?.() === false) return [];
    return [...this.secciones].flatMap(([nombre, seccion]) =>
      puedeLlegar(seccion) ? (copiaDe(nombre, seccion) ?? []) : [],
    );
  }

  private acabar(): void {
    if (!this.conPendientes) this.alAcabar?.();
  }

  private get conPendientes(): boolean {
    return !this.detenido && [...this.secciones.values()].some(puedeLlegar);
  }

  private seccion(nombre: string): Seccion {
    const conocida = this.secciones.get(nombre);
    if (conocida !== undefined) return conocida;
    const nueva: Seccion = {
      version: 0,
      pendiente: null,
      timer: null,
      enCurso: null,
      sinRespuesta: null,
      fallo: null,
      enEquipo: false,
      copia: Promise.resolve(),
      copiaPedida: false,
      callada: false,
    };
    this.secciones.set(nombre, nueva);
    return nueva;
  }

  /** The copy follows what is pending: written with each change, gone once the server has it. Changes that come meanwhile are one write. */
  private copiar(nombre: string, seccion: Seccion): void {
    if (seccion.copiaPedida) return;
    seccion.copiaPedida = true;
    seccion.copia = seccion.copia.then(async () => {
      seccion.copiaPedida = false;
      if (seccion.callada || this.secciones.get(nombre) !== seccion) return;
      const { pendiente } = seccion;
      const copia = copiaDe(nombre, seccion);
      if (copia === null) return this.copias.borrar(nombre);
      const escrita = await this.copias.escribir(copia);
      if (seccion.pendiente !== pendiente || seccion.enEquipo === escrita) return;
      seccion.enEquipo = escrita;
      if (seccion.fallo !== null) this.decir();
    });
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
    if (this.puerto.vigente?.() === false) return this.abandonar();
    if (Date.now() < this.noAntesDe) return this.reintentarEn(this.noAntesDe - Date.now());
    seccion.enCurso = this.escribir(nombre, seccion, pendiente).finally(() => {
      seccion.enCurso = null;
    });
    await seccion.enCurso;
  }

  private async escribir(nombre: string, seccion: Seccion, pendiente: Pendiente): Promise<void> {
    const { valores, versionBase } = pendiente;
    try {
      if (sinNada(valores)) {
        if (seccion.version > 0) await this.puerto.borrar(nombre, seccion.version);
        seccion.version = 0;
      } else {
        const escrito = await this.puerto.guardar(nombre, valores, versionBase, seccion.version);
        seccion.version = escrito.version;
        this.guardadoEn = escrito.guardadoEn;
      }
      this.alLlegar(nombre, seccion, pendiente);
    } catch (error) {
      const nuestro = borradorNuestro(error, [seccion.sinRespuesta, valores]);
      if (nuestro === null) return this.alFallar(nombre, seccion, pendiente, error);
      // An answer that never came had arrived there: what was typed since goes out on top of it
      seccion.version = nuestro.version;
      this.guardadoEn = nuestro.guardadoEn;
      if (mismosValores(nuestro.valores, valores)) this.alLlegar(nombre, seccion, pendiente);
      else await this.escribir(nombre, seccion, pendiente);
    }
  }

  private alLlegar(nombre: string, seccion: Seccion, pendiente: Pendiente): void {
    const fallaba = seccion.fallo !== null;
    seccion.sinRespuesta = null;
    seccion.fallo = null;
    this.pausa = PRIMERA_PAUSA_MS;
    if (seccion.pendiente === pendiente) seccion.pendiente = null;
    this.copiar(nombre, seccion);
    if (fallaba || !sinNada(pendiente.valores)) this.decir();
    this.acabar();
  }

  private alFallar(nombre: string, seccion: Seccion, { valores }: Pendiente, error: unknown): void {
    const { status, esperaMs } = falloDe(error);
    if (status === 412) {
      this.detenido = true;
      this.sinReintento();
      void seccion.copia.then(() => this.copias.borrar(nombre));
      this.avisar({ tipo: 'otra-pestana', guardadoEn: null });
      this.acabar();
      return;
    }
    if (esPasajero(status)) seccion.sinRespuesta = valores;
    // Dropped meanwhile: the form's own save decides.
    if (seccion.pendiente === null) return;
    seccion.fallo = { status };
    if (esPasajero(status)) {
      this.copiar(nombre, seccion);
      if (esperaMs !== null) this.noAntesDe = Date.now() + esperaMs;
      this.reintentarEn(Math.max(this.pausa, esperaMs ?? 0));
    }
    this.decir();
    this.acabar();
  }

  private reintentarEn(ms: number): void {
    if (this.reintento !== null) return;
    this.pausa = Math.min(this.pausa * 2, PAUSA_MAXIMA_MS);
    this.reintento = setTimeout(() => {
      this.reintento = null;
      void this.vaciar();
    }, ms);
  }

  private sinReintento(): void {
    if (this.reintento !== null) clearTimeout(this.reintento);
    this.reintento = null;
  }

  /** Somebody else works here now: what was typed stays sealed on the machine. */
  private abandonar(): void {
    this.detenido = true;
    this.sinReintento();
    for (const seccion of this.secciones.values()) seccion.pendiente = null;
    this.acabar();
  }

  /** The worst of what is true of any section. */
  private decir(): void {
    if (this.detenido) return;
    const fallidas = [...this.secciones.values()].filter(({ fallo }) => fallo !== null);
    const { guardadoEn } = this;
    if (fallidas.length === 0) {
      this.avisar({ tipo: guardadoEn === null ? 'nada' : 'guardado', guardadoEn });
      return;
    }
    if (fallidas.some(({ fallo }) => !esPasajero(fallo?.status ?? 0))) {
      this.avisar({ tipo: 'rechazado', guardadoEn: null });
      return;
    }
    const sinConexion = fallidas.some(({ fallo }) => fallo?.status === 0);
    const tipo = fallidas.every(({ enEquipo }) => enEquipo) ? 'equipo' : 'fallo';
    this.avisar({ tipo, guardadoEn: null, sinConexion });
  }
}

const sinNada = (valores: Valores): boolean => Object.keys(valores).length === 0;

/** Whether there is something that another try may bring to the server. */
const puedeLlegar = ({ pendiente, fallo }: Seccion): boolean =>
  pendiente !== null && (fallo === null || esPasajero(fallo.status));

const copiaDe = (seccion: string, { pendiente, version, sinRespuesta }: Seccion): Copia | null =>
  pendiente === null ? null : { ...pendiente, seccion, version, sinRespuesta, escritaEn: instanteDe(new Date()) };
