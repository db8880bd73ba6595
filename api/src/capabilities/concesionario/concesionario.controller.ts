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
import type {
  ConcesionarioCambio,
  ConcesionarioElegible,
  ConcesionarioEliminado,
  ConcesionarioNuevo,
  ConcesionarioVista,
} from './concesionario.dto';
import { concesionarioDeEjemplo, elegibleDeEjemplo, noExiste, yaExiste } from './concesionario.ejemplos';
import { libroDeConcesionarios, listaDeConcesionarios } from './concesionario.lista';
import type { Concesionarios } from './concesionario.store';

@Route('concesionario')
@Tags('Concesionarios')
@Security('bearer', ['concesionario:leer'])
export class ConcesionarioController extends Controller {
  constructor(private readonly concesionarios: Concesionarios) {
    super();
  }

  /**
   * Filtros `estado`, y `q` como principio del nombre comercial, la razón social, el RUC o el código.
   * @summary Lista de concesionarios.
   * @example sort "[\"nombreComercial\",\"ASC\"]"
   * @example range "[0,9]"
   * @example filter "{\"q\":\"sie\"}"
   */
  @Get()
  @Example<ConcesionarioVista[]>([concesionarioDeEjemplo])
  @Extension('x-excel', true)
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<ConcesionarioVista[]> {
    const lista = { lista: listaDeConcesionarios, libro: libroDeConcesionarios };
    return sendList(this, request, { sort, range, filter }, lista, (page) => this.concesionarios.list(page));
  }

  /** @summary Concesionarios activos con sus ejecutivos activos, para elegirlos. */
  @Get('elegibles')
  @Example<ConcesionarioElegible[]>([elegibleDeEjemplo])
  async elegibles(): Promise<ConcesionarioElegible[]> {
    return this.concesionarios.listElegibles();
  }

  /**
   * @summary Un concesionario. Sus ejecutivos y dispositivos: `ejecutivo-concesionario` y `dispositivo`, con el filtro `concesionarioId`.
   * @isInt id
   * @example id 1
   */
  @Get('{id}')
  @Example<ConcesionarioVista>(concesionarioDeEjemplo)
  @Response<Problema>(404, 'El concesionario no existe', noExiste)
  async get(@Path() id: number): Promise<ConcesionarioVista> {
    return this.concesionarios.get(id);
  }

  /** @summary Crear un concesionario. */
  @Post()
  @Security('bearer', ['concesionario:escribir'])
  @SuccessResponse(201)
  @Example<ConcesionarioVista>(concesionarioDeEjemplo)
  @Response<Problema>(409, 'Ya existe un concesionario con ese nombre o código', yaExiste)
  async crear(@Request() request: AuthenticatedRequest, @Body() body: ConcesionarioNuevo): Promise<ConcesionarioVista> {
    this.setStatus(201);
    return this.concesionarios.create(request.user, body);
  }

  /**
   * @summary Cambiar un concesionario.
   * @isInt id
   * @example id 1
   */
  @Put('{id}')
  @Security('bearer', ['concesionario:escribir'])
  @Example<ConcesionarioVista>(concesionarioDeEjemplo)
  @Response<Problema>(409, 'Ya existe un concesionario con ese nombre o código', yaExiste)
  async actualizar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: ConcesionarioCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<ConcesionarioVista> {
    return this.concesionarios.replace(request.user, id, versionFrom(ifMatch, body.version), body);
  }

  /**
   * Con él se van sus ejecutivos y dispositivos. Si otro registro nombra a alguno, el concesionario queda inactivo.
   * @summary Eliminar un concesionario, en la versión que se leyó (If-Match).
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
  ): Promise<ConcesionarioEliminado> {
    return this.concesionarios.remove(request.user, id, versionSeen(ifMatch));
  }
}
