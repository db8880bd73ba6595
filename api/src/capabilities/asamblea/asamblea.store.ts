import { filtroMalFormado, leerFecha, mensajes, productos } from '@adjudica/domain';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { readIn, readOne } from '../../db/engine/read';
import { CachedList, type ListRequest, type Page, sortedAs } from '../../db/lists/page';
import { guardedUpdate } from '../../db/transaction/guarded';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Asamblea } from '../../entities/asamblea.entity';
import { Producto } from '../../entities/catalogo.entity';
import { Constancia } from '../../entities/constancia.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Grupo } from '../../entities/grupo.entity';
import { Participante } from '../../entities/participante.entity';
import { Usuario } from '../../entities/usuario.entity';
import { joinRegla, splitRegla } from '../regla-adjudicacion';
import { primeraActa } from './asamblea.acta';
import type { AsambleaEnGrupo, AsambleaRow, ResumenDeAsamblea } from './asamblea.view';

type Query = SelectQueryBuilder<ObjectLiteral>;

const OWN = [
  'id',
  'grupoId',
  'numeroAsamblea',
  'fecha',
  'hora',
  'lugar',
  'notario',
  'testigo1',
  'testigo2',
  'testigo3',
  'representante',
  'notariaNumero',
  'notariaCanton',
  'convocatoria',
  'ordenDelDia',
  'estado',
  'version',
  'versionParticipantes',
];
const ORDER_BY: Readonly<Record<string, string>> = {
  producto: 'asamblea.productoCodigo',
  grupo: 'grupo.grupo',
  mesesPlan: 'grupo.mesesPlan',
};
const FIRST_ISSUE = primeraActa('emitido', 'asamblea.id');

/** Its participants with a mark, and the awards that were given in it. */
const MARKED = (manager: EntityManager): string => {
  const count = (entity: EntityTarget<ObjectLiteral>, alias: string, condition = '1 = 1'): string =>
    manager
      .createQueryBuilder()
      .subQuery()
      .select('COUNT(*)')
      .from(entity, alias)
      .where(`${alias}.asambleaId = asamblea.id AND ${condition}`)
      .getQuery();
  const marked = count(
    Participante,
    'marcado',
    "(marcado.adjudicadoPor <> '' OR marcado.estado <> marcado.estadoInicial)",
  );
  return `${marked} + ${count(Adjudicacion, 'adjudicado')}`;
};

/** Parts of a heading that may be left out. */
export const OPCIONALES = [
  'testigo1',
  'testigo2',
  'testigo3',
  'representante',
  'notariaNumero',
  'notariaCanton',
  'convocatoria',
  'ordenDelDia',
] as const satisfies readonly (keyof Asamblea)[];

export type CabeceraDeAsamblea = Pick<Asamblea, 'hora' | 'lugar' | 'notario' | (typeof OPCIONALES)[number]>;

export class AsambleaStore {
  private readonly pages: CachedList<AsambleaRow, { hoy: string }>;

  constructor(private readonly dataSource: DataSource) {
    this.pages = new CachedList(dataSource, {
      alias: 'asamblea',
      orderBy: ORDER_BY,
      values: ['producto', 'grupoId', 'grupo', 'numeroAsamblea', 'fechaDesde', 'fechaHasta'],
      listKey: { changes: [{ resource: 'asamblea' }] },
      build: (manager, { order, filter }, { hoy }) => {
        const count = this.driving(manager);
        filterBy(count, filter, hoy);
        const keys = count.clone();
        if (ORDER_BY[order.field]?.startsWith('grupo.') && filter['grupo'] === undefined) joinGroup(keys);
        return { rows: this.flat(manager), count, keys };
      },
    });
  }

  /** `hoy` (Ecuador) decides what the filter `proximas` means. */
  list(request: ListRequest, hoy: string): Promise<Page<AsambleaRow>> {
    return this.pages.page(request, { hoy });
  }

  /** All rows of a filter in batches, for exports: never the whole table in memory. */
  async *each(request: ListRequest, hoy: string): AsyncGenerator<AsambleaRow> {
    for (let offset = 0; ; offset += request.limit) {
      const rows = this.flat(this.dataSource.manager);
      filterBy(rows, request.filter, hoy, true);
      const { field, direction } = request.order;
      rows
        .orderBy(sortedAs(rows, ORDER_BY[field] ?? `asamblea.${field}`), direction)
        .addOrderBy('asamblea.id', direction);
      const batch = await rows.offset(offset).limit(request.limit).getRawMany<AsambleaRow>();
      yield* batch;
      if (batch.length < request.limit) return;
    }
  }

  byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<AsambleaRow | null> {
    return readOne<AsambleaRow>(this.flat(manager).where('asamblea.id = :id', { id }));
  }

  /** Every assembly of a group by number: at most mesesPlan small rows. */
  ofGroup(grupoId: number, manager: EntityManager = this.dataSource.manager): Promise<ResumenDeAsamblea[]> {
    return this.readGroup(manager, { grupoId });
  }

  private readonly readGroup = readIn<ResumenDeAsamblea>((manager) => {
    const query = this.driving(manager)
      .leftJoin(DocumentoEmitido, 'emitido', FIRST_ISSUE)
      .select('emitido.id', 'actaId');
    for (const column of ['id', 'numeroAsamblea', 'fecha', 'estado', 'version'])
      query.addSelect(`asamblea.${column}`, column);
    return query.where('asamblea.grupoId = :grupoId', { grupoId: 0 }).orderBy('asamblea.numeroAsamblea', 'ASC');
  });

  /** Counts of the dates between `desde` and `hasta`, in one statement. */
  async counts(
    { desde, hasta, hoy }: { desde: string; hasta: string; hoy: string },
    producto?: string,
  ): Promise<{ total: number; delDia: number; cerradas: number; sinActa: number; proximas: number }> {
    const inMonth = 'asamblea.fecha >= :desde AND asamblea.fecha <= :hasta';
    const sum = (condition: string): string => `SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END)`;
    const query = this.driving(this.dataSource.manager)
      .leftJoin(DocumentoEmitido, 'emitido', FIRST_ISSUE)
      .select(sum(inMonth), 'total')
      .addSelect(sum('asamblea.fecha = :hoy'), 'delDia')
      .addSelect(sum(`${inMonth} AND asamblea.estado = 'C'`), 'cerradas')
      .addSelect(sum(`${inMonth} AND emitido.id IS NULL`), 'sinActa')
      .addSelect(sum('asamblea.fecha >= :hoy'), 'proximas')
      // all products by name: the index begins with the product
      .where('asamblea.productoCodigo IN (:...codigos)', {
        codigos: producto === undefined ? productos.map((p) => p.codigo) : [producto],
      })
      .andWhere('asamblea.fecha >= :desde', { desde, hasta, hoy });
    const row = await readOne<Record<string, number | null>>(query);
    const of = (key: string): number => Number(row?.[key] ?? 0);
    return {
      total: of('total'),
      delDia: of('delDia'),
      cerradas: of('cerradas'),
      sinActa: of('sinActa'),
      proximas: of('proximas'),
    };
  }

  async insert(
    manager: EntityManager,
    row: Omit<Asamblea, 'id' | 'estado' | 'version' | 'versionParticipantes'>,
  ): Promise<number> {
    const result = await manager.insert(Asamblea, { ...row, estado: '', version: 1, versionParticipantes: 1 });
    return result.identifiers[0]?.['id'] as number;
  }

  /** With its group, whose other assemblies decide what this one may still do. */
  async inGroup(id: number, manager = this.dataSource.manager): Promise<AsambleaEnGrupo | null> {
    const [row] = await this.readWithRule(manager, { id });
    if (row === undefined) return null;
    const [regla, { marcados, constanciaId, ...asamblea }] = splitRegla(row);
    const instalada = constanciaId !== null;
    return {
      asamblea,
      marcados: Number(marcados),
      instalada,
      regla,
      grupo: await this.ofGroup(asamblea.grupoId, manager),
    };
  }

  private readonly readWithRule = readIn<AsambleaRow & { marcados: number | string; constanciaId: number | null }>(
    (manager) =>
      joinRegla(this.flat(manager))
        .leftJoin(Constancia, 'constancia', 'constancia.asambleaId = asamblea.id')
        .addSelect('constancia.id', 'constanciaId')
        .addSelect(MARKED(manager), 'marcados')
        .where('asamblea.id = :id', { id: 0 }),
  );

  /** Locks the assemblies of a group until the transaction ends, on both engines. */
  lock(manager: EntityManager, grupoId: number): Promise<void> {
    return this.addToParticipants(manager, { grupoId }, 0);
  }

  /** Raises the participants' version of one assembly, or of a whole group, which makes earlier reads stale. */
  raiseParticipants(manager: EntityManager, which: { id: number } | { grupoId: number }): Promise<void> {
    return this.addToParticipants(manager, which, 1);
  }

