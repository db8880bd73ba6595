import {
  Body,
  Controller,
  Example,
  Get,
  Header,
  Path,
  Post,
  Query,
  Request,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { listRequest, sendPage } from '../../http/list';
import { withVersion } from '../../request/version';
import type { OperacionInusualService } from './operacion-inusual.actos';
import type { DecisionDeOperacion, OperacionInusualNueva, OperacionInusualVista } from './operacion-inusual.dto';
import { operacionDeEjemplo } from './operacion-inusual.ejemplos';
import { listaDeOperaciones } from './operacion-inusual.lista';

@Route('operacion-inusual')
@Tags('Reportes de control')
@Security('bearer', ['operacion-inusual:leer'])
export class OperacionInusualController extends Controller {
  constructor(private readonly operaciones: OperacionInusualService) {
    super();
  }

  /**
   * Filtro: `estado` ('por-decidir', 'reportada', 'archivada'). La lectura queda anotada.
   * @summary Operaciones que alguien encontró inusuales, las últimas primero.
   */
  @Get()
  @Example<OperacionInusualVista[]>([operacionDeEjemplo])
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<OperacionInusualVista[]> {
    const page = listRequest({ sort, range, filter }, listaDeOperaciones);
    return sendPage(this, 'operacion-inusual', page, await this.operaciones.list(request.user, page));
  }

  /**
   * @summary Una operación inusual.
   * @isInt id
   * @example id 1
   */
  @Get('{id}')
  @Example<OperacionInusualVista>(operacionDeEjemplo)
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<OperacionInusualVista> {
    return this.operaciones.get(request.user, id);
  }

  /**
   * @summary Registrar una operación inusual de un cliente, con su motivo.
   * @example body { "identificacion": "1710034065", "fecha": "2026-03-04", "monto": 9500, "motivo": "Pagó veinte cuotas en efectivo el mismo día" }
   */
  @Post()
  @Security('bearer', ['operacion-inusual:decidir'])
  @SuccessResponse(201)
  @Example<OperacionInusualVista>(operacionDeEjemplo)
  async crear(
    @Request() request: AuthenticatedRequest,
    @Body() body: OperacionInusualNueva,
  ): Promise<OperacionInusualVista> {
    this.setStatus(201);
    return this.operaciones.crear(request.user, body);
  }

  /**
   * @summary Decidir que se reporta a la UAFE, con el motivo.
   * @isInt id
   * @example id 1
   * @example body { "motivo": "No pudo justificar el origen de los fondos", "version": 1 }
   */
  @Post('{id}/reportar')
  @Security('bearer', ['operacion-inusual:decidir'])
  @SuccessResponse(200)
  @Example<OperacionInusualVista>(operacionDeEjemplo)
  async reportar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: DecisionDeOperacion,
    @Header('If-Match') ifMatch?: string,
  ): Promise<OperacionInusualVista> {
    return this.operaciones.reportar(request.user, id, withVersion(ifMatch, body));
  }

  /**
   * @summary Decidir que no se reporta, con el motivo.
   * @isInt id
   * @example id 1
   * @example body { "motivo": "Presentó la escritura de la casa que vendió", "version": 1 }
   */
  @Post('{id}/archivar')
  @Security('bearer', ['operacion-inusual:decidir'])
  @SuccessResponse(200)
  @Example<OperacionInusualVista>(operacionDeEjemplo)
  async archivar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: DecisionDeOperacion,
    @Header('If-Match') ifMatch?: string,
  ): Promise<OperacionInusualVista> {
    return this.operaciones.archivar(request.user, id, withVersion(ifMatch, body));
  }
}
