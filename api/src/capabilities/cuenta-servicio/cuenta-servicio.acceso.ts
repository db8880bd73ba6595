import { direccionAjena, rechazoDeClave } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import { isAllowedFrom, isKeyOf, nameOf } from '../../auth/service-keys';
import type { Clock } from '../../clock';
import type { Logger } from '../../log';
import type { ClaveConCuenta, CuentaServicioStore, PersonaNombrada } from './cuenta-servicio.store';

const TOUCH_EVERY_MS = 60_000;

/** Authenticates the key of a call. */
export class AccesoDeCuentas {
  /** Keys whose last use is being written. */
  private readonly touching = new Map<number, Promise<void>>();

  constructor(
    private readonly store: CuentaServicioStore,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** @throws 401 unknown, revoked or expired key, or inactive account; 403 another address. */
  async resume(secreta: string, address: string): Promise<Actor> {
    const publico = nameOf(secreta);
    const hallada = publico === null ? null : await this.store.findClave(publico);
    const clave = hallada !== null && isKeyOf(secreta, hallada.huella) ? hallada : null;
    const now = this.clock.now();
    const refusal = rechazoDeClave(clave, now);
    if (refusal !== null || clave === null || publico === null) throw refusal;
    if (!isAllowedFrom(clave.direcciones, address)) throw direccionAjena(address);
    if (now.getTime() - (clave.ultimoUso?.getTime() ?? 0) > TOUCH_EVERY_MS) this.touch(clave.id, now, address);
    return actorDe(clave, publico);
  }

  /** The active user, by name or number, for whom an account may act; null = none. */
  persona(dicho: string): Promise<PersonaNombrada | null> {
    return this.store.findPersonaActiva(dicho);
  }

  /** At most once a minute and not awaited, as for sessions. */
  private touch(id: number, now: Date, address: string): void {
    if (this.touching.has(id)) return;
    const written = this.store
      .touch(id, now, address)
      .catch((error: unknown) => this.log.warn({ err: error }, 'last use of a key could not be written'))
      .finally(() => this.touching.delete(id));
    this.touching.set(id, written);
  }

  start(): void {}

  /** Awaits pending writes. */
  async step(): Promise<void> {
    await Promise.all(this.touching.values());
  }

  stop(): Promise<void> {
    return this.step();
  }
}

const actorDe = (
  { cuentaId, usuario, nombre, role, idDepartamento, alcances }: ClaveConCuenta,
  clave: string,
): Actor => ({
  id: cuentaId,
  usuario,
  nombre,
  apellido: '',
  role,
  idDepartamento,
  sesionId: '',
  alcances,
  clave,
});
