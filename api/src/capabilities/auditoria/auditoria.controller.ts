import { Controller, Extension, Get, Path, Query, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { oneOf } from '../../http/list';
import { sendList } from '../../http/list-file';
import type { AuditoriaVista } from './auditoria.dto';
import { libroDeAuditoria, listaDeAuditoria } from './auditoria.lista';
import type { AuditoriaService } from './auditoria.service';

@Route('auditoria')
@Tags('Auditoría')
@Security('bearer', ['auditoria:leer'])
export class AuditoriaController extends Controller {
  constructor(private readonly auditoria: AuditoriaService) {
    super();
  }

  /** @summary Cambios registrados, los más nuevos primero. La lectura queda anotada. */
  @Get()
  @Extension('x-excel', true)
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<AuditoriaVista[]> {
    return sendList(
      this,
      request,
      { sort, range, filter },
      { lista: listaDeAuditoria, libro: libroDeAuditoria },
      (page) => this.auditoria.list(request.user, page),
    );
  }

  /**
   * @summary Un cambio registrado. La lectura queda anotada.
   * @isInt id
   */
  @Get('{id}')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<AuditoriaVista> {
    return oneOf(listaDeAuditoria, id, (page) => this.auditoria.list(request.user, page));
  }
}
