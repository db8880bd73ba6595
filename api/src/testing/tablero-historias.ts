import { type Fecha, sumarDias, tiposDeEvento } from '@adjudica/domain';
import fc from 'fast-check';
import type { EntityManager } from 'typeorm';
import { Adjudicacion } from '../entities/adjudicacion.entity';
import { Carpeta } from '../entities/carpeta.entity';
import { Evento } from '../entities/evento.entity';
import { FichaBien, FichaPlan, MedioAprobacion } from '../entities/medio-aprobacion.entity';
import { OrdenDeCompra, OrdenPlan } from '../entities/orden-de-compra.entity';
import { adjudicarPlan, crearAsamblea, crearGrupo, crearPlan } from './builders';
import { medioAprobado, ordenAprobada } from './ordenes';
import { evento } from './tablero';
import type { TestApp } from './test-app';

const e = tiposDeEvento;
export const HOY: Fecha = '2026-03-10';

export interface Hecho {
  readonly tipo: string;
  readonly dia: Fecha;
}
/** Kinds of good of an award: by its live order, an annulled one, its live sheet, a discarded one. Null = none. */
export type Papeles = Readonly<Record<'orden' | 'ordenAnulada' | 'ficha' | 'fichaDejada', 'Nuevo' | 'Usado' | null>>;

/** Of houses a kind of property is drawn in place of the state. */
export const INMUEBLES = { Nuevo: 'CASA', Usado: 'DEPARTAMENTO' } as const;

/** An award and its whole history, as drawn. */
export interface Historia {
  readonly producto: '01' | '02';
  readonly idCodigo: string;
  readonly adjudicacionId: number;
  readonly fecha: Fecha;
  /** 'ya' = withdrawn at an unknown date (imported). */
  readonly retiro: Fecha | 'ya' | null;
  readonly papeles: Papeles;
  /** In order of time. */
  readonly hechos: readonly Hecho[];
}

/** Possible acts at each step of a journey, and those that undo them. Orders and payments are of vehicles. */
const CAMINO: readonly { hace: string; deshacen?: readonly string[]; soloVehiculo?: true }[] = [
  { hace: e.asignacion },
  { hace: e.solicitudGenerada },
  { hace: e.documentosGenerados },
  { hace: e.carpetaEnviada, deshacen: [e.carpetaDevuelta] },
  { hace: e.carpetaAprobada, deshacen: [e.carpetaReabierta, e.carpetaDevuelta] },
  { hace: e.medioAprobado, deshacen: [e.medioActualizado, e.medioRechazado] },
  { hace: e.ordenAprobada, deshacen: [e.ordenAnulada], soloVehiculo: true },
  { hace: e.pagareAprobado },
  { hace: e.contratoAprobado },
  { hace: e.pagoAprobado, soloVehiculo: true },
];
const SIN_EFECTO = [e.correccion, e.comentarioRsa, e.documentoSubido, e.medioEnviado] as const;

const bien = fc.option(fc.constantFrom('Nuevo' as const, 'Usado' as const), { freq: 2 });
const paso = fc.record({
  // negative: recorded after the following step
  espera: fc.integer({ min: -2, max: 7 }),
  falta: fc.integer({ min: 0, max: 7 }).map((n) => n === 0),
  deshecho: fc.option(fc.nat({ max: 1 }), { freq: 2 }),
  otraVez: fc.boolean(),
  otro: fc.option(fc.constantFrom(...SIN_EFECTO), { freq: 1 }),
});
const vida = fc.record({
  pasos: fc.array(paso, { minLength: CAMINO.length, maxLength: CAMINO.length }),
  entrega: fc.option(fc.integer({ min: 0, max: 30 }), { freq: 3 }),
  retiro: fc.integer({ min: 1, max: 60 }),
  sabeCuando: fc.integer({ min: 0, max: 4 }).map((n) => n > 0),
  espera: fc.integer({ min: 1, max: 30 }),
  papeles: fc.record({ orden: bien, ordenAnulada: bien, ficha: bien, fichaDejada: bien }),
});
const plan = fc.record({
  producto: fc.constantFrom('01' as const, '02' as const),
  fecha: fc.integer({ min: 0, max: 480 }).map((dias) => sumarDias('2024-11-01', dias)),
  vidas: fc.array(vida, { minLength: 3, maxLength: 3 }),
  sigue: fc.array(fc.constantFrom('nada', 'retirada', 'reasignada', 'otra vez'), { minLength: 2, maxLength: 2 }),
});
type Vida = typeof vida extends fc.Arbitrary<infer V> ? V : never;

