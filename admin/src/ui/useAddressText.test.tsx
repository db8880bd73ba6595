import { act, renderHook } from '@testing-library/react';
import { useAddressText } from './useAddressText';

/** A field whose address says `inicial`; `llega` is what the address says next. */
function abrir(inicial: string) {
  const { result, rerender } = renderHook(({ valor }) => useAddressText(valor), {
    initialProps: { valor: inicial },
  });
  return {
    texto: () => result.current.text,
    escribir: (texto: string) => act(() => result.current.setText(texto)),
    enviar: (texto: string) => act(() => result.current.sent(texto)),
    llega: (valor: string) => rerender({ valor }),
  };
}

test('what was typed after a search was sent stays when its address comes back', () => {
  const campo = abrir('');
  campo.escribir('per');
  campo.enviar('per');
  campo.escribir('perez');
  campo.llega('per');
  expect(campo.texto()).toBe('perez');
  campo.enviar('perez');
  campo.llega('perez');
  expect(campo.texto()).toBe('perez');
});

test('of two searches that were sent, neither comes back into the field, whether or not the first arrives', () => {
  for (const llegadas of [['mo', 'mora'], ['mora']]) {
    const campo = abrir('');
    campo.enviar('mo');
    campo.enviar('mora');
    campo.escribir('moral');
    for (const llegada of llegadas) campo.llega(llegada);
    expect(campo.texto()).toBe('moral');
  }
});

test("an address that changes without the keyboard says what stands in the field: back, 'Quitar filtros'", () => {
  const campo = abrir('vera');
  campo.escribir('vera l');
  campo.llega('');
  expect(campo.texto()).toBe('');
  campo.enviar('mora');
  campo.llega('mora');
  campo.llega('vera');
  expect(campo.texto()).toBe('vera');
});
