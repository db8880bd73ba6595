import { sumarDias, tiposDeEvento } from '@adjudica/domain';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import {
  cifrasDe,
  deMes,
  diasContados,
  esperadoDe,
  filasDe,
  mediaContada,
  type PlanCreado,
  pedirFilas,
  sembrarTablero,
} from '../../testing/tablero';
import { testApp } from '../../testing/test-app';

const e = tiposDeEvento;
const t = testApp();
const jefatura = t.user('jefatura');
let creados: PlanCreado[];
const db = () => t.application.dataSource.manager;

beforeAll(async () => {
  creados = await sembrarTablero(db());
});

const cifras = (consulta: string, client = jefatura) => cifrasDe(client, consulta);
const filas = (filter: object, sort?: readonly string[]) => filasDe(jefatura, filter, sort);
const esperado = (producto: string, mes: string) => esperadoDe(creados, producto, mes);

describe('refusals', () => {
  test.each([
    ['anio=2019&mes=12', 'mes'],
    ['anio=2026&mes=4', 'mes'],
    ['anio=2027', 'anio'],
    ['anio=2026&mes=13', 'mes'],
  ])('TAB-502 %s is no period of the dashboard', async (consulta, campo) => {
    const { status, body } = await jefatura.get(`/tablero/cifras?${consulta}`);
    expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'periodo-invalido', [campo]]);
  });

  test.each([
    [{ cifra: 'media' }, 'lista-mal-formada'],
    [{ cifra: 'entregados', rango: '0-17' }, 'lista-mal-formada'],
    [{ cifra: 'players', departamento: '005' }, 'lista-mal-formada'],
    [{ cifra: 'entregados', anio: 2019 }, 'periodo-invalido'],
    [{ asamblea: 1 }, 'lista-mal-formada'],
  ])('TAB-511 rows of %p are refused', async (filter, code) => {
    const { status, body } = await pedirFilas(jefatura, filter);
    expect([status, body.code]).toEqual([400, code]);
  });
});

