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
import type { LimiteCambio, LimiteEliminado, LimiteNuevo, LimiteVista } from './limite.dto';
import { limiteDeEjemplo } from './limite.ejemplos';
import { libroDeLimites, listaDeLimites } from './limite.lista';
import type { Limites } from './limite.store';

/** Up to which amount who wrote an exception or a mark approves the same folder. */
@Route('limite')
@Tags('Límites de aprobación')
@Security('bearer', ['ajuste:administrar'])
export class LimiteController extends Controller {
  constructor(private readonly registros: Limites) {
    super();
  }

  /** @summary Límites de aprobación, por rol y por usuario. */
  @Get()
  @Example<LimiteVista[]>([limiteDeEjemplo])
  @Extension('x-excel', true)
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<LimiteVista[]> {
    return sendList(this, request, { sort, range, filter }, { lista: listaDeLimites, libro: libroDeLimites }, (page) =>
      this.registros.list(page),
    );
  }

  /**
   * @summary Un límite.
   * @isInt id
   * @example id 1
   */
  @Get('{id}')
  @Example<LimiteVista>(limiteDeEjemplo)
  async get(@Path() id: number): Promise<LimiteVista> {
    return this.registros.get(id);
  }

  /** @summary Agregar un límite. */
  @Post()
  @SuccessResponse(201)
  @Example<LimiteVista>(limiteDeEjemplo)
  @Response<Problema>(409, 'Ese usuario, o ese rol, ya tiene un límite')
  async crear(@Request() request: AuthenticatedRequest, @Body() body: LimiteNuevo): Promise<LimiteVista> {
    this.setStatus(201);
    return this.registros.create(request.user, body);
  }

  /**
   * Rige desde la siguiente aprobación; queda en la auditoría.
   * @summary Cambiar un límite.
   * @isInt id
   * @example id 1
   */
  @Put('{id}')
  @Example<LimiteVista>(limiteDeEjemplo)
  @Response<Problema>(409, 'Ese usuario, o ese rol, ya tiene un límite')
  async actualizar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: LimiteCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<LimiteVista> {
    return this.registros.replace(request.user, id, versionFrom(ifMatch, body.version), body);
  }

  /**
   * @summary Eliminar un límite, en la versión que se leyó (If-Match).
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
  ): Promise<LimiteEliminado> {
    return this.registros.remove(request.user, id, versionSeen(ifMatch));
  }
}
