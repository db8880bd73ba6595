import type { Fecha, SegundoFactorDeSesion } from '@adjudica/domain';
import { type DataSource, type EntityManager, LessThan, Not } from 'typeorm';
import { boolOf, dateOf, dateOrNull } from '../../columns/columns';
import { type PreparedRead, prepareRead } from '../../db/engine/read';
import { removeInBatches } from '../../db/transaction/bulk';
import { Ausencia } from '../../entities/ausencia.entity';
import { SegundoFactor } from '../../entities/segundo-factor.entity';
import { Sesion } from '../../entities/sesion.entity';
import { Usuario } from '../../entities/usuario.entity';

export interface SesionConUsuario {
  readonly id: string;
  readonly usuarioId: number;
  readonly ultimaActividad: Date;
  readonly expiraEn: Date;
  readonly revocada: boolean;
  readonly usuario: string;
  readonly nombre: string;
  readonly apellido: string;
  readonly role: string;
  readonly idDepartamento: string | null;
  readonly activo: boolean;
  readonly debeCambiarContrasena: boolean;
  readonly segundoFactor: SegundoFactorDeSesion;
  /** Colleagues whose absence the user covers on the given day. */
  readonly cubre: readonly number[];
}

/** Ended sessions are kept for the investigation of incidents; log-ins are in the audit. */
const KEPT_MS = 30 * 24 * 3_600_000;

export class SesionStore {
  /** Prepared once: it runs for every request (rendimiento.md, G4). */
  private readonly withUser: PreparedRead<Record<string, unknown>>;

  constructor(private readonly dataSource: DataSource) {
    const query = dataSource
      .createQueryBuilder()
      .from(Sesion, 'sesion')
      .innerJoin(Usuario, 'usuario', 'usuario.id = sesion.usuarioId')
      .leftJoin(SegundoFactor, 'factor', 'factor.usuarioId = sesion.usuarioId')
      .select('sesion.id', 'id')
      .addSelect('sesion.usuarioId', 'usuarioId')
      .addSelect('sesion.ultimaActividad', 'ultimaActividad')
      .addSelect('sesion.expiraEn', 'expiraEn')
      .addSelect('sesion.revocadaEn', 'revocadaEn')
      .addSelect('usuario.usuario', 'usuario')
      .addSelect('usuario.nombre', 'nombre')
      .addSelect('usuario.apellido', 'apellido')
      .addSelect('usuario.role', 'role')
      .addSelect('usuario.idDepartamento', 'idDepartamento')
      .addSelect('usuario.activo', 'activo')
      .addSelect('usuario.debeCambiarContrasena', 'debeCambiarContrasena')
      .addSelect('sesion.segundoFactorEn', 'segundoFactorEn')
      .addSelect('factor.confirmadoEn', 'confirmadoEn')
      .leftJoin(
        Ausencia,
        'ausencia',
        'ausencia.reemplazo = usuario.usuario AND ausencia.desde <= :hoy AND ausencia.hasta >= :hoy',
      )
      .leftJoin(Usuario, 'ausente', 'ausente.usuario = ausencia.ausente')
      .addSelect('ausente.id', 'cubre')
      .where('sesion.id = :id', { id: '', hoy: '' });
    this.withUser = prepareRead(query);
  }

  /** As committed. @param hoy in Ecuador */
  async withUserById(id: string, hoy: Fecha): Promise<SesionConUsuario | null> {
    const rows = await this.withUser({ id, hoy });
    const [row] = rows;
    if (row === undefined) return null;
    return {
      id,
      usuarioId: row['usuarioId'] as number,
      ultimaActividad: dateOf(row['ultimaActividad']),
      expiraEn: dateOf(row['expiraEn']),
      revocada: row['revocadaEn'] !== null,
      usuario: row['usuario'] as string,
      nombre: row['nombre'] as string,
      apellido: row['apellido'] as string,
      role: row['role'] as string,
      idDepartamento: row['idDepartamento'] as string | null,
      activo: boolOf(row['activo']),
      debeCambiarContrasena: boolOf(row['debeCambiarContrasena']),
      cubre: rows.flatMap(({ cubre }) => (cubre === null ? [] : [Number(cubre)])),
      segundoFactor: {
        inscrito: row['confirmadoEn'] !== null,
        en: dateOrNull(row['segundoFactorEn']),
      },
    };
  }

  /** No other session of the user is kept. */
  async isOnly({ id, usuarioId }: Pick<SesionConUsuario, 'id' | 'usuarioId'>): Promise<boolean> {
    return !(await this.dataSource.manager.existsBy(Sesion, { usuarioId, id: Not(id) }));
  }

  async touch(id: string, now: Date): Promise<void> {
    await this.dataSource.manager.update(Sesion, { id, ultimaActividad: LessThan(now) }, { ultimaActividad: now });
  }

  /** The user entered an authenticator code. */
  async markFactor(manager: EntityManager, id: string, now: Date): Promise<void> {
    await manager.update(Sesion, { id }, { segundoFactorEn: now });
  }

  async forget(now: Date): Promise<void> {
    await removeInBatches(this.dataSource.manager, Sesion, { expiraEn: LessThan(new Date(now.getTime() - KEPT_MS)) });
  }

  async insert(manager: EntityManager, sesion: Sesion): Promise<void> {
    await manager.insert(Sesion, sesion);
  }

  /** Ends one session, or all of a user's (except `except`). */
  async revoke(
    manager: EntityManager,
    usuarioId: number,
    now: Date,
    which: { only?: string; except?: string } = {},
  ): Promise<void> {
    const update = manager
      .createQueryBuilder()
      .update(Sesion)
      .set({ revocadaEn: now })
      .where('usuarioId = :usuarioId AND revocadaEn IS NULL', { usuarioId });
    if (which.only !== undefined) update.andWhere('id = :only', { only: which.only });
    if (which.except !== undefined) update.andWhere('id <> :except', { except: which.except });
    await update.execute();
  }
}
