import { isAllowedFrom, isKeyOf, nameOf, newServiceKey } from './service-keys';

test('a text without the shape of a key names none, and another key is not taken for this one', () => {
  const una = newServiceKey();
  const otra = newServiceKey();
  expect(isKeyOf(`${una.secreta}x`, una.huella)).toBe(false);
  expect(isKeyOf(otra.secreta, una.huella)).toBe(false);
  for (const texto of ['adj_', 'adj_0123456789ab_corta', una.secreta.toUpperCase(), `${una.secreta} `])
    expect([texto, nameOf(texto)]).toEqual([texto, null]);
  expect([nameOf(una.secreta), isKeyOf(una.secreta, una.huella)]).toEqual([una.publico, true]);
});

test.each([
  [['10.1.0.0/16'], '10.2.0.1', false],
  [['10.1.0.0/16'], 'no es una', false],
  [['10.1.2.3'], '10.1.2.4', false],
  [['2001:db8::/32'], '10.1.2.3', false],
  [['10.1.0.0/16'], '10.1.255.1', true],
  [['10.1.0.0/16'], '::ffff:10.1.2.3', true],
  [['192.0.2.1', '2001:db8::/32'], '2001:db8:1::5', true],
  [[], '203.0.113.9', true],
])('an account that admits %j called from %s: %s', (admitidas, direccion, pasa) => {
  expect(isAllowedFrom(admitidas, direccion)).toBe(pasa);
});
