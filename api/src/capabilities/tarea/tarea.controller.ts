import {
  Body,
  Controller,
  Extension,
  Get,
  Header,
  Path,
  Post,
  Put,
  Query,
  Request,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { listRequest, sendPage } from '../../http/list';
import { sendList } from '../../http/list-file';
import { versionFrom } from '../../request/version';
import type { ActosDeTarea } from './tarea.actos';
import type {
  ResultadoDeTarea,
  TareaCambio,
  TareaNueva,
  TareasDeHoy,
  TareaVista,
  TipoDeTareaVista,
  UsuarioDeTarea,
} from './tarea.dto';
import { libroDeTareas, listaDeTareas, listaDeTiposDeTarea } from './tarea.lista';
import type { TareaService } from './tarea.service';

@Route('tarea')
@Tags('Tareas')
@Security('bearer', ['tarea:propia'])
export class TareaController extends Controller {
  constructor(
    private readonly tareas: TareaService,
    private readonly actos: ActosDeTarea,
  ) {
    super();
  }

  /**
   * Las propias y las de su departamento sin asignar; Jefatura y gerencias ven todas. Filtro: `estado` ('P', 'C', 'S' o 'abiertas'), `plan`,
   * `usuario`, `tipo`, `q` (nombre, cédula o plan), `deHoy`, `mias` (las propias y las de su departamento sin asignar, también para quien ve todas).
   * @summary Lista de tareas.
   */
  @Get()
  @Extension('x-excel', true)
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<TareaVista[]> {
    return sendList(this, request, { sort, range, filter }, { lista: listaDeTareas, libro: libroDeTareas }, (page) =>
      this.tareas.list(request.user, page),
    );
  }

  /** @summary Cuántas tareas de hoy tiene este usuario: abiertas, vencidas, para hoy o sin fecha. */
  @Get('hoy')
  async hoy(@Request() request: AuthenticatedRequest): Promise<TareasDeHoy> {
    return this.tareas.deHoy(request.user);
  }

  /**
   * @summary Una tarea.
   * @isInt id
   */
  @Get('{id}')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<TareaVista> {
    return this.tareas.get(request.user, id);
  }

  /**
   * @summary Resultados posibles de una tarea.
   * @isInt id
   */
  @Get('{id}/acciones')
  async acciones(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<ResultadoDeTarea[]> {
    return this.tareas.resultados(request.user, id);
  }

  /**
   * @summary Usuarios a quienes puede asignarse: los del departamento de la tarea.
   * @isInt id
   */
  @Get('{id}/usuarios')
  @Security('bearer', ['tarea:reasignar'])
  async usuarios(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<UsuarioDeTarea[]> {
    return this.tareas.asignables(request.user, id);
  }

  /** @summary Registrar una tarea hecha o programarla. */
  @Post()
  @Security('bearer', ['tarea:registrar'])
  @SuccessResponse(201)
  async registrar(@Request() request: AuthenticatedRequest, @Body() body: TareaNueva): Promise<TareaVista> {
    this.setStatus(201);
    return this.tareas.registrar(request.user, body);
  }

  /**
   * El resultado decide: cierre 'S' la cierra, otro la deja pendiente. Quien atiende una tarea sin asignar la toma; solo Jefatura la reasigna.
   * @summary Modificar tarea.
   * @isInt id
   */
  @Put('{id}')
  async actualizar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: TareaCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<TareaVista> {
    return this.actos.actualizar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }
}

@Route('tarea-tipo')
@Tags('Tareas')
@Security('bearer', ['tarea:propia'])
export class TipoDeTareaController extends Controller {
  constructor(private readonly tareas: TareaService) {
    super();
  }

  /** @summary Tipos de tarea con sus resultados. */
  @Get()
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<TipoDeTareaVista[]> {
    const page = listRequest({ sort, range, filter }, listaDeTiposDeTarea);
    return sendPage(this, 'tarea-tipo', page, await this.tareas.listaDeTipos(request.user, page));
  }

  /**
   * @summary Un tipo de tarea.
   * @isInt id
   */
  @Get('{id}')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<TipoDeTareaVista> {
    return this.tareas.tipo(request.user, id);
  }
}
