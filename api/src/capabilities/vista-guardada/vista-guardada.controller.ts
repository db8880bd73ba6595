import { type DefinicionDeLista, listasConVistas } from '@adjudica/domain';
import {
  Body,
  Controller,
  Delete,
  Example,
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
import type { VistaCambio, VistaEliminada, VistaGuardadaVista, VistaNueva } from './vista-guardada.dto';
import { vistaDeEjemplo } from './vista-guardada.ejemplos';
import type { VistaGuardadaService } from './vista-guardada.service';

const lista: DefinicionDeLista = {
  ordenInicial: { campo: 'nombre', direccion: 'ASC' },
  ordenables: ['nombre'],
  filtros: { lista: Object.keys(listasConVistas), inicial: 'booleano' },
  porPagina: 100,
};

/** Views of lists: one's own, and those that others share of lists that one may read. */
@Route('vista-guardada')
@Tags('Vistas guardadas')
@Security('bearer', ['vista:propia'])
export class VistaGuardadaController extends Controller {
  constructor(private readonly vistas: VistaGuardadaService) {
    super();
  }

  /**
   * Filtros: `lista`; `inicial`, las vistas con que se abren las listas de quien pregunta.
   * @summary Vistas propias, y compartidas de las listas que se pueden leer.
   */
  @Get()
  @Example<VistaGuardadaVista[]>([vistaDeEjemplo])
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<VistaGuardadaVista[]> {
    const page = listRequest({ sort, range, filter }, lista);
    return sendPage(this, 'vista-guardada', page, await this.vistas.list(request.user, page));
  }

  /**
   * @summary Una vista propia, o compartida de una lista que se puede leer.
   * @isInt id
   */
  @Get('{id}')
  @Example<VistaGuardadaVista>(vistaDeEjemplo)
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<VistaGuardadaVista> {
    return this.vistas.get(request.user, id);
  }

  /**
   * La lista juzga los filtros cada vez que se la pide con ellos.
   * @summary Guardar una vista de una lista.
   */
  @Post()
  @SuccessResponse(201)
  @Example<VistaGuardadaVista>(vistaDeEjemplo)
  @Response<Problema>(409, 'Ya hay una vista con ese nombre en esta lista')
  async crear(@Request() request: AuthenticatedRequest, @Body() body: VistaNueva): Promise<VistaGuardadaVista> {
    this.setStatus(201);
    return this.vistas.crear(request.user, body);
  }

  /**
   * Solo quien la guardó, la gerencia o un administrador.
   * @summary Cambiar una vista: nombre, con quién se comparte, qué muestra.
   * @isInt id
   */
  @Put('{id}')
  @Example<VistaGuardadaVista>(vistaDeEjemplo)
  @Response<Problema>(409, 'Ya hay una vista con ese nombre en esta lista')
  async cambiar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: VistaCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<VistaGuardadaVista> {
    return this.vistas.cambiar(request.user, id, versionFrom(ifMatch, body.version), body);
  }

  /**
   * Solo quien la guardó, la gerencia o un administrador.
   * @summary Eliminar una vista, en la versión que se leyó (If-Match).
   * @isInt id
   */
  @Delete('{id}')
  async eliminar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Header('If-Match') ifMatch?: string,
  ): Promise<VistaEliminada> {
    return this.vistas.eliminar(request.user, id, versionSeen(ifMatch));
  }

  /**
   * Una por usuario y lista: la anterior deja de serlo.
   * @summary Abrir la lista con esta vista, para quien lo pide.
   * @isInt id
   */
  @Post('{id}/fijar-inicial')
  @SuccessResponse(204)
  async fijarInicial(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<void> {
    await this.vistas.fijarInicial(request.user, id);
  }

  /**
   * @summary No abrir la lista con esta vista, para quien lo pide.
   * @isInt id
   */
  @Post('{id}/quitar-inicial')
  @SuccessResponse(204)
  async quitarInicial(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<void> {
    await this.vistas.quitarInicial(request.user, id);
  }
}
