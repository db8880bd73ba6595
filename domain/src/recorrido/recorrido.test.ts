import fc from 'fast-check';
import { diaDeLaSemana, type Fecha, sumarDias } from '../fechas';
import {
  eventoDe,
  eventos,
  eventosDeAdjudicacion,
  eventosDelArbol,
  eventosDelHistorial,
  nombreDeEvento,
  tiposDeEvento,
} from './eventos';
import { diasEntre, type EventoDelRecorrido, pasosDelRecorrido, recorridoDe } from './pasos';

const hoy = '2026-03-10';
const base = {
  producto: '01',
  eventos: [],
  fechaAdjudicacion: '2026-02-10',
  asignado: false,
  hoy,
} as const;
const evento = (tipo: string, fecha: Fecha): EventoDelRecorrido => ({
  tipo,
  fecha,
  usuario: 'Luis Chicaiza',
  idDepartamento: '002',
});

describe('event types', () => {
  test('every type has one row, a name of its own and room in its column', () => {
    const tipos = Object.values(tiposDeEvento);
    expect(Object.keys(eventos).sort()).toEqual([...tipos].sort());
    expect(new Set(Object.values(eventos).map(({ nombre }) => nombre)).size).toBe(tipos.length);
    for (const tipo of tipos) expect(tipo.length).toBeLessThanOrEqual(30);
    expect([tiposDeEvento.entrega, nombreDeEvento('176')]).toEqual(['176', 'Entrega del vehículo']);
  });

  test('an unknown type stands for itself, also one that every object has', () => {
    for (const tipo of ['OTRO', 'toString', '__proto__']) {
      expect(eventoDe(tipo)).toBeNull();
      expect(nombreDeEvento(tipo)).toBe(tipo);
    }
  });

  test('what the tree shows, the history shows', () => {
    for (const tipo of eventosDelArbol) expect(eventosDelHistorial).toContain(tipo);
    for (const tipo of eventosDeAdjudicacion) expect(eventosDelHistorial).toContain(tipo);
  });
});

