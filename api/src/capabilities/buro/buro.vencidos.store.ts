import { hoyEn } from '@adjudica/domain';
import { type DataSource, type EntityManager, In, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { readMany } from '../../db/engine/read';
import { type ClaseRetenida, contarVencidos, type Quitados, type Vencidos } from '../../db/transaction/retention';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { ConsultaBuro } from '../../entities/consulta-buro.entity';
import { Conyuge } from '../../entities/conyuge.entity';
import { Persona } from '../../entities/persona.entity';
import { Solicitud } from '../../entities/solicitud.entity';

const POR_VEZ = 200;

/**
 * Bureau reports and scores past their retention. The query itself (author, instant, consent) is kept. Held back: holders, guarantors and spouses of
 * a live award.
 */
export class InformesVencidos implements ClaseRetenida {
  constructor(private readonly dataSource: DataSource) {}

  count(antesDe: Date): Promise<Vencidos> {
    // MIN of a char is text without a length, which not every server accepts
    return contarVencidos(this.queryVencidos(this.dataSource.manager, antesDe), 'CAST(consulta.fecha AS varchar(10))');
  }

  async remove({ manager }: Tx, antesDe: Date): Promise<Quitados> {
    const query = this.queryVencidos(manager, antesDe)
      .select('consulta.id', 'id')
      .orderBy('consulta.fecha', 'ASC')
      .limit(POR_VEZ);
    const ids = (await readMany<{ id: number }>(query)).map(({ id }) => id);
    if (ids.length > 0) await manager.update(ConsultaBuro, { id: In(ids) }, { contenido: null, score: null });
    return { filas: ids.length, detalle: { consultas: ids } };
  }

  private queryVencidos(manager: EntityManager, antesDe: Date): SelectQueryBuilder<ObjectLiteral> {
    const query = manager.createQueryBuilder().from(ConsultaBuro, 'consulta');
    const titular = query
      .subQuery()
      .select('1')
      .from(Adjudicacion, 'adjudicacion')
      .innerJoin(Persona, 'persona', 'persona.id = adjudicacion.personaId')
      .where("adjudicacion.estado = 'ADJ' AND persona.identificacion = consulta.cedula");
    const declarado = query
      .subQuery()
      .select('1')
      .from(Solicitud, 'solicitud')
      .innerJoin(
        Adjudicacion,
        'adjudicacionDelPlan',
        "adjudicacionDelPlan.planId = solicitud.planId AND adjudicacionDelPlan.estado = 'ADJ'",
      )
      .leftJoin(Conyuge, 'conyuge', 'conyuge.solicitudId = solicitud.id')
      .where(
        'solicitud.reemplazadaEn IS NULL AND (solicitud.identificacion = consulta.cedula OR conyuge.identificacion = consulta.cedula)',
      );
    return query
      .where('consulta.fecha < :dia AND consulta.contenido IS NOT NULL', { dia: hoyEn(antesDe) })
      .andWhere(`NOT EXISTS ${titular.getQuery()}`)
      .andWhere(`NOT EXISTS ${declarado.getQuery()}`);
  }
}
