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
import type { AusenciaCambio, AusenciaEliminada, AusenciaNueva, AusenciaVista } from './ausencia.dto';
import { ausenciaDeEjemplo } from './ausencia.ejemplos';
import { libroDeAusencias, listaDeAusencias } from './ausencia.lista';
import type { Ausencias } from './ausencia.store';

/** Absences and who covers them. */
@Route('ausencia')
@Tags('Tareas')
@Security('bearer', ['ausencia:administrar'])
export class AusenciaController extends Controller {
  constructor(private readonly registros: Ausencias) {
    super();
  }

  /** @summary Ausencias y quien las cubre. */
  @Get()
  @Example<AusenciaVista[]>([ausenciaDeEjemplo])
  @Extension('x-excel', true)
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<AusenciaVista[]> {
    return sendList(
      this,
      request,
      { sort, range, filter },
      { lista: listaDeAusencias, libro: libroDeAusencias },
      (page) => this.registros.list(page),
    );
  }

  /**
   * @summary Una ausencia.
   * @isInt id
   * @example id 1
   */
  @Get('{id}')
  @Example<AusenciaVista>(ausenciaDeEjemplo)
  async get(@Path() id: number): Promise<AusenciaVista> {
    return this.registros.get(id);
  }

  /** @summary Agregar una ausencia. */
  @Post()
  @SuccessResponse(201)
  @Example<AusenciaVista>(ausenciaDeEjemplo)
  @Response<Problema>(409, 'Ya existe esa ausencia desde esa fecha')
  async crear(@Request() request: AuthenticatedRequest, @Body() body: AusenciaNueva): Promise<AusenciaVista> {
    this.setStatus(201);
    return this.registros.create(request.user, body);
  }

  /**
   * Rige de inmediato; queda en la auditoría.
   * @summary Cambiar una ausencia.
   * @isInt id
   * @example id 1
   */
  @Put('{id}')
  @Example<AusenciaVista>(ausenciaDeEjemplo)
  @Response<Problema>(409, 'Ya existe esa ausencia desde esa fecha')
  async actualizar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: AusenciaCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<AusenciaVista> {
    return this.registros.replace(request.user, id, versionFrom(ifMatch, body.version), body);
  }

  /**
   * @summary Eliminar una ausencia, en la versión que se leyó (If-Match).
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
  ): Promise<AusenciaEliminada> {
    return this.registros.remove(request.user, id, versionSeen(ifMatch));
  }
}
