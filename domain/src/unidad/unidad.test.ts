import type { ErrorDeNegocio } from '../errores';
import type { Rol } from '../roles';
import { formularioDeUnidad } from './campos';
import { cicloDeUnidad, type HechosDeUnidad } from './ciclo';
import { faltaDeUnidad, rechazoPorSerialRepetido } from './reglas';

const porEntregar: HechosDeUnidad = { entregado: null, planesVigentes: true, ejecutivoId: 7 };
const entregada = { ...porEntregar, entregado: { quien: 'Eva Sosa', cuando: '2026-03-10T15:04:00Z' } };
const rechazo = (unidad: HechosDeUnidad, role: Rol = 'Asistente Legal', soloPropios = false) => {
  const error: ErrorDeNegocio | null = cicloDeUnidad.rechazo('guardar', unidad, {
    actor: { id: 4, role },
    soloPropios,
  });
  return error && { kind: error.kind, code: error.code, title: error.title };
};

describe('refusals', () => {
  test('after the delivery: by whom and when', () => {
    expect(rechazo(entregada)).toEqual({
      kind: 'conflicto',
      code: 'bien-entregado',
      title: expect.stringContaining('Eva Sosa el 10/03/2026 10:04'),
    });
  });

  test('with SOLO_PROPIOS of another executive; without it, and by the head or legal, it is saved', () => {
    expect(rechazo(porEntregar, 'Ejecutivo Adjudicaciones', true)).toEqual({
      kind: 'prohibido',
      code: 'medio-de-otro-ejecutivo',
      title: expect.any(String),
    });
    expect(rechazo({ ...porEntregar, ejecutivoId: 4 }, 'Ejecutivo Adjudicaciones', true)).toBeNull();
    expect(rechazo(porEntregar, 'Ejecutivo Adjudicaciones')).toBeNull();
    for (const role of ['Jefatura Adjudicaciones', 'Legal', 'Asistente Legal'] as const)
      expect(rechazo(porEntregar, role, true)).toBeNull();
  });

  test('a plan that lost its award', () => {
    expect(rechazo({ ...porEntregar, planesVigentes: false })).toMatchObject({
      kind: 'regla',
      code: 'plan-sin-adjudicar',
    });
  });

  test('risk and managers type none', () => {
    for (const role of ['Riesgo', 'Gerente General'] as const)
      expect(rechazo(porEntregar, role)).toMatchObject({ kind: 'prohibido', code: 'sin-permiso' });
  });

  test('a number of another case, under its field', () => {
    const error = rechazoPorSerialRepetido('placa', 'PDB-1234', '01-1001-124');
    const texto = 'Placa PDB-1234: ya está en el plan 01-1001-124';
    expect(error).toMatchObject({ kind: 'regla', code: 'unidad-repetida', title: texto, errors: { placa: texto } });
  });
});

test('its two states', () => {
  expect(cicloDeUnidad.nombre).toBe('unidad');
  expect([porEntregar, entregada].map((unidad) => cicloDeUnidad.estadoDe(unidad))).toEqual([
    'porEntregar',
    'entregada',
  ]);
});

test('what the papers need of it: a new vehicle has no plate yet, a house has its entry of the registry', () => {
  const nuevo = { producto: '01', estadoBien: 'Nuevo' };
  expect(faltaDeUnidad({}, nuevo)).toEqual(['Chasis', 'Serie del motor', 'Color']);
  expect(faltaDeUnidad({ chasis: '8LC', serieMotor: 'G4N', color: 'Rojo' }, nuevo)).toEqual([]);
  expect(faltaDeUnidad({ chasis: '8LC', color: 'Rojo' }, { ...nuevo, estadoBien: 'Usado' })).toEqual([
    'Serie del motor',
    'Placa',
  ]);
  const casa = { producto: '02', estadoBien: null };
  expect(faltaDeUnidad({}, casa)).toEqual(['Registro de la propiedad']);
  expect(faltaDeUnidad({ registro: 'RP-3059' }, casa)).toEqual([]);
});

test('each product has its fields; an invoice is of the last seven years', () => {
  expect(formularioDeUnidad('01').nombres).toContain('chasis');
  expect(formularioDeUnidad('02').nombres).toEqual([
    'registro',
    'claveCatastral',
    'linderos',
    'vendedorNombre',
    'vendedorIdentificacion',
  ]);
  const conFecha = (facturaFecha: string) => formularioDeUnidad('01').revisar({ facturaFecha }, { hoy: '2026-03-10' });
  expect(conFecha('2019-01-01')).toHaveProperty('valores.facturaFecha', '2019-01-01');
  for (const fuera of ['2018-12-31', '2026-03-11'])
    expect(conFecha(fuera)).toHaveProperty(
      'errores.facturaFecha',
      'La fecha de la factura no puede ser futura ni de hace más de siete años',
    );
});
