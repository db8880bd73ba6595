import { deNumero, formatearMonto, leerMonto, type Valor } from '@adjudica/domain';
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';

/** Props of the input of an amount. What is typed stays as typed while the field has the focus; on leaving it reads like every other amount. */
export function useMontoEscrito(valor: Valor, onCambio: (valor: Valor) => void, onSalir: () => void) {
  const [escrito, setEscrito] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const enfocado = escrito !== null;
  // Another text in the field takes the selection away that Tab had made: what is typed then would be appended to the old amount.
  useLayoutEffect(() => {
    if (enfocado) inputRef.current?.select();
  }, [enfocado]);
  return {
    inputRef,
    value: escrito ?? (typeof valor === 'number' ? formatearMonto(deNumero(valor)).replace('$ ', '') : textoDe(valor)),
    onFocus: () => setEscrito(typeof valor === 'number' ? String(valor).replace('.', ',') : textoDe(valor)),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setEscrito(event.target.value);
      onCambio(montoEscrito(event.target.value));
    },
    onBlur: () => {
      setEscrito(null);
      onSalir();
    },
  };
}

const textoDe = (valor: Valor): string => (valor === null ? '' : String(valor));

/** A clear amount becomes its number; anything else stays text, which the rules refuse with their words. */
function montoEscrito(escrito: string): Valor {
  if (escrito.trim() === '') return null;
  const leido = leerMonto(escrito);
  return 'valor' in leido ? leido.valor / 100 : escrito;
}
