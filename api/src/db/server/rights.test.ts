import { QueryFailedError } from 'typeorm';
import { startFailure } from '../../start-failure';
import { deniedRight, seesDefinitions } from './rights';

const refused = (number: number, message: string) =>
  new QueryFailedError('SELECT 1', [], Object.assign(new Error(message), { name: 'RequestError', number }));
const DENIED = "The SELECT permission was denied on the object 'provincia', database 'adjudica', schema 'catalogo'.";

test.each([
  ['of an object', 229, DENIED],
  ['in another language', 229, "Se denegó el permiso SELECT en el objeto 'provincia'."],
  ['to make a table', 262, "CREATE TABLE permission denied in database 'adjudica'."],
  ['another TDS server', 33557097, 'permission denied for table provincia'],
  ['another TDS server, an owner', 33557097, 'must be owner of table provincia'],
])(
  'a right that a login lacks is one sentence with the object and the way out, without a stack: %s',
  (_, number, text) => {
    expect(deniedRight(refused(number, text))).toBe(text);
    expect(startFailure(refused(number, text))).toMatch(/^La cuenta de DATABASE_URL .*npm run db -- roles[^\n]*$/);
    expect(startFailure(refused(number, text))).toContain(text);
  },
);

test.each([
  [208, "Invalid object name 'catalogo.provincia'."],
  [33557097, 'relation "provincia" does not exist'],
])('another error of a statement stays what it is: %s', (number, text) => {
  expect(deniedRight(refused(number, text))).toBeNull();
  expect(startFailure(refused(number, text))).toBeNull();
});

test.each([
  [1, true],
  [0, false],
  [null, false],
])('a login with %s of VIEW DEFINITION is shown all of the catalogue: %s', async (sees, all) => {
  expect(await seesDefinitions({ query: async () => [{ sees }] as never })).toBe(all);
});
