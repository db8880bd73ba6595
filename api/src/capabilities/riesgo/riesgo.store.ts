import type { EvaluacionDeParametro, ParametroCalculado, ParametroDeRiesgo } from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { boolOf, isoOf, numberOrNull, textOrNull } from '../../columns/columns';
import { readIn, readMany, readOne } from '../../db/engine/read';
import { insertMany } from '../../db/transaction/bulk';
import { guardedUpdate } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Carpeta } from '../../entities/carpeta.entity';
import { EvaluacionRiesgo, ExcepcionRiesgo, ParametroRiesgo, RiesgoPlan } from '../../entities/riesgo.entity';
import type { Autor } from '../../request/version';
import type { FilaDePlan } from '../plan';
import { nombreUnido, unirUsuario } from '../usuario';

/** Whose risk: the folder of the live award and the holder. A plan without award has none. */
export type DuenoDeRiesgo = Pick<FilaDePlan, 'carpetaId' | 'personaId'>;

export interface FilaDeExcepcion {
  observacion: string;
  puntaje: number;
  usuario: string;
  usuarioId: number;
  fecha: string;
}

/** What is kept of a plan's risk. */
export interface FilaDeRiesgo {
  /** null = nothing is kept yet. */
  id: number | null;
  /** Its evaluations are those of the present holder. */
  vigente: boolean;
  puntaje: number | null;
  conBien: boolean;
  calculadoPor: string | null;
  calculadoEn: string | null;
  garantiasConfirmadas: boolean;
  garantiasPor: string | null;
  garantiasEn: string | null;
  excepcion: FilaDeExcepcion | null;
  /** Who changed anything of it last. */
  ultimoCambio: Autor;
  /** 0 = nothing is kept yet. */
  version: number;
}

/** A parameter of the list with how it stands in one plan; `evaluacion` null = not evaluated. */
export interface FilaDeParametro extends ParametroDeRiesgo {
  id: number;
  activo: boolean;
  evaluacion: (EvaluacionDeParametro & { valor: number; aplica: boolean }) | null;
  marca: { usuarioId: number; usuario: string; fecha: string; motivo: string | null; antes: string | null } | null;
}

/** An evaluation as it is to be kept. */
export type NuevaEvaluacion = Omit<EvaluacionRiesgo, 'id' | 'riesgoId'>;

export type CambioDeRiesgo = Partial<
  Omit<RiesgoPlan, 'id' | 'carpetaId' | 'actualizadoPor' | 'actualizadoEn' | 'version'>
>;
type Cruda = Record<string, unknown>;

