import { formularioDeDepositario } from './depositario/campos';
import { campo, ejemploDe, enSeccion, registro, siempreRequerido } from './registro';

const vecino = registro('vecino', {
  tieneAuto: campo.casilla('Tiene auto', {
    alCambiar: (v: { tieneAuto: boolean }) => (v.tieneAuto ? {} : { placa: null }),
  }),
  placa: campo.codigo('Placa', 8, { requerido: 'Falta la placa', visible: (v: { tieneAuto: boolean }) => v.tieneAuto }),
  ...enSeccion('fechas', {
    llegada: campo.fecha('Llegada', ({ hoy }: { hoy: string }) => ({ hasta: hoy }), 'Fecha futura'),
  }),
});

test('a record answers with the parser, the sections and the rules of its table', () => {
  expect(vecino.revisar({ tieneAuto: true, llegada: '2026-05-02' }, { hoy: '2026-05-01' })).toEqual({
    errores: { placa: 'Falta la placa', llegada: 'Fecha futura' },
  });
  expect(vecino.revisar({ placa: 'abc 1' }, { hoy: '2026-05-01' })).toEqual({
    valores: { tieneAuto: false, placa: null, llegada: null },
  });
  expect(vecino.nombres.map((nombre) => vecino.campos[nombre].seccion)).toEqual(['vecino', 'vecino', 'fechas']);
  expect(vecino.cambiar({ tieneAuto: true, placa: 'ABC1', llegada: null }, 'tieneAuto', false).placa).toBeNull();
});

test('what is asked for under a condition is not always required', () => {
  expect([siempreRequerido(vecino.tabla.placa), siempreRequerido({ requerido: 'Falta' })]).toEqual([false, true]);
});

test('the example of a record is accepted by its own rules', () => {
  const ejemplo = ejemploDe(formularioDeDepositario);
  expect(formularioDeDepositario.revisar(ejemplo, {})).toEqual({ valores: ejemplo });
});

test('a rule that reads or resets what is no field of the record does not compile', () => {
  registro('x', {
    // @ts-expect-error the record has no `tieneCasa`
    placa: campo.codigo('Placa', 8, { visible: (v: { tieneCasa: boolean }) => v.tieneCasa }),
  });
  registro('x', {
    // @ts-expect-error the record has no `color`
    placa: campo.codigo('Placa', 8, { alCambiar: () => ({ color: null }) }),
  });
  // @ts-expect-error the range asks for today's date
  expect(() => vecino.revisar({ llegada: '2026-05-01' }, undefined)).toThrow();
});
