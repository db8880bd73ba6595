import { eventosDelArbol, eventosDelHistorial, pasosDelRecorrido, tiposDeEvento } from '@adjudica/domain';
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { readMany } from '../../db/engine/read';
import type { ListRequest, Page } from '../../db/lists/page';
import { Departamento } from '../../entities/catalogo.entity';
import { Evento } from '../../entities/evento.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { Tarea } from '../../entities/tarea.entity';
import { Usuario } from '../../entities/usuario.entity';

type Query = SelectQueryBuilder<ObjectLiteral>;

export interface EventoRow {
  id: number;
  tipo: string;
  fecha: unknown;
  idCodigo: string;
  usuarioNombre: string | null;
  usuarioApellido: string | null;
  idDepartamento: string | null;
  departamento: string | null;
  observacion: string | null;
  nombres: string | null;
  apellidoPaterno: string | null;
  apellidoMaterno: string | null;
}

/** A longer tree is cut to its newest part. */
const MAX_NODES = 300;

const PASOS = [
  ...new Set(
    pasosDelRecorrido.flatMap(({ cumple, deshace = [], enCurso = [] }) => [...cumple, ...deshace, ...enCurso]),
  ),
];

/** Reads the events: the client's history, the task tree, the journey. */
export class HistorialStore {
  constructor(private readonly dataSource: DataSource) {}

  /** A page, by key (`antesDe`) or range, with the number of matches. Two statements. */
  async list({ order: { direction }, filter, offset, limit }: ListRequest): Promise<Page<EventoRow>> {
    const { id, plan, idDepartamento, conObservacion, antesDe } = filter;
    const rows = this.flat();
    const count = this.dataSource
      .createQueryBuilder()
      .from(Evento, 'evento')
      .innerJoin(Plan, 'planAhorro', 'planAhorro.id = evento.planId')
      .select('COUNT(*)', 'total');
    for (const query of [rows, count]) {
      query.where('evento.tipo IN (:...tipos)', { tipos: [...eventosDelHistorial] });
      if (plan !== undefined) query.andWhere('planAhorro.idCodigo = :plan', { plan });
      if (id !== undefined) query.andWhere('evento.id IN (:...id)', { id });
      if (idDepartamento !== undefined) query.andWhere('evento.idDepartamento = :idDepartamento', { idDepartamento });
      if (conObservacion !== undefined)
        query.andWhere(conObservacion === true ? 'evento.observacion IS NOT NULL' : 'evento.observacion IS NULL');
    }
    if (antesDe !== undefined) {
      const cuando = rows.subQuery().select('otro.fecha').from(Evento, 'otro').where('otro.id = :antesDe').getQuery();
      rows.andWhere(`evento.fecha <= ${cuando} AND (evento.fecha < ${cuando} OR evento.id < :antesDe)`, { antesDe });
    }
    const [data, totals] = await Promise.all([
      readMany<EventoRow>(inOrder(rows, direction).offset(offset).limit(limit)),
      readMany<{ total: number }>(count),
    ]);
    return { rows: data, total: Number(totals[0]?.total ?? 0) };
  }

  /** Events with possible tasks, newest first. One statement. */
  listArbol(planId: number): Promise<EventoRow[]> {
    const rows = this.flat();
    const tareas = rows.subQuery().select('1').from(Tarea, 'tarea').where('tarea.eventoId = evento.id').getQuery();
    rows
      .where(`evento.planId = :planId AND (evento.tipo IN (:...tipos) OR EXISTS ${tareas})`, {
        planId,
        tipos: [...eventosDelArbol],
      })
      .limit(MAX_NODES);
    return readMany<EventoRow>(newestFirst(rows));
  }

  /** Events that complete or undo steps of the journeys of these plans since `desde`, oldest first. One statement. */
  async listRecorrido(planIds: readonly number[], desde: Date): Promise<EventoRow[]> {
    if (planIds.length === 0) return [];
    return readMany<EventoRow>(
      this.flat()
        .where('evento.planId IN (:...planIds) AND evento.fecha >= :desde AND evento.tipo IN (:...pasos)', {
          planIds,
          desde,
          pasos: PASOS,
        })
        .orderBy('evento.fecha', 'ASC')
        .addOrderBy('evento.id', 'ASC'),
    );
  }

  /** The newest calls about these plans. One statement. */
  async listLlamadas(planIds: readonly number[]): Promise<EventoRow[]> {
    if (planIds.length === 0) return [];
    const rows = this.flat().where('evento.planId IN (:...planIds) AND evento.tipo = :tipo', {
      planIds,
      tipo: tiposDeEvento.llamada,
    });
    return readMany<EventoRow>(newestFirst(rows.limit(MAX_NODES)));
  }

  private flat(): Query {
    return this.dataSource
      .createQueryBuilder()
      .from(Evento, 'evento')
      .innerJoin(Plan, 'planAhorro', 'planAhorro.id = evento.planId')
      .leftJoin(Persona, 'persona', 'persona.id = evento.personaId')
      .leftJoin(Usuario, 'usuario', 'usuario.id = evento.usuarioId')
      .leftJoin(Departamento, 'departamento', 'departamento.codigo = evento.idDepartamento')
      .select(['id', 'tipo', 'fecha', 'idDepartamento', 'observacion'].map((c) => `evento.${c} AS ${c}`))
      .addSelect('planAhorro.idCodigo', 'idCodigo')
      .addSelect('usuario.nombre', 'usuarioNombre')
      .addSelect('usuario.apellido', 'usuarioApellido')
      .addSelect('departamento.nombre', 'departamento')
      .addSelect('persona.nombres', 'nombres')
      .addSelect('persona.apellidoPaterno', 'apellidoPaterno')
      .addSelect('persona.apellidoMaterno', 'apellidoMaterno');
  }
}

const inOrder = (query: Query, direction: 'ASC' | 'DESC'): Query =>
  query.orderBy('evento.fecha', direction).addOrderBy('evento.id', direction);
const newestFirst = (query: Query): Query => inOrder(query, 'DESC');

export const usuarioDe = ({ usuarioNombre, usuarioApellido }: EventoRow): string | null =>
  usuarioNombre === null ? null : `${usuarioNombre} ${usuarioApellido ?? ''}`.trim();