  private async addToParticipants(
    manager: EntityManager,
    which: { id: number } | { grupoId: number },
    by: 0 | 1,
  ): Promise<void> {
    const column = manager.connection.driver.escape('versionParticipantes');
    await manager
      .createQueryBuilder()
      .update(Asamblea)
      .set({ versionParticipantes: () => `${column} + ${by}` })
      .where(which)
      .execute();
  }

  /** The guard of every act on an assembly: state, version and participants as they were read. Returns the affected rows, 0 = stale version. */
  async update(
    manager: EntityManager,
    from: Pick<AsambleaRow, 'id' | 'estado' | 'version' | 'versionParticipantes'>,
    changes: Partial<CabeceraDeAsamblea> & { fecha?: string; estado?: string },
  ): Promise<number> {
    const { id, estado, version, versionParticipantes } = from;
    return guardedUpdate(manager, Asamblea, { id, estado, version, versionParticipantes }, changes);
  }

  /** Deletes an unreferenced assembly. */
  async remove(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(Asamblea, { id });
  }

  private driving(manager: EntityManager): Query {
    return manager.createQueryBuilder().from(Asamblea, 'asamblea');
  }

  private flat(manager: EntityManager): Query {
    const query = joinGroup(this.driving(manager))
      .innerJoin(Producto, 'producto', 'producto.codigo = asamblea.productoCodigo')
      .leftJoin(DocumentoEmitido, 'emitido', FIRST_ISSUE)
      .leftJoin(Usuario, 'usuario', 'usuario.id = emitido.emitidoPor')
      .select('asamblea.productoCodigo', 'producto')
      .addSelect('producto.nombre', 'productoNombre')
      .addSelect('grupo.grupo', 'grupo')
      .addSelect('grupo.mesesPlan', 'mesesPlan')
      .addSelect('emitido.id', 'actaId')
      .addSelect('emitido.emitidoEn', 'actaGeneradaEn')
      .addSelect("CONCAT(usuario.nombre, ' ', usuario.apellido)", 'actaGeneradaPor');
    for (const column of OWN) query.addSelect(`asamblea.${column}`, column);
    return query;
  }
}

const joinGroup = (query: Query): Query => query.innerJoin(Grupo, 'grupo', 'grupo.id = asamblea.grupoId');

/** The count runs over the driving table alone; only a filter that needs another table joins it (rendimiento.md, "Listas planas"). */
function filterBy(query: Query, filter: ListRequest['filter'], hoy: string, joined = false): void {
  const { producto, grupo, grupoId, asignado, estado, numeroAsamblea, fecha, fechaDesde, fechaHasta } = filter;
  if (producto !== undefined) query.andWhere('asamblea.productoCodigo = :producto', { producto });
  if (grupoId !== undefined) query.andWhere('asamblea.grupoId = :grupoId', { grupoId });
  if (grupo !== undefined) {
    if (!joined) joinGroup(query);
    query.andWhere('grupo.grupo = :grupo', { grupo });
  }
  if (numeroAsamblea !== undefined) query.andWhere('asamblea.numeroAsamblea = :numeroAsamblea', { numeroAsamblea });
  if (fecha !== undefined) query.andWhere('asamblea.fecha = :fecha', { fecha: dateOf(String(fecha)) });
  if (fechaDesde !== undefined) query.andWhere('asamblea.fecha >= :fechaDesde', { fechaDesde });
  if (fechaHasta !== undefined) query.andWhere('asamblea.fecha <= :fechaHasta', { fechaHasta });
  if (filter['proximas'] === true) query.andWhere('asamblea.fecha >= :hoy', { hoy });
  if (filter['proximas'] === false) query.andWhere('asamblea.fecha < :hoy', { hoy });
  if (estado !== undefined) query.andWhere(`asamblea.estado ${estado === mensajes.ASA.cerrada ? '=' : '<>'} 'C'`);
  if (asignado === 'True' || asignado === 'False') {
    if (!joined) query.leftJoin(DocumentoEmitido, 'emitido', FIRST_ISSUE);
    query.andWhere(`emitido.id IS ${asignado === 'True' ? 'NOT ' : ''}NULL`);
  }
}

function dateOf(text: string): string {
  const fecha = leerFecha(text);
  if (fecha === null) throw filtroMalFormado('fecha', text, mensajes.propios.filtroDeDia);
  return fecha;
}
