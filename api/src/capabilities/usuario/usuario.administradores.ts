import { ErrorDeNegocio, mensajes, type Rol } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { Usuario } from '../../entities/usuario.entity';

export const ADMINISTRADOR: Rol = 'Administrador del sistema';

/** Counts active administrators: acts that remove one hold the lock `administradores`, and count after the change. */
export const contarAdministradores = (manager: EntityManager): Promise<number> =>
  manager.countBy(Usuario, { role: ADMINISTRADOR, activo: true });

export const ultimoAdministrador = (): ErrorDeNegocio =>
  new ErrorDeNegocio('regla', 'ultimo-administrador', mensajes.propios.ultimoAdministrador);
