import { type Fecha, sumarDias, tiposDeEvento } from '@adjudica/domain';
import fc from 'fast-check';
import type { EntityManager } from 'typeorm';
import { Adjudicacion } from '../entities/adjudicacion.entity';
import { Carpeta } from '../entities/carpeta.entity';
import { Evento } from '../entities/evento.entity';
import type { Grupo } from '../entities/grupo.entity';
import { adjudicarPlan, crearAsamblea, crearGrupo, crearPlan } from './builders';
import { deMes, diasContados, evento } from './tablero';

const e = tiposDeEvento;
const HOY: Fecha = '2026-03-10';

/** After a withdrawal: nothing, another plan takes the place, or its own plan is awarded again. */
type Despues = 'nada' | 'reasignada' | 'otra vez';

/** One award of a plan that may have had others. Days as dates in Ecuador; null = none. */
export interface AdjudicacionSorteada {
  readonly producto: '01' | '02';
  readonly fecha: Fecha;
  readonly retiro: Fecha | null;
  readonly entrega: Fecha | null;
  readonly reasignada: boolean;
  readonly correccion: Fecha | null;
  /** In order, without the delivery. */
  readonly pasos: readonly (readonly [tipo: string, dia: Fecha])[];
}
export interface AdjudicacionCreada extends AdjudicacionSorteada {
  readonly idCodigo: string;
}

const vida = fc.record({
  espera: fc.integer({ min: 0, max: 25 }),
  entrega: fc.option(fc.integer({ min: 0, max: 60 }), { freq: 2 }),
  retiro: fc.integer({ min: 1, max: 40 }),
  correccion: fc.option(fc.integer({ min: 0, max: 30 }), { freq: 2 }),
  cuando: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 }),
});
const historia = fc.record({
  producto: fc.constantFrom('01' as const, '02' as const),
  fecha: fc.integer({ min: 0, max: 80 }).map((dias) => sumarDias('2025-12-01', dias)),
  vidas: fc.array(vida, { minLength: 3, maxLength: 3 }),
  despues: fc.array(fc.constantFrom<Despues>('nada', 'reasignada', 'otra vez'), { minLength: 2, maxLength: 2 }),
});

const ALAS_23 = '23:00';
const instante = (dia: Fecha, hora: string) => new Date(`${dia}T${hora}-05:00`);
const siYaPaso = (dia: Fecha): Fecha | null => (dia > HOY ? null : dia);

/**
 * Awards withdrawn, reassigned, awarded again, and corrected by the minutes, drawn once and the same in every run. Each is returned as drawn, so that
 * figures are counted without reading tables.
 */
export async function sembrarCambios(db: EntityManager): Promise<AdjudicacionCreada[]> {
  const grupos = { '01': await crearGrupo(db), '02': await crearGrupo(db, { productoCodigo: '02' }) };
  for (const grupo of Object.values(grupos)) await crearAsamblea(db, grupo, { fecha: '2025-12-01', estado: 'C' });
  const creadas: AdjudicacionCreada[] = [];
  for (const { producto, fecha: primera, vidas, despues } of fc.sample(historia, { numRuns: 60, seed: 511 })) {
    let [plan, fecha, desde, reasignada] = [await crearPlan(db, grupos[producto]), primera, primera, false];
    for (const [i, vida] of vidas.entries()) {
      const sigue = despues[i];
      const retiro = sigue === undefined ? null : siYaPaso(sumarDias(desde, vida.retiro));
      // delivered awards are not withdrawn
      const entrega = retiro === null && vida.entrega !== null ? siYaPaso(sumarDias(desde, vida.entrega)) : null;
      const correccion = vida.correccion === null ? null : siYaPaso(sumarDias(desde, vida.correccion));
      const corregida = correccion !== null && (retiro === null || correccion < retiro) ? correccion : null;
      const fin = retiro ?? entrega ?? HOY;
      let dia = desde;
      const pasos = [e.asignacion, e.solicitudGenerada, e.carpetaEnviada, e.carpetaAprobada].flatMap((tipo, n) => {
        dia = sumarDias(dia, vida.cuando[n] as number);
        return dia > fin || (retiro !== null && dia === fin) ? [] : [[tipo, dia] as const];
      });
      const sorteada = { producto, fecha, retiro, entrega, reasignada, correccion: corregida, pasos };
      creadas.push({ ...sorteada, idCodigo: plan.idCodigo });
      await crear(db, { plan, grupo: grupos[producto], desde }, sorteada);
      if (retiro === null || sigue === 'nada') break;
      reasignada = sigue === 'reasignada';
      if (reasignada) [plan, desde] = [await crearPlan(db, grupos[producto]), retiro];
      else {
        desde = sumarDias(retiro, 1 + vida.espera);
        fecha = desde;
        if (fecha > HOY) break;
      }
    }
  }
  return creadas;
}

async function crear(
  db: EntityManager,
  { plan, grupo, desde }: { plan: Awaited<ReturnType<typeof crearPlan>>; grupo: Grupo; desde: Fecha },
  { fecha, retiro, entrega, reasignada, correccion, pasos }: AdjudicacionSorteada,
): Promise<void> {
  const { id: planId, titular, valorCuota } = plan;
  const { adjudicacionId } = await adjudicarPlan(db, { id: planId, grupoId: grupo.id, titular, valorCuota });
  const deRetiro = retiro === null ? {} : { estado: 'RADJ', retiradoEn: instante(retiro, '22:00') };
  const viaIngreso = reasignada ? 'REASIGNACION' : 'ASAMBLEA';
  await db.update(Adjudicacion, { id: adjudicacionId }, { fecha, viaIngreso, ...deRetiro });
  // a reassigned one begins on the day of the withdrawal
  await db.update(Carpeta, { adjudicacionId }, { abiertaEn: instante(desde, reasignada ? '22:30' : '00:30') });
  const eventos = [
    ...pasos,
    ...(entrega === null ? [] : [[e.entrega, entrega] as const]),
    ...(correccion === null ? [] : [[e.correccion, correccion] as const]),
  ];
  for (const [tipo, dia] of eventos) await db.insert(Evento, evento(tipo, planId, instante(dia, ALAS_23)));
}

/** Expected figures of a product and a month ('2026-02') or year. */
export function esperadoConCambios(creadas: readonly AdjudicacionCreada[], producto: string, mes: string) {
  const delProducto = creadas.filter((creada) => creada.producto === producto);
  const adjudicadas = delProducto.filter(({ fecha }) => deMes(fecha, mes));
  const vigentes = adjudicadas.filter(({ retiro }) => retiro === null);
  return {
    entregados: delProducto.flatMap(({ idCodigo, fecha, entrega }) =>
      entrega !== null && deMes(entrega, mes) ? [{ idCodigo, dias: diasContados(fecha, entrega) }] : [],
    ),
    adjudicados: vigentes,
    sinBien: vigentes.filter(({ entrega }) => entrega === null),
    retiradas: adjudicadas.filter(({ retiro }) => retiro !== null),
    pasos: delProducto.flatMap(({ idCodigo, fecha, pasos, entrega }) => {
      const hechos = [...pasos, ...(entrega === null ? [] : [[e.entrega, entrega] as const])];
      return hechos.flatMap(([tipo, dia], i) => {
        const [, antes] = hechos[i - 1] ?? ['', fecha];
        if (!deMes(dia, mes)) return [];
        const departamento = tipo === e.carpetaAprobada ? '004' : '002';
        return [{ idCodigo, departamento, dias: diasContados(antes, dia) }];
      });
    }),
  };
}
