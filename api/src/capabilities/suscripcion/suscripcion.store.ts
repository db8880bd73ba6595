import type { Permiso, Rol, TipoDeEvento } from '@adjudica/domain';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { boolOf, dateOf, dateOrNull } from '../../columns/columns';
import { readIn, readMany } from '../../db/engine/read';
import { type ListRequest, type Page, pageOf } from '../../db/lists/page';
import { guardedUpdate, updateWhere } from '../../db/transaction/guarded';
import { CuentaServicio } from '../../entities/cuenta-servicio.entity';
import { EnvioEvento, Suscripcion } from '../../entities/suscripcion.entity';
import { Usuario } from '../../entities/usuario.entity';

/** A subscription with its account's scopes. */
export interface SuscripcionRow extends Omit<Suscripcion, 'secretos'> {
  readonly secretos: string;
  readonly cuenta: string;
  readonly cuentaActiva: boolean;
  readonly quien: { readonly role: Rol; readonly alcances: readonly Permiso[] };
}

/** Recipients of an event, read by every act that records one. */
type Suscrita = Pick<SuscripcionRow, 'id' | 'eventos' | 'quien'>;

export interface Cuentas {
  readonly pendientes: number;
  readonly fallidos: number;
}

const columnas = [
  'id',
  'cuentaId',
  'nombre',
  'url',
  'eventos',
  'activa',
  'rechazadaEn',
  'secretos',
  'fallas',
  'fallaDesde',
  'pausaHasta',
  'avisadaEn',
  'ultimoExito',
  'creadaEn',
  'version',
] as const;

export class SuscripcionStore {
  constructor(private readonly dataSource: DataSource) {}

  /** The active ones. One small statement in every act that records an event. */
  async listActive(manager: EntityManager): Promise<readonly Suscrita[]> {
    return (await readActive(manager, {})).map(suscripcionDe);
  }

  async list(request: ListRequest): Promise<Page<SuscripcionRow>> {
    const query = suscripciones(this.dataSource.manager);
    const { cuentaId } = request.filter;
    if (cuentaId !== undefined) query.andWhere('suscripcion.cuentaId = :cuentaId', { cuentaId });
    const page = await pageOf<Record<string, unknown>>(query, request, 'suscripcion');
    return { ...page, rows: page.rows.map(suscripcionDe) };
  }

  async byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<SuscripcionRow | null> {
    const [row] = await readMany<Record<string, unknown>>(suscripciones(manager).where('suscripcion.id = :id', { id }));
    return row === undefined ? null : suscripcionDe(row);
  }

  /** Pending messages and dead letters of each. */
  async countEnvios(ids: readonly number[]): Promise<ReadonlyMap<number, Cuentas>> {
    if (ids.length === 0) return new Map();
    const rows = await readMany<{ id: number; estado: string; cantidad: number | string }>(
      this.dataSource
        .createQueryBuilder()
        .from(EnvioEvento, 'envio')
        .select('envio.suscripcionId', 'id')
        .addSelect('envio.estado', 'estado')
        .addSelect('COUNT(*)', 'cantidad')
        .where('envio.suscripcionId IN (:...ids)', { ids })
        .andWhere("envio.estado IN ('pendiente', 'fallido')")
        .groupBy('envio.suscripcionId')
        .addGroupBy('envio.estado'),
    );
    const de = (id: number, estado: string): number =>
      Number(rows.find((row) => row.id === id && row.estado === estado)?.cantidad ?? 0);
    return new Map(ids.map((id) => [id, { pendientes: de(id, 'pendiente'), fallidos: de(id, 'fallido') }]));
  }

  async insert(
    manager: EntityManager,
    nueva: Pick<Suscripcion, 'cuentaId' | 'nombre' | 'url' | 'eventos' | 'creadaEn'>,
  ): Promise<number> {
    const { identifiers } = await manager.insert(Suscripcion, {
      ...nueva,
      activa: true,
      secretos: '',
      ...SIN_FALLAS,
      ultimoExito: null,
      version: 1,
    });
    return identifiers[0]?.['id'] as number;
  }

