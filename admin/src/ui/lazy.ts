import { type ComponentType, type LazyExoticComponent, lazy as lazyOfReact } from 'react';
import { cargar } from '../providers/servidor';

/** As React's, which keeps a failed load for good: this one waits for a server that does not answer (`providers/servidor.ts`). */
// biome-ignore lint/suspicious/noExplicitAny: the bound of React's own `lazy`, whatever the properties
export const lazy = <T extends ComponentType<any>>(load: () => Promise<{ default: T }>): LazyExoticComponent<T> =>
  lazyOfReact(() => cargar(load));
