import {
  type AccesoContado,
  accesoContado,
  ErrorDeNegocio,
  type Lectura,
  limiteDeAccesos,
  mensajes,
  pausaDeAcceso,
  puede,
  type Quien,
  type TipoDeAcceso,
  type VentanaDeAcceso,
  ventanasDeAcceso,
} from '@adjudica/domain';
import type { DataSource } from 'typeorm';
import type { Actor } from '../auth/actor';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { outsideTransaction } from '../db/engine/open-transaction';
import type { Logger } from '../log';
import { currentRequest } from '../request/context';
import { accessesSince } from './accesses';
import { SlidingCount } from './sliding-count';

const EVERY_MS = 5000;
/** Rows of other processes commit within a second, and their clocks may differ. */
const OVERLAP_MS = 60_000;
/** How long an expensive read slows down the following ones. */
const SLOW_FOR_MS = 60_000;
const VENTANAS = Object.keys(ventanasDeAcceso) as VentanaDeAcceso[];

type Reader = Pick<Actor, 'id' | 'usuario' | 'role' | 'alcances'>;

/** A user's requests beyond the budget, one entry for each user and kind until it is reported. */
export interface Exceso {
  readonly usuarioId: number;
  readonly usuario: string;
  readonly tipo: TipoDeAcceso;
  readonly ventana: VentanaDeAcceso;
  readonly limite: number;
  /** Let through within a day. */
  cantidad: number;
  readonly primera: Date;
  ultima: Date;
  rechazadas: number;
}

type OnExceeded = (excesos: readonly Exceso[]) => Promise<void>;

/** Reads of one user. */
interface Meter {
  readonly series: Map<string, Counts>;
  /** Time up to which other processes' rows were read, and the count made here since. */
  readUntil: number;
  sinceRead: number;
  reading: Promise<void> | null;
  pause: number;
  pauseUntil: number;
}

/**
 * Limits how many records of other people's data each user reads within an hour and a day: searches, clients, documents, lists. Counted in memory
 * when the access row is written. A user's rows of other processes are read when he is first seen, and again the sooner the less budget is left; far
 * from the limit there is no further statement.
 */
export class AccessBudget {
  private readonly meters = new Map<number, Meter>();
  private excesos = new Map<string, Exceso>();
  private timer: NodeJS.Timeout | undefined;
  private telling: Promise<void> = Promise.resolve();
  private tell: OnExceeded = () => Promise.resolve();
  private serial = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly porHora: Config['accesosPorHora'],
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  onExceeded(tell: OnExceeded): void {
    this.tell = tell;
  }

  /** Called before a search, which counts by its access row. @throws ErrorDeNegocio 429 with the seconds to wait. */
  assertSearch(actor: Reader): void {
    this.judge(actor, { tipo: 'busqueda', serie: 'busqueda', clave: null });
  }

  /** Counts a record about to be shown; the same record again is free. @throws ErrorDeNegocio 429, except in an act. */
  count(actor: Reader, entry: Lectura): void {
    const contado = accesoContado(entry);
    if (contado === null || this.limit(actor, contado.tipo) === 0 || actor.id === 0) return;
    const { meter, counts, key, now } = this.judge(actor, contado);
    for (const ventana of VENTANAS) counts[ventana].add(key, now);
    meter.sinceRead += 1;
    this.slowDown(meter, actor, contado);
    this.readOthers(actor, meter, this.left(actor, contado));
  }

  /** Milliseconds by which this user's reads are delayed; 0 far from the limit. */
  pauseOf({ id }: Pick<Actor, 'id'>): number {
    const meter = this.meters.get(id);
    return meter === undefined || meter.pauseUntil <= this.now ? 0 : meter.pause;
  }

  /** Of each kind, the larger share used of the hour's or the day's budget; 1 = all of it. */
  usage(actor: Reader): Partial<Record<TipoDeAcceso, number>> {
    const parts: Partial<Record<TipoDeAcceso, number>> = {};
    for (const counts of this.meterOf(actor).series.values()) {
      const { tipo } = counts;
      const { usados, limite } = this.leftOf(actor, counts);
      parts[tipo] = Math.max(parts[tipo] ?? 0, usados / limite);
    }
    return parts;
  }

  start(): void {
    this.timer = setInterval(() => void this.step(), EVERY_MS).unref();
  }

  /** Awaits pending reads, reports excesses, and drops users without reads for a day. */
  async step(): Promise<void> {
    await Promise.all([...this.meters.values()].flatMap(({ reading }) => reading ?? []));
    this.telling = outsideTransaction(() => this.telling.then(() => this.tellExceeded()));
    await this.telling;
    for (const [id, { series, reading }] of this.meters)
      if (reading === null && [...series.values()].every(({ dia }) => dia.size(this.now) === 0)) this.meters.delete(id);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.step();
  }

  private get now(): number {
    return this.clock.now().getTime();
  }

  private limit(quien: Quien, tipo: TipoDeAcceso): number {
    const sinFicha = tipo === 'busqueda' && !puede(quien, 'cliente:leer');
    return sinFicha ? this.porHora.busquedaSinFicha : this.porHora[tipo];
  }

