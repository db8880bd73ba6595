import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { mayDo, type Right } from './authProvider';

/** A refusal is an answer: only a missing answer or a failing server is retried. */
export function retry(failures: number, error: Error): boolean {
  const status = error instanceof HttpError ? error.status : 0;
  return failures < 1 && (status === 0 || status >= 502);
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // Going back to a list within seconds shows it at once; versions protect against stale data.
      queries: { retry, staleTime: 5_000, refetchOnWindowFocus: false },
      // Calls are tried without internet access too, because the server may be on the local network.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // Answered at once in the browser, so that no button appears after its page.
  client.setQueryDefaults(['auth'], { networkMode: 'always' });
  client.getQueryCache().subscribe(({ type, query }) => {
    const [auth, question, asked] = query.queryKey;
    if (type === 'added' && auth === 'auth' && question === 'canAccess') query.setData(mayDo(asked as Right));
  });
  return client;
}
