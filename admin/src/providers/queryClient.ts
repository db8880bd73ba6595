import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { mayDo, type Right } from './authProvider';

/** A refusal is an answer: only a call without one, or a failing server, is worth a second try. */
export function retry(failures: number, error: Error): boolean {
  const status = error instanceof HttpError ? error.status : 0;
  return failures < 1 && (status === 0 || status >= 502);
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // Going back to a list within seconds shows it at once; legal numbers are protected by versions, not by freshness.
      queries: { retry, staleTime: 5_000, refetchOnWindowFocus: false },
      // Without the internet the application still answers on its own network: a call is tried and fails, it does not wait.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // The browser answers these itself: at once, so that no button comes after its page, and without the internet.
  client.setQueryDefaults(['auth'], { networkMode: 'always' });
  client.getQueryCache().subscribe(({ type, query }) => {
    const [auth, question, asked] = query.queryKey;
    if (type === 'added' && auth === 'auth' && question === 'canAccess') query.setData(mayDo(asked as Right));
  });
  return client;
}
