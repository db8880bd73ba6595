import { Asamblea } from '../../entities/asamblea.entity';
import { Grupo } from '../../entities/grupo.entity';
import { Participante } from '../../entities/participante.entity';
import { crearPlan } from '../builders';
import { type Caso, CEDULA, caso, cuentaDeRol, type Escena, JEFATURA, PLAN } from '../servicio-casos';

const cifras = async ({ como }: Escena, consulta: string) =>
  (await como(JEFATURA).propia(`/tablero/cifras?${consulta}`)).body;

export const casosDelTablero: readonly Caso[] = [
  caso('GET kpi/metricas/bienesEntregados/{3 params}', 'year and month in, the figures out', JEFATURA, {
    camino: 'kpi/metricas/bienesEntregados/2026/3/E',
    propia: '/tablero/cifras?anio=2026&mes=3',
    despues: (_, { body }) => expect(body['Media en dias']).toBe(body.media.dias),
  }),
  caso('GET list/bienesEntregados/{4 params}', 'year and month in, what was handed over out', JEFATURA, {
    camino: 'list/bienesEntregados/2026/3/E/0',
    propia: '/tablero',
    filtro: { cifra: 'entregados', anio: 2026, mes: 3 },
    despues: async ({ como }, { body }) => {
      // by the exit letter above, awarded in February
      expect(body.length).toBe(1);
      const deFebrero = await como(JEFATURA).llama('GET', 'list/bienesEntregados/2026/3/E/2');
      const deMarzo = await como(JEFATURA).llama('GET', 'list/bienesEntregados/2026/3/E/3');
      expect([deFebrero.body.length, deMarzo.body]).toEqual([1, []]);
    },
  }),
  caso('GET edadDeEntrega/{2 params}', 'a year in, mean and ranges out', JEFATURA, {
    camino: 'edadDeEntrega/2026/01',
    despues: async (escena, { body }) => {
      const { media, rangos } = await cifras(escena, 'anio=2026&producto=01');
      expect(body).toEqual({ media, rangos });
    },
  }),
  caso('GET Adjudicados/{3 params}', 'year, month and product in, the cards out', JEFATURA, {
    camino: 'Adjudicados/2026/2/01',
    despues: async (escena, { body }) =>
      expect(body).toEqual((await cifras(escena, 'anio=2026&mes=2&producto=01')).tarjetas),
  }),
  caso('GET bienesEntregados/detalle/{4 params}', 'year and product in, what was handed over out', JEFATURA, {
    camino: 'bienesEntregados/detalle/2026/0/01/0',
    propia: '/tablero',
    filtro: { cifra: 'entregados', anio: 2026, producto: '01' },
  }),
  caso('GET Lista/Detalle/Adjudicados/{5 params}', 'a year in, who was awarded out', JEFATURA, {
    camino: 'Lista/Detalle/Adjudicados/01/01/2026/0/0',
    propia: '/tablero',
    filtro: { cifra: 'adjudicados', anio: 2026, producto: '01' },
    despues: (_, { body }) => expect(body[0].tipo_adj).toBe(body[0].adjudicadoPor),
  }),
  caso('GET producto/Adjudicados/{3 params}', 'product and year in, month by month out', JEFATURA, {
    camino: 'producto/Adjudicados/01/2026/0',
    despues: async (escena, { body }) => expect(body).toEqual((await cifras(escena, 'anio=2026&producto=01')).linea),
  }),
  caso('GET tipoBien/bienesEntregados/{1 param}', 'a year in, new and used goods out', JEFATURA, {
    camino: 'tipoBien/bienesEntregados/2026',
    despues: async (escena, { body }) => expect(body).toEqual((await cifras(escena, 'anio=2026')).bienes),
  }),
  caso('GET players/{3 params}', 'a year in, the days of each department out', JEFATURA, {
    camino: 'players/2026/0/T',
    despues: async (escena, { body }) => expect(body).toEqual((await cifras(escena, 'anio=2026')).players),
  }),
  caso('GET players/estado/detalle/evento/{5 params}', 'a year in, the steps out', JEFATURA, {
    camino: 'players/estado/detalle/evento/2026/0/T/01/0',
    propia: '/tablero',
    filtro: { cifra: 'players', anio: 2026, producto: '01' },
    vacia: true,
  }),
];

export const casosDeAdjudicados: readonly Caso[] = [
  caso('GET adjudicados/{4 params}', '0, 0, 50, 1 in, all awards out', JEFATURA, {
    camino: 'adjudicados/0/0/50/1',
    propia: '/adjudicacion',
    orden: ['id', 'ASC'],
  }),
  caso('GET adjudicados/{4 params}', 'a month in, its awards out', JEFATURA, {
    camino: 'adjudicados/0/01/2/2026',
    propia: '/adjudicacion',
    filtro: { mes: '2026-02' },
    orden: ['id', 'ASC'],
  }),
  caso('GET consulta/adj/{3 params}', 'a cédula in, its awards out', JEFATURA, {
    camino: `consulta/adj/01/01/${CEDULA}`,
    propia: '/adjudicacion',
    filtro: { producto: '01', q: CEDULA },
    orden: ['id', 'ASC'],
    da: [{ idCodigo: PLAN, via_ingreso: 'Asamblea' }],
  }),
  caso('GET parametro/01/{id}', 'a plan in, its parameters out', JEFATURA, {
    camino: `parametro/01/${PLAN}`,
    despues: async ({ como }, { body }) => {
      expect(body.length).toBeGreaterThan(0);
      expect(body).toEqual((await como(JEFATURA).propia(`/riesgo/${PLAN}`)).body.parametros);
    },
  }),
  caso('GET retiro/adj/{5 params}', 'a plan that was not awarded, 404', JEFATURA, {
    camino: `retiro/adj/01-M001-9/${CEDULA}/Desiste/0/${cuentaDeRol(JEFATURA)}`,
    estado: 404,
  }),
  caso('GET retiro/adj/{5 params}', 'a plan and why in, withdrawn', JEFATURA, {
    camino: `retiro/adj/${PLAN}/${CEDULA}/Desiste/0/${cuentaDeRol(JEFATURA)}`,
    da: { idCodigo: PLAN, estado: 'RADJ', motivoRetiro: 'Desiste' },
  }),
  caso('POST adjudicados/asignar/adj', 'who takes the place in, awarded', JEFATURA, {
    antes: async ({ manager }) => {
      const grupo = await manager.findOneByOrFail(Grupo, { grupo: 'M002' });
      const { id: planId, idCodigo, codigo, titular } = await crearPlan(manager, grupo, { codigo: '20' });
      const { id: asambleaId } = await manager.findOneByOrFail(Asamblea, { grupoId: grupo.id });
      const [{ id: _, ...uno } = new Participante()] = await manager.find(Participante, { take: 1 });
      const marca = { adjudicadoPor: '', cantidadOferta: 0, prioridadOferta: 0, estado: 'participa' };
      const persona = { personaId: titular?.id as number, cedula: titular?.identificacion as string };
      await manager.insert(Participante, { ...uno, ...marca, ...persona, asambleaId, planId, idCodigo, codigo });
    },
    camino: 'adjudicados/asignar/adj',
    cuerpo: { planRetirado: PLAN, plan: '01-M002-20', sorteo: '1', comentario: 'Por sorteo' },
    despues: async ({ como }) => expect((await como(JEFATURA).propia('/plan/01-M002-20')).body.adjudicado).toBe(true),
  }),
];
