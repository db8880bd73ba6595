import type { Readable } from 'node:stream';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import { type Column, workbook } from '../../excel';
import type { AsambleaVista } from './asamblea.dto';
import type { AsambleaService } from './asamblea.service';

const columnas: readonly Column<AsambleaVista>[] = [
  { titulo: 'Producto', tipo: 'texto', ancho: 13, valor: (a) => a.productoNombre },
  { titulo: 'Grupo', tipo: 'texto', ancho: 10, valor: (a) => a.grupo },
  { titulo: 'No.', tipo: 'entero', ancho: 7, valor: (a) => a.numeroAsamblea },
  { titulo: 'Fecha', tipo: 'fecha', ancho: 12, valor: (a) => a.fecha },
  { titulo: 'Hora', tipo: 'texto', ancho: 8, valor: (a) => a.hora },
  { titulo: 'Lugar', tipo: 'texto', ancho: 28, valor: (a) => a.lugar },
  { titulo: 'Notario', tipo: 'texto', ancho: 36, valor: (a) => a.notario },
  { titulo: 'Estado', tipo: 'texto', ancho: 10, valor: (a) => a.estado },
  { titulo: 'Acta', tipo: 'texto', ancho: 24, valor: (a) => a.acta },
];

/** ASA-071: the calendar's columns, all pages (decisiones.md), streamed from batches of the list's own query. */
export class CalendarioDeAsambleas {
  constructor(
    private readonly asambleas: AsambleaService,
    private readonly accesos: AccessLog,
    private readonly clock: Clock,
  ) {}

  excel(actor: Actor, filter: { producto?: string; grupo?: string }): Readable {
    const rows = this.asambleas.each({
      filter,
      order: { field: filter.grupo === undefined ? 'fecha' : 'numeroAsamblea', direction: 'ASC' },
      offset: 0,
      limit: 500,
    });
    this.accesos.record(actor, {
      operacion: 'exportar-excel',
      recurso: 'asamblea',
      recursoId: `${filter.producto ?? 'todos'}-${filter.grupo ?? 'todos'}`,
    });
    return workbook({ nombre: 'Calendario de asambleas', columnas, filas: rows }, this.clock.now());
  }
}
