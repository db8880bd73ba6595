import type { PapelEmitido } from '../caso/tipos';
import { comoFecha } from '../fechas';
import { cicloDePapel, estadoDePapel, estadosDePapel, etiquetaDePapel, type HechosDePapel } from './ciclo';
import {
  calidadDeFirmante,
  faltanPorFirmar,
  firmasQueFaltan,
  papelesDeLegal,
  papelesQueSeFirman,
  rechazoDeDiaDeFirma,
  sinCopiaFirmada,
  tiposDePapel,
} from './reglas';
import type { TipoDePapel } from './tipos';
import { esquemaFirmaDePapel, esquemaReemplazoDeFirma } from './validacion';

const acto = { quien: 'Eva Sosa', cuando: '2026-03-10T15:04:00Z' };
const emitido: HechosDePapel = { anulado: false, firmado: null, entregado: null };
const firmado = { ...emitido, firmado: acto };
const anulado = { ...firmado, anulado: true };
const rechazo = (accion: 'firmar' | 'reemplazar', papel: HechosDePapel) =>
  cicloDePapel.rechazo(accion, papel, { actor: { role: 'Legal' } });

test('a paper has one copy in force: a second one is a replacement, and says who uploaded the first', () => {
  expect(rechazo('firmar', firmado)).toMatchObject({
    status: 409,
    code: 'papel-firmado',
    title: 'La copia firmada ya fue subida por Eva Sosa el 10/03/2026 10:04',
  });
  expect(rechazo('reemplazar', emitido)).toMatchObject({ status: 409, code: 'papel-sin-firmar' });
  expect(rechazo('firmar', emitido)).toBeNull();
  expect(rechazo('reemplazar', firmado)).toBeNull();
});

test('of an annulled record nothing is signed or replaced', () => {
  for (const papel of [anulado, { ...emitido, anulado: true }])
    for (const accion of ['firmar', 'reemplazar'] as const)
      expect(rechazo(accion, papel)).toMatchObject({ status: 409, code: 'papel-anulado' });
});

test('after the delivery a missing copy is still kept, and none is replaced: who delivered, and when', () => {
  expect(rechazo('firmar', { ...emitido, entregado: acto })).toBeNull();
  expect(rechazo('reemplazar', { ...firmado, entregado: acto })).toMatchObject({
    status: 409,
    code: 'bien-entregado',
    detalle: { quien: 'Eva Sosa' },
  });
});

test('its states by their words; those that wait for their copy', () => {
  expect([emitido, firmado, anulado].map(estadoDePapel)).toEqual([...estadosDePapel]);
  expect(estadosDePapel.map((estado) => etiquetaDePapel[estado])).toEqual(['Emitido', 'Firmado', 'Anulado']);
  const papeles = estadosDePapel.map((estado) => ({ estado }));
  expect(sinCopiaFirmada(papeles)).toEqual([{ estado: 'emitido' }]);
  expect(cicloDePapel.pasoDe('firmar', emitido).hacia).toBe('firmado');
  expect(cicloDePapel.nombre).toBe('papel');
});

test('in one line what is still to be signed: papers of legal, others once somebody signed, three by name; nothing where nothing is missing', () => {
  const de = (tipo: TipoDePapel, cambio: Partial<PapelEmitido> = {}): PapelEmitido => ({
    ...{ tipo, registro: '7', estado: 'emitido', faltan: [] },
    ...cambio,
  });
  expect(firmasQueFaltan([])).toBeNull();
  expect(
    firmasQueFaltan([
      de('pagare', { estado: 'firmado' }),
      de('contrato', { estado: 'anulado' }),
      de('orden-de-compra'),
    ]),
  ).toBeNull();
  expect(firmasQueFaltan([de('pagare'), de('carta-salida', { faltan: ['Luis Mera', 'Eva Ruiz'] })])).toBe(
    'Faltan firmas: Pagaré No. 7; Carta de salida del plan 7 (Luis Mera, Eva Ruiz)',
  );
  expect(firmasQueFaltan([de('pagare'), de('prenda'), de('contrato')])).toMatch(/Contrato del plan 7$/);
  expect(firmasQueFaltan([de('pagare'), de('prenda'), de('contrato'), de('adenda')])).toMatch(
    /Contrato del plan 7 y 1 más$/,
  );
  const { faltan: _, ...sinLineas } = de('pagare');
  expect(firmasQueFaltan([sinLineas])).toBe(firmasQueFaltan([de('pagare')]));
  expect(firmasQueFaltan([{ ...sinLineas, tipo: 'carta-salida' }])).toBeNull();
});

