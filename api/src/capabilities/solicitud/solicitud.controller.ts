import type { Readable } from 'node:stream';
import {
  Body,
  Controller,
  Extension,
  Get,
  Header,
  Path,
  Post,
  Produces,
  Put,
  Request,
  Response,
  Route,
  Security,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import type { Problema } from '../../http/problem';
import { sendFile } from '../../http/send-file';
import { versionFrom } from '../../request/version';
import type { SolicitudCambio, SolicitudVista } from './solicitud.dto';
import type { GeneracionDeSolicitud } from './solicitud.generar';
import type { SolicitudService } from './solicitud.service';

/** `clave` = '{idCodigo}-titular' or '{idCodigo}-garante' everywhere here. */
@Route('solicitud')
@Tags('Solicitudes')
@Security('bearer', ['solicitud:leer'])
export class SolicitudController extends Controller {
  constructor(
    private readonly solicitudes: SolicitudService,
    private readonly generacion: GeneracionDeSolicitud,
  ) {
    super();
  }

  /**
   * Antes del primer 'Guardar' trae los datos conocidos de la persona y versión 0.
   * @summary La solicitud del titular o del garante de un plan.
   */
  @Get('{clave}')
  async get(@Request() request: AuthenticatedRequest, @Path() clave: string): Promise<SolicitudVista> {
    return this.solicitudes.get(request.user, clave);
  }

  /**
   * Exige la versión (If-Match o `version`; 0 = la primera vez). El primer 'Guardar' de un plan le da su número de aprobación.
   * @summary Guardar la solicitud.
   */
  @Put('{clave}')
  @Security('bearer', ['solicitud:escribir'])
  async guardar(
    @Request() request: AuthenticatedRequest,
    @Path() clave: string,
    @Body() body: SolicitudCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<SolicitudVista> {
    return this.solicitudes.guardar(request.user, clave, versionFrom(ifMatch, body.version), body);
  }

  /**
   * Hace y guarda el PDF 'Solicitud de compra' con lo guardado hasta ahora.
   * @summary Generar la solicitud de compra.
   */
  @Post('{clave}/generar')
  @Security('bearer', ['solicitud:escribir'])
  @Response<Problema>(412, 'La solicitud se guardó mientras se generaba')
  async generar(@Request() request: AuthenticatedRequest, @Path() clave: string): Promise<SolicitudVista> {
    return this.generacion.generar(request.user, clave);
  }

  /** @summary El PDF de la última solicitud de compra. */
  @Get('{clave}/documento')
  @Produces('application/pdf')
  @Extension('x-guardado', true)
  async documento(@Request() request: AuthenticatedRequest, @Path() clave: string): Promise<Readable> {
    return sendFile(this, request, await this.generacion.documento(request.user, clave));
  }
}
