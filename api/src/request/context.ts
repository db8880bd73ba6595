import { AsyncLocalStorage } from 'node:async_hooks';

/** A key sent with the request: the first unit of work of the request writes it beside its effect. */
export interface IdempotencyClaim {
  readonly usuarioId: number;
  readonly clave: string;
  readonly ruta: string;
  /** Of a form only when it has been received. */
  huellaCuerpo: string;
  /** Set once the row is part of a committed transaction. */
  written: boolean;
  /** Set once the answer is being kept. */
  answered: boolean;
}

/** What the layers below HTTP may know of a request: its id and its idempotency key. Never personal data. */
interface RequestContext {
  readonly requestId: string;
  /** It asks for a change and not only for a look. */
  readonly acts?: boolean;
  idempotency?: IdempotencyClaim;
  /** The key was used before: what to answer once the form that came with it is known. */
  repeated?: () => Error;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const runWithRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);
export const currentRequest = (): RequestContext | undefined => storage.getStore();
export const currentRequestId = (): string | null => storage.getStore()?.requestId ?? null;

/**
 * Work of a request that is no part of its keyed effect: what it commits stays without the Idempotency-Key, so that the key may be sent again
 * after a failure (a paid question that got no answer, say).
 */
export function outsideKey<T>(work: () => Promise<T>): Promise<T> {
  const context = storage.getStore();
  return context === undefined
    ? work()
    : storage.run({ requestId: context.requestId, acts: context.acts ?? false }, work);
}
