import {
  Body,
  Controller,
  Get,
  Header,
  Path,
  Post,
  Put,
  Request,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { versionFrom } from '../../request/version';
import type { ActosDeRiesgo } from './riesgo.actos';
import type {
  CalculoDeRiesgo,
  ExcepcionNueva,
  MarcaDeParametro,
  RevisionDeGarantias,
  RiesgoVista,
  VigenciaDePuntajeVista,
} from './riesgo.dto';
import type { RiesgoService } from './riesgo.service';

@Route('riesgo')
@Tags('Riesgo')
@Security('bearer', ['riesgo:leer'])
export class RiesgoController extends Controller {
  constructor(
    private readonly riesgo: RiesgoService,
    private readonly actos: ActosDeRiesgo,
  ) {
    super();
  }

  /**
   * Trae lo último que se calculó; no calcula.
   * @summary Parámetros de riesgo de un plan, con su puntaje, excepción y garantías.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   */
  @Get('{idCodigo}')
  async get(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<RiesgoVista> {
    return this.riesgo.get(request.user, idCodigo);
  }

  /**
   * Compara lo que encontró cada regla cuando se calculó con lo registrado ahora: buró, cuotas, solicitud, finanzas, referencias, documentos.
   * @summary Qué cambió desde que se calculó el puntaje.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   */
  @Get('{idCodigo}/vigencia')
  async vigencia(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<VigenciaDePuntajeVista> {
    return this.riesgo.vigencia(request.user, idCodigo);
  }

  /**
   * Evalúa cada parámetro que tiene regla con lo registrado del cliente; lo que riesgo marcó se conserva.
   * @summary Calcular, o volver a calcular, el puntaje de un plan.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   */
  @Post('{idCodigo}/calcular')
  @SuccessResponse(200)
  @Security('bearer', ['riesgo:calcular'])
  async calcular(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: CalculoDeRiesgo,
    @Header('If-Match') ifMatch?: string,
  ): Promise<RiesgoVista> {
    return this.actos.calcular(request.user, idCodigo, { version: versionFrom(ifMatch, body.version) });
  }

  /**
   * La marca queda hasta que riesgo la retira con `cumple` null: entonces vale otra vez la regla.
   * @summary Marcar si un parámetro se cumple.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   */
  @Put('{idCodigo}/parametro')
  @Security('bearer', ['riesgo:marcar'])
  async marcar(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: MarcaDeParametro,
    @Header('If-Match') ifMatch?: string,
  ): Promise<RiesgoVista> {
    return this.actos.marcar(request.user, idCodigo, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Una sola vez por carpeta, con un puntaje menor que 800.
   * @summary Agregar la excepción de riesgo de un plan.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   */
  @Post('{idCodigo}/excepcion')
  @SuccessResponse(200)
  @Security('bearer', ['riesgo:exceptuar'])
  async exceptuar(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: ExcepcionNueva,
    @Header('If-Match') ifMatch?: string,
  ): Promise<RiesgoVista> {
    const version =
      ifMatch === undefined && body.version === undefined ? undefined : versionFrom(ifMatch, body.version);
    return this.actos.exceptuar(request.user, idCodigo, { ...body, version });
  }

  /**
   * @summary Confirmar la revisión de garantías de un plan, o deshacerla.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   */
  @Post('{idCodigo}/garantias')
  @SuccessResponse(200)
  @Security('bearer', ['riesgo:garantias'])
  async garantias(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: RevisionDeGarantias,
    @Header('If-Match') ifMatch?: string,
  ): Promise<RiesgoVista> {
    return this.actos.garantias(request.user, idCodigo, { ...body, version: versionFrom(ifMatch, body.version) });
  }
}
