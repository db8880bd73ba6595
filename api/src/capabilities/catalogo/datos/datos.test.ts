import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Row = Record<'codigo' | 'nombre' | 'provinciaCodigo' | 'cantonCodigo' | 'tipo', string> & Record<string, string>;
const read = <T = Row>(name: string): T[] => JSON.parse(readFileSync(join(__dirname, `${name}.json`), 'utf8'));

const provincias = read('provincias');
const cantones = read('cantones');
const parroquias = read('parroquias');
const ciudades = read('ciudades');
const paises = read('paises');

const repeated = (keys: string[]) => keys.filter((key, i) => keys.indexOf(key) !== i);
const byCode = (rows: Row[], codigo: string) => rows.find((row) => row.codigo === codigo);

describe('political division of Ecuador', () => {
  test('has the 24 provinces, 222 cantons and a city for each of them', () => {
    expect(provincias.map((p) => p.codigo)).toEqual(Array.from({ length: 24 }, (_, i) => String(i + 1).padStart(2, '0')));
    expect(cantones).toHaveLength(222);
    expect(ciudades.map((c) => c.codigo)).toEqual(cantones.map((c) => c.codigo));
  });

  test('cantons per province are those in force', () => {
    const counts = provincias.map((p) => cantones.filter((c) => c.provinciaCodigo === p.codigo).length);
    expect(counts).toEqual([15, 7, 7, 6, 7, 10, 14, 7, 25, 6, 16, 13, 22, 13, 5, 4, 8, 9, 9, 3, 7, 4, 2, 3]);
  });

  test('La Concordia belongs to Santo Domingo de los Tsáchilas, with its four parishes', () => {
    expect(byCode(cantones, '2302')).toEqual({ codigo: '2302', nombre: 'La Concordia', provinciaCodigo: '23' });
    expect(byCode(cantones, '0808')).toBeUndefined();
    expect(parroquias.filter((p) => p.cantonCodigo === '2302').map((p) => p.nombre)).toEqual([
      'La Concordia',
      'Monterrey',
      'La Villegas',
      'Plan Piloto',
    ]);
  });

  test('Sevilla Don Bosco is a canton of Morona Santiago and no longer a parish of Morona', () => {
    expect(byCode(cantones, '1413')).toEqual({ codigo: '1413', nombre: 'Sevilla Don Bosco', provinciaCodigo: '14' });
    expect(byCode(parroquias, '141350')?.nombre).toBe('Sevilla Don Bosco');
    expect(byCode(parroquias, '140157')).toBeUndefined();
  });

  test('every parish lies in a canton, every canton in a province, by key and by code', () => {
    const cantonCodes = new Set(cantones.map((c) => c.codigo));
    const provinceCodes = new Set(provincias.map((p) => p.codigo));
    for (const p of parroquias) {
      expect(p.codigo).toMatch(/^\d{6}$/);
      expect([p.codigo, p.cantonCodigo]).toEqual([p.codigo, p.codigo.slice(0, 4)]);
      expect([p.codigo, cantonCodes.has(p.cantonCodigo)]).toEqual([p.codigo, true]);
    }
    for (const c of cantones) {
      expect([c.codigo, c.provinciaCodigo, provinceCodes.has(c.provinciaCodigo)]).toEqual([c.codigo, c.codigo.slice(0, 2), true]);
    }
  });

  test('each canton has exactly one seat; urban and rural parishes number what the country has', () => {
    expect(parroquias.filter((p) => p.tipo === 'cabecera').map((p) => p.cantonCodigo)).toEqual(cantones.map((c) => c.codigo));
    const rural = parroquias.filter((p) => p.tipo === 'rural').length;
    expect(rural).toBeGreaterThanOrEqual(800);
    expect(rural).toBeLessThanOrEqual(830);
    expect(parroquias.filter((p) => p.tipo === 'urbana' && p.cantonCodigo === '0901')).toHaveLength(16);
    expect(parroquias.filter((p) => p.tipo === 'urbana' && p.cantonCodigo === '1701')).toHaveLength(32);
    expect(parroquias.filter((p) => p.tipo === 'rural' && p.cantonCodigo === '1701')).toHaveLength(33);
  });

  test('no code twice, no name twice within its canton or province', () => {
    expect(repeated(parroquias.map((p) => p.codigo))).toEqual([]);
    expect(repeated(parroquias.map((p) => `${p.cantonCodigo} ${p.nombre}`))).toEqual([]);
    expect(repeated(cantones.map((c) => `${c.provinciaCodigo} ${c.nombre}`))).toEqual([]);
  });

  test('names are written as people write them: accents, lower-case articles, no notes in brackets', () => {
    for (const { nombre } of [...provincias, ...cantones, ...parroquias, ...ciudades]) {
      expect(nombre).toMatch(/^[\p{Lu}\d][\p{L}\d .()-]*$/u);
      expect(nombre).not.toMatch(/CAB\.|Cab\.| (De|Del|Y) |\s{2}|^\s|\s$/);
      expect((nombre.match(/\(/g) ?? []).length).toBe((nombre.match(/\)/g) ?? []).length);
    }
    expect(provincias.map((p) => p.nombre)).toEqual(expect.arrayContaining(['Bolívar', 'Los Ríos', 'Manabí', 'Galápagos', 'Sucumbíos']));
    expect(byCode(cantones, '1703')?.nombre).toBe('Mejía');
    expect(byCode(ciudades, '0907')?.nombre).toBe('Durán');
  });
});

