import type { DefinicionDeLista } from '@adjudica/domain';
import { Controller, Get, Path, Post, Query, Request, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { listRequest, oneOf, sendPage } from '../../http/list';
import type { NotificacionesSinLeer, NotificacionVista } from './notificacion.dto';
import type { NotificacionService } from './notificacion.service';

const lista: DefinicionDeLista = {
  ordenInicial: { campo: 'creadaEn', direccion: 'DESC' },
  ordenables: ['id', 'creadaEn'],
  filtros: { leida: 'booleano' },
  porPagina: 20,
};

@Route('notificacion')
@Tags('Notificaciones')
@Security('bearer', ['notificacion:propia'])
export class NotificacionController extends Controller {
  constructor(private readonly notificaciones: NotificacionService) {
    super();
  }

  /** @summary Mis notificaciones, las más nuevas primero. */
  @Get()
  async mias(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<NotificacionVista[]> {
    const page = listRequest({ sort, range, filter }, lista);
    return sendPage(this, 'notificacion', page, await this.notificaciones.mias(request.user, page));
  }

  /** @summary Cuántas de mis notificaciones están sin leer. */
  @Get('sin-leer')
  async sinLeer(@Request() request: AuthenticatedRequest): Promise<NotificacionesSinLeer> {
    return { cantidad: await this.notificaciones.sinLeer(request.user) };
  }

  /**
   * @summary Una de mis notificaciones.
   * @isInt id
   */
  @Get('{id}')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<NotificacionVista> {
    return oneOf(lista, id, (page) => this.notificaciones.mias(request.user, page));
  }

  /**
   * @summary Marcar una notificación como leída.
   * @isInt id
   */
  @Post('{id}/leer')
  @SuccessResponse(204)
  async leer(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<void> {
    return this.notificaciones.marcarLeida(request.user, id);
  }

  /**
   * @summary Volver a marcar una notificación como no leída.
   * @isInt id
   */
  @Post('{id}/no-leida')
  @SuccessResponse(204)
  async noLeida(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<void> {
    return this.notificaciones.marcarNoLeida(request.user, id);
  }

  /** @summary Marcar todas como leídas. */
  @Post('leer-todas')
  @SuccessResponse(204)
  async leerTodas(@Request() request: AuthenticatedRequest): Promise<void> {
    return this.notificaciones.marcarTodas(request.user);
  }
}
