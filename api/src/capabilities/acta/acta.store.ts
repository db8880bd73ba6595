import type { Rol } from '@adjudica/domain';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { isoOf } from '../../db/columns';
import { Acta } from '../../entities/acta.entity';
import { Archivo } from '../../entities/archivo.entity';
import { Usuario } from '../../entities/usuario.entity';
import type { VersionDeActa } from './acta.dto';

export interface FilaDeActaEmitida {
  id: number;
  asambleaId: number;
  numeroVersion: number;
  archivoId: number;
  nombre: string;
  longitud: number;
  sha256: string;
  huella: string;
  motivo: string | null;
  generadaPor: string | null;
  generadaEn: unknown;
}

export class ActaStore {
  constructor(private readonly dataSource: DataSource) {}

  /** Every issue of an assembly's minutes, newest first. */
  versions(asambleaId: number, manager: EntityManager = this.dataSource.manager): Promise<FilaDeActaEmitida[]> {
    const query = manager
      .createQueryBuilder()
      .from(Acta, 'a')
      .innerJoin(Archivo, 'f', 'f.id = a.archivoId')
      .leftJoin(Usuario, 'u', 'u.id = a.generadaPor')
      .select("CONCAT(u.nombre, ' ', u.apellido)", 'generadaPor');
    for (const column of ['id', 'asambleaId', 'numeroVersion', 'archivoId', 'huella', 'motivo', 'generadaEn'])
      query.addSelect(`a.${column}`, column);
    for (const column of ['nombre', 'longitud', 'sha256']) query.addSelect(`f.${column}`, column);
    return query
      .where('a.asambleaId = :asambleaId', { asambleaId })
      .orderBy('a.numeroVersion', 'DESC')
      .getRawMany<FilaDeActaEmitida>();
  }

  async insert(manager: EntityManager, row: Omit<Acta, 'id'>): Promise<number> {
    const result = await manager.insert(Acta, row);
    return result.identifiers[0]?.['id'] as number;
  }

  /** Whom the application tells of new awards. */
  async usersWithRole(manager: EntityManager, roles: readonly Rol[], exceptId: number): Promise<number[]> {
    const users = await manager.find(Usuario, { select: { id: true }, where: { role: In([...roles]), activo: true } });
    return users.map(({ id }) => id).filter((id) => id !== exceptId);
  }
}

export const versionDe = (fila: FilaDeActaEmitida): VersionDeActa => ({
  id: fila.numeroVersion,
  asambleaId: fila.asambleaId,
  numeroVersion: fila.numeroVersion,
  nombre: fila.nombre,
  longitud: fila.longitud,
  sha256: fila.sha256,
  huella: fila.huella,
  motivo: fila.motivo,
  generadaPor: fila.generadaPor?.trim() || 'Sistema',
  generadaEn: isoOf(fila.generadaEn) as string,
});
