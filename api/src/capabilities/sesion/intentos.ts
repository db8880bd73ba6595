import { FailureWindow } from '../../auth/failure-window';
import { KnownPlaces } from '../../auth/known-places';
import { SlowLane } from '../../auth/slow-lane';
import type { Clock } from '../../clock';
import type { Logger } from '../../log';
import type { IntentosStore } from './intentos.store';

/** decisiones.md: failures in 15 minutes, per user and address together, and per address. */
const FAILURES_WITHIN_MS = 15 * 60_000;
const FAILURES_OF_USER = 10;
const FAILURES_OF_ADDRESS = 100;

/** An attempt that counts until its outcome is known. */
export interface Intento {
  /** Succeeded, or failed by a fault of ours: it does not count. */
  forgive(): void;
  /** Counts, on every instance. */
  failed(): Promise<void>;
  /** Succeeded: from now on failures of others at this address do not slow this user down. */
  entered(): Promise<void>;
}

/**
 * Counts failed log-ins over all instances on one database and over restarts. An attempt counts here from its start, on the others once it has
 * failed: each reads them before an attempt. An unavailable database neither locks out nor lets in: the log-in reads its user there.
 */
export class Intentos {
  private readonly ofUser: FailureWindow;
  private readonly ofAddress: FailureWindow;
  private readonly slowLane: SlowLane;
  private readonly known: KnownPlaces;

  constructor(
    private readonly store: IntentosStore,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {
    this.ofUser = new FailureWindow(FAILURES_OF_USER, FAILURES_WITHIN_MS, clock);
    this.ofAddress = new FailureWindow(FAILURES_OF_ADDRESS, FAILURES_WITHIN_MS, clock);
    this.slowLane = new SlowLane(FAILURES_WITHIN_MS, clock);
    this.known = new KnownPlaces(clock);
  }

  /**
   * Users known at this address are unaffected by others' failures there; a name without failures there waits for a slow turn; both have their own
   * failures. @throws ErrorDeNegocio 429 with the seconds to wait.
   */
  async ofLogin(nombre: string, address: string): Promise<Intento> {
    const place = `${address} ${nombre}`;
    await this.learn(place, address);
    const clean = this.ofUser.count(place) === 0;
    const forgiveUser = this.ofUser.begin(place);
    const known = this.known.has(place);
    try {
      const forgiveAddress = known ? () => {} : await this.turn(address, clean);
      return {
        forgive() {
          forgiveAddress();
          forgiveUser();
        },
        failed: () => this.write([userKey(place), ...(known ? [] : [addressKey(address)])]),
        entered: () => this.enteredFrom(place),
      };
    } catch (error) {
      forgiveUser();
      throw error;
    }
  }

  /** Limits password attempts in an open session. @throws ErrorDeNegocio 429. */
  async inSession(sesionId: string): Promise<Intento> {
    return this.ofKey(`sesion ${sesionId}`);
  }

  /** Limits code attempts of a user, from any address. @throws ErrorDeNegocio 429. */
  async ofCode(usuarioId: number): Promise<Intento> {
    return this.ofKey(`codigo ${usuarioId}`);
  }

  private async ofKey(key: string): Promise<Intento> {
    const elsewhere = await this.store.failuresElsewhere([key], this.since());
    this.ofUser.learn(key, elsewhere.get(key) ?? []);
    return { forgive: this.ofUser.begin(key), failed: () => this.write([key]), entered: () => Promise.resolve() };
  }

  private since(): Date {
    return new Date(this.clock.now().getTime() - FAILURES_WITHIN_MS);
  }

  private async learn(place: string, address: string): Promise<void> {
    const [ofUser, ofAddress] = [userKey(place), addressKey(address)];
    const elsewhere = await this.store.failuresElsewhere([ofUser, ofAddress], this.since());
    this.ofUser.learn(place, elsewhere.get(ofUser) ?? []);
    this.ofAddress.learn(address, elsewhere.get(ofAddress) ?? []);
    this.slowLane.learn(address, elsewhere.get(ofAddress) ?? []);
    if (this.known.has(place)) return;
    const entry = await this.store.lastEntry(place);
    if (entry !== null) this.known.add(place, entry.getTime());
  }

  private async turn(address: string, clean: boolean): Promise<() => void> {
    try {
      return this.ofAddress.begin(address);
    } catch (error) {
      if (!clean) throw error;
      return await this.slowLane.turn(address);
    }
  }

  private write(keys: readonly string[]): Promise<void> {
    return this.store.addFailures(keys, this.clock.now()).catch((error: unknown) => {
      this.log.warn({ err: error }, 'a failed log-in could not be written: other instances do not count it');
    });
  }

  private async enteredFrom(place: string): Promise<void> {
    const now = this.clock.now();
    this.known.add(place);
    await this.store.addEntry(place, now).catch((error: unknown) => {
      this.log.warn({ err: error }, 'from where somebody entered could not be written');
    });
  }
}

const userKey = (place: string): string => `usuario ${place}`;
const addressKey = (address: string): string => `direccion ${address}`;
