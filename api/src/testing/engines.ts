import { isSqlServer } from '../config/engine';

/** For what only the embedded engine has (its one writer, its pool, its query plans): left out, and counted so, in a run on a server. */
export const testOnEmbedded = isSqlServer ? test.skip : test;
export const describeOnEmbedded = isSqlServer ? describe.skip : describe;
/** For what only a server has: creating its databases, its locks. */
export const describeOnServer = isSqlServer ? describe : describe.skip;
