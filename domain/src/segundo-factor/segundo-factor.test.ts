import { ErrorDeNegocio } from '../errores';
import { validar } from '../esquemas';
import { pideSegundoFactor, rechazoSinCodigo } from './reglas';
import { esDeAutenticador, esquemaDeCodigo } from './validacion';

const AHORA = new Date('2026-03-10T15:00:00Z');
const hace = (segundos: number) => new Date(AHORA.getTime() - segundos * 1000);

describe('an act that asks for a code', () => {
  test.each([
    ['without anybody to show one', undefined, 'segundo-factor-sin-sesion'],
    ['by who has no authenticator', { inscrito: false, en: null }, 'segundo-factor-sin-inscribir'],
    ['by who had one when he showed a code', { inscrito: false, en: hace(1) }, 'segundo-factor-sin-inscribir'],
    ['before a code was shown', { inscrito: true, en: null }, 'segundo-factor-requerido'],
    ['ten minutes after', { inscrito: true, en: hace(600) }, 'segundo-factor-requerido'],
    ['by a clock that was put back', { inscrito: true, en: hace(-1) }, 'segundo-factor-requerido'],
  ])('%s is refused', (_, factor, code) => {
    expect(rechazoSinCodigo(factor, 10, AHORA)).toMatchObject({ status: 403, code });
  });

  test.each([0, 599])('%i seconds after is done', (segundos) => {
    expect(rechazoSinCodigo({ inscrito: true, en: hace(segundos) }, 10, AHORA)).toBeNull();
  });

  test('is named alone, for every record, or with its record', () => {
    const actos = ['aprobar', 'orden-de-compra:anular'];
    expect(pideSegundoFactor({ actos }, 'carpeta', 'aprobar')).toBe(true);
    expect(pideSegundoFactor({ actos }, 'orden-de-compra', 'anular')).toBe(true);
    expect(pideSegundoFactor({ actos }, 'carpeta', 'anular')).toBe(false);
    expect(pideSegundoFactor({ actos: [] }, 'carpeta', 'aprobar')).toBe(false);
  });
});

describe('a code as it is typed', () => {
  test.each(['', '12345', '1234567', '12345a', 'abcd-efgh-ijkl-mno', 'abcd-efgh-ijkl-mno1', '١٢٣٤٥٦', 'x'.repeat(41)])(
    "'%s' is none",
    (codigo) => {
      expect(() => validar(esquemaDeCodigo, { codigo })).toThrow(ErrorDeNegocio);
    },
  );

  test.each([
    ['123456', '123456', true],
    [' 123 456 ', '123456', true],
    ['ABCD-efgh ijkl-mn27', 'abcdefghijklmn27', false],
  ])("'%s' is %s", (codigo, leido, deAutenticador) => {
    expect(validar(esquemaDeCodigo, { codigo })).toEqual({ codigo: leido });
    expect(esDeAutenticador(leido)).toBe(deAutenticador);
  });
});
