import { nombreDeEvento } from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import { isoOf } from '../../columns/columns';
import type { ListRequest, Page } from '../../db/lists/page';
import { wantedOf } from '../../http/list';
import { nombreDeCliente } from '../persona';
import type { EventoVista } from './evento.dto';
import { type EventoRow, type HistorialStore, usuarioDe } from './historial.store';

/** 'Historial del cliente' (EST-515, JOR-508, JOR-510). */
export class HistorialService {
  constructor(
    private readonly store: HistorialStore,
    private readonly accesos: AccessLog,
  ) {}

  async list(actor: Actor, request: ListRequest): Promise<Page<EventoVista>> {
    const { plan } = request.filter;
    const recursoId = plan === undefined ? wantedOf(request.filter, '') : String(plan);
    const page = await this.store.list(request);
    this.accesos.record(actor, { operacion: 'listar', recurso: 'evento', recursoId });
    return { ...page, rows: page.rows.map(vistaDe) };
  }
}

const vistaDe = (row: EventoRow): EventoVista => ({
  id: row.id,
  nombreEvento: nombreDeEvento(row.tipo),
  tipo: row.tipo,
  fecha: isoOf(row.fecha) as string,
  usuario: usuarioDe(row),
  idDepartamento: row.idDepartamento,
  departamento: row.departamento,
  observaciones: row.observacion,
  persona:
    row.nombres === null
      ? null
      : nombreDeCliente({
          nombres: row.nombres,
          apellidoPaterno: row.apellidoPaterno ?? '',
          apellidoMaterno: row.apellidoMaterno ?? '',
        }),
  idCodigo: row.idCodigo,
});
