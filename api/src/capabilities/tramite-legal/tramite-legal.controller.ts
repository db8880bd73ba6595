import { listaDeTramites } from '@adjudica/domain';
import { Controller, Example, Extension, Get, Path, Query, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { sendList } from '../../http/list-file';
import type { TramiteDeListaVista, TramiteVista } from './tramite-legal.dto';
import { tramiteEnLista } from './tramite-legal.ejemplos';
import { libroDeTramites } from './tramite-legal.lista';
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
   * `porAprobar` (pagaré o contrato enviado, que espera), `producto`, `q` (nombre, cédula o código de plan).
   * @summary Lo que legal tiene por hacer.
   * @example sort "[\"fechaAdjudicacion\",\"ASC\"]"
   * @example range "[0,9]"
   * @example filter "{\"terminado\":false}"
   */
  @Get()
  @Example<TramiteDeListaVista[]>([tramiteEnLista])
  @Extension('x-excel', true)
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<TramiteDeListaVista[]> {
    return sendList(
      this,
      request,
      { sort, range, filter },
      { lista: listaDeTramites, libro: libroDeTramites },
      (page) => this.tramites.list(request.user, page),
    );
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
