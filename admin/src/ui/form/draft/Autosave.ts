import { type Instante, instanteDe } from '@adjudica/domain';
import { failureOf } from '../../../providers/problems';
import { type FormValues, sameValues } from '../fields';
import { type Draft, type DraftStatus, type DraftStore, isTransient, NO_DRAFT, ownDraft } from './draft';
import { type LocalCopies, type LocalCopy, noCopies } from './localCopies';

export { type Draft, type DraftStatus, type DraftStore, NO_DRAFT } from './draft';

/** Pause in typing before the draft of a section is sent. */
export const DELAY_MS = 2_000;
/** Pauses between retries: from the first to the longest, doubled each time. */
export const FIRST_RETRY_MS = 5_000;
export const MAX_RETRY_MS = 5 * 60_000;

interface Pending {
  readonly valores: FormValues;
  readonly versionBase: number;
}

interface Section {
  version: number;
  /** Unsaved input that did not reach the server. */
  pending: Pending | null;
  timer: ReturnType<typeof setTimeout> | null;
  inFlight: Promise<void> | null;
  /** Sent without an answer: the server may have it. */
  unanswered: FormValues | null;
  /** Why the last attempt failed. */
  failure: { readonly status: number } | null;
  /** Whether the local copy is up to date. */
  onDevice: boolean;
  /** Writes of the local copy, one after the other. */
  copy: Promise<void>;
  copyQueued: boolean;
  /** The form is being saved: until the answer the local copy stays as it is. */
  silenced: boolean;
}

/**
 * Stores drafts on the server: one call per section after a pause in typing, each based on the version of the previous one. What has not been sent is
 * kept in an encrypted copy on this machine and retried when the connection or the window comes back, and after growing pauses. A draft that another
 * tab of the same user wrote is not overwritten: this tab then stops storing drafts and says so.
 */
export class Autosave {
  private readonly sections = new Map<string, Section>();
  private stopped = false;
  private onDone: (() => void) | null = null;
  private guardadoEn: Instante | null = null;
  private retryTimer: ReturnType<typeof setTimeout> | null = null;
  private delay = FIRST_RETRY_MS;
  /** `Retry-After` of the server. */
  private notBefore = 0;

  constructor(
    private readonly store: DraftStore,
    private report: (status: DraftStatus) => void,
    private readonly copies: LocalCopies = noCopies,
  ) {}

