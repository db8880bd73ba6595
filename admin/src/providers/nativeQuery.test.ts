import fc from 'fast-check';
import { fetchUtils } from 'react-admin';
import { parse, stringify } from '../../build/native-query';

/** The library's own, as react-admin hands it on. */
const { queryParameters } = fetchUtils;
const text = fc.string({ unit: 'grapheme' });
const name = text.filter((some) => some !== '' && some !== '__proto__');

describe('what the build takes in place of query-string', () => {
  test('any texts, numbers and nothings become the same address', () => {
    const values = fc.dictionary(name, fc.oneof(text, fc.integer(), fc.boolean(), fc.constantFrom(undefined, null)));
    fc.assert(fc.property(values, (some) => expect(stringify(some)).toBe(queryParameters(some))));
  });

  test('the address of any texts says these texts', () => {
    fc.assert(
      fc.property(fc.dictionary(name, text), (some) =>
        expect({ ...parse(`?${queryParameters(some)}`) }).toEqual({ ...some }),
      ),
    );
  });

  test.each([
    ['', {}],
    ['?', {}],
    ['#a=1', { a: '1' }],
    ['?b=x+y&a=1&a=2', { a: ['1', '2'], b: 'x y' }],
    ['?sort=%22id%22&filter=%7B%7D', { sort: '"id"', filter: '{}' }],
    ['?a=100%25&b=%zz', { a: '100%', b: '%zz' }],
  ])('the address %j says %j', (address, says) => {
    expect({ ...parse(address) }).toEqual(says);
  });
});
