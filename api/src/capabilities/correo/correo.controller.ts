import {
  Body,
  Controller,
  Extension,
  Get,
  Header,
  Path,
  Post,
  Query,
  Request,
  Route,
  Security,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { sendList } from '../../http/list-file';
import { withVersion } from '../../request/version';
import type { ActosDeCorreo } from './correo.actos';
import type { CorreosReenviados, CorreoVista, DescarteDeCorreo, ReenvioDeCorreo } from './correo.dto';
import { libroDeCorreos, listaDeCorreos } from './correo.lista';
import type { CorreoService } from './correo.service';

@Route('correo')
@Tags('Correos')
@Security('bearer', ['correo:administrar'])
export class CorreoController extends Controller {
  constructor(
    private readonly correos: CorreoService,
    private readonly actos: ActosDeCorreo,
  ) {
    super();
  }

  /**
   * Sin su texto. Filtro: `estado` ('pendiente', 'enviado', 'fallido', 'descartado'). La lectura queda anotada.
   * @summary Correos y su entrega, los más nuevos primero.
   */
  @Get()
  @Extension('x-excel', true)
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<CorreoVista[]> {
    return sendList(this, request, { sort, range, filter }, { lista: listaDeCorreos, libro: libroDeCorreos }, (page) =>
      this.correos.list(request.user, page),
    );
  }

  /**
   * @summary Un correo.
   * @isInt id
   */
  @Get('{id}')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<CorreoVista> {
    return this.correos.get(request.user, id);
  }

  /** @summary Reenviar todos los fallidos, cada uno a la dirección que tiene. */
  @Post('reenviar-todos')
  async reenviarTodos(@Request() request: AuthenticatedRequest): Promise<CorreosReenviados> {
    return this.actos.reenviarTodos(request.user);
  }

  /**
   * @summary Reenviar un correo fallido o descartado, también a otra dirección.
   * @isInt id
   */
  @Post('{id}/reenviar')
  async reenviar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: ReenvioDeCorreo,
    @Header('If-Match') ifMatch?: string,
  ): Promise<CorreoVista> {
    return this.actos.reenviar(request.user, id, withVersion(ifMatch, body));
  }

  /**
   * @summary Dejar un correo fallido sin enviar, con un motivo.
   * @isInt id
   */
  @Post('{id}/descartar')
  async descartar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: DescarteDeCorreo,
    @Header('If-Match') ifMatch?: string,
  ): Promise<CorreoVista> {
    return this.actos.descartar(request.user, id, withVersion(ifMatch, body));
  }
}
