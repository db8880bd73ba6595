import { hoyEn, sumarDias, sumarMeses } from '@adjudica/domain';
import { SISTEMA } from '../auth/actor';
import type { Application } from '../compose';
import { isoOf } from '../db/columns';
import { readMany } from '../db/read';
import { Adjudicacion } from '../entities/adjudicacion.entity';
import { Carpeta } from '../entities/carpeta.entity';
import { Grupo } from '../entities/grupo.entity';
import { Persona } from '../entities/persona.entity';
import { Plan } from '../entities/plan.entity';
import { caminoDe, diaHabil, instantesDe, type PasoDeCamino, type Quien } from './camino';
import type { Caso, Premio } from './caso';
import { leerCatalogo } from './compras';
import { EscritorDelPasado } from './pasado-filas';
import { guardarPapeles } from './pasado-papeles';
import { Random } from './random';

const SEED = 20_260_303;
const MESES = 24;
/** Two plans were delivered in each month: a vehicle and, two weeks later, a house; where there is none, another vehicle. */
const ENTREGAS = [
  { dia: '08', producto: '01' },
  { dia: '21', producto: '02' },
] as const;
/** Days from the award to the delivery: as it usually goes, and of every seventh plan, which is late. */
const PLAZO = { usual: [35, 105], tarde: [140, 178] } as const;
const TARDE_CADA = 7;
/** Who keeps a late plan waiting, in turn. */
const TARDAN: readonly Quien[] = ['legal', 'riesgo', 'ejecutivo'];
/** Plans that wait for legal since so many days: what is bought is approved, a vehicle's order too, and there is no note yet. */
const EN_LEGAL = [
  { hace: 12, producto: '01', estadoCivil: 'C' },
  { hace: 11, producto: '02', estadoCivil: 'S' },
  { hace: 9, producto: '01', estadoCivil: 'S' },
  { hace: 7, producto: '01', estadoCivil: 'U' },
  { hace: 6, producto: '02', estadoCivil: 'C' },
  { hace: 5, producto: '01', estadoCivil: 'S' },
  { hace: 4, producto: '01', estadoCivil: 'C' },
  { hace: 2, producto: '02', estadoCivil: 'S' },
] as const;
/** Days from their award to that: the awards of the last weeks are those that executives work on. */
const HASTA_LEGAL = 75;
/** Every so many months somebody withdrew after his order was made. */
const RETIRO_CADA = 6;

/** Live awards of three weeks ago and before with an executive whose folder nobody has begun, oldest first. */
export function sinCarpeta({ dataSource }: Application, hoy: string): Promise<Premio[]> {
  return readMany<Premio>(
    dataSource
      .createQueryBuilder()
      .from(Adjudicacion, 'j')
      .innerJoin(Plan, 'l', 'l.id = j.planId')
      .innerJoin(Grupo, 'g', 'g.id = l.grupoId')
      .innerJoin(Carpeta, 'c', 'c.adjudicacionId = j.id')
      .innerJoin(Persona, 'n', 'n.id = j.personaId')
      .select('j.planId', 'planId')
      .addSelect('l.idCodigo', 'idCodigo')
      .addSelect('l.monto', 'monto')
      .addSelect('j.personaId', 'personaId')
      .addSelect('j.id', 'adjudicacionId')
      .addSelect('c.id', 'carpetaId')
      .addSelect('c.abiertaEn', 'abiertaEn')
      .addSelect('j.ejecutivoId', 'ejecutivoId')
      .addSelect('j.productoCodigo', 'productoCodigo')
      .addSelect('j.fecha', 'fecha')
      .addSelect('n.estadoCivil', 'estadoCivil')
      .where(
        "j.estado = 'ADJ' AND j.viaIngreso = 'ASAMBLEA' AND j.ejecutivoId IS NOT NULL AND c.idDepartamento IS NULL",
      )
      .andWhere("c.estadoDocumentos = 'sinLista' AND j.fecha <= :hasta", { hasta: sumarDias(hoy, -21) })
      .orderBy('j.fecha', 'ASC')
      .addOrderBy('j.id', 'ASC'),
  );
}

/**
 * Two plans delivered in each month of two years, and a few that were withdrawn on their way, so that journeys and dashboards have a past: every
 * row as the services would have left it, written at once. Their orders, payments and letters were never printed: no document claims to be one
 * of then. Beside them those that wait for legal since this month. Written before everything else, so that numbers go on where
 * the past ends. Returns how many of each.
 */
