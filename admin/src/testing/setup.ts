import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';

// A screen is a lazy module: the first test that opens it also compiles it.
configure({ asyncUtilTimeout: 20_000 });
// Jest reads a time-out only at the top of its configuration, not in a project.
jest.setTimeout(60_000);

// jsdom has neither; MUI's media queries and the PDF viewer ask for them.
window.matchMedia ??= (query: string) =>
  ({
    matches: query.includes('min-width') || query.includes('light'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList;
window.scrollTo = () => {};

// React's development build takes a stack trace for each of the first ten thousand elements of every second, only to name in a warning the line
// that made the element; a form of a hundred fields makes that many with a few keys. Counted as spent, it does without.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object;
};
if (internals !== undefined)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });

beforeEach(() => localStorage.clear());
