import { estadoDeClave, instanteDe, puede } from '@adjudica/domain';
import type { ClaveDeServicioVista, CuentaDeServicioPropia, CuentaDeServicioVista } from './cuenta-servicio.dto';
import type { CuentaRow } from './cuenta-servicio.store';

export const vistaDeCuenta = ({ idDepartamento: _, ...cuenta }: CuentaRow, ahora: Date): CuentaDeServicioVista => ({
  ...cuenta,
  claves: cuenta.claves.map((clave) => vistaDeClave(clave, ahora)),
});

const vistaDeClave = (clave: CuentaRow['claves'][number], ahora: Date): ClaveDeServicioVista => ({
  publico: clave.publico,
  estado: estadoDeClave(clave, ahora),
  creadaEn: instanteDe(clave.creadaEn),
  vence: instanteDe(clave.vence),
  revocadaEn: clave.revocadaEn === null ? null : instanteDe(clave.revocadaEn),
  ultimoUso: clave.ultimoUso === null ? null : instanteDe(clave.ultimoUso),
  ultimaDireccion: clave.ultimaDireccion,
});

/** For the account's own program; `null` = the key is not the account's. Keys newest first. */
export function vistaPropia(
  { id, usuario, nombre, role, alcances, direcciones, claves }: CuentaRow,
  { publico, direccion }: { readonly publico: string | undefined; readonly direccion: string },
  ahora: Date,
): CuentaDeServicioPropia | null {
  const clave = claves.find((candidata) => candidata.publico === publico);
  if (clave === undefined) return null;
  const ultima = claves.find((candidata) => candidata.id > clave.id && estadoDeClave(candidata, ahora) === 'vigente');
  return {
    id,
    usuario,
    nombre,
    role,
    alcances: alcances.filter((alcance) => puede({ role, alcances }, alcance)),
    direcciones: [...direcciones],
    direccion,
    clave: vistaDeClave(clave, ahora),
    reemplazo: ultima === undefined ? null : vistaDeClave(ultima, ahora),
  };
}

/** For the audit; keys by name. */
export const resumenDeCuenta = ({ usuario, nombre, role, alcances, direcciones, activa }: CuentaRow) => ({
  usuario,
  nombre,
  role,
  alcances,
  direcciones,
  activa,
});
