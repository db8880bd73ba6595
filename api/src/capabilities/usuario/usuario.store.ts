import { type ContactoDeEjecutivo, type Rol, VIGENTE } from '@adjudica/domain';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { boolOf } from '../../columns/columns';
import { readMany } from '../../db/engine/read';
import { type ListRequest, likePrefix, type Page, pageOf } from '../../db/lists/page';
import { guardedUpdate } from '../../db/transaction/guarded';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { CuentaServicio } from '../../entities/cuenta-servicio.entity';
import { Usuario } from '../../entities/usuario.entity';

interface UsuarioRow {
  id: number;
  usuario: string;
  nombre: string;
  apellido: string;
  correo: string | null;
  telefono: string | null;
  role: string;
  idDepartamento: string | null;
  activo: boolean;
  version: number;
}

/** The company's own log-in and service accounts know no telephone. */
export type DatosDeUsuario = Pick<Usuario, 'nombre' | 'apellido' | 'correo' | 'role' | 'idDepartamento' | 'activo'> &
  Partial<Pick<Usuario, 'telefono'>>;

export class UsuarioStore {
  constructor(private readonly dataSource: DataSource) {}

  findByName(usuario: string, manager: EntityManager = this.dataSource.manager): Promise<Usuario | null> {
    return manager.findOneBy(Usuario, { usuario });
  }

  /** A person: service accounts have a screen of their own and hold no plans. */
  async byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<Usuario | null> {
    if (await manager.existsBy(CuentaServicio, { id })) return null;
    return manager.findOneBy(Usuario, { id });
  }

  async list(request: ListRequest): Promise<Page<UsuarioRow>> {
    const query = this.dataSource
      .createQueryBuilder()
      .from(Usuario, 'usuario')
      .select(
        [
          'id',
          'usuario',
          'nombre',
          'apellido',
          'correo',
          'telefono',
          'role',
          'idDepartamento',
          'activo',
          'version',
        ].map((c) => `usuario.${c} AS ${c}`),
      );
    const deServicio = query
      .subQuery()
      .select('1')
      .from(CuentaServicio, 'cuenta')
      .where('cuenta.id = usuario.id')
      .getQuery();
    query.where(`NOT EXISTS ${deServicio}`);
    const { q, role, roles, activo } = request.filter;
    if (q !== undefined)
      query.andWhere('(usuario.usuario LIKE :q OR usuario.apellido LIKE :q OR usuario.nombre LIKE :q)', {
        q: likePrefix(String(q)),
      });
    if (role !== undefined) query.andWhere('usuario.role = :role', { role });
    if (roles !== undefined) query.andWhere('usuario.role IN (:...roles)', { roles });
    if (activo !== undefined) query.andWhere('usuario.activo = :activo', { activo });
    const page = await pageOf<UsuarioRow>(query, request, 'usuario');
    return { ...page, rows: page.rows.map((row) => ({ ...row, activo: boolOf(row.activo) })) };
  }

  async insert(
    manager: EntityManager,
    datos: DatosDeUsuario & { usuario: string; claveHash: string },
    now: Date,
  ): Promise<number> {
    const result = await manager.insert(Usuario, {
      ...datos,
      debeCambiarContrasena: true,
      creadoEn: now,
      actualizadoEn: now,
      version: 1,
    });
    return result.identifiers[0]?.['id'] as number;
  }

  /** Returns the affected rows, 0 = stale version. */
  async update(
    manager: EntityManager,
    id: number,
    version: number,
    datos: DatosDeUsuario | Pick<Usuario, 'claveHash' | 'debeCambiarContrasena'>,
    now: Date,
  ): Promise<number> {
    return guardedUpdate(manager, Usuario, { id, version }, { ...datos, actualizadoEn: now });
  }

  /** Who looks after the live awards of these plans, by the plan's id. */
  async ejecutivosDe(manager: EntityManager, planIds: readonly number[]): Promise<Map<number, ContactoDeEjecutivo>> {
    if (planIds.length === 0) return new Map();
    const rows = await readMany<Pick<Usuario, 'nombre' | 'apellido' | 'telefono' | 'correo'> & { planId: number }>(
      manager
        .createQueryBuilder()
        .from(Adjudicacion, 'adjudicacion')
        .innerJoin(Usuario, 'usuario', 'usuario.id = adjudicacion.ejecutivoId')
        .select('adjudicacion.planId', 'planId')
        .addSelect('usuario.nombre', 'nombre')
        .addSelect('usuario.apellido', 'apellido')
        .addSelect('usuario.telefono', 'telefono')
        .addSelect('usuario.correo', 'correo')
        .where('adjudicacion.planId IN (:...planIds) AND adjudicacion.estado = :vigente', {
          planIds: [...planIds],
          vigente: VIGENTE,
        }),
    );
    return new Map(rows.map(({ planId, ...usuario }) => [planId, contactoDe(usuario)]));
  }

  async activeWithRole(manager: EntityManager, ...roles: Rol[]): Promise<number[]> {
    const users = await manager.find(Usuario, { select: { id: true }, where: { role: In(roles), activo: true } });
    return users.map(({ id }) => id);
  }

  async setPassword(
    manager: EntityManager,
    id: number,
    claveHash: string,
    debeCambiarContrasena: boolean,
    now: Date,
  ): Promise<void> {
    await manager.update(Usuario, { id }, { claveHash, debeCambiarContrasena, actualizadoEn: now });
  }
}

/** As a mail to a client names a user. */
export const contactoDe = ({
  nombre,
  apellido,
  telefono,
  correo,
}: Pick<Usuario, 'nombre' | 'apellido' | 'telefono' | 'correo'>): ContactoDeEjecutivo => ({
  nombre: `${nombre} ${apellido}`.trim(),
  telefono,
  correo,
});
