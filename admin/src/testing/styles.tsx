import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';

/**
 * Most tests ask for roles and words. For each jsdom would match every rule of the theme with every element of the page, a third of what a screen costs:
 * so they go without rules, and what only CSS hides counts as visible.
 */
const unstyled = createCache({ key: 'css' });
unstyled.insert = (_selector, { name }) => {
  unstyled.inserted[name] = true;
};
let cache = unstyled;

/** To the end of the test what it renders is styled: for colours, sizes, and what CSS hides. */
export function withStyles(): void {
  cache = createCache({ key: 'css' });
}

/** After each test (setup.ts). */
export function withoutStyles(): void {
  if (cache !== unstyled) cache.sheet.flush();
  cache = unstyled;
}

/** As testing-library's `render`. */
export function renderElement(element: ReactElement): RenderResult {
  const value = cache;
  return render(element, { wrapper: ({ children }) => <CacheProvider value={value}>{children}</CacheProvider> });
}
