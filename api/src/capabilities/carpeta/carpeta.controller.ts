import type { Readable } from 'node:stream';
import { listaDeCarpetas } from '@adjudica/domain';
import {
  Body,
  Controller,
  Extension,
  Get,
  Header,
  Path,
  Post,
  Produces,
  Query,
  Request,
  Response,
  Route,
  Security,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { listRequest, oneOf, sendPage } from '../../http/list';
import type { Problema } from '../../http/problem';
import { sendFile } from '../../http/send-file';
import { versionFrom } from '../../request/version';
import type { ActosDeCarpeta } from './carpeta.actos';
import type { DecisionDeCarpeta } from './carpeta.decision';
import type {
  AntesDeReabrirVista,
  AprobacionDeCarpeta,
  BaseDeDecisionVista,
  CarpetaDeListaVista,
  CarpetaVista,
  DevolucionDeCarpeta,
  EnvioDeCarpeta,
  MetricasDeCarpetas,
  ReaperturaDeCarpeta,
} from './carpeta.dto';
import type { RevisionDeCarpetas } from './carpeta.revision';
import type { TableroDeCarpetas } from './carpeta.tablero';

@Route('carpeta')
@Tags('Carpetas')
@Security('bearer', ['carpeta:leer'])
export class CarpetaController extends Controller {
  constructor(
    private readonly actos: ActosDeCarpeta,
    private readonly tablero: TableroDeCarpetas,
    private readonly decisiones: DecisionDeCarpeta,
    private readonly revision: RevisionDeCarpetas,
  ) {
    super();
  }

  /**
   * Filtros: `idDepartamento` (004 si falta, cualquiera con `id` o `actualizadoDesde`), `completa`, `producto`, `q` (nombre, cédula o código de plan). La más antigua primero.
   * @summary Carpetas de adjudicaciones vigentes que tiene un departamento.
   */
  @Get()
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<CarpetaDeListaVista[]> {
    const page = listRequest({ sort, range, filter }, listaDeCarpetas);
    return sendPage(this, 'carpeta', page, await this.tablero.list(request.user, page));
  }

  /** @summary Cifras del mes: carpetas en riesgo, recibidas, aprobadas, devueltas y días hábiles promedio. */
  @Get('metricas')
  @Security('bearer', ['carpeta:metricas'])
  async metricas(): Promise<MetricasDeCarpetas> {
    return this.tablero.metricas();
  }

  /**
   * @summary La carpeta de un plan de adjudicación vigente, la tenga quien la tenga.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   */
  @Get('{idCodigo}')
  async get(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<CarpetaDeListaVista> {
    return oneOf(listaDeCarpetas, idCodigo, (page) => this.tablero.list(request.user, page));
  }

  /**
   * Pasa al departamento 004 con la acción 'Recibir'. Una carpeta incompleta se envía con `aceptaIncompleta`; sin ello la respuesta nombra lo
   * que falta en `detalle.faltantes`.
   * @summary Enviar la carpeta a riesgo.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   */
  @Post('{idCodigo}/enviar')
  @Security('bearer', ['carpeta:enviar'])
  async enviar(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: EnvioDeCarpeta,
  ): Promise<CarpetaVista> {
    return this.actos.enviar(request.user, idCodigo, body);
  }
  /**
   * Pasa a Legal (003) con el tipo de garantía y el comentario. Exige que la solicitud de compra del cliente esté generada y vigente, y que quien
   * aprueba confirme cada regla de la política que no se cumple. La base queda en la hoja de decisión.
   * @summary Aprobar la carpeta.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   */
  @Post('{idCodigo}/aprobar')
  @Security('bearer', ['carpeta:decidir'])
  async aprobar(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: AprobacionDeCarpeta,
  ): Promise<CarpetaVista> {
    return this.actos.aprobar(request.user, idCodigo, body);
  }

  /**
   * Puntaje con sus parámetros, excepción, buró, garante, garantías, documentos y precio, y cada regla de la política con lo que hace si no se
   * cumple. Es lo que la aprobación deja en la hoja de decisión.
   * @summary Aquello en lo que se basa la aprobación de la carpeta.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   */
  @Get('{idCodigo}/base-de-decision')
  @Security('bearer', ['carpeta:decidir'])
  async base(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<BaseDeDecisionVista> {
    return this.decisiones.base(request.user, idCodigo);
  }

  /**
   * @summary La hoja de decisión de una aprobación; sin `version`, la última.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   * @isInt version
   */
  @Get('{idCodigo}/hoja-de-decision')
  @Security('bearer', ['riesgo:leer'])
  @Produces('application/pdf')
  @Extension('x-guardado', true)
  @Response<Problema>(404, 'La carpeta no tiene esa hoja')
  async hoja(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Query() version?: number,
  ): Promise<Readable> {
    return sendFile(this, request, await this.decisiones.hoja(request.user, idCodigo, version));
  }

  /**
   * Vuelve a Adjudicaciones (002). El ejecutivo del plan recibe una tarea y un aviso con el motivo.
   * @summary Devolver la carpeta.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   */
  @Post('{idCodigo}/devolver')
  @Security('bearer', ['carpeta:decidir'])
  async devolver(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: DevolucionDeCarpeta,
  ): Promise<CarpetaVista> {
    return this.actos.devolver(request.user, idCodigo, body);
  }

  /**
   * Medio, orden, pago, pagaré, contrato y carta que se apoyan en la aprobación, y qué pasa con cada uno si la carpeta vuelve a riesgo.
   * @summary Lo que ya existe de una carpeta antes de devolverla a riesgo.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   */
  @Get('{idCodigo}/reabrir')
  @Security('bearer', ['carpeta:reabrir'])
  async antesDeReabrir(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
  ): Promise<AntesDeReabrirVista> {
    return this.revision.antesDeReabrir(request.user, idCodigo);
  }

  /**
   * Con motivo. La base (puntaje, excepción, garantías, buró, finanzas, referencias, garante) vuelve a poder cambiar y Riesgo decide otra vez; la
   * hoja de decisión queda como se emitió. Un bien entregado no se vuelve a decidir.
   * @summary Devolver a riesgo una carpeta aprobada.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   */
  @Post('{idCodigo}/reabrir')
  @Security('bearer', ['carpeta:reabrir'])
  async reabrir(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: ReaperturaDeCarpeta,
    @Header('If-Match') ifMatch?: string,
  ): Promise<CarpetaVista> {
    return this.actos.reabrir(request.user, idCodigo, { ...body, version: versionFrom(ifMatch, body.version) });
  }
}
