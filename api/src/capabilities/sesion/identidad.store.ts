import type { EntityManager } from 'typeorm';
import { IdentidadEmpresa } from '../../entities/identidad-empresa.entity';

type Identidad = Pick<IdentidadEmpresa, 'emisor' | 'sujeto'>;

/** Accounts at the company's provider, by user. */
export class IdentidadStore {
  async findUsuario(manager: EntityManager, { emisor, sujeto }: Identidad): Promise<number | null> {
    return (await manager.findOneBy(IdentidadEmpresa, { emisor, sujeto }))?.usuarioId ?? null;
  }

  has(manager: EntityManager, usuarioId: number): Promise<boolean> {
    return manager.existsBy(IdentidadEmpresa, { usuarioId });
  }

  async insert(manager: EntityManager, usuarioId: number, { emisor, sujeto }: Identidad, now: Date): Promise<void> {
    await manager.insert(IdentidadEmpresa, { usuarioId, emisor, sujeto, creadaEn: now });
  }
}
