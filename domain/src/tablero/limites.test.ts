import { comoFecha } from '../fechas';
import { eventos, tiposDeEvento } from '../recorrido/eventos';
import { entregasPorBien, entregasPorRango, lineaDe, mediaEnDias, pasosElegidos, promedioDePlayers } from './cifras';
import { adjudicacionDe, eventosDePasos, type PasoDelTablero, pasosCumplidosEn } from './hechos';
import { diasDe, diasDeFeriados, enDias, exigirPeriodo, mesesDeLaLinea, periodoDe } from './periodo';

const hoy = comoFecha('2026-03-10');
const marzo = diasDe(periodoDe('2026-03'));
const adjudicacion = (id: number, cambio: object = {}) => ({
  id,
  planId: 7,
  producto: '01',
  fecha: comoFecha('2026-03-02'),
  abiertaEn: new Date('2026-03-02T15:00:00Z'),
  retiradaEn: null,
  ...cambio,
});

const tres = <T>(hecho: T): T[] => [hecho, hecho, hecho];

describe('facts that are alike, counted together', () => {
  test('TAB-508 TAB-515 the mean of so many', () => {
    expect(mediaEnDias([...tres({ dias: 10 }), { dias: 20 }])).toEqual({
      dias: 12.5,
      tono: 'aTiempo',
      entregas: 4,
    });
    expect(mediaEnDias([{ dias: 30 }])).toMatchObject({ tono: 'tarde' });
    expect(mediaEnDias([])).toEqual({ dias: null, tono: null, entregas: 0 });
  });

  test('TAB-509 TAB-510 ranges and goods, those without any too', () => {
    expect(entregasPorRango([...tres({ dias: 17 }), { dias: 18 }, { dias: 400 }]).map((r) => r.cantidad)).toEqual([
      3, 1, 0, 0, 0, 1,
    ]);
    expect(entregasPorBien('01', tres({ bien: 'Usado' as const })).map((b) => b.cantidad)).toEqual([0, 3, 0]);
    expect(entregasPorBien('02', tres({ bien: 'TERRENO' as const })).map((b) => b.cantidad)).toEqual([
      0, 0, 3, 0, 0, 0,
    ]);
  });

  test('the line by month', () => {
    const linea = lineaDe(
      ['2026-02', '2026-03'],
      [
        ...tres({ fecha: comoFecha('2026-03-02'), dias: 10 }),
        { fecha: comoFecha('2026-03-31'), dias: 20 },
        { fecha: comoFecha('2026-01-31'), dias: 99 },
      ],
      [{ fecha: comoFecha('2026-02-10'), cantidad: 6 }],
    );
    expect(linea).toEqual([
      { mes: '2026-02', entregados: 0, adjudicados: 6, mediaEnDias: null },
      { mes: '2026-03', entregados: 4, adjudicados: 0, mediaEnDias: 12.5 },
    ]);
  });

  test('the players by their names, with the days of their own steps', () => {
    const players = promedioDePlayers(tres({ paso: { idDepartamento: '004' }, dias: 4 }));
    expect(players.find(({ idDepartamento }) => idDepartamento === '004')).toEqual({
      idDepartamento: '004',
      nombre: 'Riesgos',
      dias: 4,
      pasos: 3,
    });
    expect(players.filter(({ dias }) => dias === null).length).toBe(players.length - 1);
  });
});

describe('of which award something is', () => {
  test('of the newest that was live then, wherever it stands in the list', () => {
    const [vieja, nueva] = [adjudicacion(1), adjudicacion(2)];
    const cuando = new Date('2026-03-05T15:00:00Z');
    expect(adjudicacionDe(cuando, [vieja, nueva])?.id).toBe(2);
    expect(adjudicacionDe(cuando, [nueva, vieja])?.id).toBe(2);
    const retirada = adjudicacion(2, { retiradaEn: cuando });
    expect(adjudicacionDe(cuando, [retirada, vieja])?.id).toBe(1);
    expect(adjudicacionDe(new Date(cuando.getTime() - 1), [retirada, vieja])?.id).toBe(2);
  });

  test('a step at the very instant of its opening is of it, at that of its withdrawal no more', () => {
    const en = (cuando: string) => [{ tipo: tiposDeEvento.asignacion, cuando: new Date(cuando) }];
    const de = (cambio: object, cuando: string) => pasosCumplidosEn(marzo, adjudicacion(1, cambio), en(cuando)).length;
    expect(de({}, '2026-03-02T15:00:00Z')).toBe(1);
    expect(de({}, '2026-03-02T14:59:59Z')).toBe(0);
    expect(de({ retiradaEn: new Date('2026-03-05T15:00:00Z') }, '2026-03-05T15:00:00Z')).toBe(0);
    expect(de({ abiertaEn: null }, '2026-03-03T15:00:00Z')).toBe(1);
  });

  test('what makes a step and what undoes one are both asked for, what is neither is not', () => {
    for (const tipo of [tiposDeEvento.asignacion, tiposDeEvento.entrega, tiposDeEvento.carpetaDevuelta])
      expect(eventosDePasos).toContain(tipo);
    expect(eventosDePasos).not.toContain(tiposDeEvento.garante);
    expect(new Set(eventosDePasos).size).toBe(eventosDePasos.length);
    expect(eventosDePasos.filter((tipo) => !Object.hasOwn(eventos, tipo))).toEqual([]);
  });
});

describe('periods', () => {
  test('TAB-502 a month that begins today has begun; what is no period says so by its code', () => {
    expect(exigirPeriodo({ anio: 2026, mes: 4 }, comoFecha('2026-04-01'))).toEqual({ anio: 2026, mes: 4 });
    expect(() => exigirPeriodo({ anio: 2026, mes: 4 }, hoy)).toThrow(
      expect.objectContaining({ code: 'periodo-invalido' }),
    );
  });

  test('a month and a year by their codes', () => {
    expect([periodoDe('2026-03'), periodoDe('2026')]).toEqual([
      { anio: 2026, mes: 3 },
      { anio: 2026, mes: null },
    ]);
  });

  test('days of rest of the last three years count', () => {
    expect(diasDeFeriados(marzo)).toEqual({ desde: '2023-03-01', hasta: '2026-03-31' });
  });

  test('the first and the last day are in it, the days around them are not', () => {
    expect(
      ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map((fecha) => enDias(comoFecha(fecha), marzo)),
    ).toEqual([false, true, true, false]);
    expect(mesesDeLaLinea({ anio: 2026, mes: 3 }, comoFecha('2026-03-31')).at(-1)).toBe('2026-03');
  });
});

test('without a department every step is chosen, with one those of it', () => {
  const paso = (idDepartamento: string) => ({ paso: { idDepartamento } }) as PasoDelTablero;
  const pasos = [paso('002'), paso('004')];
  expect(pasosElegidos(pasos, {})).toHaveLength(2);
  expect(pasosElegidos(pasos, { departamento: '004' })).toEqual([paso('004')]);
});
