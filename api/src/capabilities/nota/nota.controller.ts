import {
  Body,
  Controller,
  Example,
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
import type { ColegaVista, NuevaNota, NuevoPedido } from './nota.dto';
import { listaDeColegas } from './nota.lista';
import type { Notas } from './nota.service';

@Route('colega')
@Tags('Tareas')
@Security('bearer', ['nota:escribir'])
export class ColegaController extends Controller {
  constructor(private readonly notas: Notas) {
    super();
  }

  /**
   * Los usuarios activos que trabajan con planes.
   * @summary A quién se le puede pedir algo, o avisar de una nota.
   */
  @Get()
  @Example<ColegaVista[]>([
    { id: 3, usuario: 'ejecutivo', nombre: 'Luis', apellido: 'Chicaiza', role: 'Ejecutivo Adjudicaciones' },
  ])
  async list(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<ColegaVista[]> {
    const page = listRequest({ sort, range, filter }, listaDeColegas);
    return sendPage(this, 'colega', page, await this.notas.colegas(page));
  }

  /**
   * @summary Un colega.
   * @isInt id
   */
  @Get('{id}')
  @Example<ColegaVista>({
    id: 3,
    usuario: 'ejecutivo',
    nombre: 'Luis',
    apellido: 'Chicaiza',
    role: 'Ejecutivo Adjudicaciones',
  })
  async get(@Path() id: number): Promise<ColegaVista> {
    return oneOf(listaDeColegas, id, (page) => this.notas.colegas(page));
  }
}

@Route('plan')
@Tags('Tareas')
@Security('bearer', ['nota:escribir'])
export class NotaController extends Controller {
  constructor(private readonly notas: Notas) {
    super();
  }

  /**
   * Queda en el historial del plan y es una tarea de esa persona para ese día; cuando la cierra se avisa a quien la pidió.
   * @summary Pedir algo a un colega sobre un plan.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   * @example body { "para": 3, "texto": "Confirme con el cliente la dirección de entrega.", "fecha": "2099-03-12" }
   */
  @Post('{idCodigo}/pedido')
  @SuccessResponse(204)
  @Response<Problema>(404, 'El plan no existe o no tiene titular')
  @Response<Problema>(409, 'El tratamiento de los datos del cliente está suspendido')
  @Response<Problema>(422, 'La persona no trabaja con planes, o el día ya pasó')
  async pedir(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: NuevoPedido,
  ): Promise<void> {
    this.setStatus(204);
    await this.notas.pedir(request.user, idCodigo, body);
  }

  /**
   * Queda en el historial del plan; a quienes nombra `avisar` les llega una notificación.
   * @summary Escribir una nota sobre un plan.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   * @example body { "texto": "El cliente viaja hasta el viernes.", "avisar": [3] }
   */
  @Post('{idCodigo}/nota')
  @SuccessResponse(204)
  @Response<Problema>(404, 'El plan no existe o no tiene titular')
  @Response<Problema>(409, 'El tratamiento de los datos del cliente está suspendido')
  @Response<Problema>(422, 'Falta la nota, o se avisa a quien no trabaja con planes')
  async anotar(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: NuevaNota,
  ): Promise<void> {
    this.setStatus(204);
    await this.notas.anotar(request.user, idCodigo, body);
  }
}