  private judge(actor: Reader, { tipo, serie, clave }: AccesoContado) {
    const { now } = this;
    const meter = this.meterOf(actor);
    const counts = countsOf(meter, { tipo, serie });
    const key = clave ?? currentRequest()?.requestId ?? `#${++this.serial}`;
    const porHora = this.limit(actor, tipo);
    for (const ventana of VENTANAS) {
      const count = counts[ventana];
      const limite = limiteDeAccesos(porHora, ventana);
      if (porHora === 0 || count.size(now) < limite || count.has(key) || currentRequest()?.acts === true) continue;
      this.note(actor, { tipo, ventana, limite, cantidad: counts.dia.size(now) });
      const esperaSegundos = Math.ceil(count.waits(now) / 1000);
      const titulo = mensajes.propios.accesosAgotados(tipo, ventana, esperaSegundos);
      throw new ErrorDeNegocio('demasiadas', 'demasiados-intentos', titulo, { detalle: { esperaSegundos } });
    }
    return { meter, counts, key, now };
  }

  private meterOf(actor: Reader): Meter {
    let meter = this.meters.get(actor.id);
    if (meter === undefined) {
      meter = { series: new Map(), readUntil: 0, sinceRead: 0, reading: null, pause: 0, pauseUntil: 0 };
      this.meters.set(actor.id, meter);
    }
    return meter;
  }

  /** Of the window with the smallest share left. */
  private left(actor: Reader, contado: AccesoContado): Uso {
    return this.leftOf(actor, countsOf(this.meterOf(actor), contado));
  }

  private leftOf(actor: Reader, counts: Counts): Uso {
    const porHora = this.limit(actor, counts.tipo);
    const [hora, dia] = VENTANAS.map((ventana) => ({
      usados: counts[ventana].size(this.now),
      limite: limiteDeAccesos(porHora, ventana),
    })) as [Uso, Uso];
    return hora.usados / hora.limite > dia.usados / dia.limite ? hora : dia;
  }

  private slowDown(meter: Meter, actor: Reader, contado: AccesoContado): void {
    const { usados, limite } = this.left(actor, contado);
    const pause = pausaDeAcceso(usados, limite);
    if (pause === 0) return;
    meter.pause = pause;
    meter.pauseUntil = this.now + SLOW_FOR_MS;
  }

  /** Not awaited, so that the read is not delayed. */
  private readOthers({ id }: Reader, meter: Meter, { usados, limite }: Uso): void {
    const due = meter.readUntil === 0 || meter.sinceRead >= Math.max(1, (limite - usados) / 4);
    if (!due || meter.reading !== null) return;
    meter.sinceRead = 0;
    meter.reading = outsideTransaction(() => this.read(id, meter))
      .catch((error: unknown) => this.log.warn({ err: error }, 'accesses of other processes could not be read'))
      .finally(() => {
        meter.reading = null;
      });
  }

  private async read(usuarioId: number, meter: Meter): Promise<void> {
    const { now } = this;
    const since = Math.max(now - ventanasDeAcceso.dia, meter.readUntil - OVERLAP_MS);
    for (const row of await accessesSince(this.dataSource, usuarioId, new Date(since))) {
      const contado = accesoContado(row);
      if (contado === null) continue;
      const counts = countsOf(meter, contado);
      for (const ventana of VENTANAS) counts[ventana].add(contado.clave ?? row.solicitud ?? `=${row.id}`, row.at);
    }
    for (const counts of meter.series.values()) for (const ventana of VENTANAS) counts[ventana].sort();
    meter.readUntil = now;
  }

  private note({ id, usuario }: Reader, exceso: Pick<Exceso, 'tipo' | 'ventana' | 'limite' | 'cantidad'>): void {
    const key = `${id} ${exceso.tipo}`;
    const known = this.excesos.get(key);
    const now = this.clock.now();
    if (known !== undefined) Object.assign(known, { ultima: now, rechazadas: known.rechazadas + 1 });
    else this.excesos.set(key, { usuarioId: id, usuario, ...exceso, primera: now, ultima: now, rechazadas: 1 });
  }

  private async tellExceeded(): Promise<void> {
    if (this.excesos.size === 0) return;
    const excesos = this.excesos;
    this.excesos = new Map();
    try {
      await this.tell([...excesos.values()]);
    } catch (error) {
      this.log.error({ err: error }, 'who read more than he may could not be noted');
      for (const [key, exceso] of excesos) {
        const later = this.excesos.get(key);
        if (later === undefined) this.excesos.set(key, exceso);
        else
          this.excesos.set(key, {
            ...later,
            primera: exceso.primera,
            rechazadas: exceso.rechazadas + later.rechazadas,
          });
      }
    }
  }
}

interface Uso {
  readonly usados: number;
  readonly limite: number;
}

/** Counts of one series. */
interface Counts extends Readonly<Record<VentanaDeAcceso, SlidingCount>> {
  readonly tipo: TipoDeAcceso;
}

function countsOf({ series }: Meter, { tipo, serie }: Pick<AccesoContado, 'tipo' | 'serie'>): Counts {
  const key = `${tipo} ${serie}`;
  let counts = series.get(key);
  if (counts === undefined) {
    counts = { tipo, hora: new SlidingCount(ventanasDeAcceso.hora), dia: new SlidingCount(ventanasDeAcceso.dia) };
    series.set(key, counts);
  }
  return counts;
}
