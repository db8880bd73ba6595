import { useEffect, useState } from 'react';

/** The value as it was `delay` ms ago, once it has stopped changing: what is typed, without asking for every key. */
export function useDelayed<T>(value: T, delay: number): T {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return delayed;
}
