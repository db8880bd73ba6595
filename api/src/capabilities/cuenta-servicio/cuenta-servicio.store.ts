import type { HechosDeClave, Permiso, Rol } from '@adjudica/domain';
import { type DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import { boolOf, dateOf, dateOrNull } from '../../columns/columns';
import { type PreparedRead, prepareRead } from '../../db/engine/read';
import { type ListRequest, type Page, pageOf } from '../../db/lists/page';
import { updateWhere } from '../../db/transaction/guarded';
import { ClaveServicio, CuentaServicio } from '../../entities/cuenta-servicio.entity';
import { Usuario } from '../../entities/usuario.entity';

/** An account with its row in `usuario`. */
export interface CuentaRow extends Pick<CuentaServicio, 'id' | 'alcances' | 'direcciones' | 'activa'> {
  readonly usuario: string;
  readonly nombre: string;
  readonly role: Rol;
  readonly idDepartamento: string | null;
  readonly version: number;
  readonly claves: readonly ClaveServicio[];
}

/** The principal named by a call. */
export type PersonaNombrada = Pick<Usuario, 'id' | 'usuario'>;

/** A key and its account, read for every call. */
export interface ClaveConCuenta extends HechosDeClave, Pick<ClaveServicio, 'id' | 'huella' | 'ultimoUso'> {
  readonly cuentaId: number;
  readonly usuario: string;
  readonly nombre: string;
  readonly role: Rol;
  readonly idDepartamento: string | null;
  readonly alcances: readonly Permiso[];
  readonly direcciones: readonly string[];
}

export class CuentaServicioStore {
  private readonly withAccount: PreparedRead<Record<string, unknown>>;

  constructor(private readonly dataSource: DataSource) {
    const query = cuentas(dataSource.manager)
      .innerJoin(ClaveServicio, 'claveServicio', 'claveServicio.cuentaId = cuenta.id')
      .addSelect('claveServicio.id', 'claveId')
      .addSelect('claveServicio.huella', 'huella')
      .addSelect('claveServicio.vence', 'vence')
      .addSelect('claveServicio.revocadaEn', 'revocadaEn')
      .addSelect('claveServicio.ultimoUso', 'ultimoUso')
      .where('claveServicio.publico = :publico', { publico: '' });
    this.withAccount = prepareRead(query);
  }

  /** As committed. */
  async findClave(publico: string): Promise<ClaveConCuenta | null> {
    const [row] = await this.withAccount({ publico });
    if (row === undefined) return null;
    const { claves: _, id: cuentaId, activa: cuentaActiva, ...cuenta } = cuentaDe(row);
    return {
      ...cuenta,
      cuentaId,
      cuentaActiva,
      id: row['claveId'] as number,
      huella: row['huella'] as string,
      vence: dateOf(row['vence']),
      revocadaEn: dateOrNull(row['revocadaEn']),
      ultimoUso: dateOrNull(row['ultimoUso']),
    };
  }

  async list(request: ListRequest): Promise<Page<CuentaRow>> {
    const query = cuentas(this.dataSource.manager);
    const { role } = request.filter;
    if (role !== undefined) query.andWhere('usuario.role = :role', { role });
    const page = await pageOf<Record<string, unknown>>(query, request, 'usuario');
    const rows = page.rows.map((row) => cuentaDe(row));
    return { ...page, rows: await this.withClaves(rows, this.dataSource.manager) };
  }

  async byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<CuentaRow | null> {
    const [row] = await cuentas(manager).where('cuenta.id = :id', { id }).getRawMany<Record<string, unknown>>();
    if (row === undefined) return null;
    return (await this.withClaves([cuentaDe(row)], manager))[0] ?? null;
  }

  private async withClaves(rows: readonly CuentaRow[], manager: EntityManager): Promise<CuentaRow[]> {
    if (rows.length === 0) return [];
    const claves = await manager
      .createQueryBuilder(ClaveServicio, 'claveServicio')
      .where('claveServicio.cuentaId IN (:...ids)', { ids: rows.map(({ id }) => id) })
      .orderBy('claveServicio.id', 'DESC')
      .getMany();
    return rows.map((row) => ({ ...row, claves: claves.filter(({ cuentaId }) => cuentaId === row.id) }));
  }

  async insert(manager: EntityManager, cuenta: CuentaServicio): Promise<void> {
    await manager.insert(CuentaServicio, cuenta);
  }

  async update(manager: EntityManager, { id, ...cambio }: CuentaServicio): Promise<void> {
    await manager.update(CuentaServicio, { id }, cambio);
  }

  async insertClave(
    manager: EntityManager,
    clave: Pick<ClaveServicio, 'cuentaId' | 'publico' | 'huella' | 'creadaEn' | 'vence'>,
  ): Promise<void> {
    await manager.insert(ClaveServicio, { ...clave, revocadaEn: null, ultimoUso: null, ultimaDireccion: null });
  }

  /** Shortens only: no key's life is extended. */
  async shorten(manager: EntityManager, id: number, vence: Date): Promise<void> {
    await manager.update(ClaveServicio, { id, vence: MoreThan(vence) }, { vence });
  }

  /** 0 = revoked already. */
  revoke(manager: EntityManager, id: number, now: Date): Promise<number> {
    return updateWhere(manager, ClaveServicio, { id, revocadaEn: IsNull() }, { revocadaEn: now });
  }

  /** An active user (so no account), by name or number. */
  async findPersonaActiva(dicho: string): Promise<PersonaNombrada | null> {
    const condition = /^\d{1,9}$/.test(dicho) ? { id: Number(dicho) } : { usuario: dicho.toLowerCase() };
    const persona = await this.dataSource.manager.findOneBy(Usuario, { ...condition, activo: true });
    return persona === null ? null : { id: persona.id, usuario: persona.usuario };
  }

  async touch(id: number, ultimoUso: Date, ultimaDireccion: string): Promise<void> {
    await this.dataSource.manager.update(ClaveServicio, { id }, { ultimoUso, ultimaDireccion });
  }
}

const cuentas = (manager: EntityManager) =>
  manager
    .createQueryBuilder()
    .from(CuentaServicio, 'cuenta')
    .innerJoin(Usuario, 'usuario', 'usuario.id = cuenta.id')
    .select('cuenta.id', 'id')
    .addSelect('cuenta.alcances', 'alcances')
    .addSelect('cuenta.direcciones', 'direcciones')
    .addSelect('cuenta.activa', 'activa')
    .addSelect('usuario.usuario', 'usuario')
    .addSelect('usuario.nombre', 'nombre')
    .addSelect('usuario.role', 'role')
    .addSelect('usuario.idDepartamento', 'idDepartamento')
    .addSelect('usuario.version', 'version');

const cuentaDe = (row: Record<string, unknown>): CuentaRow => ({
  id: row['id'] as number,
  usuario: row['usuario'] as string,
  nombre: row['nombre'] as string,
  role: row['role'] as Rol,
  idDepartamento: row['idDepartamento'] as string | null,
  version: row['version'] as number,
  alcances: JSON.parse(String(row['alcances'])) as Permiso[],
  direcciones: JSON.parse(String(row['direcciones'])) as string[],
  activa: boolOf(row['activa']),
  claves: [],
});
