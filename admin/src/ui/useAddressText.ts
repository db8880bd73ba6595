import { useEffect, useRef, useState } from 'react';

interface AddressText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** What is about to be written into the address. */
  readonly sent: (text: string) => void;
}

/**
 * The text of a field that the address keeps. The address may change without the keyboard (back, 'Quitar filtros') and then says what stands
 * there; what was sent from here comes back a moment later, and must not replace what was typed since.
 */
export function useAddressText(value: string): AddressText {
  const [text, setText] = useState(value);
  const underway = useRef<string[]>([]);
  useEffect(() => {
    const own = underway.current.indexOf(value);
    underway.current = own === -1 ? [] : underway.current.slice(own + 1);
    if (own === -1) setText(value);
  }, [value]);
  return {
    text,
    setText,
    sent: (sent) => {
      if (sent !== value) underway.current.push(sent);
    },
  };
}
