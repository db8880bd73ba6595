import { RETIRADA, VIGENTE } from '@adjudica/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { insertMany } from '../../db/bulk';
import { type ListRequest, type Page, pageOf } from '../../db/page';
import { Asamblea } from '../asamblea/asamblea.entity';
import { Carpeta } from '../carpeta/carpeta.entity';
import { Grupo } from '../grupo/grupo.entity';
import { wherePersonMatches } from '../persona';
import { Persona } from '../persona/persona.entity';
import { Plan } from '../plan/plan.entity';
import { Adjudicacion } from './adjudicacion.entity';

type Query = SelectQueryBuilder<ObjectLiteral>;

export interface FilaDeAdjudicacion {
  id: number;
  planId: number;
  personaId: number;
  asambleaId: number;
  producto: string;
  grupoId: number;
  grupo: string;
  numeroAsamblea: number;
  idCodigo: string;
  codigo: string;
  cedula: string;
  nombreCliente: string;
  correo: string | null;
  adjudicadoPor: string;
  prioridad: number;
  cuotasOfertadas: number;
  valorCuota: number | string;
  monto: number | string;
  fecha: string;
  estado: string;
  reemplazaA: number | null;
  /** The award that took this one's place; null = none. */
  reemplazadaPor: number | null;
  motivoRetiro: string | null;
  retiradoEn: unknown;
  version: number;
}

export type NuevaAdjudicacion = Pick<
  Adjudicacion,
  | 'planId'
  | 'personaId'
  | 'asambleaId'
  | 'adjudicadoPor'
  | 'prioridad'
  | 'cuotasOfertadas'
  | 'valorCuota'
  | 'fecha'
  | 'reemplazaA'
>;

const OWN = [
  'id',
  'planId',
  'personaId',
  'asambleaId',
  'adjudicadoPor',
  'prioridad',
  'cuotasOfertadas',
  'valorCuota',
  'fecha',
  'estado',
  'reemplazaA',
  'motivoRetiro',
  'retiradoEn',
  'version',
];
const NOMBRE = "LTRIM(RTRIM(REPLACE(CONCAT(n.apellidoPaterno, ' ', n.apellidoMaterno, ' ', n.nombres), '  ', ' ')))";
const ORDER_BY = {
  producto: 's.productoCodigo',
  grupo: 'g.grupo',
  numeroAsamblea: 's.numeroAsamblea',
  idCodigo: 'l.idCodigo',
  cedula: 'n.identificacion',
  nombreCliente: NOMBRE,
  monto: 'l.monto',
};

export class AdjudicacionStore {
  constructor(private readonly dataSource: DataSource) {}

  list(request: ListRequest): Promise<Page<FilaDeAdjudicacion>> {
    const { producto, grupo, q } = request.filter;
    const count = this.driving(this.dataSource.manager);
    if (producto !== undefined || grupo !== undefined) count.innerJoin(Asamblea, 's', 's.id = j.asambleaId');
    if (grupo !== undefined) count.innerJoin(Grupo, 'g', 'g.id = s.grupoId');
    if (q !== undefined) this.withPersona(count);
    filterBy(count, request.filter);
    const rows = this.flat(this.dataSource.manager);
    filterBy(rows, request.filter);
    return pageOf<FilaDeAdjudicacion>(rows, request, 'j', ORDER_BY, count);
  }

  async byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<FilaDeAdjudicacion | null> {
    return (await this.flat(manager).where('j.id = :id', { id }).getRawOne<FilaDeAdjudicacion>()) ?? null;
  }

  /** Every award of an assembly, withdrawn and reassigned ones too, oldest first. */
  ofAssembly(asambleaId: number, manager: EntityManager = this.dataSource.manager): Promise<FilaDeAdjudicacion[]> {
    return this.flat(manager)
      .where('j.asambleaId = :asambleaId', { asambleaId })
      .orderBy('j.id', 'ASC')
      .getRawMany<FilaDeAdjudicacion>();
  }

  /** Which of these plans hold a live award. */
  async live(manager: EntityManager, planIds: readonly number[]): Promise<Set<number>> {
    if (planIds.length === 0) return new Set();
    const rows = await this.driving(manager)
      .select('j.planId', 'planId')
      .where('j.planId IN (:...planIds)', { planIds })
      .andWhere(`j.estado = '${VIGENTE}'`)
      .getRawMany<{ planId: number }>();
    return new Set(rows.map(({ planId }) => planId));
  }

