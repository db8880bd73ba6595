import {
  Body,
  Controller,
  Extension,
  Get,
  Header,
  Path,
  Put,
  Request,
  Response,
  Route,
  Security,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import type { Problema } from '../../http/problem';
import { versionFrom } from '../../http/version';
import type { SolicitudCambio, SolicitudVista } from './solicitud.dto';
import type { SolicitudService } from './solicitud.service';

/** `clave` = '{idCodigo}-titular' or '{idCodigo}-garante' everywhere here. */
@Route('solicitud')
@Tags('Solicitudes')
@Security('bearer', ['solicitud:leer'])
export class SolicitudController extends Controller {
  constructor(private readonly solicitudes: SolicitudService) {
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
  @Extension('x-llamada', ['POST clientes/guardar'])
  @Response<Problema>(409, 'La carpeta está en el departamento de riesgo')
  @Response<Problema>(412, 'Otra persona guardó la solicitud; dice quién, cuándo y qué campos difieren')
  @Response<Problema>(422, 'El plan no está adjudicado, o hay campos incorrectos')
  async guardar(
    @Request() request: AuthenticatedRequest,
    @Path() clave: string,
    @Body() body: SolicitudCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<SolicitudVista> {
    return this.solicitudes.guardar(request.user, clave, versionFrom(ifMatch, body.version), body);
  }
}
