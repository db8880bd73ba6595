import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/lists/page';
import { wantedOf } from '../../http/list';
import type { AuditoriaVista } from './auditoria.dto';
import type { AuditoriaStore } from './auditoria.store';

/** Audit rows hold personal data in before and after: reading them is itself an access (invariant 39). */
export class AuditoriaService {
  constructor(
    private readonly store: AuditoriaStore,
    private readonly accessLog: AccessLog,
  ) {}

  async list(actor: Actor, request: ListRequest): Promise<Page<AuditoriaVista>> {
    const page = await this.store.list(request);
    this.accessLog.record(actor, {
      operacion: 'leer',
      recurso: 'auditoria',
      recursoId: wantedOf(request.filter, String(request.filter['recursoId'] ?? '*').slice(0, 60)),
    });
    return page;
  }
}