  /** After the row, because its key is part of the encryption. */
  async seal(manager: EntityManager, id: number, secretos: string): Promise<void> {
    await manager.update(Suscripcion, { id }, { secretos });
  }

  /** Guarded by the version read. */
  async update(
    manager: EntityManager,
    { id, version }: Pick<Suscripcion, 'id' | 'version'>,
    cambio: Partial<Pick<Suscripcion, 'nombre' | 'url' | 'eventos' | 'activa' | 'secretos'>>,
  ): Promise<number> {
    return guardedUpdate(manager, Suscripcion, { id, version }, cambio);
  }

  /** Ends the pause, after a delivery or a user's decision. */
  async recover(manager: EntityManager, id: number): Promise<void> {
    await manager.update(Suscripcion, { id }, SIN_FALLAS);
  }

  async delivered(id: number, now: Date): Promise<void> {
    await this.dataSource.manager.update(
      Suscripcion,
      { id },
      { fallas: 0, fallaDesde: null, pausaHasta: null, avisadaEn: null, ultimoExito: now },
    );
  }

  async failed(id: number, fallaDesde: Date, pausaHasta: Date): Promise<void> {
    await this.dataSource.manager.update(Suscripcion, { id }, { fallas: () => 'fallas + 1', fallaDesde, pausaHasta });
  }

  /** 0 = another process recorded it already. */
  refused(manager: EntityManager, id: number, rechazadaEn: Date): Promise<number> {
    return updateWhere(manager, Suscripcion, { id, rechazadaEn: IsNull() }, { rechazadaEn });
  }

  /** 0 = administrators were notified already. */
  markNotified(manager: EntityManager, id: number, avisadaEn: Date): Promise<number> {
    return updateWhere(manager, Suscripcion, { id, avisadaEn: IsNull() }, { avisadaEn });
  }
}

const SIN_FALLAS = { rechazadaEn: null, fallas: 0, fallaDesde: null, pausaHasta: null, avisadaEn: null } as const;

const suscripciones = (manager: EntityManager) =>
  manager
    .createQueryBuilder()
    .from(Suscripcion, 'suscripcion')
    .innerJoin(CuentaServicio, 'cuenta', 'cuenta.id = suscripcion.cuentaId')
    .innerJoin(Usuario, 'usuario', 'usuario.id = cuenta.id')
    .select(columnas.map((columna) => `suscripcion.${columna} AS ${columna}`))
    .addSelect('cuenta.alcances', 'alcances')
    .addSelect('cuenta.activa', 'cuentaActiva')
    .addSelect('usuario.usuario', 'cuenta')
    .addSelect('usuario.role', 'role');

const readActive = readIn<Record<string, unknown>>((manager) =>
  suscripciones(manager).where('suscripcion.activa = :si AND cuenta.activa = :si', { si: true }),
);

const suscripcionDe = (row: Record<string, unknown>): SuscripcionRow => ({
  id: row['id'] as number,
  cuentaId: row['cuentaId'] as number,
  nombre: row['nombre'] as string,
  url: row['url'] as string,
  eventos: JSON.parse(String(row['eventos'])) as TipoDeEvento[],
  activa: boolOf(row['activa']),
  rechazadaEn: dateOrNull(row['rechazadaEn']),
  secretos: row['secretos'] as string,
  fallas: row['fallas'] as number,
  fallaDesde: dateOrNull(row['fallaDesde']),
  pausaHasta: dateOrNull(row['pausaHasta']),
  avisadaEn: dateOrNull(row['avisadaEn']),
  ultimoExito: dateOrNull(row['ultimoExito']),
  creadaEn: dateOf(row['creadaEn']),
  version: row['version'] as number,
  cuenta: row['cuenta'] as string,
  cuentaActiva: boolOf(row['cuentaActiva']),
  quien: { role: row['role'] as Rol, alcances: JSON.parse(String(row['alcances'])) as Permiso[] },
});
