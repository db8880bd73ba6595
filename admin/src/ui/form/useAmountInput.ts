import { deNumero, formatearMonto, leerMonto, type Valor } from '@adjudica/domain';
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';

/** Props of the input of an amount. What is typed stays as typed while the field has the focus; on leaving it reads like every other amount. */
export function useAmountInput(value: Valor, onChange: (value: Valor) => void, onBlur: () => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const focused = typed !== null;
  // Another text in the field takes the selection away that Tab had made: what is typed then would be appended to the old amount.
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

const asText = (value: Valor): string => (value === null ? '' : String(value));

/** A clear amount becomes its number; anything else stays text, which the rules refuse with their words. */
function amountOf(typed: string): Valor {
  if (typed.trim() === '') return null;
  const read = leerMonto(typed);
  return 'valor' in read ? read.valor / 100 : typed;
}
