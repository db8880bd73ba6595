import { useSearchParams } from 'react-router';

/**
 * What the address asks to be opened (`?llamada=01-1006-007`); `null` = nothing. Once it is answered it is taken out, so that neither a reload nor Back
 * opens it again.
 */
export function useAskedByAddress(name: string): readonly [asked: string | null, answered: () => void] {
  const [params, setParams] = useSearchParams();
  const answered = () => {
    if (!params.has(name)) return;
    setParams(
      (before) => {
        before.delete(name);
        return before;
      },
      { replace: true },
    );
  };
  return [params.get(name), answered];
}
