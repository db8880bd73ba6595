import { isSqlServer } from '../config/engine';

/** For a test that loads an installation's worth of rows: on a server each statement also crosses the network. */
export const LOADS_MUCH_MS = isSqlServer ? 1_800_000 : 240_000;
