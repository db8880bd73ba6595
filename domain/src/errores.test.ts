import { ErrorDeNegocio, esErrorDeNegocio, estadoHttpDeKind, type KindDeError } from './errores';

describe('ErrorDeNegocio', () => {
  test.each([
    ['malformado', 400],
    ['noAutenticado', 401],
    ['prohibido', 403],
    ['noEncontrado', 404],
    ['conflicto', 409],
    ['versionVieja', 412],
    ['demasiadoGrande', 413],
    ['tipoNoAceptado', 415],
    ['regla', 422],
    ['faltaVersion', 428],
    ['demasiadas', 429],
    ['noDisponible', 503],
  ] as [KindDeError, number][])('GEN-019 %s answers %i', (kind, status) => {
    expect(new ErrorDeNegocio(kind, 'x', 'X').status).toBe(status);
  });

  test('GEN-019 no kind is without a status', () => {
    expect(Object.keys(estadoHttpDeKind)).toHaveLength(13);
  });

  test('an error of another copy of the package is recognised, a look-alike is not', () => {
    const deOtraCopia = Object.assign(new Error('X'), { name: 'ErrorDeNegocio', kind: 'regla' });
    expect(esErrorDeNegocio(deOtraCopia)).toBe(true);
    expect(esErrorDeNegocio(Object.assign(new Error('X'), { name: 'ErrorDeNegocio', kind: 'toString' }))).toBe(false);
    expect(esErrorDeNegocio(new Error('X'))).toBe(false);
    expect(esErrorDeNegocio({ name: 'ErrorDeNegocio', kind: 'regla' })).toBe(false);
  });

  test('carries the fields, the facts and the cause', () => {
    const cause = new Error('UNIQUE');
    const error = new ErrorDeNegocio('conflicto', 'c', 'T', { errors: { fecha: 'M' }, detalle: { n: 1 }, cause });
    expect(error).toMatchObject({ code: 'c', title: 'T', message: 'T', errors: { fecha: 'M' }, detalle: { n: 1 } });
    expect(error.cause).toBe(cause);
  });
});
