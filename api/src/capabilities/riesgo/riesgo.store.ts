import type { EvaluacionDeParametro, ParametroCalculado, ParametroDeRiesgo } from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { boolOf, isoOf, numberOrNull, textOrNull } from '../../columns/columns';
import { readIn, readMany, readOne } from '../../db/engine/read';
import { insertMany } from '../../db/transaction/bulk';
import { guardedUpdate, updateWhere } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Carpeta } from '../../entities/carpeta.entity';
import { EvaluacionRiesgo, ExcepcionRiesgo, ParametroRiesgo, RiesgoPlan } from '../../entities/riesgo.entity';
import type { Autor } from '../../request/version';
import type { PlanRow } from '../plan';
import { nombreUnido, unirUsuario } from '../usuario';

/** Owner of the risk: the folder of the live award and the holder. A plan without award has none. */
type DuenoDeRiesgo = Pick<PlanRow, 'carpetaId' | 'personaId'>;

interface ExcepcionRow {
  observacion: string;
  puntaje: number;
  usuario: string;
  usuarioId: number;
  fecha: string;
}

/** Stored risk of a plan. */
export interface RiesgoRow {
  /** null = none stored yet. */
  id: number | null;
  /** Whether its evaluations are those of the present holder. */
  vigente: boolean;
  puntaje: number | null;
  conBien: boolean;
  calculadoPor: string | null;
  calculadoEn: string | null;
  garantiasConfirmadas: boolean;
  garantiasPor: string | null;
  garantiasEn: string | null;
  excepcion: ExcepcionRow | null;
  /** Author of the last change. */
  ultimoCambio: Autor;
  /** 0 = none stored yet. */
  version: number;
}

/** A parameter with its state in one plan; `evaluacion` null = not evaluated. */
export interface ParametroRow extends ParametroDeRiesgo {
  id: number;
  activo: boolean;
  evaluacion: (EvaluacionDeParametro & { valor: number; aplica: boolean }) | null;
  marca: { usuarioId: number; usuario: string; fecha: string; motivo: string | null; antes: string | null } | null;
}

export type NuevaEvaluacion = Omit<EvaluacionRiesgo, 'id' | 'riesgoId'>;

export type CambioDeRiesgo = Partial<
  Omit<RiesgoPlan, 'id' | 'carpetaId' | 'actualizadoPor' | 'actualizadoEn' | 'version'>
>;
type Cruda = Record<string, unknown>;

const NADA: RiesgoRow = {
  id: null,
  vigente: false,
  puntaje: null,
  conBien: false,
  calculadoPor: null,
  calculadoEn: null,
  garantiasConfirmadas: false,
  garantiasPor: null,
  garantiasEn: null,
  excepcion: null,
  ultimoCambio: { quien: null, cuando: null },
  version: 0,
};
const OF_RIESGO = [
  'id',
  'personaId',
  'puntaje',
  'conBien',
  'calculadoEn',
  'garantiasConfirmadas',
  'garantiasEn',
  'actualizadoEn',
  'version',
];
const OF_PARAMETRO = ['id', 'codigo', 'nombre', 'detalle', 'valor', 'regla', 'garantia', 'activo'];
const OF_EVALUACION = [
  'aplica',
  'cumple',
  'origen',
  'mirado',
  'encontrado',
  'marcadoPor',
  'marcadoEn',
  'motivo',
  'marcaAntes',
];

export class RiesgoStore {
  private readonly readCalculados = readIn<ParametroCalculado & { riesgoId: number }>((manager) =>
    manager
      .createQueryBuilder()
      .from(EvaluacionRiesgo, 'evaluacion')
      .innerJoin(ParametroRiesgo, 'parametro', 'parametro.id = evaluacion.parametroId')
      .select(['riesgoId', 'cumple', 'encontrado', 'origen'].map((c) => `evaluacion.${c} AS ${c}`))
      .addSelect('parametro.nombre', 'nombre')
      .addSelect('parametro.regla', 'regla')
      .where("evaluacion.riesgoId IN (:...riesgoIds) AND evaluacion.origen = 'regla'", { riesgoIds: [] })
      .andWhere('evaluacion.aplica = :si', { si: true }),
  );

  constructor(private readonly dataSource: DataSource) {}

