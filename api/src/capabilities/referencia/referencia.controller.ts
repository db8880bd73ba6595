import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  Path,
  Post,
  Put,
  Query,
  Request,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { listRequest, sendPage } from '../../http/list';
import type { Problema } from '../../http/problem';
import { versionFrom, versionSeen } from '../../request/version';
import type { ActosDeReferencia } from './referencia.actos';
import type { ReferenciaCambio, ReferenciaNueva, ReferenciaVista } from './referencia.dto';
import { listaDeReferencias } from './referencia.lista';
import type { ReferenciaService } from './referencia.service';

@Route('referencia')
@Tags('Referencias')
@Security('bearer', ['referencia:leer'])
export class ReferenciaController extends Controller {
  constructor(
    private readonly referencias: ReferenciaService,
    private readonly actos: ActosDeReferencia,
  ) {
    super();
  }

  /** @summary Referencias de una solicitud: el filtro clave es obligatorio; tipo es R, C o B. */
  @Get()
  @Response<Problema>(404, 'El plan no existe o no tiene titular')
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<ReferenciaVista[]> {
    const page = listRequest({ sort, range, filter }, listaDeReferencias);
    return sendPage(this, 'referencia', page, await this.referencias.list(request.user, page));
  }

  /**
   * @summary Una referencia.
   * @isInt id
   */
  @Get('{id}')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<ReferenciaVista> {
    return this.referencias.get(request.user, id);
  }

  /** @summary Registrar una referencia personal, comercial o bancaria. */
  @Post()
  @Response<Problema>(404, 'El plan no existe o no tiene titular')
  @Security('bearer', ['referencia:crear'])
  @SuccessResponse(201)
  async crear(@Request() request: AuthenticatedRequest, @Body() body: ReferenciaNueva): Promise<ReferenciaVista> {
    this.setStatus(201);
    return this.actos.crear(request.user, body);
  }

  /**
   * @summary Cambiar una referencia, que vuelve a pendiente.
   * @isInt id
   */
  @Put('{id}')
  @Security('bearer', ['referencia:escribir'])
  async actualizar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: ReferenciaCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<ReferenciaVista> {
    return this.actos.actualizar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * @summary Confirmar una referencia, en la versión que se leyó (If-Match).
   * @isInt id
   */
  @Post('{id}/confirmar')
  @Security('bearer', ['referencia:confirmar'])
  async confirmar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Header('If-Match') ifMatch?: string,
  ): Promise<ReferenciaVista> {
    return this.actos.confirmar(request.user, id, { version: versionSeen(ifMatch) });
  }

  /**
   * @summary Eliminar una referencia pendiente, en la versión que se leyó (If-Match).
   * @isInt id
   */
  @Delete('{id}')
  @Security('bearer', ['referencia:escribir'])
  async eliminar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Header('If-Match') ifMatch?: string,
  ): Promise<ReferenciaVista> {
    return this.actos.eliminar(request.user, id, { version: versionSeen(ifMatch) });
  }
}