describe('journey', () => {
  test.each([
    [[], null],
    [['PAGARE-GENERADO'], 'PAGARE-GENERADO'],
    [['PAGARE-GENERADO', 'PRENDA-INGRESADA', 'CONTRATO-GENERADO'], 'PRENDA-INGRESADA'],
    [['PAGARE-GENERADO', 'PAGARE-APROBADO'], null],
  ])('of %j the note is at %p', (tipos, avance) => {
    const { puntos } = recorridoDe({ ...base, eventos: tipos.map((tipo) => evento(tipo, '2026-03-02')) });
    expect(puntos[8]?.avance?.tipo ?? null).toBe(avance);
    expect(puntos[0]?.avance).toBeNull();
  });

  test('JOR-503 three states: done, under way (the first that is missing, and what was begun before its turn), not begun', () => {
    const estados = (hechos: object) => recorridoDe({ ...base, ...hechos }).puntos.map(({ estado }) => estado);
    expect(new Set(estados({ fechaAdjudicacion: null }))).toEqual(new Set(['porHacer']));
    expect(estados({ eventos: ['ASIGNACION', 'PAGARE-GENERADO'].map((tipo) => evento(tipo, '2026-03-02')) })).toEqual([
      'hecho',
      'hecho',
      'enCurso',
      ...Array(5).fill('porHacer'),
      'enCurso',
      ...Array(3).fill('porHacer'),
    ]);
    expect(estados({ asignado: true }).slice(0, 4)).toEqual(['hecho', 'hecho', 'enCurso', 'porHacer']);
  });

  test('JOR-502 JOR-503 its steps are numbered, each fulfilled by events that exist; dealer, contract and delivery have colours', () => {
    expect(pasosDelRecorrido.map(({ id }) => id)).toEqual(pasosDelRecorrido.map((_, i) => i + 1));
    for (const { cumple, deshace = [] } of pasosDelRecorrido)
      for (const tipo of [...cumple, ...deshace]) expect(eventoDe(tipo)).not.toBeNull();
    expect(new Set(pasosDelRecorrido.flatMap(({ color }) => color ?? []))).toEqual(
      new Set(['concesionario', 'contrato', 'entrega']),
    );
  });

  test('JOR-502 a house has no dealer: the two steps of the dealer belong to vehicles', () => {
    const pasos = (producto: string) => recorridoDe({ ...base, producto }).puntos.map(({ paso }) => paso.nombre);
    expect(pasos('01')).toEqual(pasosDelRecorrido.map(({ nombre }) => nombre));
    expect(pasos('01').filter((nombre) => !pasos('02').includes(nombre))).toEqual([
      'Orden de compra al concesionario',
      'Pago al concesionario',
    ]);
  });

  test('JOR-503 without a live award no step is done', () => {
    const { puntos, total } = recorridoDe({
      ...base,
      fechaAdjudicacion: null,
      asignado: true,
      eventos: [evento(tiposDeEvento.carpetaEnviada, '2026-02-12')],
    });
    expect([puntos.filter(({ cumple }) => cumple), total]).toEqual([[], null]);
  });

  test('JOR-503 a step is done by its last act, unless what undoes it came after', () => {
    const enviada = (acts: string[]) =>
      recorridoDe({ ...base, eventos: acts.map((tipo, i) => evento(tipo, sumarDias('2026-02-11', i))) }).puntos.find(
        ({ paso }) => paso.cumple.includes(tiposDeEvento.carpetaEnviada),
      );
    const { carpetaEnviada, carpetaDevuelta, carpetaAprobada } = tiposDeEvento;
    expect(enviada([carpetaDevuelta])?.cumple).toBe(false);
    expect(enviada([carpetaEnviada])).toMatchObject({ cumple: true, fecha: '2026-02-11', usuario: 'Luis Chicaiza' });
    expect(enviada([carpetaEnviada, carpetaDevuelta])).toMatchObject({ cumple: false, fecha: null, usuario: null });
    expect(enviada([carpetaEnviada, carpetaDevuelta, carpetaEnviada])).toMatchObject({ fecha: '2026-02-13' });
    expect(enviada([carpetaEnviada, carpetaAprobada])?.cumple).toBe(true);
  });

  test('working days between two acts: the first day is not counted, a weekend never, out of order is 0', () => {
    expect(diasEntre('2026-03-10', '2026-03-10')).toBe(0);
    expect(diasEntre('2026-03-13', '2026-03-16')).toBe(1);
    expect(diasEntre('2026-03-16', '2026-03-13')).toBe(0);
    expect(diasEntre('2026-02-13', '2026-02-18', ['2026-02-16', '2026-02-17'])).toBe(1);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 400 }), (desde, dias) => {
        const a = sumarDias('2022-01-03', desde);
        const habiles = Array.from({ length: dias + 1 }, (_, i) => sumarDias(a, i)).filter(
          (dia) => diaDeLaSemana(dia) <= 5,
        ).length;
        expect(diasEntre(a, sumarDias(a, dias))).toBe(Math.max(0, habiles - 1));
      }),
    );
  });

  test('from each done step to the next done one; the total ends today, or with the delivery', () => {
    const { solicitudGenerada, carpetaEnviada, entrega } = tiposDeEvento;
    const acts = [evento(solicitudGenerada, '2026-02-12'), evento(carpetaEnviada, '2026-02-17')];
    const { puntos, total } = recorridoDe({ ...base, eventos: acts });
    expect(
      puntos.flatMap(({ paso, diasHabiles }) => (diasHabiles === null ? [] : [[paso.nombre, diasHabiles]])),
    ).toEqual([
      ['Solicitud de compra', 2],
      ['Carpeta enviada a riesgo', 3],
    ]);
    expect(total).toBe(20);
    expect(recorridoDe({ ...base, eventos: [...acts, evento(entrega, '2026-02-20')] }).total).toBe(8);
  });

  test('a step that is not done is of its own department; a done one of whoever did it', () => {
    const { carpetaAprobada } = tiposDeEvento;
    const { puntos } = recorridoDe({
      ...base,
      eventos: [{ tipo: carpetaAprobada, fecha: '2026-02-12', usuario: null, idDepartamento: '003' }],
    });
    const aprobada = puntos.find(({ paso }) => paso.cumple.includes(carpetaAprobada));
    expect([aprobada?.idDepartamento, puntos[6]?.idDepartamento]).toEqual(['003', '004']);
  });

  test('an executive without an event is one since an unknown day', () => {
    const paso = recorridoDe({ ...base, asignado: true }).puntos[1];
    expect(paso).toMatchObject({ cumple: true, fecha: null, usuario: null, diasHabiles: null });
  });
});
