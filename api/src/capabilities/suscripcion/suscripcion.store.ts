import type { Permiso, Rol, TipoDeEvento } from '@adjudica/domain';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { boolOf, dateOf, dateOrNull } from '../../columns/columns';
import { readMany } from '../../db/engine/read';
import { type ListRequest, type Page, pageOf } from '../../db/lists/page';
import { guardedUpdate } from '../../db/transaction/guarded';
import { CuentaServicio } from '../../entities/cuenta-servicio.entity';
import { EnvioEvento, Suscripcion } from '../../entities/suscripcion.entity';
import { Usuario } from '../../entities/usuario.entity';

/** A subscription with what its account may read. */
export interface FilaDeSuscripcion extends Omit<Suscripcion, 'secretos'> {
  readonly secretos: string;
  readonly cuenta: string;
  readonly cuentaActiva: boolean;
  readonly quien: { readonly role: Rol; readonly alcances: readonly Permiso[] };
}

/** To whom an event may be told, read with every act that notes one. */
export type Suscrita = Pick<FilaDeSuscripcion, 'id' | 'eventos' | 'quien'>;

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

  /** Those that are told of events now. One small statement in every act that notes one. */
  async suscritas(manager: EntityManager): Promise<readonly Suscrita[]> {
    const filas = await readMany<Record<string, unknown>>(
      suscripciones(manager).where('s.activa = :si AND c.activa = :si', { si: true }),
    );
    return filas.map(suscripcionDe);
  }

  async list(request: ListRequest): Promise<Page<FilaDeSuscripcion>> {
    const query = suscripciones(this.dataSource.manager);
    const { cuentaId } = request.filter;
    if (cuentaId !== undefined) query.andWhere('s.cuentaId = :cuentaId', { cuentaId });
    const page = await pageOf<Record<string, unknown>>(query, request, 's');
    return { ...page, rows: page.rows.map(suscripcionDe) };
  }

  async byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<FilaDeSuscripcion | null> {
    const [fila] = await readMany<Record<string, unknown>>(suscripciones(manager).where('s.id = :id', { id }));
    return fila === undefined ? null : suscripcionDe(fila);
  }

  /** Messages that wait and that were given up, of each of these. */
  async cuentas(ids: readonly number[]): Promise<ReadonlyMap<number, Cuentas>> {
    if (ids.length === 0) return new Map();
    const filas = await readMany<{ id: number; estado: string; cantidad: number | string }>(
      this.dataSource
        .createQueryBuilder()
        .from(EnvioEvento, 'e')
        .select('e.suscripcionId', 'id')
        .addSelect('e.estado', 'estado')
        .addSelect('COUNT(*)', 'cantidad')
        .where('e.suscripcionId IN (:...ids)', { ids })
        .andWhere("e.estado IN ('pendiente', 'fallido')")
        .groupBy('e.suscripcionId')
        .addGroupBy('e.estado'),
    );
    const de = (id: number, estado: string): number =>
      Number(filas.find((fila) => fila.id === id && fila.estado === estado)?.cantidad ?? 0);
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

  /** Its key is part of what is sealed, so that this comes after the row. */
  async seal(manager: EntityManager, id: number, secretos: string): Promise<void> {
    await manager.update(Suscripcion, { id }, { secretos });
  }

  /** Guarded by the version that was read. */
  async update(
    manager: EntityManager,
    { id, version }: Pick<Suscripcion, 'id' | 'version'>,
    cambio: Partial<Pick<Suscripcion, 'nombre' | 'url' | 'eventos' | 'activa' | 'secretos'>>,
  ): Promise<number> {
    return guardedUpdate(manager, Suscripcion, { id, version }, cambio);
  }

  /** Whoever takes messages again, or is to be tried again. */
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

  /** Zero = it had said so already, to another process. */
  async refused(manager: EntityManager, id: number, rechazadaEn: Date): Promise<number> {
    const { affected } = await manager.update(Suscripcion, { id, rechazadaEn: IsNull() }, { rechazadaEn });
    return affected ?? 0;
  }

  /** Zero = administrators were told already. */
  async told(manager: EntityManager, id: number, avisadaEn: Date): Promise<number> {
    const { affected } = await manager.update(Suscripcion, { id, avisadaEn: IsNull() }, { avisadaEn });
    return affected ?? 0;
  }
}

const SIN_FALLAS = { rechazadaEn: null, fallas: 0, fallaDesde: null, pausaHasta: null, avisadaEn: null } as const;

const suscripciones = (manager: EntityManager) =>
  manager
    .createQueryBuilder()
    .from(Suscripcion, 's')
    .innerJoin(CuentaServicio, 'c', 'c.id = s.cuentaId')
    .innerJoin(Usuario, 'u', 'u.id = c.id')
    .select(columnas.map((columna) => `s.${columna} AS ${columna}`))
    .addSelect('c.alcances', 'alcances')
    .addSelect('c.activa', 'cuentaActiva')
    .addSelect('u.usuario', 'cuenta')
    .addSelect('u.role', 'role');

const suscripcionDe = (fila: Record<string, unknown>): FilaDeSuscripcion => ({
  id: fila['id'] as number,
  cuentaId: fila['cuentaId'] as number,
  nombre: fila['nombre'] as string,
  url: fila['url'] as string,
  eventos: JSON.parse(String(fila['eventos'])) as TipoDeEvento[],
  activa: boolOf(fila['activa']),
  rechazadaEn: dateOrNull(fila['rechazadaEn']),
  secretos: fila['secretos'] as string,
  fallas: fila['fallas'] as number,
  fallaDesde: dateOrNull(fila['fallaDesde']),
  pausaHasta: dateOrNull(fila['pausaHasta']),
  avisadaEn: dateOrNull(fila['avisadaEn']),
  ultimoExito: dateOrNull(fila['ultimoExito']),
  creadaEn: dateOf(fila['creadaEn']),
  version: fila['version'] as number,
  cuenta: fila['cuenta'] as string,
  cuentaActiva: boolOf(fila['cuentaActiva']),
  quien: { role: fila['role'] as Rol, alcances: JSON.parse(String(fila['alcances'])) as Permiso[] },
});