const NADA: FilaDeRiesgo = {
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
  private readonly deLasReglas = readIn<ParametroCalculado & { riesgoId: number }>((manager) =>
    manager
      .createQueryBuilder()
      .from(EvaluacionRiesgo, 'e')
      .innerJoin(ParametroRiesgo, 'p', 'p.id = e.parametroId')
      .select(['riesgoId', 'cumple', 'encontrado', 'origen'].map((c) => `e.${c} AS ${c}`))
      .addSelect('p.nombre', 'nombre')
      .addSelect('p.regla', 'regla')
      .where("e.riesgoId IN (:...riesgoIds) AND e.origen = 'regla'", { riesgoIds: [] })
      .andWhere('e.aplica = :si', { si: true }),
  );

  constructor(private readonly dataSource: DataSource) {}

  /** Score, exception and review of a plan. One statement; none for a plan without award. */
  async de({ carpetaId, personaId }: DuenoDeRiesgo, manager = this.dataSource.manager): Promise<FilaDeRiesgo> {
    if (carpetaId === null) return NADA;
    const query = manager
      .createQueryBuilder()
      .from(Carpeta, 'c')
      .leftJoin(RiesgoPlan, 'r', 'r.carpetaId = c.id')
      .leftJoin(ExcepcionRiesgo, 'x', 'x.carpetaId = c.id AND x.personaId = :personaId', { personaId })
      .select('x.observacion', 'observacion')
      .addSelect('x.puntaje', 'puntajeDeExcepcion')
      .addSelect('x.fecha', 'fecha')
      .addSelect('x.usuarioId', 'exceptuadoPor')
      .where('c.id = :carpetaId', { carpetaId });
    for (const column of OF_RIESGO) query.addSelect(`r.${column}`, column);
    unirUsuario(query, 'u', 'r.calculadoPor');
    unirUsuario(query, 'g', 'r.garantiasPor');
    unirUsuario(query, 'v', 'x.usuarioId');
    unirUsuario(query, 'w', 'r.actualizadoPor');
    const fila = await readOne<Cruda>(query);
    return fila === null ? NADA : riesgoDe(fila, personaId);
  }

  /** The list of parameters in its order, with what is kept of each in the plan. One statement. */
  async parametros(
    { id, vigente }: Pick<FilaDeRiesgo, 'id' | 'vigente'>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<FilaDeParametro[]> {
    const query = manager
      .createQueryBuilder()
      .from(ParametroRiesgo, 'p')
      // no row has the key 0: of somebody else, or of nobody yet, nothing is found
      .leftJoin(EvaluacionRiesgo, 'e', 'e.parametroId = p.id AND e.riesgoId = :riesgoId', {
        riesgoId: vigente ? id : 0,
      })
      .select('e.id', 'evaluacionId')
      .addSelect('e.valor', 'puntos')
      .orderBy('p.orden', 'ASC')
      .addOrderBy('p.id', 'ASC');
    for (const column of OF_PARAMETRO) query.addSelect(`p.${column}`, column);
    for (const column of OF_EVALUACION) query.addSelect(`e.${column}`, column);
    unirUsuario(query, 'u', 'e.marcadoPor');
    return (await readMany<Cruda>(query)).map(parametroDe);
  }

  /** What the rules found in these plans when their scores were calculated, by the key of their folders' risk. One statement. */
  async calculados(
    riesgoIds: readonly number[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Map<number, ParametroCalculado[]>> {
    if (riesgoIds.length === 0) return new Map();
    const filas = await this.deLasReglas(manager, { riesgoIds });
    return Map.groupBy(
      filas.map((fila) => ({ ...fila, riesgoId: Number(fila.riesgoId), cumple: boolOf(fila.cumple) })),
      ({ riesgoId }) => riesgoId,
    );
  }

  /** What the status page and the folder ask (EST-502, EST-523, CLI-029). One statement. */
  async avance(
    dueno: DuenoDeRiesgo,
    manager?: EntityManager,
  ): Promise<{ riesgo: number; excepcion: boolean; conBien: boolean }> {
    const { puntaje, excepcion, conBien } = await this.de(dueno, manager);
    return { riesgo: puntaje ?? 0, excepcion: excepcion !== null, conBien };
  }

  /** The whole row under its version; the first makes it. Returns its key; null = somebody was faster. */
  async save(
    tx: Tx,
    { carpetaId, personaId }: DuenoDeRiesgo,
    { id, version, vigente }: FilaDeRiesgo,
    cambio: CambioDeRiesgo,
  ): Promise<number | null> {
    const autor = { actualizadoPor: tx.actor.id || null, actualizadoEn: tx.now };
    const limpia = { puntaje: null, conBien: false, calculadoPor: null, calculadoEn: null, ...SIN_REVISION };
    if (id === null) {
      const fila = { ...limpia, ...cambio, ...autor, carpetaId: carpetaId as number, personaId, version: 1 };
      const { identifiers } = await tx.manager.insert(RiesgoPlan, fila);
      return identifiers[0]?.id as number;
    }
    const fila = { ...(vigente ? {} : limpia), ...cambio, ...autor, personaId };
    if ((await guardedUpdate(tx.manager, RiesgoPlan, { id, version }, fila)) !== 1) return null;
    // from now on the row is the present holder's: what was said of the one before must not become his
    if (!vigente) await tx.manager.delete(EvaluacionRiesgo, { riesgoId: id });
    return id;
  }

  /** In place of all that was kept, in the transaction that holds the folder. */
  async replaceAll(tx: Tx, riesgoId: number, evaluaciones: readonly NuevaEvaluacion[]): Promise<void> {
    await tx.manager.delete(EvaluacionRiesgo, { riesgoId });
    await insertMany(
      tx.manager,
      EvaluacionRiesgo,
      evaluaciones.map((evaluacion) => ({ ...evaluacion, riesgoId })),
    );
  }

  /** One parameter. */
  async add(tx: Tx, riesgoId: number, { parametroId, ...evaluacion }: NuevaEvaluacion): Promise<void> {
    const { affected } = await tx.manager.update(EvaluacionRiesgo, { riesgoId, parametroId }, evaluacion);
    if (affected === 0) await tx.manager.insert(EvaluacionRiesgo, { riesgoId, parametroId, ...evaluacion });
  }

  async exceptuar(
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

function riesgoDe(fila: Cruda, personaId: number): FilaDeRiesgo {
  const excepcion: FilaDeExcepcion | null =
    textOrNull(fila.fecha) === null
      ? null
      : {
          observacion: String(fila.observacion),
          puntaje: Number(fila.puntajeDeExcepcion),
          usuario: nombreUnido(fila, 'v') ?? '',
          usuarioId: Number(fila.exceptuadoPor),
          fecha: isoOf(fila.fecha) as string,
        };
  const id = numberOrNull(fila.id);
  if (id === null) return { ...NADA, excepcion };
  const ultimoCambio = { quien: nombreUnido(fila, 'w'), cuando: isoOf(fila.actualizadoEn) };
  const llave = { id, version: Number(fila.version), excepcion, ultimoCambio };
  if (Number(fila.personaId) !== personaId) return { ...NADA, ...llave };
  return {
    ...llave,
    vigente: true,
    puntaje: numberOrNull(fila.puntaje),
    conBien: boolOf(fila.conBien),
    calculadoPor: nombreUnido(fila, 'u'),
    calculadoEn: isoOf(fila.calculadoEn),
    garantiasConfirmadas: boolOf(fila.garantiasConfirmadas),
    garantiasPor: nombreUnido(fila, 'g'),
    garantiasEn: isoOf(fila.garantiasEn),
  };
}

function parametroDe(fila: Cruda): FilaDeParametro {
  const evaluada = numberOrNull(fila.evaluacionId) !== null;
  const marcadoPor = numberOrNull(fila.marcadoPor);
  return {
    id: Number(fila.id),
    codigo: String(fila.codigo),
    nombre: String(fila.nombre),
    detalle: textOrNull(fila.detalle),
    valor: Number(fila.valor),
    regla: textOrNull(fila.regla),
    garantia: boolOf(fila.garantia),
    activo: boolOf(fila.activo),
    evaluacion: evaluada
      ? {
          valor: Number(fila.puntos),
          aplica: boolOf(fila.aplica),
          cumple: boolOf(fila.cumple),
          origen: textOrNull(fila.origen) as EvaluacionDeParametro['origen'],
          mirado: textOrNull(fila.mirado),
          encontrado: textOrNull(fila.encontrado),
        }
      : null,
    marca:
      marcadoPor === null
        ? null
        : {
            usuarioId: marcadoPor,
            usuario: nombreUnido(fila, 'u') ?? '',
            fecha: isoOf(fila.marcadoEn) as string,
            motivo: textOrNull(fila.motivo),
            antes: textOrNull(fila.marcaAntes),
          },
  };
}
