import type { Instante } from '../fechas';
import { ASA } from '../mensajes';
import {
  avisoDeModelo,
  erroresDeFirmaTemprana,
  esquemaEntregaDeModelo,
  firmableDesde,
  horaDeEntrega,
  mediosDeModelo,
  rechazoDeFirmaTemprana,
  rechazoDeHoraDeEntrega,
  revisarModelo,
  textoDeModelo,
} from './modelo';

/** 10/03/2026 20:30 in Ecuador: the next day in Greenwich. */
const entregadoEn: Instante = '2026-03-11T01:30:00.000Z';
const entrega = { entregadoEn, medio: 'mano' as const, correo: null, horas: 72 };

test('an hour is Ecuador’s, and its 72 hours end at the same hour three days later, weekends counted', () => {
  expect(horaDeEntrega('2026-03-10', '20:30')).toBe(entregadoEn);
  expect(firmableDesde(entrega)).toBe('2026-03-14T01:30:00.000Z');
  expect(firmableDesde({ ...entrega, horas: 96 })).toBe('2026-03-15T01:30:00.000Z');
});

test('what was handed over later than now, or before its text was written, is refused; the minute of the text is not', () => {
  const ahora: Instante = '2026-03-11T02:00:00.000Z';
  const de = (hora: Instante, escritoEn: Instante) => rechazoDeHoraDeEntrega(hora, { escritoEn, ahora });
  expect(de('2026-03-11T02:01:00.000Z', entregadoEn)).toMatch(/posterior/);
  expect(de(ahora, ahora)).toBeNull();
  expect(de(entregadoEn, '2026-03-11T01:30:59.000Z')).toBeNull();
  expect(de(entregadoEn, '2026-03-11T01:31:00.000Z')).toBe(
    'El texto cambió el 10/03/2026 20:31: lo que se entregó antes era otro',
  );
});

test('nobody signs before the hours ran: neither on an earlier day, nor earlier on the last day, nor without a model', () => {
  const alFin: Instante = '2026-03-14T01:30:00.000Z';
  const de = (dia: string, ahora = alFin, ...firmas: Instante[]) =>
    rechazoDeFirmaTemprana(dia, entrega, { ahora, firmas });
  const temprana =
    'Entre la entrega del modelo al cliente y la firma deben pasar 72 horas: el contrato puede firmarse desde el 13/03/2026 20:30';
  expect(de('2026-03-12')).toBe(temprana);
  expect(de('2026-03-13', '2026-03-14T01:29:59.000Z')).toBe(temprana);
  expect(de('2026-03-13', alFin, alFin, '2026-03-14T01:29:59.000Z')).toBe(temprana);
  expect([de('2026-03-13'), de('2026-03-13', alFin, alFin)]).toEqual([null, null]);
  expect(rechazoDeFirmaTemprana('2026-03-13', null, { ahora: alFin, firmas: [] })).toBe(
    'No consta que el cliente recibió el modelo del contrato antes de firmarlo',
  );
});

test('a signature that came too early is kept with a reason by who approves contracts, unless the setting refuses it', () => {
  const errores = (cambio: object) =>
    erroresDeFirmaTemprana('Temprana', { motivo: 'Viaja', aprueba: true, impide: false, ...cambio });
  expect(errores({ motivo: undefined })).toEqual({ fecha: 'Temprana' });
  expect(errores({ impide: true })).toEqual({ fecha: 'Temprana' });
  expect(errores({ aprueba: false })).toEqual({
    motivoTemprana: 'Solo quien aprueba contratos puede aceptar una firma antes de tiempo',
  });
  expect(errores({})).toEqual({});
});

test('every page of the client says that the model is missing, or until when its hours run; of a signed contract nothing', () => {
  const de = (cambio: object, cual: typeof entrega | null = entrega) =>
    avisoDeModelo(cual, { emitido: true, firmado: false, ahora: '2026-03-14T01:29:59.000Z', ...cambio });
  expect(de({})).toBe('El contrato puede firmarse desde el 13/03/2026 20:30');
  expect(de({ emitido: false })).toBe('El contrato puede firmarse desde el 13/03/2026 20:30');
  expect(de({}, null)).toBe('Falta entregar al cliente el modelo del contrato');
  expect([de({ ahora: '2026-03-14T01:30:00.000Z' }), de({ firmado: true }), de({ firmado: true }, null)]).toEqual([
    ...[null, null, null],
  ]);
  expect(de({ emitido: false }, null)).toBeNull();
});

describe('before the approval', () => {
  const hechos = { entrega, mismoTexto: true, firma: '2026-03-13' } as const;

  test('no model, another text, or a day of signature before its hours is not met, and says why', () => {
    const encontrado = (cambio: object) => {
      const { cumple, texto } = revisarModelo({ ...hechos, ...cambio });
      return cumple || texto;
    };
    expect(encontrado({ entrega: null })).toBe('No consta que se entregó');
    expect(encontrado({ mismoTexto: false })).toBe('El modelo entregado el 10/03/2026 20:30 era otro texto');
    expect(encontrado({ firma: '2026-03-12' })).toBe(
      'Entregado el 10/03/2026 20:30: se firma el 12/03/2026, y las 72 horas se cumplen el 13/03/2026 20:30',
    );
  });

  test('the same text in time is met, and where nobody said when it is signed', () => {
    const texto = 'Modelo entregado el 10/03/2026 20:30, en persona';
    for (const firma of ['2026-03-13', null] as const)
      expect(revisarModelo({ ...hechos, firma })).toEqual({ cumple: true, texto });
  });
});

test('the contract says how and when', () => {
  expect(textoDeModelo(entrega)).toBe(
    'El modelo de este contrato, con este mismo texto, fue entregado el 10/03/2026 a las 20:30 en persona',
  );
  expect(
    textoDeModelo({ ...entrega, medio: 'correo', correo: 'ana@correo.example' } as Parameters<typeof textoDeModelo>[0]),
  ).toMatch(/ al correo electrónico ana@correo\.example$/);
});

test('by mail the address is asked, in hand the receipt; neither has what the other asks', () => {
  const cuerpo = { fecha: '2026-03-10', hora: '20:30', medio: 'mano', file: 'recibo.pdf' };
  const errores = (cambio: object) =>
    esquemaEntregaDeModelo
      .safeParse({ ...cuerpo, ...cambio })
      .error?.issues.map(({ path, message }) => [path[0], message]);
  expect(errores({})).toBeUndefined();
  const porCorreo = { medio: 'correo', correo: 'ana@correo.example', file: null };
  expect(errores(porCorreo)).toBeUndefined();
  expect(errores({ ...porCorreo, correo: undefined })).toEqual([['correo', 'Ingrese un correo válido.']]);
  for (const recibo of [{ ...porCorreo, file: 'recibo.pdf' }, { file: null }, { file: undefined }])
    expect(errores(recibo)).toEqual([['file', 'Suba el recibo firmado por el cliente']]);
  expect(errores({ correo: 'ana@correo.example' })).toEqual([['correo', 'Ingrese un correo válido.']]);
  expect(errores({ hora: '25:00' })?.map(([campo]) => campo)).toEqual(['hora']);
  expect(errores({ hora: undefined })).toEqual([['hora', ASA.horaRequerida]]);
  expect(errores({ medio: 'paloma' })).toEqual([['medio', 'Elija cómo se entregó']]);
  expect(mediosDeModelo.map(({ codigo }) => codigo)).toEqual(['mano', 'correo']);
});
