import { type DataSource, type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import { deleteWhere, updateWhere } from '../../db/transaction/guarded';
import { CodigoRecuperacion, SegundoFactor } from '../../entities/segundo-factor.entity';

type Nuevo = Pick<SegundoFactor, 'usuarioId' | 'secreto' | 'creadoEn'>;

/** Authenticators and recovery codes. Codes are consumed by guarded writes: of two instances one succeeds. */
export class SegundoFactorStore {
  constructor(private readonly dataSource: DataSource) {}

  of(usuarioId: number, manager: EntityManager = this.dataSource.manager): Promise<SegundoFactor | null> {
    return manager.findOneBy(SegundoFactor, { usuarioId });
  }

  /** The active one. */
  confirmed(usuarioId: number, manager: EntityManager = this.dataSource.manager): Promise<SegundoFactor | null> {
    return manager.findOneBy(SegundoFactor, { usuarioId, confirmadoEn: Not(IsNull()) });
  }

  /** Replaces an unconfirmed one; the unique key refuses beside a confirmed one. */
  async begin(manager: EntityManager, factor: Nuevo): Promise<void> {
    await manager.delete(SegundoFactor, { usuarioId: factor.usuarioId, confirmadoEn: IsNull() });
    await manager.insert(SegundoFactor, { ...factor, confirmadoEn: null, ultimoPaso: null });
  }

  async confirm(manager: EntityManager, id: number, paso: number, now: Date): Promise<boolean> {
    const confirmed = { confirmadoEn: now, ultimoPaso: paso };
    return (await updateWhere(manager, SegundoFactor, { id, confirmadoEn: IsNull() }, confirmed)) === 1;
  }

  /** false = this code, or a later one, was used already. */
  async takeStep(manager: EntityManager, id: number, paso: number): Promise<boolean> {
    // a confirmed one has the step of its confirming code
    const before = { id, ultimoPaso: LessThan(paso) };
    return (await updateWhere(manager, SegundoFactor, before, { ultimoPaso: paso })) === 1;
  }

  async replaceCodes(manager: EntityManager, usuarioId: number, huellas: readonly string[]): Promise<void> {
    await manager.delete(CodigoRecuperacion, { usuarioId });
    await manager.insert(
      CodigoRecuperacion,
      huellas.map((huella) => ({ usuarioId, huella, usadoEn: null })),
    );
  }

  /** false = not his, or used. */
  async takeCode(manager: EntityManager, usuarioId: number, huella: string, now: Date): Promise<boolean> {
    const unused = { usuarioId, huella, usadoEn: IsNull() };
    return (await updateWhere(manager, CodigoRecuperacion, unused, { usadoEn: now })) === 1;
  }

  codesLeft(usuarioId: number, manager: EntityManager = this.dataSource.manager): Promise<number> {
    return manager.countBy(CodigoRecuperacion, { usuarioId, usadoEn: IsNull() });
  }

  /** false = none. */
  async remove(manager: EntityManager, usuarioId: number): Promise<boolean> {
    await manager.delete(CodigoRecuperacion, { usuarioId });
    return (await deleteWhere(manager, SegundoFactor, { usuarioId })) === 1;
  }
}
