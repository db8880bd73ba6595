import {
  type DefinicionDeLista,
  listaDeTiposDeEvento,
  normalizar,
  permisosDeEventos,
  recursosDeEvento,
} from '@adjudica/domain';
import type { ListRequest, Page } from '../../db/lists/page';
import type { EventoTipoVista } from './evento.dto';

export const listaDeTipos: DefinicionDeLista = {
  ordenInicial: { campo: 'nombre', direccion: 'ASC' },
  ordenables: ['id', 'nombre'],
  clave: 'codigos',
  filtros: { q: 'texto', recurso: recursosDeEvento, permiso: permisosDeEventos },
  maximo: 300,
};

/** The domain's table, searched and paged like any list. */
export function paginaDeTipos({ filter, order, offset, limit }: ListRequest): Page<EventoTipoVista> {
  const { q, id, recurso, permiso } = filter;
  const texto = normalizar(String(q ?? ''));
  const signo = order.direction === 'ASC' ? 1 : -1;
  const campo = order.field as 'id' | 'nombre';
  const hallados = listaDeTiposDeEvento
    .filter(
      (tipo) =>
        normalizar(`${tipo.nombre} ${tipo.id}`).includes(texto) &&
        (!Array.isArray(id) || id.includes(tipo.id)) &&
        (recurso === undefined || tipo.recurso === recurso) &&
        (permiso === undefined || tipo.permiso === permiso),
    )
    .sort((a, b) => signo * a[campo].localeCompare(b[campo], 'es'));
  return { rows: hallados.slice(offset, offset + limit).map((tipo) => ({ ...tipo })), total: hallados.length };
}
