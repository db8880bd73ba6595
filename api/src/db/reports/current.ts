import { VIEWS } from '../migrations/1700000058000-reportes';
import type { FrozenViews } from './migrate-views';

/** The views as the migrations leave them: a later one that replaces some is spread after the earlier. */
export const currentViews: FrozenViews = { ...VIEWS };