describe('figures against what was drawn', () => {
  test('the world has something of everything', () => {
    for (const producto of ['01', '02']) {
      const { entregas, sinBien, retiradas } = esperado(producto, '2026-0');
      for (const some of [entregas, sinBien, retiradas]) expect(some.length).toBeGreaterThan(2);
    }
  });

  test.each(
    ['01', '02'].flatMap((producto) => ['2025-12', '2026-01', '2026-02', '2026-03'].map((mes) => [producto, mes])),
  )(
    'TAB-503 TAB-515 TAB-516 TAB-519 product %s in %s: cards, ranges and mean, and the rows that each opens',
    async (producto, mes) => {
      const filtro = { producto, anio: Number(mes.slice(0, 4)), mes: Number(mes.slice(5)) };
      const {
        tarjetas,
        retiradas,
        rangos,
        bienes,
        media: suMedia,
      } = await cifras(new URLSearchParams(filtro as never).toString());
      const debe = esperado(producto, mes);
      const abre = async (parte: object) => (await filas({ ...filtro, ...parte })).map(({ codigo }) => codigo).sort();
      const codigos = (planes: readonly { idCodigo: string }[]) => planes.map(({ idCodigo }) => idCodigo).sort();
      expect(tarjetas.map(({ cifra, valor }) => [cifra, valor])).toEqual([
        ['entregados', debe.entregas.length],
        ['sinBien', debe.sinBien.length],
        ['adjudicados', debe.vigentes.length],
      ]);
      expect(retiradas).toBe(debe.retiradas.length);
      expect(await abre({ cifra: 'entregados' })).toEqual(codigos(debe.entregas));
      expect(await abre({ cifra: 'adjudicados' })).toEqual(codigos(debe.vigentes));
      expect(await abre({ cifra: 'sinBien' })).toEqual(codigos(debe.sinBien));
      expect(await abre({ cifra: 'retiradas' })).toEqual(codigos(debe.retiradas));
      expect([suMedia.dias, suMedia.entregas]).toEqual([
        mediaContada(debe.entregas.map(({ dias }) => dias)),
        debe.entregas.length,
      ]);
      const limites = [
        [0, 17],
        [18, 23],
        [24, 29],
        [30, 35],
        [36, 40],
        [41, 999],
      ] as const;
      for (const [i, [desde, hasta]] of limites.entries()) {
        const suyas = debe.entregas.filter(({ dias }) => dias >= desde && dias <= hasta);
        expect(rangos[i]?.cantidad).toBe(suyas.length);
        expect(await abre({ cifra: 'entregados', rango: rangos[i]?.codigo })).toEqual(codigos(suyas));
      }
      expect(bienes.reduce((suma, { cantidad }) => suma + cantidad, 0)).toBe(debe.entregas.length);
    },
  );

  test('TAB-518 the line of 24 months says of each what that month’s own figures say, and a year is its months', async () => {
    const { linea, tarjetas } = await cifras('producto=01&anio=2026&mes=3');
    expect([linea.length, linea[0]?.mes, linea.at(-1)?.mes]).toEqual([24, '2024-04', '2026-03']);
    for (const { mes, entregados, adjudicados, mediaEnDias } of linea) {
      const debe = esperado('01', mes);
      expect([mes, entregados, adjudicados, mediaEnDias]).toEqual([
        mes,
        debe.entregas.length,
        debe.vigentes.length,
        mediaContada(debe.entregas.map(({ dias }) => dias)),
      ]);
    }
    expect(tarjetas[0]).toMatchObject({ cifra: 'entregados', anterior: linea.at(-2)?.entregados });
    const anio = await cifras('producto=01&anio=2026');
    expect(anio).toMatchObject({ anio: 2026, mes: null });
    expect(anio.tarjetas[0]).toEqual({
      cifra: 'entregados',
      valor: esperado('01', '2026').entregas.length,
      anterior: esperado('01', '2025').entregas.length,
    });
  });

  test('TAB-506 TAB-524 TAB-525 each department’s mean is that of the steps that it opens, and of those that were drawn', async () => {
    const filtro = { producto: '01', anio: 2026, mes: 2 };
    const { players } = await cifras('producto=01&anio=2026&mes=2');
    // the order of the journey, whose last steps before the delivery are not drawn
    const debe = creados
      .filter(({ producto }) => producto === '01')
      .flatMap(({ fecha, retiro, pasos, entrega }) => {
        const hechos = [...pasos, ...(entrega === null ? [] : [[e.entrega, entrega] as const])].filter(
          ([, dias]) => retiro === null || dias <= retiro,
        );
        return hechos.flatMap(([tipo, dias], i) => {
          const [, antes] = hechos[i - 1] ?? ['', 0];
          const dia = sumarDias(fecha, dias);
          if (!deMes(dia, '2026-02')) return [];
          const departamento = tipo === e.carpetaAprobada ? '004' : '002';
          return [{ departamento, dias: diasContados(sumarDias(fecha, antes), dia) }];
        });
      });
    expect(players.map(({ idDepartamento }) => idDepartamento)).toEqual(['002', '004', '003']);
    for (const { idDepartamento, dias, pasos } of players) {
      const suyos = debe.filter(({ departamento }) => departamento === idDepartamento);
      expect([idDepartamento, pasos, dias]).toEqual([
        idDepartamento,
        suyos.length,
        mediaContada(suyos.map((paso) => paso.dias)),
      ]);
      const abiertas = await filas({ ...filtro, cifra: 'players', departamento: idDepartamento });
      expect(abiertas.map(({ diasHabiles }) => diasHabiles as number).sort()).toEqual(
        suyos.map((paso) => paso.dias).sort(),
      );
    }
    expect(debe.length).toBeGreaterThan(10);
  });

  test.each(['01', '02'])(
    'TAB-522 awards of product %s in a year are its months together, and the rows that they open',
    async (producto) => {
      const adjudicados = async (consulta: string) =>
        (await cifras(`producto=${producto}&${consulta}`)).tarjetas.find(({ cifra }) => cifra === 'adjudicados')?.valor;
      const meses = await Promise.all([1, 2, 3].map((mes) => adjudicados(`anio=2026&mes=${mes}`)));
      const delAnio = await adjudicados('anio=2026');
      expect(delAnio).toBe(esperado(producto, '2026').vigentes.length);
      expect(meses.reduce((suma: number, valor) => suma + (valor ?? 0), 0)).toBe(delAnio);
      expect(await filas({ cifra: 'adjudicados', producto, anio: 2026 })).toHaveLength(delAnio as number);
    },
  );

  test('TAB-526 the two reads answer all that the dashboard asks: metrics, deliveries by month of their award, goods without asset, players, times by year', async () => {
    const { tarjetas, media: deEntrega, players, linea } = await cifras('producto=01&anio=2026');
    const debe = esperado('01', '2026');
    const deCifra = (cifra: string) => filas({ cifra, producto: '01', anio: 2026 });
    expect(tarjetas.map(({ valor }) => valor)).toEqual([
      (await deCifra('entregados')).length,
      (await deCifra('sinBien')).length,
      (await deCifra('adjudicados')).length,
    ]);
    const porMes = Map.groupBy(await deCifra('entregados'), ({ fechaAdjudicacion }) => fechaAdjudicacion.slice(0, 7));
    const entregados = creados.filter(
      ({ producto, fecha, entrega }) =>
        producto === '01' && entrega !== null && sumarDias(fecha, entrega).startsWith('2026'),
    );
    expect([...porMes].map(([mes, suyas]) => [mes, suyas.length]).sort()).toEqual(
      [...Map.groupBy(entregados, ({ fecha }) => fecha.slice(0, 7))].map(([mes, suyos]) => [mes, suyos.length]).sort(),
    );
    expect(players.reduce((suma, { pasos }) => suma + pasos, 0)).toBe((await deCifra('players')).length);
    const delAnio = linea.filter(({ mes }) => mes.startsWith('2026'));
    expect(delAnio.reduce((suma, { entregados: cuantos }) => suma + cuantos, 0)).toBe(debe.entregas.length);
    expect(deEntrega.dias).toBe(mediaContada(debe.entregas.map(({ dias }) => dias)));
  });

  test('TAB-527 who reads the dashboard reads the executives and his own user', async () => {
    for (const usuario of ['jefatura', 'gerente', 'riesgo']) {
      const client = await t.as(usuario);
      const { body: ejecutivos } = await client.get('/ejecutivo').expect(200);
      expect(ejecutivos.map(({ usuario: suyo }: { usuario: string }) => suyo)).toEqual(
        expect.arrayContaining(['ejecutivo', 'ejecutivo2', 'jefatura']),
      );
      const { body: sesion } = await client.get('/auth/sesion').expect(200);
      expect(sesion).toMatchObject({ usuario, idSaad: expect.any(Number), role: expect.any(String) });
    }
  });

  test('the figures of one executive are of the plans that he has now, and so are the rows that they open', async () => {
    const { body: ejecutivos } = await jefatura.get('/ejecutivo').expect(200);
    const { id } = ejecutivos.find(({ usuario }: { usuario: string }) => usuario === 'ejecutivo');
    const suyos = creados.filter((_, i) => i % 3 === 0);
    await db().update(
      Adjudicacion,
      suyos.map(({ adjudicacionId }) => adjudicacionId),
      { ejecutivoId: id },
    );
    for (const producto of ['01', '02']) {
      const debe = esperadoDe(suyos, producto, '2026');
      const { tarjetas, retiradas, media, players, linea } = await cifras(
        `producto=${producto}&anio=2026&ejecutivo=${id}`,
      );
      expect([...tarjetas.map(({ valor }) => valor), retiradas, media.entregas]).toEqual([
        ...[debe.entregas, debe.sinBien, debe.vigentes, debe.retiradas, debe.entregas].map(({ length }) => length),
      ]);
      const abre = (cifra: string) => filas({ cifra, producto, anio: 2026, ejecutivo: id });
      for (const { cifra, valor } of tarjetas) expect(await abre(cifra)).toHaveLength(valor);
      expect(await abre('players')).toHaveLength(players.reduce((suma, { pasos }) => suma + pasos, 0));
      const delAnio = linea.filter(({ mes }) => mes.startsWith('2026'));
      expect(delAnio.reduce((suma, { adjudicados }) => suma + adjudicados, 0)).toBe(debe.vigentes.length);
      expect(delAnio.reduce((suma, { entregados }) => suma + entregados, 0)).toBe(debe.entregas.length);
    }
  });

  test('TAB-505 without anything asked it is Motorplan in the present month; an unknown product is Casaplan', async () => {
    expect(await cifras('')).toEqual(await cifras('producto=01&anio=2026&mes=3'));
    expect(await cifras('producto=99')).toEqual(await cifras('producto=02&anio=2026&mes=3'));
  });
});
