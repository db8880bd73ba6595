import { isSqlServer } from '../config/engine';

/** For features of the embedded engine (its one writer, its pool, its query plans): skipped, and counted as such, on a server. */
export const testOnEmbedded = isSqlServer ? test.skip : test;
export const describeOnEmbedded = isSqlServer ? describe.skip : describe;
/** For features of a server: creating databases, locks. */
export const describeOnServer = isSqlServer ? describe : describe.skip;
