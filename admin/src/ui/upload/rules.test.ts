import { fileOf } from '../../testing/uploads';
import { combinedRule, fileRefusal, fileRules, limitText, sizeText } from './rules';

const tipo = 'Tipo de archivo no es aceptado';

test.each([
  ['pdf', 'nota.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['pdf', 'foto.jpg', 'image/jpeg'],
  ['pdf', 'sin-extension', ''],
  ['pdf', 'virus.exe', 'application/x-msdownload'],
  ['imagen', 'plano.svg', 'image/svg+xml'],
  ['pdf', 'iphone.heic', 'image/heic'],
  ['imagen', 'cedula.pdf', 'application/pdf'],
  ['pdf-jpeg', 'captura.png', 'image/png'],
] as const)('DOC-036 DOC-037 DOC-507 DOC-508 a place for %s refuses %s', (formato, nombre, mime) => {
  expect(fileRefusal(fileOf(nombre, mime), fileRules[formato])).toBe(tipo);
});

test.each([
  ['imagen', 'iphone.heic', 'image/heic'],
  ['imagen', 'IMG_0001.HEIC', ''],
  ['pdf-jpeg', 'varias.heif', 'image/heif-sequence'],
] as const)('DOC-037 a place for %s says of %s that it is to be saved as JPG', (formato, nombre, mime) => {
  expect(fileRefusal(fileOf(nombre, mime), fileRules[formato])).toBe(
    'La foto está en formato HEIC: envíela o guárdela como JPG y súbala de nuevo',
  );
});

test.each([
  ['pdf', 'cedula.PDF', 'application/pdf'],
  ['pdf', 'cedula.pdf', ''],
  ['imagen', 'foto.webp', 'image/webp'],
  ['imagen', 'foto.JPG', 'image/jpeg'],
  ['pdf-jpeg', 'foto.jpeg', ''],
] as const)('DOC-036 DOC-037 DOC-507 a place for %s takes %s', (formato, nombre, mime) => {
  expect(fileRefusal(fileOf(nombre, mime), fileRules[formato])).toBeNull();
});

test('DOC-035 DOC-509 DOC-510 10,000,001 bytes are refused with the limit in words, 10,000,000 are sent', () => {
  const de = (bytes: number) => fileRefusal(fileOf('a.pdf', 'application/pdf', bytes), fileRules.pdf);
  expect(de(10_000_001)).toBe('Documento pesado, máximo 10 MB');
  expect(de(10_000_000)).toBeNull();
  expect(de(0)).toBe('El archivo está vacío');
});

test('DOC-509 the limit is the caller’s', () => {
  const regla = { ...fileRules.pdf, maxBytes: 25 * 1024 * 1024 };
  expect(fileRefusal(fileOf('a.pdf', 'application/pdf', regla.maxBytes + 1), regla)).toBe(
    'Documento pesado, máximo 25 MB',
  );
  expect(limitText(10_000_000)).toBe('10 MB');
});

test('a place for several formats takes what any of them takes, and nothing when there is none', () => {
  const regla = combinedRule(['pdf', 'imagen', 'pdf']);
  expect(fileRefusal(fileOf('a.png', 'image/png'), regla)).toBeNull();
  expect(fileRefusal(fileOf('a.pdf', 'application/pdf'), regla)).toBeNull();
  expect(fileRefusal(fileOf('a.gif', 'image/gif'), regla)).toBe(tipo);
  expect(fileRefusal(fileOf('a.pdf', 'application/pdf'), combinedRule([]))).toBe(tipo);
});

test('sizes as people say them', () => {
  expect([12, 830_400, 1_450_000, 10_000_000].map(sizeText)).toEqual(['12 B', '830 kB', '1,45 MB', '10 MB']);
});
