import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { asDesktop } from './phone';
import { withoutStyles } from './styles';

// A screen is a lazy module: the first test that opens it also compiles it.
configure({ asyncUtilTimeout: 20_000 });
// Jest reads a time-out only at the top of its configuration, not in a project.
jest.setTimeout(60_000);
// React keeps a stack for each element that it makes; with jest's 100 frames they cost a fifth of the whole.
Error.stackTraceLimit = 10;

// jsdom has neither; MUI's media queries and the PDF viewer ask for them.
window.matchMedia ??= (query: string) =>
  ({
    matches: query.includes('min-width') || query.includes('light'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList;
window.scrollTo = () => {};

beforeEach(() => localStorage.clear());
afterEach(asDesktop);
afterEach(withoutStyles);

// A heading or a button that has no text shows its key: no test passes with one.
const missing = new Set<unknown>();
const consoleError = console.error;
console.error = (...words: unknown[]) => {
  // react-admin tells each call that was refused
  if (words[0] instanceof HttpError) return;
  if (String(words[0]).startsWith('Missing translation')) missing.add(words[0]);
  consoleError(...words);
};
afterEach(() => {
  const found = [...missing];
  missing.clear();
  expect(found).toEqual([]);
});
