import { Body, Controller, Extension, Path, Post, Request, Response, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import type { Problema } from '../../http/problem';
import type { CarpetaVista, EnvioDeCarpeta } from './carpeta.dto';
import type { CarpetaService } from './carpeta.service';

@Route('carpeta')
@Tags('Carpetas')
@Security('bearer', ['carpeta:enviar'])
export class CarpetaController extends Controller {
  constructor(private readonly carpetas: CarpetaService) {
    super();
  }

  /**
   * Pasa al departamento 004 con la acción 'Recibir'. Una carpeta incompleta se envía con `aceptaIncompleta`; sin ello la respuesta nombra lo
   * que falta en `detalle.faltantes`.
   * @summary Enviar la carpeta a riesgo.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   */
  @Post('{idCodigo}/enviar')
  @Extension('x-llamada', ["Send folder (plan code, '004', 'Recibir', userId)", 'PUT /Clientes/asignar/{4 params}'])
  @Response<Problema>(404, 'El plan no existe o no tiene titular')
  @Response<Problema>(409, 'La carpeta ya está en riesgo: quién la envió y cuándo')
  @Response<Problema>(412, 'La carpeta cambió')
  @Response<Problema>(422, 'Sin adjudicar, sin solicitud generada, sin documentos, o incompleta')
  async enviar(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: EnvioDeCarpeta,
  ): Promise<CarpetaVista> {
    return this.carpetas.enviar(request.user, idCodigo, body);
  }
}