  /** Score, exception and review of a plan. One statement; none for a plan without award. */
  async findOf({ carpetaId, personaId }: DuenoDeRiesgo, manager = this.dataSource.manager): Promise<RiesgoRow> {
    if (carpetaId === null) return NADA;
    const query = manager
      .createQueryBuilder()
      .from(Carpeta, 'carpeta')
      .leftJoin(RiesgoPlan, 'riesgo', 'riesgo.carpetaId = carpeta.id')
      .leftJoin(ExcepcionRiesgo, 'excepcion', 'excepcion.carpetaId = carpeta.id AND excepcion.personaId = :personaId', {
        personaId,
      })
      .select('excepcion.observacion', 'observacion')
      .addSelect('excepcion.puntaje', 'puntajeDeExcepcion')
      .addSelect('excepcion.fecha', 'fecha')
      .addSelect('excepcion.usuarioId', 'exceptuadoPor')
      .where('carpeta.id = :carpetaId', { carpetaId });
    for (const column of OF_RIESGO) query.addSelect(`riesgo.${column}`, column);
    unirUsuario(query, 'autor', 'riesgo.calculadoPor');
    unirUsuario(query, 'garantiasPor', 'riesgo.garantiasPor');
    unirUsuario(query, 'exceptuo', 'excepcion.usuarioId');
    unirUsuario(query, 'actualizadoPor', 'riesgo.actualizadoPor');
    const row = await readOne<Cruda>(query);
    return row === null ? NADA : riesgoDe(row, personaId);
  }

