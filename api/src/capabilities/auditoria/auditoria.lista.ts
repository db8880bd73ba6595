import type { DefinicionDeLista } from '@adjudica/domain';
import { type Libro, libro } from '../../http/list-file';
import type { AuditoriaVista } from './auditoria.dto';

export const listaDeAuditoria: DefinicionDeLista = {
  ordenInicial: { campo: 'id', direccion: 'DESC' },
  ordenables: ['id', 'instante'],
  filtros: {
    recurso: 'texto',
    recursoId: 'texto',
    accion: 'texto',
    usuario: 'texto',
    quien: 'texto',
    ingresos: 'booleano',
    fechaDesde: 'fecha',
    fechaHasta: 'fecha',
  },
};

export const libroDeAuditoria: Libro<AuditoriaVista> = libro('auditoria', 'Auditoría', {
  instante: { tipo: 'instante' },
  usuario: {},
  accion: { ancho: 22 },
  recurso: { ancho: 20 },
  recursoId: {},
  antes: { ancho: 60 },
  despues: { ancho: 60 },
});