  /** Retries on the browser's events. Returns a function that stops it. */
  listen(): () => void {
    const retry = () => void this.flush();
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
    };
  }

  /** Versions of existing drafts, on which the next ones are based. */
  learn(drafts: readonly Draft[]): void {
    for (const { seccion, version } of drafts) this.section(seccion).version = version;
  }

  /** The unsaved values of a section; none delete its draft. */
  schedule(name: string, valores: FormValues, versionBase: number): void {
    if (this.stopped) return;
    const section = this.section(name);
    section.silenced = false;
    section.pending = { valores, versionBase };
    section.onDevice = false;
    this.writeCopy(name, section);
    if (section.timer !== null) clearTimeout(section.timer);
    section.timer = setTimeout(() => void this.send(name), DELAY_MS);
  }

  /** Sends at once what is pending: the page is about to be left, or the connection is back. */
  async flush(): Promise<void> {
    await Promise.all([...this.sections.keys()].map((name) => this.send(name)));
  }

  /**
   * Drops what is pending, of one section if only that is saved, and waits for calls that are on their way, so that no draft is written after the
   * form's save.
   */
  async silence(name?: string): Promise<void> {
    if (name === undefined) this.cancelRetry();
    const silenced = this.sectionsNamed(name).map(([, section]) => section);
    for (const section of silenced) {
      if (section.timer !== null) clearTimeout(section.timer);
      section.silenced = true;
      section.timer = null;
      section.pending = null;
      section.failure = null;
    }
    await Promise.all(silenced.map(({ inFlight }) => inFlight ?? Promise.resolve()));
  }

  /**
   * After a save, with which the server deleted the drafts. Resolves when the local copies are deleted too: one that remained would come back as
   * unsaved input.
   */
  async forget(name?: string): Promise<void> {
    const sections = this.sectionsNamed(name);
    for (const [key] of sections) this.sections.delete(key);
    if (this.sections.size === 0) {
      this.stopped = false;
      this.guardadoEn = null;
      this.report(NO_DRAFT);
    }
    await Promise.all(sections.map(([key, { copy }]) => copy.then(() => this.copies.remove(key))));
  }

  /**
   * Wraps the form's save: no draft is written after it. What was pending is sent again if the save is refused.
   * @param save resolves to whether it was saved
   */
  async saving(save: () => Promise<boolean>, name?: string): Promise<boolean> {
    const waiting = this.sectionsNamed(name).flatMap(([section, { pending }]) =>
      pending === null ? [] : [{ section, pending }],
    );
    await this.silence(name);
    const saved = await save();
    if (saved) await this.forget(name);
    else
      for (const { section, pending } of waiting)
        if (this.section(section).pending === null) this.schedule(section, pending.valores, pending.versionBase);
    return saved;
  }

  /** Deletes all drafts of the form. If that fails they are restored once more, which loses nothing. */
  async discard(): Promise<void> {
    await this.silence();
    const written = [...this.sections].filter(([, { version }]) => version > 0);
    await Promise.allSettled(written.map(([name, { version }]) => this.store.remove(name, version)));
    await this.forget();
  }

  private sectionsNamed(name?: string): [string, Section][] {
    return [...this.sections].filter(([key]) => name === undefined || key === name);
  }

  /** Deletes the local copy of a section in favour of the server's draft. */
  async forgetCopy(name: string): Promise<void> {
    await this.copies.remove(name);
  }

  /** The form is closed: reports nothing any more and goes on until everything was sent or cannot be. */
  close(onDone: () => void): void {
    this.report = () => {};
    this.onDone = onDone;
    void this.flush().then(() => this.finish());
  }

  /** Stops and returns what was not sent, for another instance of the same form. */
  async handOver(): Promise<LocalCopy[]> {
    this.stopped = true;
    this.cancelRetry();
    for (const { timer } of this.sections.values()) if (timer !== null) clearTimeout(timer);
    await Promise.all([...this.sections.values()].map(({ inFlight }) => inFlight ?? Promise.resolve()));
    if (this.store.isCurrent?.() === false) return [];
    return [...this.sections].flatMap(([name, section]) => (canArrive(section) ? (copyOf(name, section) ?? []) : []));
  }

  private finish(): void {
    if (!this.hasPending) this.onDone?.();
  }

  private get hasPending(): boolean {
    return !this.stopped && [...this.sections.values()].some(canArrive);
  }

  private section(name: string): Section {
    const known = this.sections.get(name);
    if (known !== undefined) return known;
    const added: Section = {
      version: 0,
      pending: null,
      timer: null,
      inFlight: null,
      unanswered: null,
      failure: null,
      onDevice: false,
      copy: Promise.resolve(),
      copyQueued: false,
      silenced: false,
    };
    this.sections.set(name, added);
    return added;
  }

  /** Keeps the local copy equal to what is pending and deletes it once the server has it. Changes during a write are written together. */
  private writeCopy(name: string, section: Section): void {
    if (section.copyQueued) return;
    section.copyQueued = true;
    section.copy = section.copy.then(async () => {
      section.copyQueued = false;
      if (section.silenced || this.sections.get(name) !== section) return;
      const { pending } = section;
      const copy = copyOf(name, section);
      if (copy === null) return this.copies.remove(name);
      const kept = await this.copies.write(copy);
      if (section.pending !== pending || section.onDevice === kept) return;
      section.onDevice = kept;
      if (section.failure !== null) this.say();
    });
  }

  private async send(name: string): Promise<void> {
    const section = this.section(name);
    if (section.timer !== null) clearTimeout(section.timer);
    section.timer = null;
    if (section.inFlight !== null) {
      await section.inFlight;
      return this.send(name);
    }
    const { pending } = section;
    if (pending === null || this.stopped) return;
    if (this.store.isCurrent?.() === false) return this.abandon();
    if (Date.now() < this.notBefore) return this.retryIn(this.notBefore - Date.now());
    section.inFlight = this.write(name, section, pending).finally(() => {
      section.inFlight = null;
    });
    await section.inFlight;
  }

  private async write(name: string, section: Section, pending: Pending): Promise<void> {
    const { valores, versionBase } = pending;
    try {
      if (isEmpty(valores)) {
        if (section.version > 0) await this.store.remove(name, section.version);
        section.version = 0;
      } else {
        const saved = await this.store.save(name, valores, versionBase, section.version);
        section.version = saved.version;
        this.guardadoEn = saved.guardadoEn;
      }
      this.onArrived(name, section, pending);
    } catch (error) {
      const own = ownDraft(error, [section.unanswered, valores]);
      if (own === null) return this.onFailed(name, section, pending, error);
      // The unanswered call had arrived: later input is based on it.
      section.version = own.version;
      this.guardadoEn = own.guardadoEn;
      if (sameValues(own.valores, valores)) this.onArrived(name, section, pending);
      else await this.write(name, section, pending);
    }
  }

  private onArrived(name: string, section: Section, pending: Pending): void {
    const failedBefore = section.failure !== null;
    section.unanswered = null;
    section.failure = null;
    this.delay = FIRST_RETRY_MS;
    if (section.pending === pending) section.pending = null;
    this.writeCopy(name, section);
    if (failedBefore || !isEmpty(pending.valores)) this.say();
    this.finish();
  }

  private onFailed(name: string, section: Section, { valores }: Pending, error: unknown): void {
    const { status, retryAfterMs } = failureOf(error);
    if (status === 412) {
      this.stopped = true;
      this.cancelRetry();
      void section.copy.then(() => this.copies.remove(name));
      this.report({ kind: 'other-tab', guardadoEn: null });
      this.finish();
      return;
    }
    if (isTransient(status)) section.unanswered = valores;
    // Dropped meanwhile: the form's save decides.
    if (section.pending === null) return;
    section.failure = { status };
    if (isTransient(status)) {
      this.writeCopy(name, section);
      if (retryAfterMs !== null) this.notBefore = Date.now() + retryAfterMs;
      this.retryIn(Math.max(this.delay, retryAfterMs ?? 0));
    }
    this.say();
    this.finish();
  }

  private retryIn(ms: number): void {
    if (this.retryTimer !== null) return;
    this.delay = Math.min(this.delay * 2, MAX_RETRY_MS);
    this.retryTimer = setTimeout(() => {
      this.retryTimer = null;
      void this.flush();
    }, ms);
  }

  private cancelRetry(): void {
    if (this.retryTimer !== null) clearTimeout(this.retryTimer);
    this.retryTimer = null;
  }

  /** Another user has logged in: what was typed stays encrypted on the machine. */
  private abandon(): void {
    this.stopped = true;
    this.cancelRetry();
    for (const section of this.sections.values()) section.pending = null;
    this.finish();
  }

  /** Reports the worst state of all sections. */
  private say(): void {
    if (this.stopped) return;
    const failed = [...this.sections.values()].filter(({ failure }) => failure !== null);
    const { guardadoEn } = this;
    if (failed.length === 0) {
      this.report({ kind: guardadoEn === null ? 'none' : 'saved', guardadoEn });
      return;
    }
    if (failed.some(({ failure }) => !isTransient(failure?.status ?? 0))) {
      this.report({ kind: 'refused', guardadoEn: null });
      return;
    }
    const offline = failed.some(({ failure }) => failure?.status === 0);
    const kind = failed.every(({ onDevice }) => onDevice) ? 'on-device' : 'failed';
    this.report({ kind, guardadoEn: null, offline });
  }
}

const isEmpty = (valores: FormValues): boolean => Object.keys(valores).length === 0;

/** Whether a retry can send something. */
const canArrive = ({ pending, failure }: Section): boolean =>
  pending !== null && (failure === null || isTransient(failure.status));

const copyOf = (seccion: string, { pending, version, unanswered }: Section): LocalCopy | null =>
  pending === null ? null : { ...pending, seccion, version, unanswered, writtenAt: instanteDe(new Date()) };
