import {
  Body,
  Controller,
  Delete,
  Example,
  Extension,
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
import { sendList } from '../../http/list-file';
import type { Problema } from '../../http/problem';
import { versionFrom, versionSeen } from '../../request/version';
import type { PlazoCambio, PlazoEliminado, PlazoNuevo, PlazoVista } from './plazo.dto';
import { plazoDeEjemplo } from './plazo.ejemplos';
import { libroDePlazos, listaDePlazos } from './plazo.lista';
import type { Plazos } from './plazo.store';

/** Settings of the company with their validity: what its contract promises. */
@Route('plazo')
@Tags('Plazos')
@Security('bearer', ['ajuste:administrar'])
export class PlazoController extends Controller {
  constructor(private readonly plazos: Plazos) {
    super();
  }

  /**
   * Sin un plazo vigente en la fecha de una adjudicación rige el predeterminado de su código (la entrega: 17 días hábiles).
   * @summary Plazos del contrato.
   */
  @Get()
  @Example<PlazoVista[]>([plazoDeEjemplo])
  @Extension('x-excel', true)
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<PlazoVista[]> {
    return sendList(this, request, { sort, range, filter }, { lista: listaDePlazos, libro: libroDePlazos }, (page) =>
      this.plazos.list(page),
    );
  }

  /**
   * @summary Un plazo.
   * @isInt id
   * @example id 1
   */
  @Get('{id}')
  @Example<PlazoVista>(plazoDeEjemplo)
  async get(@Path() id: number): Promise<PlazoVista> {
    return this.plazos.get(id);
  }

  /** @summary Agregar un plazo. */
  @Post()
  @SuccessResponse(201)
  @Example<PlazoVista>(plazoDeEjemplo)
  @Response<Problema>(409, 'Ya existe un plazo de ese producto desde esa fecha')
  async crear(@Request() request: AuthenticatedRequest, @Body() body: PlazoNuevo): Promise<PlazoVista> {
    this.setStatus(201);
    return this.plazos.create(request.user, body);
  }

  /**
   * Cambia la promesa de las adjudicaciones a las que se aplica, también de las anteriores; queda en la auditoría.
   * @summary Cambiar un plazo.
   * @isInt id
   * @example id 1
   */
  @Put('{id}')
  @Example<PlazoVista>(plazoDeEjemplo)
  @Response<Problema>(409, 'Ya existe un plazo de ese producto desde esa fecha')
  async actualizar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: PlazoCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<PlazoVista> {
    return this.plazos.replace(request.user, id, versionFrom(ifMatch, body.version), body);
  }

  /**
   * @summary Eliminar un plazo, en la versión que se leyó (If-Match).
   * @isInt id
   * @example id 1
   */
  @Delete('{id}')
  @Response<Problema>(412, 'Otra persona modificó el registro, actualice la página')
  @Response<Problema>(428, 'Falta la versión del registro')
  async eliminar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Header('If-Match') ifMatch?: string,
  ): Promise<PlazoEliminado> {
    return this.plazos.remove(request.user, id, versionSeen(ifMatch));
  }
}