/** Acts from this day on until the withdrawal, or today. */
function hechosDe(producto: string, desde: Fecha, hasta: Fecha | null, sorteada: Vida): Hecho[] {
  const hechos: Hecho[] = [];
  let dia = desde;
  const pasa = (dias: number, tipo: string) => {
    dia = sumarDias(dia, dias);
    if (dia < desde) dia = desde;
    hechos.push({ tipo, dia });
  };
  for (const [i, { hace, deshacen, soloVehiculo }] of CAMINO.entries()) {
    const { espera, falta, deshecho, otraVez, otro } = sorteada.pasos[i] as Vida['pasos'][number];
    if (falta || (soloVehiculo && producto !== '01')) continue;
    pasa(espera, hace);
    if (otro !== null) pasa(0, otro);
    if (deshecho === null || deshacen === undefined) continue;
    pasa(2, deshacen[deshecho % deshacen.length] as string);
    if (otraVez) pasa(1, hace);
  }
  if (sorteada.entrega !== null && hasta === null) pasa(sorteada.entrega, e.entrega);
  // by day; within a day in drawn order
  return hechos
    .map((hecho, i) => ({ hecho, i }))
    .filter(({ hecho }) => hecho.dia <= HOY && (hasta === null || hecho.dia < hasta))
    .sort((a, b) => (a.hecho.dia === b.hecho.dia ? a.i - b.i : a.hecho.dia < b.hecho.dia ? -1 : 1))
    .map(({ hecho }) => hecho);
}

/**
 * Whole journeys of both products over sixteen months: missing, late, undone and repeated steps, awards withdrawn, reassigned, of plans awarded
 * again, with live and discarded orders and sheets. Drawn once and the same in every run.
 */
export async function sembrarHistorias(t: TestApp): Promise<Historia[]> {
  const db = t.application.dataSource.manager;
  const escribirPapeles = await impresor(t);
  const grupos = { '01': await crearGrupo(db), '02': await crearGrupo(db, { productoCodigo: '02' }) };
  for (const grupo of Object.values(grupos)) await crearAsamblea(db, grupo, { fecha: '2024-11-01', estado: 'C' });
  const historias: Historia[] = [];
  for (const { producto, fecha: primera, vidas, sigue } of fc.sample(plan, { numRuns: 90, seed: 2026 })) {
    let [planActual, fecha, desde, reasignada] = [await crearPlan(db, grupos[producto]), primera, primera, false];
    for (const [i, sorteada] of vidas.entries()) {
      const despues = sigue[i] ?? 'nada';
      const fin = sumarDias(desde, sorteada.retiro);
      const retirado = despues !== 'nada' && fin <= HOY ? fin : null;
      const retiro: Historia['retiro'] =
        retirado !== null && despues === 'retirada' && !sorteada.sabeCuando ? 'ya' : retirado;
      const hechos = hechosDe(producto, desde, retirado, sorteada);
      const adjudicada = await adjudicarPlan(db, { ...planActual, grupoId: grupos[producto].id });
      const historia = {
        producto,
        idCodigo: planActual.idCodigo,
        fecha,
        retiro,
        hechos,
        papeles: sorteada.papeles,
        ...adjudicada,
      };
      await escribir(db, historia, { planId: planActual.id, desde, reasignada });
      if (retirado !== null && despues === 'retirada') await escribirSueltos(db, planActual.id, sumarDias(retirado, 3));
      await escribirPapeles(historia, { planId: planActual.id, personaId: planActual.titular?.id as number });
      historias.push(historia);
      if (retirado === null || despues === 'retirada') break;
      reasignada = despues === 'reasignada';
      if (reasignada) [planActual, desde] = [await crearPlan(db, grupos[producto]), retirado];
      else desde = fecha = sumarDias(retirado, sorteada.espera);
      if (desde > HOY) break;
    }
  }
  return historias;
}

const instante = (dia: Fecha, hora: number, minuto: number) =>
  new Date(`${dia}T${String(hora)}:${String(minuto).padStart(2, '0')}:00-05:00`);