export async function escribirPasado(application: Application): Promise<{ entregas: number; retirados: number }> {
  const ahora = application.clock.now();
  const hoy = hoyEn(ahora);
  const random = new Random(SEED);
  const { casos, deLegal } = elegir(random, await sinCarpeta(application, hoy), hoy);
  const papeles = await guardarPapeles(application);
  await application.unitOfWork.run(SISTEMA, async (tx) => {
    const catalogo = await leerCatalogo(tx.manager);
    const escritor = await EscritorDelPasado.abrir(tx, { random, catalogo, papeles, ahora });
    // at once: their numbers are drawn in the order of their dates
    await escritor.escribir([...enOrden(casos), ...enOrden(deLegal)]);
  });
  return {
    entregas: casos.filter(({ retirado }) => !retirado).length,
    retirados: casos.filter(({ retirado }) => retirado).length,
  };
}

/** Which plan was delivered on which day, who withdrew, and who waits for legal; each award once. */
function elegir(random: Random, premios: readonly Premio[], hoy: string): Record<'casos' | 'deLegal', Caso[]> {
  const libres = [...premios];
  const casos: Caso[] = [];
  /** The award that lies nearest before the day, of the product where there is one. */
  const tomar = (fecha: string, dias: number, productos: readonly string[], estado?: string): Premio | undefined => {
    const [desde, hasta] = [sumarDias(fecha, -PLAZO.tarde[1]), sumarDias(fecha, -PLAZO.usual[0])];
    for (const producto of productos) {
      const posibles = libres.filter(
        ({ fecha: suya, productoCodigo, estadoCivil }) =>
          productoCodigo === producto && suya >= desde && suya <= hasta && (estado ?? estadoCivil) === estadoCivil,
      );
      const ideal = sumarDias(fecha, -dias);
      const cual = posibles.find(({ fecha: suya }) => suya >= ideal) ?? posibles.at(-1);
      if (cual !== undefined) return libres.splice(libres.indexOf(cual), 1)[0];
    }
    return undefined;
  };
  for (let i = 0; i < MESES; i++) {
    const mes = sumarMeses(hoy, i - MESES).slice(0, 7);
    for (const [j, { dia, producto }] of ENTREGAS.entries()) {
      const fecha = diaHabil(`${mes}-${dia}`);
      const numero = i * ENTREGAS.length + j;
      const tarde = numero % TARDE_CADA === TARDE_CADA - 1;
      const [menos, mas] = PLAZO[tarde ? 'tarde' : 'usual'];
      const premio = tomar(fecha, random.between(menos, mas), [producto, '01', '02']);
      const lento = tarde ? (TARDAN[Math.floor(numero / TARDE_CADA) % TARDAN.length] as Quien) : null;
      if (premio !== undefined) casos.push(caso(random, premio, fecha, lento));
    }
    if (i % RETIRO_CADA !== RETIRO_CADA - 1) continue;
    const fecha = diaHabil(`${mes}-15`);
    const premio = tomar(fecha, PLAZO.usual[1], ['01']);
    if (premio !== undefined) casos.push({ ...caso(random, premio, fecha, null), retirado: true });
  }
  // of its own: what was drawn for the others stays as it is
  const suyo = new Random(SEED + 1);
  const deLegal = EN_LEGAL.flatMap(({ hace, producto, estadoCivil }) => {
    const fecha = sumarDias(hoy, -hace);
    const premio = tomar(fecha, HASTA_LEGAL, [producto], estadoCivil);
    return premio === undefined ? [] : [caso(suyo, premio, fecha, null, antesDeLegal(producto))];
  });
  return { casos, deLegal };
}

const enOrden = (casos: readonly Caso[]): Caso[] =>
  casos.toSorted((a, b) => (a.instantes[0]?.getTime() ?? 0) - (b.instantes[0]?.getTime() ?? 0));

/** The steps before those of legal. */
function antesDeLegal(producto: string): PasoDeCamino[] {
  const camino = caminoDe(producto);
  return camino.slice(
    0,
    camino.findIndex(({ quien }) => quien === 'legal'),
  );
}

function caso(
  random: Random,
  premio: Premio,
  fecha: string,
  tarde: Quien | null,
  pasos: Caso['pasos'] = caminoDe(premio.productoCodigo),
): Caso {
  const desde = new Date(new Date(isoOf(premio.abiertaEn) as string).getTime());
  const hasta = new Date(`${fecha}T12:00:00-05:00`);
  return { premio, fecha, pasos, instantes: instantesDe(random, pasos, { desde, hasta, tarde }), retirado: false };
}
