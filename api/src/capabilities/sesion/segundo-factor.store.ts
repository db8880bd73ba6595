import { type DataSource, type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import { deleteWhere, updateWhere } from '../../db/transaction/guarded';
import { CodigoRecuperacion, SegundoFactor } from '../../entities/segundo-factor.entity';

type Nuevo = Pick<SegundoFactor, 'usuarioId' | 'secreto' | 'creadoEn'>;

/** Authenticators and recovery codes. What opens is taken by a guarded write: of two instances one has it. */
export class SegundoFactorStore {
  constructor(private readonly dataSource: DataSource) {}

  of(usuarioId: number, manager: EntityManager = this.dataSource.manager): Promise<SegundoFactor | null> {
    return manager.findOneBy(SegundoFactor, { usuarioId });
  }

  /** One that is asked for. */
  confirmed(usuarioId: number, manager: EntityManager = this.dataSource.manager): Promise<SegundoFactor | null> {
    return manager.findOneBy(SegundoFactor, { usuarioId, confirmadoEn: Not(IsNull()) });
  }

  /** In the place of one that nobody confirmed. A confirmed one is in the way: its unique key refuses. */
  async begin(manager: EntityManager, factor: Nuevo): Promise<void> {
    await manager.delete(SegundoFactor, { usuarioId: factor.usuarioId, confirmadoEn: IsNull() });
    await manager.insert(SegundoFactor, { ...factor, confirmadoEn: null, ultimoPaso: null });
  }

  async confirm(manager: EntityManager, id: number, paso: number, now: Date): Promise<boolean> {
    const confirmed = { confirmadoEn: now, ultimoPaso: paso };
    return (await updateWhere(manager, SegundoFactor, { id, confirmadoEn: IsNull() }, confirmed)) === 1;
  }

  /** false = this code, or a later one, was taken before. */
  async takeStep(manager: EntityManager, id: number, paso: number): Promise<boolean> {
    // a confirmed one has a step: that of the code that confirmed it
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

  /** false = it is none of his, or was used. */
  async takeCode(manager: EntityManager, usuarioId: number, huella: string, now: Date): Promise<boolean> {
    const unused = { usuarioId, huella, usadoEn: IsNull() };
    return (await updateWhere(manager, CodigoRecuperacion, unused, { usadoEn: now })) === 1;
  }

  codesLeft(usuarioId: number, manager: EntityManager = this.dataSource.manager): Promise<number> {
    return manager.countBy(CodigoRecuperacion, { usuarioId, usadoEn: IsNull() });
  }

  /** false = he has none. */
  async remove(manager: EntityManager, usuarioId: number): Promise<boolean> {
    await manager.delete(CodigoRecuperacion, { usuarioId });
    return (await deleteWhere(manager, SegundoFactor, { usuarioId })) === 1;
  }
}
