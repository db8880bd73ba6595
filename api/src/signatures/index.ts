import type { Seal } from './seal';

export type { Beginning } from './check';
export { SignatureChecker } from './checker';
export type { FirmaComprobada } from './cms';
export type { Seal } from './seal';

const sealing = (): typeof import('./seal') => require('./seal');

/** As `Seal.open`: what signs is loaded only where there is a seal. */
export const loadSeal = (...[files, now]: Parameters<typeof Seal.open>): Promise<Seal> =>
  sealing().Seal.open(files, now);
