import { Controller, Extension, Get, Path, Query, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { listRequest, oneOf, sendPage } from '../../http/list';
import { sendList } from '../../http/list-file';
import type { AccesoInusualVista, AccesoVista } from './acceso-inusual.dto';
import { libroDeAccesosInusuales, listaDeAccesos, listaDeAccesosInusuales } from './acceso-inusual.lista';
import type { AccesoInusualService } from './acceso-inusual.service';

@Route('acceso-inusual')
@Tags('Auditoría')
@Security('bearer', ['auditoria:leer'])
export class AccesoInusualController extends Controller {
  constructor(private readonly accesos: AccesoInusualService) {
    super();
  }

  /**
   * Filtro: `tipo` ('busqueda', 'cliente', 'documento', 'exportacion').
   * @summary Quién agotó lo que puede leer, lo último primero.
   */
  @Get()
  @Extension('x-excel', true)
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<AccesoInusualVista[]> {
    const textos = { lista: listaDeAccesosInusuales, libro: libroDeAccesosInusuales };
    return sendList(this, request, { sort, range, filter }, textos, (page) => this.accesos.list(request.user, page));
  }

  /**
   * @summary Un aviso de quien agotó lo que puede leer.
   * @isInt id
   */
  @Get('{id}')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<AccesoInusualVista> {
    return oneOf(listaDeAccesosInusuales, id, (page) => this.accesos.list(request.user, page));
  }
}

@Route('acceso')
@Tags('Auditoría')
@Security('bearer', ['auditoria:leer'])
export class AccesoController extends Controller {
  constructor(private readonly accesos: AccesoInusualService) {
    super();
  }

  /**
   * Filtro: `usuario` (su id, obligatorio), `fechaDesde`, `fechaHasta`. Sin los datos que se leyeron.
   * @summary Lo que leyó un usuario, lo último primero.
   */
  @Get()
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<AccesoVista[]> {
    const page = listRequest({ sort, range, filter }, listaDeAccesos);
    return sendPage(this, 'acceso', page, await this.accesos.leidos(request.user, page));
  }
}
