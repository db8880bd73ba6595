import { deNumero, formatearMonto, leerMonto, type Valor } from '@adjudica/domain';
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';

/** Properties of an amount input. While it has the focus its text stays as typed; after that it is formatted. */
export function useAmountInput(value: Valor, onChange: (value: Valor) => void, onBlur: () => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const focused = typed !== null;
  // Replacing the text removes the selection that Tab had made: further typing would be appended to the old amount.
  useLayoutEffect(() => {
    if (focused) inputRef.current?.select();
  }, [focused]);
  return {
    inputRef,
    value: typed ?? (typeof value === 'number' ? formatearMonto(deNumero(value)).replace('$ ', '') : asText(value)),
    onFocus: () => setTyped(typeof value === 'number' ? String(value).replace('.', ',') : asText(value)),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped(event.target.value);
      onChange(amountOf(event.target.value));
    },
    onBlur: () => {
      setTyped(null);
      onBlur();
    },
  };
}

export const asText = (value: Valor): string => (value === null ? '' : String(value));

/** A valid amount becomes a number; anything else stays text, which the rules refuse. */
function amountOf(typed: string): Valor {
  if (typed.trim() === '') return null;
  const read = leerMonto(typed);
  return 'valor' in read ? read.valor / 100 : typed;
}
