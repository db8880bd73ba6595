import {
  camposIncorrectos,
  comoFecha,
  erroresDePlazo,
  formularioDePlazo,
  mensajes,
  type Plazo as PlazoDelContrato,
  type TablaDePlazo,
} from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { readMany } from '../../db/engine/read';
import type { UnitOfWork } from '../../db/transaction/unit-of-work';
import { Plazo } from '../../entities/plazo.entity';
import { type RecordDefinition, RecordTable } from '../../records';
import type { PlazoVista } from './plazo.dto';
import { listaDePlazos } from './plazo.lista';

const plazos: RecordDefinition<TablaDePlazo, PlazoVista> = {
  registro: formularioDePlazo,
  entity: Plazo,
  lista: listaDePlazos,
  busca: ['clausula'],
  unicos: [{ campos: ['codigo', 'producto', 'desde'], mensaje: mensajes.propios.plazoYaExiste }],
  vista: (valores) => valores,
  async check(_manager, valores) {
    const errores = erroresDePlazo(valores);
    if (Object.keys(errores).length > 0) throw camposIncorrectos(errores);
  },
};

export class Plazos extends RecordTable<TablaDePlazo, PlazoVista> {
  constructor(work: UnitOfWork) {
    super(work, plazos);
  }
}

/** Terms of the contract, for computations. */
export class PlazosDelContrato {
  constructor(private readonly dataSource: DataSource) {}

  /** Inside a transaction, through its manager. */
  async listAll(manager: EntityManager = this.dataSource.manager): Promise<readonly PlazoDelContrato[]> {
    const query = manager.createQueryBuilder().from(Plazo, 'plazo');
    query.select(['codigo', 'producto', 'desde', 'dias'].map((columna) => `plazo.${columna} AS ${columna}`));
    const rows = await readMany<PlazoDelContrato>(query);
    return rows.map(({ desde, dias, ...row }) => ({ ...row, desde: comoFecha(desde), dias: Number(dias) }));
  }
}
