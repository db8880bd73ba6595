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
import type {
  EjecutivoConcesionarioCambio,
  EjecutivoConcesionarioEliminado,
  EjecutivoConcesionarioNuevo,
  EjecutivoConcesionarioVista,
  EjecutivosPorBorrar,
} from './concesionario.dto';
import { ejecutivoDeEjemplo, noExiste } from './concesionario.ejemplos';
import { listaDeEjecutivosDeConcesionario } from './concesionario.lista';
import type { EjecutivosDeConcesionario } from './concesionario.store';

@Route('ejecutivo-concesionario')
@Tags('Concesionarios')
@Security('bearer', ['concesionario:leer'])
export class EjecutivoConcesionarioController extends Controller {
  constructor(private readonly ejecutivos: EjecutivosDeConcesionario) {
    super();
  }

  /**
   * Filtros `concesionarioId`, `departamento`, `estado`, y `q` como principio del nombre o del correo.
   * @summary Ejecutivos de los concesionarios.
   * @example sort "[\"nombre\",\"ASC\"]"
   * @example range "[0,9]"
   * @example filter "{\"concesionarioId\":1}"
   */
  @Get()
  @Example<EjecutivoConcesionarioVista[]>([ejecutivoDeEjemplo])
  async list(
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<EjecutivoConcesionarioVista[]> {
    const request = listRequest({ sort, range, filter }, listaDeEjecutivosDeConcesionario);
    return sendPage(this, 'ejecutivo-concesionario', request, await this.ejecutivos.list(request));
  }

  /**
   * @summary Un ejecutivo de un concesionario.
   * @isInt id
   * @example id 1
   */
  @Get('{id}')
  @Example<EjecutivoConcesionarioVista>(ejecutivoDeEjemplo)
  @Response<Problema>(404, 'El ejecutivo no existe', noExiste)
  async get(@Path() id: number): Promise<EjecutivoConcesionarioVista> {
    return this.ejecutivos.get(id);
  }

  /** @summary Agregar un ejecutivo a un concesionario. */
  @Post()
  @Security('bearer', ['concesionario:escribir'])
  @SuccessResponse(201)
  @Example<EjecutivoConcesionarioVista>(ejecutivoDeEjemplo)
  async crear(
    @Request() request: AuthenticatedRequest,
    @Body() body: EjecutivoConcesionarioNuevo,
  ): Promise<EjecutivoConcesionarioVista> {
    this.setStatus(201);
    return this.ejecutivos.create(request.user, body);
  }

  /**
   * @summary Cambiar un ejecutivo.
   * @isInt id
   * @example id 1
   */
  @Put('{id}')
  @Security('bearer', ['concesionario:escribir'])
  @Example<EjecutivoConcesionarioVista>(ejecutivoDeEjemplo)
  async actualizar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: EjecutivoConcesionarioCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<EjecutivoConcesionarioVista> {
    return this.ejecutivos.replace(request.user, id, versionFrom(ifMatch, body.version), body);
  }

  /**
   * Si otro registro lo nombra, queda inactivo.
   * @summary Eliminar un ejecutivo, en la versión que se leyó (If-Match).
   * @isInt id
   * @example id 1
   */
  @Delete('{id}')
  @Security('bearer', ['concesionario:escribir'])
  @Response<Problema>(412, 'Otra persona modificó el registro, actualice la página')
  @Response<Problema>(428, 'Falta la versión del registro')
  async eliminar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Header('If-Match') ifMatch?: string,
  ): Promise<EjecutivoConcesionarioEliminado> {
    return this.ejecutivos.remove(request.user, id, versionSeen(ifMatch));
  }

  /**
   * Todos o ninguno. El que otro registro nombra queda inactivo.
   * @summary Eliminar varios ejecutivos, cada uno en la versión que se leyó.
   */
  @Post('eliminar')
  @Security('bearer', ['concesionario:escribir'])
  @SuccessResponse(200)
  @Response<Problema>(412, 'Otra persona modificó el registro, actualice la página')
  async eliminarVarios(
    @Request() request: AuthenticatedRequest,
    @Body() body: EjecutivosPorBorrar,
  ): Promise<EjecutivoConcesionarioEliminado[]> {
    return this.ejecutivos.removeAll(request.user, body.ejecutivos);
  }
}
