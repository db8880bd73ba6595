import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/lists/page';
import type { CambioDeImportacion, ErrorDeImportacion } from './importacion.dto';
import type { ImportacionService } from './importacion.service';

/** Errors and changes of a file quote its rows, which name clients: reading them is an access. */
export class ErroresDeImportacion {
  constructor(
    private readonly importaciones: Pick<ImportacionService, 'cambios' | 'errores'>,
    private readonly accesos: AccessLog,
  ) {}

  /** @throws 404. */
  async list(actor: Actor, id: number, request: ListRequest): Promise<Page<ErrorDeImportacion>> {
    const page = await this.importaciones.errores(id, request);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'importacion-error', recursoId: String(id) });
    return page;
  }

  /** @throws 404. */
  async cambios(actor: Actor, id: number, request: ListRequest): Promise<Page<CambioDeImportacion>> {
    const page = await this.importaciones.cambios(actor, id, request);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'importacion-cambio', recursoId: String(id) });
    return page;
  }
}
