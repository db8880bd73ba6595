import { nombreDeEvento } from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import { isoOf } from '../../columns/columns';
import type { ListRequest, Page } from '../../db/lists/page';
import { wantedOf } from '../../http/list';
import { nombreDeCliente } from '../persona';
import type { EventoVista } from './evento.dto';
import { type FilaDeEvento, type HistorialStore, usuarioDe } from './historial.store';

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

const vistaDe = (fila: FilaDeEvento): EventoVista => ({
  id: fila.id,
  nombreEvento: nombreDeEvento(fila.tipo),
  tipo: fila.tipo,
  fecha: isoOf(fila.fecha) as string,
  usuario: usuarioDe(fila),
  idDepartamento: fila.idDepartamento,
  departamento: fila.departamento,
  observaciones: fila.observacion,
  persona:
    fila.nombres === null
      ? null
      : nombreDeCliente({
          nombres: fila.nombres,
          apellidoPaterno: fila.apellidoPaterno ?? '',
          apellidoMaterno: fila.apellidoMaterno ?? '',
        }),
  idCodigo: fila.idCodigo,
});
