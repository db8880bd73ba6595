import { documentoEnLinea, ejemplaresDe, lineasDeFirma, ruegoEntre, textoDeRuego } from './firmas';

const ana = { nombre: 'Ana Loor', identificacion: '1712345675', tipoIdentificacion: 'C', genero: 'F' };
const luis = { nombre: 'Luis Mera', identificacion: '0912345678' };
const eva = { nombre: 'Eva Ruiz', identificacion: 'AB123' };
const deudora = { ...ana, calidad: 'La deudora' };
const depositaria = { ...ana, calidad: 'Depositaria' };
const garante = { ...luis, calidad: 'Garante solidario' };
const ruego = { huella: ana, firma: luis, testigo: eva };

test('the number with its kind, which follows from the number where nobody said it', () => {
  const documento = (tipoIdentificacion: string | null, identificacion: string) =>
    documentoEnLinea({ tipoIdentificacion, identificacion });
  expect(documento('C', '1712345675')).toBe('C.I. 1712345675');
  expect(documento('R', '1790012345001')).toBe('RUC 1790012345001');
  expect(documento('P', 'AB123')).toBe('Pasaporte AB123');
  expect(documento(null, '1790012345001')).toBe('RUC 1790012345001');
  expect(documento('C', '')).toBe('');
});

test('one line a person, whose capacities stand together; a copy for each', () => {
  expect(lineasDeFirma([deudora, garante, depositaria], null)).toEqual([
    { nombre: 'Ana Loor', identificacion: 'C.I. 1712345675', calidad: 'La deudora y depositaria', huella: false },
    { nombre: 'Luis Mera', identificacion: 'C.I. 0912345678', calidad: 'Garante solidario', huella: false },
  ]);
  expect(ejemplaresDe([deudora, garante, depositaria])).toBe(2);
});

test('who cannot sign leaves a print in place of the line; who signs for her and the witness follow', () => {
  expect(lineasDeFirma([deudora], ruego).map(({ nombre, calidad, huella }) => [nombre, calidad, huella])).toEqual([
    ['Ana Loor', 'La deudora', true],
    ['Luis Mera', 'A ruego de Ana Loor', false],
    ['Eva Ruiz', 'Testigo', false],
  ]);
  expect(lineasDeFirma([garante], ruego)).toHaveLength(1);
  expect(textoDeRuego(ruego)).toBe(
    'Por no poder firmar, Ana Loor, con cédula número 1712345675, imprime su huella dactilar; ' +
      'a su ruego firma Luis Mera, con cédula número 0912345678; ' +
      'lo presencia como testigo Eva Ruiz, con pasaporte número AB123',
  );
  expect(textoDeRuego({ huella: ana, firma: null, testigo: null })).toMatch(/huella dactilar$/);
});

test('a paper asks for the print only of one of its signers', () => {
  expect([ruegoEntre([deudora], ruego), ruegoEntre([garante], ruego), ruegoEntre([deudora], null)]).toEqual([
    ruego,
    null,
    null,
  ]);
});
