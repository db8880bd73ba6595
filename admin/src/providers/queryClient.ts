import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

/** A refusal is an answer: only a call without one, or a failing server, is worth a second try. */
export function retry(failures: number, error: Error): boolean {
  const status = error instanceof HttpError ? error.status : 0;
  return failures < 1 && (status === 0 || status >= 502);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Going back to a list within seconds shows it at once; legal numbers are protected by versions, not by freshness.
      queries: { retry, staleTime: 5_000, refetchOnWindowFocus: false },
      // Without the internet the application still answers on its own network: a call is tried and fails, it does not wait.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