async function escribir(
  db: EntityManager,
  { adjudicacionId, fecha, retiro, hechos }: Historia,
  { planId, desde, reasignada }: { planId: number; desde: Fecha; reasignada: boolean },
): Promise<void> {
  const retiradoEn = retiro === null || retiro === 'ya' ? null : instante(retiro, 19, 0);
  const deRetiro = retiro === null ? {} : { estado: 'RADJ', retiradoEn };
  const viaIngreso = reasignada ? 'REASIGNACION' : 'ASAMBLEA';
  await db.update(Adjudicacion, { id: adjudicacionId }, { fecha, viaIngreso, ...deRetiro });
  await db.update(Carpeta, { adjudicacionId }, { abiertaEn: instante(desde, 19, reasignada ? 1 : 0) });
  // late in the evening: the next day in UTC
  for (const [i, { tipo, dia }] of hechos.entries())
    await db.insert(Evento, evento(tipo, planId, instante(dia, 20 + Math.floor(i / 60), i % 60)));
}

/** Acts after the withdrawal belong to no award. */
async function escribirSueltos(db: EntityManager, planId: number, dia: Fecha): Promise<void> {
  for (const [i, tipo] of [e.medioAprobado, e.pagareAprobado, e.entrega].entries())
    await db.insert(Evento, evento(tipo, planId, instante(dia, 21, i)));
}

/** Writes orders and sheets like the product's: an order and an approval are created, copied, and dated outside every period. */
async function impresor(t: TestApp) {
  const db = t.application.dataSource.manager;
  await medioAprobado(t);
  const { id: ordenId, medioId } = await ordenAprobada(t);
  const orden = await db.findOneByOrFail(OrdenDeCompra, { id: ordenId });
  const enOrden = await db.findOneByOrFail(OrdenPlan, { ordenId });
  const medio = await db.findOneByOrFail(MedioAprobacion, { id: medioId });
  const ficha = await db.findOneByOrFail(FichaBien, { id: medio.fichaId });
  const enFicha = await db.findOneByOrFail(FichaPlan, { fichaId: medio.fichaId });
  for (const { id, planId } of await db.find(Adjudicacion)) {
    await db.update(Evento, { planId }, { fecha: instante('2019-01-01', 21, 0) });
    await db.update(
      Adjudicacion,
      { id },
      { fecha: '2019-01-01', estado: 'RADJ', retiradoEn: instante('2019-01-01', 20, 0) },
    );
  }
  let numero = ordenId;
  const copia = async <T extends object>(entidad: new () => T, row: T, cambio: Partial<T>): Promise<number> => {
    const { id: _, ...resto } = row as T & { id: number };
    return (await db.insert(entidad, { ...resto, ...cambio } as never)).identifiers[0]?.id as number;
  };
  return async (
    { producto, adjudicacionId, retiro, papeles }: Historia,
    planActual: { planId: number; personaId: number },
  ) => {
    // a withdrawn award releases its order and sheet
    const vive = retiro === null;
    const de = { ...planActual, adjudicacionId };
    const unaFicha = async (estadoBien: 'Nuevo' | 'Usado', vigente: boolean) => {
      const inmueble = { estadoBien: null, tipoInmueble: INMUEBLES[estadoBien] };
      const fichaId = await copia(FichaBien, ficha, producto === '01' ? { estadoBien } : inmueble);
      await copia(FichaPlan, enFicha, { ...de, fichaId, vigente });
      return fichaId;
    };
    const unaOrden = async (estadoBien: 'Nuevo' | 'Usado', vigente: boolean) => {
      const fichaId = await copia(FichaBien, ficha, { estadoBien });
      const deMedio = await copia(MedioAprobacion, medio, { fichaId, idOrden: null });
      numero += 1;
      await db.insert(OrdenDeCompra, {
        ...orden,
        ...{ id: numero, medioId: deMedio, estadoBien, estado: vigente ? 'aprobada' : 'anulada' },
      });
      await copia(OrdenPlan, enOrden, { planId: planActual.planId, adjudicacionId, ordenId: numero, vigente });
    };
    if (papeles.fichaDejada !== null) await unaFicha(papeles.fichaDejada, false);
    if (papeles.ficha !== null) await unaFicha(papeles.ficha, vive);
    if (papeles.ordenAnulada !== null) await unaOrden(papeles.ordenAnulada, false);
    if (papeles.orden !== null) await unaOrden(papeles.orden, vive);
  };
}
