import * as React from 'react';

const NAME = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

interface Internals {
  recentlyCreatedOwnerStacks: number;
}

/**
 * React's development build takes a stack trace of each element it makes, up to 10,000 a second, for warnings that name the owner. A screen
 * of our size makes that many: a tenth of the time of a test. The count is kept at its limit, so that none is taken; warnings still come.
 */
export function withoutOwnerStacks(): void {
  const internals = new Map<string, unknown>(Object.entries(React)).get(NAME) as Internals | undefined;
  if (typeof internals?.recentlyCreatedOwnerStacks !== 'number')
    throw new Error('React counts its owner stacks elsewhere now: see withoutOwnerStacks()');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });
}
