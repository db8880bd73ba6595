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
import type { DelegacionCambio, DelegacionEliminada, DelegacionNueva, DelegacionVista } from './limite.dto';
import { delegacionDeEjemplo } from './limite.ejemplos';
import { libroDeDelegaciones, listaDeDelegaciones } from './limite.lista';
import type { Delegaciones } from './limite.store';

/** Limits lent for an absence. */
@Route('delegacion')
@Tags('Límites de aprobación')
@Security('bearer', ['ajuste:administrar'])
export class DelegacionController extends Controller {
  constructor(private readonly registros: Delegaciones) {
    super();
  }

  /** @summary Delegaciones de los límites. */
  @Get()
  @Example<DelegacionVista[]>([delegacionDeEjemplo])
  @Extension('x-excel', true)
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<DelegacionVista[]> {
    return sendList(
      this,
      request,
      { sort, range, filter },
      { lista: listaDeDelegaciones, libro: libroDeDelegaciones },
      (page) => this.registros.list(page),
    );
  }

  /**
   * @summary Una delegación.
   * @isInt id
   * @example id 1
   */
  @Get('{id}')
  @Example<DelegacionVista>(delegacionDeEjemplo)
  async get(@Path() id: number): Promise<DelegacionVista> {
    return this.registros.get(id);
  }

  /** @summary Agregar una delegación. */
  @Post()
  @SuccessResponse(201)
  @Example<DelegacionVista>(delegacionDeEjemplo)
  @Response<Problema>(409, 'Ya existe esa delegación desde esa fecha')
  async crear(@Request() request: AuthenticatedRequest, @Body() body: DelegacionNueva): Promise<DelegacionVista> {
    this.setStatus(201);
    return this.registros.create(request.user, body);
  }

  /**
   * Rige desde la siguiente aprobación; queda en la auditoría.
   * @summary Cambiar una delegación.
   * @isInt id
   * @example id 1
   */
  @Put('{id}')
  @Example<DelegacionVista>(delegacionDeEjemplo)
  @Response<Problema>(409, 'Ya existe esa delegación desde esa fecha')
  async actualizar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: DelegacionCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<DelegacionVista> {
    return this.registros.replace(request.user, id, versionFrom(ifMatch, body.version), body);
  }

  /**
   * @summary Eliminar una delegación, en la versión que se leyó (If-Match).
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
  ): Promise<DelegacionEliminada> {
    return this.registros.remove(request.user, id, versionSeen(ifMatch));
  }
}
