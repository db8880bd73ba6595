import { useEffect, useRef, useState } from 'react';

interface TextoDeDireccion {
  readonly texto: string;
  readonly setTexto: (texto: string) => void;
  /** What is about to be written into the address. */
  readonly enviado: (texto: string) => void;
}

/**
 * The text of a field that the address keeps. The address may change without the keyboard (back, 'Quitar filtros') and then says what stands
 * there; what was sent from here comes back a moment later, and must not replace what was typed since.
 */
export function useTextoDeDireccion(valor: string): TextoDeDireccion {
  const [texto, setTexto] = useState(valor);
  const enCamino = useRef<string[]>([]);
  useEffect(() => {
    const propio = enCamino.current.indexOf(valor);
    enCamino.current = propio === -1 ? [] : enCamino.current.slice(propio + 1);
    if (propio === -1) setTexto(valor);
  }, [valor]);
  return {
    texto,
    setTexto,
    enviado: (enviado) => {
      if (enviado !== valor) enCamino.current.push(enviado);
    },
  };
}
