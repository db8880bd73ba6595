import type { DepartamentoQueTiene, Fecha, Tramo } from '@adjudica/domain';
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { readMany } from '../../db/engine/read';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { loTiene, soloAtrasadas, soloPendientes, unirCarpeta, unirPasos } from './adjudicacion.pasos';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** Late plans of a product that one department has. */
export interface CuentaDeAtrasados {
  readonly idDepartamento: DepartamentoQueTiene;
  readonly producto: string;
  readonly cantidad: number;
  readonly masAntigua: Fecha;
}

/** Departments that hold a folder apart from the executive: only there a plan may be anybody's but 002's. */
const FUERA = "carpeta.idDepartamento IN ('003', '004')";

/** Counts of the board 'Atrasados', as they are committed. */
export class AtrasadosStore {
  constructor(private readonly dataSource: DataSource) {}

  /** Two statements: most plans are with the executive, as their folder alone says; the steps are looked at of the others. */
  async countByDepartamento(tramos: readonly Tramo[]): Promise<CuentaDeAtrasados[]> {
    const conEjecutivo = this.queryAtrasadas(tramos)
      .leftJoin(Carpeta, 'carpeta', 'carpeta.adjudicacionId = adjudicacion.id')
      .select("'002'", 'idDepartamento')
      .andWhere(`(carpeta.idDepartamento IS NULL OR NOT ${FUERA})`);
    const fuera = unirPasos(unirCarpeta(this.queryAtrasadas(tramos)))
      .select(loTiene, 'idDepartamento')
      .andWhere(FUERA)
      .addGroupBy(loTiene);
    const cuentas = await Promise.all([conEjecutivo, fuera].map((query) => readMany<CuentaDeAtrasados>(contar(query))));
    return cuentas.flat().map((row) => ({ ...row, cantidad: Number(row.cantidad) }));
  }

  private queryAtrasadas(tramos: readonly Tramo[]): Query {
    const query = this.dataSource.createQueryBuilder().from(Adjudicacion, 'adjudicacion');
    return soloAtrasadas(soloPendientes(query), tramos).groupBy('adjudicacion.productoCodigo');
  }
}

const contar = (query: Query): Query =>
  query
    .addSelect('adjudicacion.productoCodigo', 'producto')
    .addSelect('COUNT(*)', 'cantidad')
    .addSelect('MIN(adjudicacion.fecha)', 'masAntigua');
