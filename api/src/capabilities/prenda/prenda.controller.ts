import type { Readable } from 'node:stream';
import { listaDePrendas } from '@adjudica/domain';
import {
  Body,
  Controller,
  Example,
  Extension,
  Get,
  Header,
  Path,
  Post,
  Produces,
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
import { sendFile } from '../../http/send-file';
import { versionFrom } from '../../request/version';
import type { ActosDePrenda } from './prenda.actos';
import type { PrendaCambio, PrendaDeListaVista, PrendaVista } from './prenda.dto';
import { prendaEnLista, prendaIngresada } from './prenda.ejemplos';
import { libroDePrendas } from './prenda.lista';
import type { PrendaService } from './prenda.service';

@Route('prenda')
@Tags('Prendas')
@Security('bearer', ['prenda:leer'])
export class PrendaController extends Controller {
  constructor(
    private readonly prendas: PrendaService,
    private readonly actos: ActosDePrenda,
  ) {
    super();
  }

  /**
   * Una fila por pagaré, con su prenda o sin ella. Filtros: `q` (nombre, cédula, código de plan, o el código de barras de la prenda), `cliente`
   * (cédula), `plan` (código). El pagaré más nuevo primero.
   * @summary Prendas.
   * @example sort "[\"id\",\"DESC\"]"
   * @example range "[0,49]"
   * @example filter "{\"q\":\"zambrano\"}"
   */
  @Get()
  @Example<PrendaDeListaVista[]>([prendaEnLista])
  @Extension('x-excel', true)
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<PrendaDeListaVista[]> {
    return sendList(this, request, { sort, range, filter }, { lista: listaDePrendas, libro: libroDePrendas }, (page) =>
      this.prendas.list(request.user, page),
    );
  }

  /**
   * Cliente y pagaré; lo que se guardó o, con versión 0, la propuesta con lo que se conoce del bien, del depositario y de la empresa.
   * @summary La prenda de un pagaré.
   * @isInt id
   * @example id 12
   */
  @Example<PrendaVista>(prendaIngresada)
  @Get('{id}')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<PrendaVista> {
    return this.prendas.get(request.user, id);
  }

  /**
   * Hasta que se apruebe el pagaré. Lo que la orden de compra, el medio aprobado o riesgo dice prevalece sobre lo enviado.
   * @summary Guardar los datos de la prenda; la primera vez, con versión 0.
   * @isInt id
   * @example id 12
   */
  @Put('{id}')
  @Security('bearer', ['prenda:escribir'])
  async guardar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: PrendaCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<PrendaVista> {
    return this.actos.guardar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Se emite una vez, cuando el pagaré está aprobado. Si ya se generó, queda la que hay.
   * @summary Generar el documento de la prenda.
   * @isInt id
   * @example id 12
   */
  @Post('{id}/generar')
  @SuccessResponse(200)
  @Security('bearer', ['prenda:escribir'])
  async generar(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<PrendaVista> {
    return this.actos.generar(request.user, id);
  }

  /**
   * Con marca de borrador; no se guarda.
   * @summary El borrador de la prenda, mientras el pagaré no esté aprobado.
   * @isInt id
   * @example id 12
   */
  @Get('{id}/vista-previa')
  @Response<Problema>(409, 'A la prenda le falta lo que el documento dice')
  @Produces('application/pdf')
  @Security('bearer', ['prenda:escribir'])
  async vistaPrevia(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<Readable> {
    return sendFile(this, request, await this.actos.verBorrador(request.user, id));
  }

  /**
   * Minuta de hipoteca, prenda o instrucción, para la notaría: lo que se emitió; antes, un borrador.
   * @summary El texto de la prenda para un procesador de palabras.
   * @isInt id
   * @example id 12
   */
  @Get('{id}/word')
  @Response<Problema>(409, 'Todavía no se ingresan los datos de la prenda')
  @Produces('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
  @Security('bearer', ['prenda:escribir'])
  async word(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<Readable> {
    return sendFile(this, request, await this.prendas.enWord(request.user, id));
  }

  /**
   * @summary El PDF de la prenda.
   * @isInt id
   * @example id 12
   */
  @Get('{id}/documento')
  @Produces('application/pdf')
  @Extension('x-guardado', true)
  async documento(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<Readable> {
    return sendFile(this, request, await this.prendas.documento(request.user, id));
  }
}
