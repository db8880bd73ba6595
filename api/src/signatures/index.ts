export type { Beginning } from './check';
export { SignatureChecker } from './checker';
export type { FirmaComprobada } from './cms';
export type { Seal } from './seal';

/** What signs, loaded only where there is a seal. */
export const sealing = (): typeof import('./seal') => require('./seal');
