import { centavosDeDecimal, estadoDeMedio, etiquetaDeMedio, type PrecioDeDecision } from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { boolOrNull } from '../../columns/columns';
import { readOne } from '../../db/engine/read';
import { FichaBien, FichaPlan, MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { PrecioVehiculo } from '../../entities/vehiculo.entity';
import type { PlanRow } from '../plan';
import type { FichaRow } from './medio-aprobacion.store';

/** The live award and its holder. */
type DuenoDelBien = Pick<PlanRow, 'adjudicacionId' | 'personaId'>;

interface Row {
  id: number;
  estado: unknown;
  enviadoEn: unknown;
  valor: unknown;
  marca: string | null;
  modelo: string | null;
  modeloId: number | null;
  anio: number | null;
  estadoBien: string | null;
  tipoInmueble: string | null;
  direccion: string | null;
}

const DE_FICHA = ['marca', 'modelo', 'modeloId', 'anio', 'estadoBien', 'tipoInmueble', 'direccion'] as const;

/** The requested price of a good beside those of the dealers' lists. */
export class PrecioDeMedios {
  constructor(private readonly dataSource: DataSource) {}

  /** Of the approval in force of a plan; null = none. Two statements at most. */
  async dePlan(
    { adjudicacionId, personaId }: DuenoDelBien,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<PrecioDeDecision | null> {
    if (adjudicacionId === null) return null;
    const query = manager
      .createQueryBuilder()
      .from(FichaPlan, 'fichaPlan')
      .innerJoin(FichaBien, 'ficha', 'ficha.id = fichaPlan.fichaId')
      .innerJoin(MedioAprobacion, 'medio', 'medio.fichaId = fichaPlan.fichaId')
      .select(['id', 'estado', 'enviadoEn', 'valor'].map((columna) => `medio.${columna} AS ${columna}`))
      .where(
        'fichaPlan.adjudicacionId = :adjudicacionId AND fichaPlan.personaId = :personaId AND fichaPlan.vigente = :vigente',
      )
      .setParameters({ adjudicacionId, personaId, vigente: true });
    for (const columna of DE_FICHA) query.addSelect(`ficha.${columna}`, columna);
    const row = await readOne<Row>(query);
    if (row === null) return null;
    return {
      medio: Number(row.id),
      estado: etiquetaDeMedio[estadoDeMedio({ estado: boolOrNull(row.estado), enviado: row.enviadoEn })],
      bien: nombreDelBien(row),
      valor: centavosDeDecimal(row.valor),
      lista: await this.lista(row, manager),
    };
  }

  /** Lowest and highest price for model, year and state in the dealers' lists. */
  async lista(
    { modeloId, anio, estadoBien }: Pick<FichaRow, 'modeloId' | 'anio' | 'estadoBien'>,
    manager: EntityManager,
  ): Promise<PrecioDeDecision['lista']> {
    if (modeloId === null || anio === null || estadoBien === null) return null;
    const query = manager
      .createQueryBuilder()
      .from(PrecioVehiculo, 'precio')
      .select('MIN(precio.precio)', 'minimo')
      .addSelect('MAX(precio.precio)', 'maximo')
      .where('precio.modeloId = :modeloId AND precio.anio = :anio AND precio.estadoBien = :estadoBien')
      .setParameters({ modeloId, anio, estadoBien });
    const precios = await readOne<{ minimo: unknown; maximo: unknown }>(query);
    if (precios === null || precios.minimo === null) return null;
    return { minimo: centavosDeDecimal(precios.minimo), maximo: centavosDeDecimal(precios.maximo) };
  }
}

const nombreDelBien = ({ marca, modelo, anio, estadoBien, tipoInmueble, direccion }: Row): string =>
  [...(marca === null ? [tipoInmueble, direccion] : [marca, modelo, anio, estadoBien])]
    .filter((parte) => parte !== null && parte !== '')
    .join(' ');