test('the day of signature lies between issue and today', () => {
  const dias = { emitido: comoFecha('2026-03-02'), hoy: comoFecha('2026-03-10') };
  for (const fecha of ['2026-03-01', '2026-03-11']) expect(rechazoDeDiaDeFirma(fecha, dias)).not.toBeNull();
  for (const fecha of ['2026-03-02', '2026-03-10']) expect(rechazoDeDiaDeFirma(fecha, dias)).toBeNull();
});

test('day and city are asked, and the reason of another copy', () => {
  const cuerpo = { fecha: '2026-03-02', ciudad: '1701', version: 1 };
  expect(esquemaFirmaDePapel.safeParse(cuerpo).success).toBe(true);
  for (const sin of ['fecha', 'ciudad'] as const)
    expect(esquemaFirmaDePapel.safeParse({ ...cuerpo, [sin]: '' }).success).toBe(false);
  expect(esquemaReemplazoDeFirma.safeParse(cuerpo).success).toBe(false);
  expect(esquemaReemplazoDeFirma.safeParse({ ...cuerpo, motivo: 'Estaba cortada' }).success).toBe(true);
});

test('each paper has a name and is read by who reads its record; of four Legal keeps the signed copy', () => {
  expect(tiposDePapel.map((tipo) => papelesQueSeFirman[tipo].nombre(tipo === 'adenda' ? '01-M001-12/1' : '7'))).toEqual(
    [
      'Pagaré No. 7',
      'Prenda del pagaré No. 7',
      'Contrato del plan 7',
      'Adenda No. 1 del contrato del plan 01-M001-12',
      'Orden de compra No. 7',
      'Orden de pago No. 7',
      'Carta de salida del plan 7',
    ],
  );
  expect(papelesDeLegal).toEqual(['pagare', 'prenda', 'contrato', 'adenda']);
  expect(tiposDePapel.map((tipo) => papelesQueSeFirman[tipo].lee)).toEqual([
    'pagare:leer',
    'prenda:leer',
    'contrato:leer',
    'contrato:leer',
    'orden:leer',
    'pago:leer',
    'carta:leer',
  ]);
});

describe('who signed electronically', () => {
  const linea = (nombre: string, identificacion: string, calidad: string) => ({ nombre, identificacion, calidad });
  const lineas = [
    linea('Ana Lucía Peña Loor', 'C.I. 1712345675', 'Deudora'),
    linea('Luis Mera', 'RUC 0912345678001', 'Garante'),
    linea('Eva Ruiz Mora', '', 'Depositaria'),
    linea('Ana Lucía Peña Loor', 'C.I. 1712345675', 'Depositaria'),
  ];
  const firma = (nombre: string, identificacion: string | null) => ({ nombre, identificacion });

  test('another number is another person, whatever the name; without a number the names decide, in any order and case', () => {
    expect(calidadDeFirmante(firma('ANA LUCIA PEÑA LOOR', '0102030405'), lineas)).toBeNull();
    expect(calidadDeFirmante(firma('EVA RUIZ', '0102030405'), lineas)).toBeNull();
    expect(calidadDeFirmante(firma('OTRO NOMBRE', '1712345675'), lineas)).toBe('Deudora');
    expect(calidadDeFirmante(firma('LUIS MERA', '0912345678'), lineas)).toBe('Garante');
    expect(calidadDeFirmante(firma('RUIZ MORA  EVA', '0102030405'), lineas)).toBe('Depositaria');
    expect(calidadDeFirmante(firma('MERA LUIS', null), lineas)).toBe('Garante');
    for (const otro of ['EVA RUIZ AMOR', 'EVARUIZMORA'])
      expect(calidadDeFirmante(firma(otro, null), lineas)).toBeNull();
  });

  test('who has yet to sign, each once; of a paper without lines nobody', () => {
    expect(faltanPorFirmar(lineas, [])).toEqual(['Ana Lucía Peña Loor', 'Luis Mera', 'Eva Ruiz Mora']);
    expect(faltanPorFirmar(lineas, [firma('X', '1712345675'), firma('EVA RUIZ MORA', null)])).toEqual(['Luis Mera']);
    expect(faltanPorFirmar([], [firma('X', null)])).toEqual([]);
  });
});
