import { listaDeRoles, nombreDeDepartamento } from '@adjudica/domain';
import type { UsuarioVista } from '../../generated/api';

/** A user as the API sends it. */
export type UsuarioRecord = UsuarioVista;

/** '002 · Adjudicaciones'; a role outside the departments shows a dash. */
export function departamentoEscrito(idDepartamento: string | null): string {
  if (idDepartamento === null) return '—';
  const nombre = nombreDeDepartamento(idDepartamento);
  return nombre === null ? idDepartamento : `${idDepartamento} · ${nombre}`;
}

/** What list filter and form offer; a role is its own name. */
export const rolesParaElegir = listaDeRoles.map((role) => ({ id: role, name: role }));
