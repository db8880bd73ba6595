import { type ComponentType, type LazyExoticComponent, lazy as lazyOfReact } from 'react';
import { loadFile } from '../providers/server';

/** React's `lazy` remembers a failed load; this one waits until the server answers again (`providers/server.ts`). */
// biome-ignore lint/suspicious/noExplicitAny: the bound of React's own `lazy`, whatever the properties
export const lazy = <T extends ComponentType<any>>(load: () => Promise<{ default: T }>): LazyExoticComponent<T> =>
  lazyOfReact(() => loadFile(load));
