import {
  Body,
  Controller,
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
import { versionFrom, withVersion } from '../../request/version';
import type {
  ClaveDeServicioGenerada,
  ClaveDeServicioNueva,
  CuentaDeServicioCambio,
  CuentaDeServicioNueva,
  CuentaDeServicioPropia,
  CuentaDeServicioVista,
  RevocacionDeClave,
} from './cuenta-servicio.dto';
import { claveGeneradaDeEjemplo, cuentaDeEjemplo, cuentaPropiaDeEjemplo } from './cuenta-servicio.ejemplos';
import { listaDeCuentas } from './cuenta-servicio.lista';
import type { CuentaServicioService } from './cuenta-servicio.service';

@Route('cuenta-servicio')
@Tags('Cuentas de servicio')
@Security('bearer', ['cuenta:administrar'])
export class CuentaServicioController extends Controller {
  constructor(private readonly cuentas: CuentaServicioService) {
    super();
  }

  /** @summary Cuentas de otros sistemas, con sus claves. */
  @Get()
  @Example<CuentaDeServicioVista[]>([cuentaDeEjemplo])
  async list(
    @Request() _request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<CuentaDeServicioVista[]> {
    const request = listRequest({ sort, range, filter }, listaDeCuentas);
    return sendPage(this, 'cuenta-servicio', request, await this.cuentas.list(request));
  }

  /**
   * Con cualquier clave, sin más permiso: la primera llamada de un programa. Una persona lee lo suyo en GET /auth/sesion.
   * @summary La cuenta de la clave con que se llama: permisos, direcciones, vencimiento.
   */
  @Get('propia')
  @Security('bearer', ['cuenta:propia'])
  @Example<CuentaDeServicioPropia>(cuentaPropiaDeEjemplo)
  async propia(@Request() request: AuthenticatedRequest): Promise<CuentaDeServicioPropia> {
    return this.cuentas.propia(request.user, request.ip ?? '');
  }

  /**
   * @summary Una cuenta de servicio.
   * @isInt id
   */
  @Get('{id}')
  @Example<CuentaDeServicioVista>(cuentaDeEjemplo)
  async get(@Path() id: number): Promise<CuentaDeServicioVista> {
    return this.cuentas.get(id);
  }

  /** @summary Crear la cuenta de otro sistema; todavía sin clave. */
  @Post()
  @SuccessResponse(201)
  @Response<Problema>(409, 'Ya existe un usuario o una cuenta con ese nombre')
  async crear(
    @Request() request: AuthenticatedRequest,
    @Body() body: CuentaDeServicioNueva,
  ): Promise<CuentaDeServicioVista> {
    this.setStatus(201);
    return this.cuentas.crear(request.user, body);
  }

  /**
   * Vale desde la siguiente llamada de cada clave.
   * @summary Cambiar permisos, direcciones o rol de una cuenta; desactivarla.
   * @isInt id
   */
  @Put('{id}')
  async actualizar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: CuentaDeServicioCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<CuentaDeServicioVista> {
    return this.cuentas.actualizar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Las claves vigentes siguen sirviendo durante el traslape. La respuesta es la única que trae la clave.
   * @summary Generar una clave de la cuenta.
   * @isInt id
   */
  @Post('{id}/generar-clave')
  @Example<ClaveDeServicioGenerada>(claveGeneradaDeEjemplo)
  async generarClave(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: ClaveDeServicioNueva,
    @Header('If-Match') ifMatch?: string,
  ): Promise<ClaveDeServicioGenerada> {
    return this.cuentas.generarClave(request.user, id, withVersion(ifMatch, body));
  }

  /**
   * @summary Revocar una clave: deja de servir en la siguiente llamada.
   * @isInt id
   */
  @Post('{id}/revocar-clave')
  @Response<Problema>(409, 'La clave ya estaba revocada')
  async revocarClave(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: RevocacionDeClave,
    @Header('If-Match') ifMatch?: string,
  ): Promise<CuentaDeServicioVista> {
    return this.cuentas.revocarClave(request.user, id, withVersion(ifMatch, body));
  }
}
