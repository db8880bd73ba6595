import type { Readable } from 'node:stream';
import {
  Body,
  Controller,
  Extension,
  Get,
  Path,
  Post,
  Produces,
  Query,
  Request,
  Route,
  Security,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { sendFile } from '../../http/send-file';
import type { ActosDeConstancia } from './constancia.actos';
import type { CopiasDeAsamblea } from './constancia.copia';
import type {
  AsambleaPorInstalar,
  ConstanciaPorEmitir,
  ConstanciaVista,
  CopiaNueva,
  EnlaceDeAsambleaNuevo,
} from './constancia.dto';
import type { ConstanciaService } from './constancia.service';

/** The evidence of an assembly; `id` is the assembly's everywhere here. */
@Route('constancia')
@Tags('Constancias')
@Security('bearer', ['constancia:leer'])
export class ConstanciaController extends Controller {
  constructor(
    private readonly constancias: ConstanciaService,
    private readonly actos: ActosDeConstancia,
    private readonly copias: CopiasDeAsamblea,
  ) {
    super();
  }

  /**
   * Lista cerrada, enlace, copias, correcciones, actas y constancias emitidas; `instaladaEn` null = todavía no se congela la lista.
   * @summary Constancia de una asamblea.
   * @isInt id
   */
  @Get('{id}')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<ConstanciaVista> {
    return this.constancias.get(request.user, id);
  }

  /**
   * @summary El PDF de una constancia, tal como se emitió.
   * @param version la última si no se indica
   * @isInt id
   * @isInt version
   */
  @Get('{id}/archivo')
  @Produces('application/pdf')
  @Extension('x-guardado', true)
  async archivo(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Query() version?: number,
  ): Promise<Readable> {
    return sendFile(this, request, await this.constancias.archivo(request.user, id, version));
  }

  /**
   * Los bytes cuyo SHA-256 es la huella de la lista: con ellos se repite el sorteo.
   * @summary La lista cerrada de una asamblea.
   * @isInt id
   */
  @Get('{id}/lista')
  @Produces('text/plain')
  @Extension('x-guardado', true)
  async lista(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<Readable> {
    return sendFile(this, request, await this.constancias.lista(request.user, id));
  }

  /**
   * Congela la lista de participantes, con su SHA-256 y la hora; una sola vez.
   * @summary Instalar una asamblea.
   * @isInt id
   */
  @Post('{id}/instalar')
  @Security('bearer', ['constancia:escribir'])
  async instalar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: AsambleaPorInstalar,
  ): Promise<ConstanciaVista> {
    return this.actos.instalar(request.user, id, body);
  }

  /**
   * @summary Anotar dónde se transmitió la asamblea.
   * @isInt id
   */
  @Post('{id}/enlace')
  @Security('bearer', ['constancia:escribir'])
  async enlace(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: EnlaceDeAsambleaNuevo,
  ): Promise<ConstanciaVista> {
    return this.actos.enlace(request.user, id, body);
  }

  /**
   * Con la identidad de quien la pide: si es titular, o actúa por uno, debe serlo de un plan del grupo, y queda en el historial del plan. Del extracto se
   * guarda lo que se entregó.
   * @summary Registrar la entrega de una copia del acta o de la constancia.
   * @isInt id
   */
  @Post('{id}/copia')
  @Security('bearer', ['constancia:escribir'])
  async copia(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: CopiaNueva,
  ): Promise<ConstanciaVista> {
    return this.actos.copia(request.user, id, body);
  }

  /**
   * Para que la firme quien la recibió; no se guarda.
   * @summary La constancia de entrega de una copia.
   * @isInt id
   * @isInt copia
   */
  @Get('{id}/copia/{copia}/recibo')
  @Produces('application/pdf')
  async recibo(@Request() request: AuthenticatedRequest, @Path() id: number, @Path() copia: number): Promise<Readable> {
    return sendFile(this, request, await this.copias.recibo(request.user, id, copia));
  }

  /**
   * @summary El extracto del acta, tal como se entregó.
   * @isInt id
   * @isInt copia
   */
  @Get('{id}/copia/{copia}/extracto')
  @Produces('application/pdf')
  @Extension('x-guardado', true)
  async extracto(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Path() copia: number,
  ): Promise<Readable> {
    return sendFile(this, request, await this.copias.extracto(request.user, id, copia));
  }

  /**
   * Conserva las versiones anteriores; si nada cambió desde la última no se emite otra (409).
   * @summary Emitir la constancia de una asamblea.
   * @isInt id
   */
  @Post('{id}/emitir')
  @Security('bearer', ['constancia:escribir'])
  async emitir(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: ConstanciaPorEmitir,
  ): Promise<ConstanciaVista> {
    return this.actos.emitir(request.user, id, body);
  }
}
