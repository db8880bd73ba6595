import { useEffect, useRef, useState } from 'react';

interface AddressText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Call it with what is about to be written to the address. */
  readonly sent: (text: string) => void;
}

/**
 * The text of a field whose value is kept in the address. When the address changes by itself ('Atrás', 'Quitar filtros') the field follows it; when
 * it changes to what was sent from here, later keystrokes are kept.
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