  /** Parameters in order, with their state in the plan. One statement. */
  async listParametros(
    { id, vigente }: Pick<RiesgoRow, 'id' | 'vigente'>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ParametroRow[]> {
    const query = manager
      .createQueryBuilder()
      .from(ParametroRiesgo, 'parametro')
      // no row has the key 0: nothing is found for another person, or before the first calculation
      .leftJoin(
        EvaluacionRiesgo,
        'evaluacion',
        'evaluacion.parametroId = parametro.id AND evaluacion.riesgoId = :riesgoId',
        {
          riesgoId: vigente ? id : 0,
        },
      )
      .select('evaluacion.id', 'evaluacionId')
      .addSelect('evaluacion.valor', 'puntos')
      .orderBy('parametro.orden', 'ASC')
      .addOrderBy('parametro.id', 'ASC');
    for (const column of OF_PARAMETRO) query.addSelect(`parametro.${column}`, column);
    for (const column of OF_EVALUACION) query.addSelect(`evaluacion.${column}`, column);
    unirUsuario(query, 'autor', 'evaluacion.marcadoPor');
    return (await readMany<Cruda>(query)).map(parametroDe);
  }

  /** Rule results of these plans at their last calculation, by risk id. One statement. */
  async findCalculados(
    riesgoIds: readonly number[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Map<number, ParametroCalculado[]>> {
    if (riesgoIds.length === 0) return new Map();
    const rows = await this.readCalculados(manager, { riesgoIds });
    return Map.groupBy(
      rows.map((row) => ({ ...row, riesgoId: Number(row.riesgoId), cumple: boolOf(row.cumple) })),
      ({ riesgoId }) => riesgoId,
    );
  }

  /** For the status page and the folder (EST-502, EST-523, CLI-029). One statement. */
  async findAvance(
    dueno: DuenoDeRiesgo,
    manager?: EntityManager,
  ): Promise<{ riesgo: number; excepcion: boolean; conBien: boolean }> {
    const { puntaje, excepcion, conBien } = await this.findOf(dueno, manager);
    return { riesgo: puntaje ?? 0, excepcion: excepcion !== null, conBien };
  }

  /** The whole row under its version; the first save inserts it. Returns its key; null = stale version. */
  async save(
    tx: Tx,
    { carpetaId, personaId }: DuenoDeRiesgo,
    { id, version, vigente }: RiesgoRow,
    cambio: CambioDeRiesgo,
  ): Promise<number | null> {
    const autor = { actualizadoPor: tx.actor.id || null, actualizadoEn: tx.now };
    const limpia = { puntaje: null, conBien: false, calculadoPor: null, calculadoEn: null, ...SIN_REVISION };
    if (id === null) {
      const row = { ...limpia, ...cambio, ...autor, carpetaId: carpetaId as number, personaId, version: 1 };
      const { identifiers } = await tx.manager.insert(RiesgoPlan, row);
      return identifiers[0]?.id as number;
    }
    const fila = { ...(vigente ? {} : limpia), ...cambio, ...autor, personaId };
    if ((await guardedUpdate(tx.manager, RiesgoPlan, { id, version }, fila)) !== 1) return null;
    // the row becomes the present holder's: the former one's evaluations must not apply to him
    if (!vigente) await tx.manager.delete(EvaluacionRiesgo, { riesgoId: id });
    return id;
  }

  /** Replaces all, in the transaction that locks the folder. */
  async replaceAll(tx: Tx, riesgoId: number, evaluaciones: readonly NuevaEvaluacion[]): Promise<void> {
    await tx.manager.delete(EvaluacionRiesgo, { riesgoId });
    await insertMany(
      tx.manager,
      EvaluacionRiesgo,
      evaluaciones.map((evaluacion) => ({ ...evaluacion, riesgoId })),
    );
  }

  async add(tx: Tx, riesgoId: number, { parametroId, ...evaluacion }: NuevaEvaluacion): Promise<void> {
    const written = await updateWhere(tx.manager, EvaluacionRiesgo, { riesgoId, parametroId }, evaluacion);
    if (written === 0) await tx.manager.insert(EvaluacionRiesgo, { riesgoId, parametroId, ...evaluacion });
  }

  async insertExcepcion(
    tx: Tx,
    { carpetaId, personaId }: DuenoDeRiesgo,
    excepcion: Pick<ExcepcionRiesgo, 'observacion' | 'puntaje'>,
  ): Promise<void> {
    await tx.manager.insert(ExcepcionRiesgo, {
      ...excepcion,
      carpetaId: carpetaId as number,
      personaId,
      usuarioId: tx.actor.id,
      fecha: tx.now,
    });
  }
}

const SIN_REVISION = { garantiasConfirmadas: false, garantiasPor: null, garantiasEn: null } as const;

function riesgoDe(row: Cruda, personaId: number): RiesgoRow {
  const excepcion: ExcepcionRow | null =
    textOrNull(row.fecha) === null
      ? null
      : {
          observacion: String(row.observacion),
          puntaje: Number(row.puntajeDeExcepcion),
          usuario: nombreUnido(row, 'exceptuo') ?? '',
          usuarioId: Number(row.exceptuadoPor),
          fecha: isoOf(row.fecha) as string,
        };
  const id = numberOrNull(row.id);
  if (id === null) return { ...NADA, excepcion };
  const ultimoCambio = { quien: nombreUnido(row, 'actualizadoPor'), cuando: isoOf(row.actualizadoEn) };
  const llave = { id, version: Number(row.version), excepcion, ultimoCambio };
  if (Number(row.personaId) !== personaId) return { ...NADA, ...llave };
  return {
    ...llave,
    vigente: true,
    puntaje: numberOrNull(row.puntaje),
    conBien: boolOf(row.conBien),
    calculadoPor: nombreUnido(row, 'autor'),
    calculadoEn: isoOf(row.calculadoEn),
    garantiasConfirmadas: boolOf(row.garantiasConfirmadas),
    garantiasPor: nombreUnido(row, 'garantiasPor'),
    garantiasEn: isoOf(row.garantiasEn),
  };
}

function parametroDe(row: Cruda): ParametroRow {
  const evaluada = numberOrNull(row.evaluacionId) !== null;
  const marcadoPor = numberOrNull(row.marcadoPor);
  return {
    id: Number(row.id),
    codigo: String(row.codigo),
    nombre: String(row.nombre),
    detalle: textOrNull(row.detalle),
    valor: Number(row.valor),
    regla: textOrNull(row.regla),
    garantia: boolOf(row.garantia),
    activo: boolOf(row.activo),
    evaluacion: evaluada
      ? {
          valor: Number(row.puntos),
          aplica: boolOf(row.aplica),
          cumple: boolOf(row.cumple),
          origen: textOrNull(row.origen) as EvaluacionDeParametro['origen'],
          mirado: textOrNull(row.mirado),
          encontrado: textOrNull(row.encontrado),
        }
      : null,
    marca:
      marcadoPor === null
        ? null
        : {
            usuarioId: marcadoPor,
            usuario: nombreUnido(row, 'autor') ?? '',
            fecha: isoOf(row.marcadoEn) as string,
            motivo: textOrNull(row.motivo),
            antes: textOrNull(row.marcaAntes),
          },
  };
}
