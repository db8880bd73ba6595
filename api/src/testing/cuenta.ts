import type { EntityManager } from 'typeorm';
import { newServiceKey } from '../auth/service-keys';
import { ClaveServicio, CuentaServicio } from '../entities/cuenta-servicio.entity';
import { Usuario } from '../entities/usuario.entity';

/** Caller of operations closed to persons: an account with a key, among the demo's users. */
export const CUENTA_CON_CLAVE = 'cuenta.con.clave';

/** A key of that account, which is created with its first one. */
export async function claveDeCuenta(manager: EntityManager, ahora: Date): Promise<string> {
  const { secreta, publico, huella } = newServiceKey();
  const hecha = await manager.findOneBy(Usuario, { usuario: CUENTA_CON_CLAVE });
  const cuentaId = hecha?.id ?? (await cuentaNueva(manager));
  await manager.insert(ClaveServicio, {
    cuentaId,
    publico,
    huella,
    creadaEn: ahora,
    vence: new Date(ahora.getTime() + 3_600_000),
    revocadaEn: null,
    ultimoUso: null,
    ultimaDireccion: null,
  });
  return secreta;
}

async function cuentaNueva(manager: EntityManager): Promise<number> {
  const { id: _, ...persona } = await manager.findOneByOrFail(Usuario, { usuario: 'jefatura' });
  const [uno] = (await manager.insert(Usuario, { ...persona, usuario: CUENTA_CON_CLAVE, activo: false })).identifiers;
  const id = uno?.['id'] as number;
  await manager.insert(CuentaServicio, { id, alcances: ['orden:leer'], direcciones: [], activa: true });
  return id;
}
