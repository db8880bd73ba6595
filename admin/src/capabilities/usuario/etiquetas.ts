import { listaDeRoles, nombreDeDepartamento } from '@adjudica/domain';

/** A user as the API sends it. */
export interface UsuarioRecord {
  readonly id: number;
  readonly usuario: string;
  readonly nombre: string;
  readonly apellido: string;
  readonly correo: string | null;
  readonly role: string;
  readonly idDepartamento: string | null;
  readonly activo: boolean;
  readonly version: number;
}

/** '002 · Adjudicaciones'; a role outside the departments shows a dash. */
export function departamentoEscrito(idDepartamento: string | null): string {
  if (idDepartamento === null) return '—';
  const nombre = nombreDeDepartamento(idDepartamento);
  return nombre === null ? idDepartamento : `${idDepartamento} · ${nombre}`;
}

/** What list filter and form offer; a role is its own name. */
export const rolesParaElegir = listaDeRoles.map((role) => ({ id: role, name: role }));
