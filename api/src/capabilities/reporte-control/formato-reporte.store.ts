import type { CampoDeReporte, Organismo } from '@adjudica/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { readOne } from '../../db/engine/read';
import { CachedList, type ListRequest, type Page } from '../../db/lists/page';
import { deleteWhere, guardedUpdate, updateWhere } from '../../db/transaction/guarded';
import { FormatoReporte } from '../../entities/reporte-control.entity';
import { Usuario } from '../../entities/usuario.entity';

const PROPIAS = [
  'id',
  'version',
  'organismo',
  'desde',
  'archivo',
  'umbral',
  'sustento',
  'campos',
  'usadoEn',
  'guardadaEn',
] as const;

/** A layout as read. `umbral`: in dollars, as the driver returns it; `campos`: JSON. */
export interface FormatoRow extends Omit<Pick<FormatoReporte, (typeof PROPIAS)[number]>, 'umbral' | 'campos'> {
  readonly umbral: unknown;
  readonly campos: string;
  readonly autor: string | null;
  readonly autorApellido: string | null;
}
export type ValoresDeFormato = Pick<
  FormatoReporte,
  'organismo' | 'desde' | 'archivo' | 'umbral' | 'sustento' | 'campos' | 'guardadaPor' | 'guardadaEn'
>;

export const camposDe = ({ campos }: Pick<FormatoRow, 'campos'>): CampoDeReporte[] => JSON.parse(campos);

export class FormatoReporteStore {
  private readonly pages: CachedList<FormatoRow>;

  constructor(private readonly dataSource: DataSource) {
    this.pages = new CachedList(dataSource, {
      alias: 'formatoReporte',
      values: ['organismo'],
      build: (manager, { filter: { organismo } }) => {
        const rows = formatos(manager);
        if (organismo !== undefined) rows.andWhere('formatoReporte.organismo = :organismo', { organismo });
        return { rows };
      },
    });
  }

  list(request: ListRequest): Promise<Page<FormatoRow>> {
    return this.pages.page(request, null);
  }

  byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<FormatoRow | null> {
    return readOne<FormatoRow>(formatos(manager).where('formatoReporte.id = :id', { id }));
  }

  listDe(organismo: Organismo): Promise<FormatoReporte[]> {
    return this.dataSource.manager.find(FormatoReporte, { where: { organismo } });
  }

  /** Returns its id. */
  async insert(manager: EntityManager, valores: ValoresDeFormato): Promise<number> {
    const { identifiers } = await manager.insert(FormatoReporte, { ...valores, usadoEn: null, version: 1 });
    return identifiers[0]?.['id'] as number;
  }

  /** Guarded by the version. */
  update(
    manager: EntityManager,
    { id, version }: Pick<FormatoRow, 'id' | 'version'>,
    valores: ValoresDeFormato,
  ): Promise<number> {
    return guardedUpdate(manager, FormatoReporte, { id, version }, valores);
  }

  remove(manager: EntityManager, { id, version }: Pick<FormatoRow, 'id' | 'version'>): Promise<number> {
    return deleteWhere(manager, FormatoReporte, { id, version });
  }

  /** From now on it doesn't change. Zero = somebody changed it meanwhile. */
  async markUsado(
    manager: EntityManager,
    { id, version, usadoEn }: Pick<FormatoReporte, 'id' | 'version' | 'usadoEn'>,
    ahora: Date,
  ): Promise<number> {
    return updateWhere(manager, FormatoReporte, { id, version }, { usadoEn: usadoEn ?? ahora });
  }
}

const formatos = (manager: EntityManager): SelectQueryBuilder<ObjectLiteral> =>
  manager
    .createQueryBuilder()
    .from(FormatoReporte, 'formatoReporte')
    .leftJoin(Usuario, 'usuario', 'usuario.id = formatoReporte.guardadaPor')
    .select(PROPIAS.map((columna) => `formatoReporte.${columna} AS ${columna}`))
    .addSelect('usuario.nombre', 'autor')
    .addSelect('usuario.apellido', 'autorApellido');
