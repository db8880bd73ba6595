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
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { sendList } from '../../http/list-file';
import type { Problema } from '../../http/problem';
import { versionFrom, withVersion } from '../../request/version';
import type { ContrasenaTemporal, UsuarioCambio, UsuarioCreado, UsuarioNuevo, UsuarioVista } from './usuario.dto';
import { libroDeUsuarios, listaDeUsuarios } from './usuario.lista';
import type { UsuarioService } from './usuario.service';

@Route('usuario')
@Tags('Usuarios')
@Security('bearer', ['usuario:administrar'])
export class UsuarioController extends Controller {
  constructor(private readonly usuarios: UsuarioService) {
    super();
  }

  /** @summary Lista de usuarios. */
  @Get()
  @Extension('x-excel', true)
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<UsuarioVista[]> {
    return sendList(
      this,
      request,
      { sort, range, filter },
      { lista: listaDeUsuarios, libro: libroDeUsuarios },
      (page) => this.usuarios.list(page),
    );
  }

  /**
   * @summary Un usuario.
   * @isInt id
   */
  @Get('{id}')
  async get(@Path() id: number): Promise<UsuarioVista> {
    return this.usuarios.get(id);
  }

  /** @summary Crear un usuario; la respuesta trae su contraseña de un solo uso. */
  @Post()
  @SuccessResponse(201)
  @Response<Problema>(409, 'Ya existe un usuario con ese nombre')
  async crear(@Request() request: AuthenticatedRequest, @Body() body: UsuarioNuevo): Promise<UsuarioCreado> {
    this.setStatus(201);
    return this.usuarios.crear(request.user, body);
  }

  /**
   * @summary Cambiar un usuario. Desactivarlo o cambiar su rol termina sus sesiones.
   * @isInt id
   */
  @Put('{id}')
  async actualizar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: UsuarioCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<UsuarioVista> {
    return this.usuarios.actualizar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Con `If-Match`, la segunda de dos personas que la restablecen a la vez recibe 412 y no una contraseña que ya no vale.
   * @summary Dar una contraseña de un solo uso y terminar las sesiones del usuario.
   * @isInt id
   */
  @Post('{id}/restablecer-contrasena')
  async restablecerContrasena(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Header('If-Match') ifMatch?: string,
  ): Promise<ContrasenaTemporal> {
    return this.usuarios.restablecerContrasena(request.user, id, withVersion(ifMatch, {}));
  }
}