describe('other catalogues', () => {
  test('GEN-508 the country list has the 249 countries of ISO 3166 with both names and dial code', () => {
    expect(paises).toHaveLength(249);
    expect(repeated(paises.map((p) => p.codigo))).toEqual([]);
    expect(repeated(paises.map((p) => p.nombre))).toEqual([]);
    expect(paises.find((p) => p.codigo === 'EC')).toEqual({ codigo: 'EC', nombre: 'Ecuador', nombreIngles: 'Ecuador', prefijo: '+593' });
    expect(paises.find((p) => p.codigo === 'US')?.nombre).toBe('Estados Unidos');
    for (const p of paises) {
      expect(p.codigo).toMatch(/^[A-Z]{2}$/);
      expect(p.nombreIngles).toBeTruthy();
      expect([p.codigo, p.prefijo]).toEqual([p.codigo, expect.stringMatching(/^(\+\d{1,4})?$/)]);
    }
    expect(paises.filter((p) => p.prefijo === '').map((p) => p.codigo)).toEqual(['AQ', 'BV', 'HM', 'TF']);
  });

  test('GEN-006 GEN-510 departments run from 001 to 015; those without a name cannot be assigned', () => {
    const departamentos = read<{ codigo: string; nombre: string | null; asignable: boolean }>('departamentos');
    expect(departamentos).toHaveLength(15);
    expect(departamentos.filter((d) => d.asignable).map((d) => `${d.codigo} ${d.nombre}`)).toEqual([
      '001 Call Center',
      '002 Adjudicaciones',
      '003 Legal',
      '004 Riesgos',
      '005 Director Asamblea',
      '006 Comercial',
      '008 RSA',
      '015 Cobranzas',
    ]);
    expect(departamentos.filter((d) => d.nombre === null).map((d) => d.asignable)).toEqual(Array(7).fill(false));
  });

  test.each(['bancos', 'notarios', 'actividades-uafe'])('%s: no row twice', (name) => {
    const rows = read(name);
    expect(repeated(rows.map((row) => row.nombre))).toEqual([]);
    expect(repeated(rows.map((row) => row.codigo ?? row.nombre))).toEqual([]);
  });

  test('samples are marked as such', () => {
    for (const row of [...read('notarios'), ...read('actividades-uafe')]) expect(row.demo).toBe(true);
    expect(new Set(read('notarios').map((row) => row.tipo))).toEqual(new Set(['ASAMBLEA']));
  });
});
