import { LIMITE_PREDETERMINADO, momentoEn, sumarDias, sumarMeses } from '@adjudica/domain';
import { Random } from '../random';
import { diaHabil, type Marcha, type Quien, repartidos, tramosDe } from './camino';
import { Caso, type Destino, type Entorno, type Premio } from './caso';

const SEED = 20_260_303;
/** Amount in dollars up to which one person of risk approves what he verified himself. */
export const LIMITE = LIMITE_PREDETERMINADO / 100;
/** Months with a delivered plan each, vehicle and house alternating. */
const MESES = 6;
const ENTREGAS = [
  { dia: '08', producto: '01' },
  { dia: '21', producto: '02' },
] as const;
/** Days from the award to the delivery: usual, and late for every third plan. */
const PLAZO = { usual: [35, 105], tarde: [140, 178] } as const;
const TARDE_CADA = 3;
/** Who delays a late plan, in turn. */
const TARDAN: readonly Quien[] = ['legal', 'riesgo', 'ejecutivo'];
/** Month of the withdrawal after an order. */
const RETIRO = 3;
/** Days that plans have been with legal: the purchase is approved, a vehicle's order too, without a note yet. */
const EN_LEGAL = [
  { hace: 9, producto: '01', estadoCivil: 'C' },
  { hace: 6, producto: '02', estadoCivil: 'S' },
  { hace: 3, producto: '01', estadoCivil: 'S' },
] as const;
/** Days from their award to legal; the awards of the last weeks are being worked on. */
const HASTA_LEGAL = 75;
/** Letters generated this week, beside those pending of folders in progress. */
const CARTAS = [
  { hace: 3, producto: '01', carta: 'generada' },
  { hace: 2, producto: '01', carta: 'rechazada' },
] as const;
const HASTA_CARTA = 60;

const APROBADA: Destino = {
  anexos: true,
  generada: true,
  papeles: { cuantos: 'todos' },
  medio: 'aprobado',
  enviada: true,
  juicio: { marcas: 'hastaElUmbral', garantias: true },
  resuelta: 'aprobada',
  orden: 'aprobada',
};
const POR_SALIR: Destino = {
  ...{ ...APROBADA, pagare: 'aprobado', contrato: 'aprobado', pago: 'aprobado' },
  papeles: { cuantos: 'todos', confirmados: 'todos' },
};
const ENTREGADO: Destino = { ...POR_SALIR, carta: 'generada', entregada: true };
const RETIRADO: Destino = { ...APROBADA, orden: 'anuladaAprobada', retirada: true };
/** One in so many vehicles is used. */
const USADO_CADA = 4;

/**
 * Delivered plans, one withdrawn on its way, those at legal since this month, and the letters of this week: the past of journeys and dashboards.
 * Takes their awards out of `libres`.
 */
export function marchasDelPasado(
  entorno: Entorno,
  libres: Premio[],
  hoy: string,
): Record<'entregas' | 'retirados' | 'enLegal' | 'cartas', Marcha[]> {
  const random = new Random(SEED);
  let numero = 100;
  /** The latest award before the day, of the product if possible. */
  const tomar = (fecha: string, dias: number, productos: readonly string[], estado?: string): Premio | undefined => {
    const [desde, hasta] = [sumarDias(fecha, -PLAZO.tarde[1]), sumarDias(fecha, -PLAZO.usual[0])];
    for (const producto of productos) {
      const posibles = libres.filter(
        (premio) =>
          premio.producto === producto &&
          premio.monto <= LIMITE &&
          premio.fecha >= desde &&
          premio.fecha <= hasta &&
          (estado ?? premio.estadoCivil) === premio.estadoCivil,
      );
      const ideal = sumarDias(fecha, -dias);
      const cual = posibles.find(({ fecha: fechaDelPremio }) => fechaDelPremio >= ideal) ?? posibles.at(-1);
      if (cual !== undefined) return libres.splice(libres.indexOf(cual), 1)[0];
    }
    return undefined;
  };
  const marcha = (
    premio: Premio | undefined,
    fecha: string,
    destino: Destino,
    tarde: Quien | null = null,
  ): Marcha[] => {
    if (premio === undefined) return [];
    numero += 1;
    const destinoDelCaso: Destino = numero % USADO_CADA === 0 ? { ...destino, usado: true } : destino;
    const caso = new Caso(entorno, premio, numero, destinoDelCaso);
    const tramos = tramosDe(destinoDelCaso, premio.producto);
    const hasta = momentoEn(fecha, '12:00');
    return [{ caso, tramos, instantes: repartidos(caso.random, tramos, { desde: premio.abiertaEn, hasta, tarde }) }];
  };
  const retirados: Marcha[] = [];
  const entregas = Array.from({ length: MESES }, (_, i) => {
    const mes = sumarMeses(hoy, i - MESES).slice(0, 7);
    if (i === RETIRO) {
      const fecha = diaHabil(`${mes}-15`);
      retirados.push(...marcha(tomar(fecha, PLAZO.usual[1], ['01']), fecha, RETIRADO));
    }
    const { dia, producto } = ENTREGAS[i % ENTREGAS.length] as (typeof ENTREGAS)[number];
    const fecha = diaHabil(`${mes}-${dia}`);
    const tarde = i % TARDE_CADA === TARDE_CADA - 1;
    const [menos, mas] = PLAZO[tarde ? 'tarde' : 'usual'];
    const premio = tomar(fecha, random.between(menos, mas), [producto, '01', '02']);
    const lento = tarde ? (TARDAN[Math.floor(i / TARDE_CADA) % TARDAN.length] as Quien) : null;
    return marcha(premio, fecha, ENTREGADO, lento);
  }).flat();
  const enLegal = EN_LEGAL.flatMap(({ hace, producto, estadoCivil }) => {
    const fecha = diaHabil(sumarDias(hoy, -hace));
    return marcha(tomar(fecha, HASTA_LEGAL, [producto], estadoCivil), fecha, APROBADA);
  });
  const cartas = CARTAS.flatMap(({ hace, producto, carta }) => {
    const fecha = diaHabil(sumarDias(hoy, -hace));
    return marcha(tomar(fecha, HASTA_CARTA, [producto]), fecha, { ...POR_SALIR, carta });
  });
  return { entregas, retirados, enLegal, cartas };
}
