import type { EstadoDeCorreo } from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { readOne } from '../../db/engine/read';
import { CachedList, type ListRequest, type Page } from '../../db/lists/page';
import { Mensaje } from '../../entities/mensaje.entity';

const columnas = [
  'id',
  'version',
  'destinatario',
  'asunto',
  'estado',
  'intentos',
  'creadoEn',
  'ultimoIntento',
  'enviadoEn',
  'codigoError',
  'ultimoError',
] as const;

/** A mail without its text. */
export type CorreoRow = Pick<Mensaje, Exclude<(typeof columnas)[number], 'estado'>> & { estado: EstadoDeCorreo };

/** Reads the outbox, which alone writes it. */
export class CorreoStore {
  private readonly pages: CachedList<CorreoRow>;

  constructor(private readonly dataSource: DataSource) {
    this.pages = new CachedList(dataSource, {
      alias: 'mensaje',
      values: ['estado'],
      build: (manager, { filter: { estado } }) => {
        const rows = deCorreos(manager);
        if (estado !== undefined) rows.andWhere('mensaje.estado = :estado', { estado });
        return { rows };
      },
    });
  }

  list(request: ListRequest): Promise<Page<CorreoRow>> {
    return this.pages.page(request, null);
  }

  async byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<CorreoRow | null> {
    return (await readOne<CorreoRow>(deCorreos(manager).where('mensaje.id = :id', { id }))) ?? null;
  }
}

const deCorreos = (manager: EntityManager) =>
  manager
    .createQueryBuilder()
    .from(Mensaje, 'mensaje')
    .select(columnas.map((columna) => `mensaje.${columna} AS ${columna}`));
