import { localStorageStore, memoryStore, type Store } from 'react-admin';

const kept = 'columnas.';

/** Under which the columns of a list are kept. */
export const columnsKey = (list: string): string => kept + list;

/**
 * react-admin's store for one user. Everything is kept in memory, so that nothing about clients stays in the browser, except the columns that this
 * user chose, which survive a log-out.
 */
export function createStore(usuarioId: number): Store {
  const memory = memoryStore();
  const browser = localStorageStore('1', `.${usuarioId}.adjudica`);
  const of = (key: string): Store => (key.startsWith(kept) ? browser : memory);
  return {
    ...memory,
    setup: () => {
      memory.setup();
      browser.setup();
    },
    teardown: () => {
      memory.teardown();
      browser.teardown();
    },
    getItem: (key, defaultValue) => of(key).getItem(key, defaultValue),
    setItem: (key, value) => of(key).setItem(key, value),
    removeItem: (key) => of(key).removeItem(key),
    subscribe: (key, callback) => of(key).subscribe(key, callback),
  };
}
