import { estadoDeClave, instanteDe } from '@adjudica/domain';
import type { ClaveDeServicioVista, CuentaDeServicioVista } from './cuenta-servicio.dto';
import type { FilaDeCuenta } from './cuenta-servicio.store';

export const vistaDeCuenta = ({ idDepartamento: _, ...cuenta }: FilaDeCuenta, ahora: Date): CuentaDeServicioVista => ({
  ...cuenta,
  claves: cuenta.claves.map((clave) => vistaDeClave(clave, ahora)),
});

const vistaDeClave = (clave: FilaDeCuenta['claves'][number], ahora: Date): ClaveDeServicioVista => ({
  publico: clave.publico,
  estado: estadoDeClave(clave, ahora),
  creadaEn: instanteDe(clave.creadaEn),
  vence: instanteDe(clave.vence),
  revocadaEn: clave.revocadaEn === null ? null : instanteDe(clave.revocadaEn),
  ultimoUso: clave.ultimoUso === null ? null : instanteDe(clave.ultimoUso),
  ultimaDireccion: clave.ultimaDireccion,
});

/** What the audit keeps of it; a key by its name. */
export const resumenDeCuenta = ({ usuario, nombre, role, alcances, direcciones, activa }: FilaDeCuenta) => ({
  usuario,
  nombre,
  role,
  alcances,
  direcciones,
  activa,
});
