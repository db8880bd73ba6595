/** A copy that is not made or not put back, and why, for the operator. */
export class CopyError extends Error {}
