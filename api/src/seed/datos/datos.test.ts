import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string) => JSON.parse(readFileSync(join(__dirname, path), 'utf8'));
const nombres: { nombres: Record<'M' | 'F', [string, number][]>; apellidos: [string, number][] } = read('nombres.json');
const lugares: {
  ciudades: { ciudad: string; provinciaCodigo: string; cantonCodigo: string; calles: string[] }[];
  telefonosFijos: Record<string, string>;
  celulares: string[];
  dominiosDeCorreo: string[];
} = read('lugares.json');

describe('material of the demo data', () => {
  test.each([
    ['first names of men', nombres.nombres.M, 70],
    ['first names of women', nombres.nombres.F, 70],
    ['surnames', nombres.apellidos, 250],
  ])('%s: enough of them, none twice, each with a frequency', (_, rows, least) => {
    expect(rows.length).toBeGreaterThanOrEqual(least);
    expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
    for (const [name, frequency] of rows) {
      expect(name).toMatch(/^\p{Lu}\p{L}+( \p{Lu}\p{L}+)?$/u);
      expect(frequency).toBeGreaterThan(0);
    }
  });

  test('every city is the seat of its canton in the catalogue, every province has a landline prefix', () => {
    const ciudades: { codigo: string; nombre: string; provinciaCodigo: string }[] = read(
      '../../capabilities/catalogo/datos/ciudades.json',
    );
    for (const { ciudad, cantonCodigo, provinciaCodigo, calles } of lugares.ciudades) {
      expect(ciudades).toContainEqual({ codigo: cantonCodigo, nombre: ciudad, provinciaCodigo });
      expect(new Set(calles).size).toBe(calles.length);
    }
    expect(Object.keys(lugares.telefonosFijos).sort()).toEqual(
      Array.from({ length: 24 }, (_, i) => String(i + 1).padStart(2, '0')),
    );
  });

  test('telephones get 9 and 10 digits, mail can reach nobody', () => {
    for (const prefix of Object.values(lugares.telefonosFijos)) expect(prefix).toMatch(/^0[2-7]$/);
    for (const prefix of lugares.celulares) expect(prefix).toMatch(/^09\d\d$/);
    // RFC 2606 reserves these names: no real person gets a message of the demo.
    for (const domain of lugares.dominiosDeCorreo) expect(domain).toMatch(/^example\.(com|net|org)$|\.example$/);
  });
});
