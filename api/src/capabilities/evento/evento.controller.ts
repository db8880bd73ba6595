import {
  Body,
  Controller,
  Get,
  Path,
  Post,
  Query,
  Request,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { listRequest, oneOf, sendPage } from '../../http/list';
import type { Problema } from '../../http/problem';
import type { ComentariosDeRsa } from './evento.comentario';
import type { EventoVista, NuevoComentario } from './evento.dto';
import { listaDeEventos } from './evento.lista';
import type { HistorialService } from './evento.service';

@Route('evento')
@Tags('Historial')
@Security('bearer', ['evento:leer'])
export class EventoController extends Controller {
  constructor(private readonly historial: HistorialService) {
    super();
  }

  /**
   * Del más nuevo al más antiguo. Filtro: `plan` ('01-M001-12', obligatorio), `idDepartamento`, `conObservacion`, `antesDe` (id de la última
   * fila que ya se tiene: trae las siguientes).
   * @summary Historial de un plan.
   */
  @Get()
  @Response<Problema>(400, 'Falta el plan')
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<EventoVista[]> {
    const page = listRequest({ sort, range, filter }, listaDeEventos);
    return sendPage(this, 'evento', page, await this.historial.list(request.user, page));
  }

  /**
   * @summary Un evento del historial de un plan.
   * @isInt id
   */
  @Get('{id}')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<EventoVista> {
    return oneOf(listaDeEventos, id, (page) => this.historial.list(request.user, page));
  }
}

@Route('plan')
@Tags('Historial')
@Security('bearer', ['evento:comentar'])
export class ComentarioRsaController extends Controller {
  constructor(private readonly comentarios: ComentariosDeRsa) {
    super();
  }

  /**
   * Queda en el historial del cliente y en la carta de salida, con el departamento de quien lo registra.
   * @summary Registrar un comentario de RSA.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   */
  @Post('{idCodigo}/comentario-rsa')
  @SuccessResponse(204)
  @Response<Problema>(404, 'El plan no existe o no tiene titular')
  @Response<Problema>(422, 'Falta el comentario')
  async comentar(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: NuevoComentario,
  ): Promise<void> {
    this.setStatus(204);
    await this.comentarios.comentar(request.user, idCodigo, body);
  }
}
