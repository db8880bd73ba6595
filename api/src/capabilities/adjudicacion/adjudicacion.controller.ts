import {
  Body,
  Controller,
  Extension,
  Get,
  Path,
  Post,
  Query,
  Request,
  Response,
  Route,
  Security,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { listRequest, sendPage } from '../../http/list';
import type { Problema } from '../../http/problem';
import type { AdjudicacionVista, Reasignacion, Retiro } from './adjudicacion.dto';
import { listaDeAdjudicaciones } from './adjudicacion.lista';
import type { AdjudicacionService } from './adjudicacion.service';

@Route('adjudicacion')
@Tags('Adjudicaciones')
@Security('bearer', ['adjudicacion:leer'])
export class AdjudicacionController extends Controller {
  constructor(private readonly adjudicaciones: AdjudicacionService) {
    super();
  }

  /** @summary Adjudicaciones. */
  @Get()
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<AdjudicacionVista[]> {
    const page = listRequest({ sort, range, filter }, listaDeAdjudicaciones);
    return sendPage(this, 'adjudicacion', page, await this.adjudicaciones.list(request.user, page));
  }

  /**
   * @summary Una adjudicación.
   * @isInt id
   */
  @Get('{id}')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<AdjudicacionVista> {
    return this.adjudicaciones.get(request.user, id);
  }

  /**
   * @summary Retirar una adjudicación (RADJ), con un motivo.
   * @isInt id
   */
  @Post('{id}/retirar')
  @Security('bearer', ['adjudicacion:retirar'])
  @Extension('x-llamada', ['GET retiro/adj/{5 params}'])
  @Response<Problema>(409, 'La adjudicación ya fue retirada')
  @Response<Problema>(422, 'El plan tiene una orden, un medio aceptado o un pagaré')
  async retirar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: Retiro,
  ): Promise<AdjudicacionVista> {
    return this.adjudicaciones.retirar(request.user, id, body);
  }

  /**
   * @summary Asignar una adjudicación retirada a otro plan del grupo.
   * @isInt id
   */
  @Post('{id}/reasignar')
  @Security('bearer', ['adjudicacion:reasignar'])
  @Extension('x-llamada', ['POST adjudicados/asignar/adj'])
  @Response<Problema>(409, 'La adjudicación no fue retirada, o ya fue reasignada')
  @Response<Problema>(422, 'El plan no puede recibir la adjudicación')
  async reasignar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: Reasignacion,
  ): Promise<AdjudicacionVista> {
    return this.adjudicaciones.reasignar(request.user, id, body);
  }
}
