import { listaDeTramites } from '@adjudica/domain';
import { Controller, Example, Get, Path, Query, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { listRequest, sendPage } from '../../http/list';
import type { TramiteDeListaVista, TramiteVista } from './tramite-legal.dto';
import { tramiteEnLista } from './tramite-legal.ejemplos';
import type { TramiteService } from './tramite-legal.service';

@Route('tramite-legal')
@Tags('Trámites de legal')
@Security('bearer', ['tramite:leer'])
export class TramiteController extends Controller {
  constructor(private readonly tramites: TramiteService) {
    super();
  }

  /**
   * Las carpetas que tiene el departamento 003, la adjudicación más antigua primero. Filtros: `terminado` (pagaré y contrato aprobados, o no),
   * `producto`, `q` (nombre, cédula o código de plan).
   * @summary Lo que legal tiene por hacer.
   * @example sort "[\"fechaAdjudicacion\",\"ASC\"]"
   * @example range "[0,9]"
   * @example filter "{\"terminado\":false}"
   */
  @Get()
  @Example<TramiteDeListaVista[]>([tramiteEnLista])
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<TramiteDeListaVista[]> {
    const page = listRequest({ sort, range, filter }, listaDeTramites);
    return sendPage(this, 'tramite-legal', page, await this.tramites.list(request.user, page));
  }

  /**
   * Pagaré, prenda y contrato de la adjudicación vigente.
   * @summary Lo que legal tiene por hacer con un plan.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   */
  @Get('{idCodigo}')
  async get(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<TramiteVista> {
    return this.tramites.get(request.user, idCodigo);
  }
}
