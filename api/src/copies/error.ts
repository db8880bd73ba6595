/** Why a copy is not made or restored, for the operator. */
export class CopyError extends Error {}