  /** Issued now: live, first version. Their ids are read back with `withoutFolder`. */
  async insert(manager: EntityManager, nuevas: readonly NuevaAdjudicacion[]): Promise<void> {
    await insertMany(
      manager,
      Adjudicacion,
      nuevas.map((nueva) => ({
        ...nueva,
        estado: VIGENTE,
        motivoRetiro: null,
        retiradoPor: null,
        retiradoEn: null,
        version: 1,
      })),
    );
  }

  /** Live awards of an assembly that have no folder yet. */
  withoutFolder(manager: EntityManager, asambleaId: number): Promise<{ id: number; planId: number }[]> {
    return this.driving(manager)
      .leftJoin(Carpeta, 'c', 'c.adjudicacionId = j.id')
      .select('j.id', 'id')
      .addSelect('j.planId', 'planId')
      .where('j.asambleaId = :asambleaId', { asambleaId })
      .andWhere(`c.id IS NULL AND j.estado = '${VIGENTE}'`)
      .orderBy('j.id', 'ASC')
      .getRawMany<{ id: number; planId: number }>();
  }

  /** 'Retiro': closes a live award, nothing else of it changes. Zero = somebody was faster. */
  async close(
    manager: EntityManager,
    { id, version }: Pick<FilaDeAdjudicacion, 'id' | 'version'>,
    retiro: { motivo: string; usuarioId: number | null; en: Date },
  ): Promise<number> {
    const result = await manager.update(
      Adjudicacion,
      { id, version, estado: VIGENTE },
      {
        estado: RETIRADA,
        motivoRetiro: retiro.motivo,
        retiradoPor: retiro.usuarioId,
        retiradoEn: retiro.en,
        version: version + 1,
      },
    );
    return result.affected ?? 0;
  }

  private driving(manager: EntityManager): Query {
    return manager.createQueryBuilder().from(Adjudicacion, 'j').select('j.id', 'id');
  }

  private withPersona(query: Query): Query {
    return query.innerJoin(Plan, 'l', 'l.id = j.planId').innerJoin(Persona, 'n', 'n.id = j.personaId');
  }

  private flat(manager: EntityManager): Query {
    const query = this.withPersona(this.driving(manager))
      .innerJoin(Asamblea, 's', 's.id = j.asambleaId')
      .innerJoin(Grupo, 'g', 'g.id = s.grupoId')
      .leftJoin(Adjudicacion, 'r', 'r.reemplazaA = j.id')
      .select('s.productoCodigo', 'producto')
      .addSelect('s.grupoId', 'grupoId')
      .addSelect('s.numeroAsamblea', 'numeroAsamblea')
      .addSelect('g.grupo', 'grupo')
      .addSelect('l.idCodigo', 'idCodigo')
      .addSelect('l.codigo', 'codigo')
      .addSelect('l.monto', 'monto')
      .addSelect('n.identificacion', 'cedula')
      .addSelect('n.correo', 'correo')
      .addSelect(NOMBRE, 'nombreCliente')
      .addSelect('r.id', 'reemplazadaPor');
    for (const column of OWN) query.addSelect(`j.${column}`, column);
    return query;
  }
}

function filterBy(query: Query, filter: ListRequest['filter']): void {
  const { id, producto, grupo, asamblea, estado, adjudicadoPor, fechaDesde, fechaHasta, q } = filter;
  if (id !== undefined) query.andWhere('j.id IN (:...id)', { id });
  if (producto !== undefined) query.andWhere('s.productoCodigo = :producto', { producto });
  if (grupo !== undefined) query.andWhere('g.grupo = :grupo', { grupo });
  if (asamblea !== undefined) query.andWhere('j.asambleaId = :asamblea', { asamblea });
  if (estado !== undefined) query.andWhere('j.estado = :estado', { estado });
  if (adjudicadoPor !== undefined) query.andWhere('j.adjudicadoPor = :adjudicadoPor', { adjudicadoPor });
  if (fechaDesde !== undefined) query.andWhere('j.fecha >= :fechaDesde', { fechaDesde });
  if (fechaHasta !== undefined) query.andWhere('j.fecha <= :fechaHasta', { fechaHasta });
  wherePersonMatches(query, q, 'j.personaId', ['n.identificacion', 'l.idCodigo']);
}
