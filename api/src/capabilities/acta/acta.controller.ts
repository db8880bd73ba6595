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
import { oneOf } from '../../http/list';
import { sendList } from '../../http/list-file';
import { sendFile } from '../../http/send-file';
import { type AsambleaService, type AsambleaVista, listaDeAsambleas } from '../asamblea';
import type { ActosDeActa } from './acta.actos';
import type { ActaGenerada, ActaPorGenerar, ActaPorRegenerar, VersionDeActa } from './acta.dto';
import { libroDeActas } from './acta.lista';
import type { ActaService } from './acta.service';

/** The number of an acta is the assembly's: `id` is the assembly's everywhere here. */
@Route()
@Tags('Actas')
@Security('bearer', ['acta:leer'])
export class ActaController extends Controller {
  constructor(
    private readonly asambleas: AsambleaService,
    private readonly actas: ActaService,
    private readonly actos: ActosDeActa,
  ) {
    super();
  }

  /**
   * Los mismos filtros que las asambleas; `id` es el de la asamblea, cuyo número es el del acta.
   * @summary Actas: las asambleas cerradas.
   */
  @Get('acta')
  @Extension('x-excel', true)
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<AsambleaVista[]> {
    const lista = { lista: listaDeAsambleas, libro: libroDeActas };
    return sendList(this, request, { sort, range, filter }, lista, (page) => this.asambleas.actas(page));
  }

  /**
   * @summary El acta de una asamblea cerrada, por el id de la asamblea.
   * @isInt id
   */
  @Get('acta/{id}')
  async get(@Path() id: number): Promise<AsambleaVista> {
    return oneOf(listaDeAsambleas, id, (page) => this.asambleas.actas(page));
  }

  /**
   * @summary Versiones emitidas del acta de una asamblea, la más nueva primero.
   * @isInt id
   */
  @Get('acta/{id}/versiones')
  async versiones(@Path() id: number): Promise<VersionDeActa[]> {
    return this.actas.versiones(id);
  }

  /**
   * Sin la identificación completa ni las cuotas vencidas de los demás: lo que se entrega a un titular o se adjunta a su contrato.
   * @summary El extracto de la última acta de una asamblea, en PDF.
   * @param plan el del titular que lo pide, cuya fila va completa
   * @isInt id
   */
  @Get('acta/{id}/extracto')
  @Produces('application/pdf')
  @Security('bearer', ['acta:extracto'])
  async extracto(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Query() plan?: string,
  ): Promise<Readable> {
    return sendFile(this, request, await this.actas.extracto(request.user, id, plan));
  }

  /**
   * @summary El PDF del acta de una asamblea, tal como se emitió.
   * @param version la última si no se indica
   * @isInt id
   * @isInt version
   */
  @Get('acta/{id}/archivo')
  @Produces('application/pdf')
  @Extension('x-guardado', true)
  async archivo(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Query() version?: number,
  ): Promise<Readable> {
    return sendFile(this, request, await this.actas.archivo(request.user, id, version));
  }

  /**
   * No guarda nada; el documento lleva la marca BORRADOR.
   * @summary Vista previa del acta.
   * @isInt id
   */
  @Post('asamblea/{id}/vista-previa')
  @Security('bearer', ['acta:vista-previa'])
  @Produces('application/pdf')
  async vistaPrevia(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<Readable> {
    return sendFile(this, request, await this.actos.vistaPrevia(request.user, id));
  }

  /**
   * Todo o nada: guarda el acta, registra las adjudicaciones, cierra la asamblea, abre las carpetas y encola los avisos.
   * @summary Generar el acta de una asamblea.
   * @isInt id
   */
  @Post('asamblea/{id}/generar-acta')
  @Security('bearer', ['acta:generar'])
  async generar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: ActaPorGenerar,
  ): Promise<ActaGenerada> {
    return this.actos.generar(request.user, id, body);
  }

  /**
   * Conserva las versiones anteriores; una adjudicación solo cambia mientras su carpeta no tenga movimientos.
   * @summary Regenerar el acta de una asamblea, con un motivo.
   * @isInt id
   */
  @Post('asamblea/{id}/regenerar-acta')
  @Security('bearer', ['acta:regenerar'])
  async regenerar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: ActaPorRegenerar,
  ): Promise<ActaGenerada> {
    return this.actos.regenerar(request.user, id, body);
  }
}
