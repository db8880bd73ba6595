import { hoyEn, identificacionesDe, type Suspension } from '@adjudica/domain';
import { type DataSource, IsNull } from 'typeorm';
import type { DataSubject } from '../../act';
import type { Clock } from '../../clock';
import { among } from '../../db/engine/read';
import { DerechoTitular } from '../../entities/derecho-titular.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';

/** Cache time, within which changes by other processes are not seen. */
const VIGENCIA_MS = 2_000;
/** Keys per statement. */
const TANTOS = 500;

const NADIE: Bloqueados = { personas: new Map(), numeros: new Map(), planes: new Map(), codigos: new Map() };

interface Bloqueados {
  readonly personas: ReadonlyMap<number, Suspension>;
  readonly numeros: ReadonlyMap<string, Suspension>;
  readonly planes: ReadonlyMap<number, Suspension>;
  readonly codigos: ReadonlyMap<string, Suspension>;
}

/**
 * Cache of suspensions for display: buttons, closed forms, `acciones`. They are few, so all are cached and no list queries row by row. Acts check the
 * rows themselves (`rechazoPorSuspension`), in their transaction.
 */
export class Suspensiones {
  private bloqueados = NADIE;
  private leidas: number | null = null;
  private lectura: Promise<void> | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** `null` = none within the last seconds. */
  de(quienes: () => readonly DataSubject[]): Suspension | null {
    const { personas, numeros, planes, codigos } = this.bloqueados;
    if (numeros.size === 0) return null;
    for (const { planId, idCodigo, personaId, identificacion } of quienes()) {
      const suspension =
        planes.get(Number(planId)) ??
        codigos.get(String(idCodigo)) ??
        personas.get(Number(personaId)) ??
        numeros.get(String(identificacion));
      if (suspension !== undefined) return suspension;
    }
    return null;
  }

  /** Invalidates the cache after a change by this process. */
  caducar(): void {
    this.leidas = null;
  }

  /** Refreshes an expired cache. A failed read keeps the old values, because no decision depends on them. */
  async fresh(): Promise<void> {
    const ahora = this.clock.now().getTime();
    if (this.leidas !== null && Math.abs(ahora - this.leidas) < VIGENCIA_MS) return;
    this.lectura ??= this.leer(ahora).finally(() => {
      this.lectura = null;
    });
    await this.lectura.catch(() => undefined);
  }

  private async leer(ahora: number): Promise<void> {
    this.leidas = ahora;
    try {
      this.bloqueados = await this.hallar();
    } catch (error) {
      this.leidas = null;
      throw error;
    }
  }

  private async hallar(): Promise<Bloqueados> {
    const { manager } = this.dataSource;
    const derechos = await manager.find(DerechoTitular, {
      select: { id: true, identificacion: true, decididaEn: true },
      where: { tipo: 'bloqueo', estado: 'atendida' },
      order: { id: 'ASC' },
    });
    if (derechos.length === 0) return NADIE;
    const numeros = new Map<string, Suspension>();
    for (const { id, identificacion, decididaEn } of derechos)
      for (const numero of identificacionesDe(identificacion))
        if (!numeros.has(numero)) numeros.set(numero, { solicitud: id, desde: hoyEn(decididaEn as Date) });
    const personas = new Map<number, Suspension>();
    for (const algunos of porPartes([...numeros.keys()]))
      for (const { id, identificacion } of await manager.find(Persona, {
        select: { id: true, identificacion: true },
        where: { identificacion: among(algunos) },
      }))
        personas.set(id, numeros.get(identificacion) as Suspension);
    const planes = new Map<number, Suspension>();
    for (const algunos of porPartes([...personas.keys()]))
      for (const { planId, personaId } of await manager.find(PlanTitular, {
        select: { planId: true, personaId: true },
        where: { personaId: among(algunos), hasta: IsNull() },
      }))
        planes.set(planId, personas.get(personaId) as Suspension);
    const codigos = new Map<string, Suspension>();
    for (const algunos of porPartes([...planes.keys()]))
      for (const { id, idCodigo } of await manager.find(Plan, {
        select: { id: true, idCodigo: true },
        where: { id: among(algunos) },
      }))
        codigos.set(idCodigo, planes.get(id) as Suspension);
    return { personas, numeros, planes, codigos };
  }
}

function* porPartes<T>(todos: readonly T[]): Generator<T[]> {
  for (let desde = 0; desde < todos.length; desde += TANTOS) yield todos.slice(desde, desde + TANTOS);
}
