/** What the API will take away (integrar.md, "Versions and changes"). */
export interface Deprecated {
  /** As the document names it: 'GET /asamblea/{id}'. */
  readonly operation: string;
  /** Of its query: only whoever sends it is told. Left out = the operation itself goes. */
  readonly parameter?: string;
  /** Since that day nobody should begin to use it. */
  readonly since: string;
  /** Until the end of that day it works as ever: half a year later at the earliest. */
  readonly until: string;
  /** In Spanish, for the document: what is used in its place. */
  readonly instead: string;
}

/** Empty = nothing goes. A row stays until what it names is gone from the document. */
export const deprecated: readonly Deprecated[] = [];
