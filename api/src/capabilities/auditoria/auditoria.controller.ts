import type { DefinicionDeLista } from '@adjudica/domain';
import { Controller, Get, Query, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { listRequest, sendPage } from '../../http/list';
import type { AuditoriaVista } from './auditoria.dto';
import type { AuditoriaService } from './auditoria.service';

const lista: DefinicionDeLista = {
  ordenInicial: { campo: 'id', direccion: 'DESC' },
  ordenables: ['id', 'instante'],
  filtros: { recurso: 'texto', recursoId: 'texto', accion: 'texto', usuario: 'texto' },
};

@Route('auditoria')
@Tags('Auditoría')
@Security('bearer', ['auditoria:leer'])
export class AuditoriaController extends Controller {
  constructor(private readonly auditoria: AuditoriaService) {
    super();
  }

  /** @summary Cambios registrados, los más nuevos primero. La lectura queda anotada. */
  @Get()
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<AuditoriaVista[]> {
    const page = listRequest({ sort, range, filter }, lista);
    return sendPage(this, 'auditoria', page, await this.auditoria.list(request.user, page));
  }
}
