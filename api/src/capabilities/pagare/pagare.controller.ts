import type { Readable } from 'node:stream';
import { listaDePagares } from '@adjudica/domain';
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
import type { ActosDePagare } from './pagare.actos';
import type {
  AnulacionDePagare,
  AprobacionDePagare,
  BaseDePagareVista,
  EnvioDePagare,
  FirmaDePagare,
  PagareDeListaVista,
  PagareNuevo,
  PagareReemplazo,
  PagareVista,
  PersonasDePagareCambio,
  RechazoDePagare,
  TextoDePagare,
} from './pagare.dto';
import { baseDePagare, pagareEnLista, pagarePendiente, textoDePagare, yaExistePagare } from './pagare.ejemplos';
import type { GeneracionDePagares } from './pagare.generacion';
import { libroDePagares } from './pagare.lista';
import type { PagareService } from './pagare.service';

@Route('pagare')
@Tags('Pagarés')
@Security('bearer', ['pagare:leer'])
export class PagareController extends Controller {
  constructor(
    private readonly pagares: PagareService,
    private readonly generacion: GeneracionDePagares,
    private readonly actos: ActosDePagare,
  ) {
    super();
  }

  /**
   * Filtros: `estado` ('P', 'A', 'R', 'X'), `cliente` (cédula completa), `plan` (código), `q` (nombre, cédula o código de plan). El más
   * nuevo primero.
   * @summary Pagarés por saldo deudor.
   * @example sort "[\"id\",\"DESC\"]"
   * @example range "[0,49]"
   * @example filter "{\"estado\":\"P\"}"
   */
  @Get()
  @Example<PagareDeListaVista[]>([pagareEnLista])
  @Extension('x-excel', true)
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<PagareDeListaVista[]> {
    return sendList(this, request, { sort, range, filter }, { lista: listaDePagares, libro: libroDePagares }, (page) =>
      this.pagares.list(request.user, page),
    );
  }

  /**
   * Con sus cuotas, sus personas y los siete contenidos que la ley pide.
   * @summary Un pagaré.
   * @isInt id
   * @example id 12
   */
  @Example<PagareVista>(pagarePendiente)
  @Get('{id}')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<PagareVista> {
    return this.pagares.get(request.user, id);
  }

  /**
   * El que se imprime, con los datos de ahora.
   * @summary El texto de un pagaré.
   * @isInt id
   * @example id 12
   */
  @Example<TextoDePagare>(textoDePagare)
  @Get('{id}/texto')
  async texto(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<TextoDePagare> {
    return this.pagares.texto(request.user, id);
  }

  /**
   * Aprobado o anulado, el que se emitió; antes, un borrador.
   * @summary El PDF de un pagaré.
   * @isInt id
   * @example id 12
   */
  @Get('{id}/documento')
  @Produces('application/pdf')
  @Extension('x-guardado', true)
  async documento(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<Readable> {
    return sendFile(this, request, await this.pagares.documento(request.user, id));
  }

  /**
   * Por las cuotas que el plan debe, desde la fecha inicial. El número sale de su contador. Si el plan ya tiene pagaré, 409 dice cuál es: se
   * reemplaza con `POST /pagare/{id}/reemplazar`.
   * @summary Generar el pagaré de un plan.
   * @example body { "plan": "01-M001-12", "lugarEmision": "1701", "fechaInicial": "2026-04-05", "fechaFinal": "2030-03-05" }
   */
  @Post()
  @SuccessResponse(201)
  @Security('bearer', ['pagare:escribir'])
  @Response<Problema>(409, 'Ya existe Pagaré', yaExistePagare)
  async create(@Request() request: AuthenticatedRequest, @Body() body: PagareNuevo): Promise<PagareVista> {
    this.setStatus(201);
    return this.generacion.crear(request.user, body);
  }

  /**
   * Otras cuotas con el mismo número; las anteriores se conservan. Uno aprobado no se reemplaza: se anula y se genera otro.
   * @summary Reemplazar un pagaré.
   * @isInt id
   * @example id 12
   * @example body { "lugarEmision": "1701", "fechaInicial": "2026-05-05", "version": 2 }
   */
  @Post('{id}/reemplazar')
  @SuccessResponse(200)
  @Security('bearer', ['pagare:escribir'])
  async reemplazar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: PagareReemplazo,
    @Header('If-Match') ifMatch?: string,
  ): Promise<PagareVista> {
    return this.generacion.reemplazar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Todas las personas del pagaré. Uno no aprobado vuelve a pendiente.
   * @summary Guardar las personas de un pagaré.
   * @isInt id
   * @example id 12
   * @example body { "representanteNombre": "Lucía Fernanda Güillín Peña", "representanteCedula": "1712345675", "version": 1 }
   */
  @Put('{id}')
  @Security('bearer', ['pagare:escribir'])
  async actualizar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: PersonasDePagareCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<PagareVista> {
    return this.actos.actualizar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * La ciudad de emisión y jurisdicción y el día de firma, los mismos en pagaré, prenda y contrato. Uno enviado se envía otra vez.
   * @summary Fijar dónde y cuándo se firma.
   * @isInt id
   * @example id 12
   * @example body { "lugarEmision": "1701", "fechaEmision": "2026-03-09", "version": 2 }
   */
  @Post('{id}/fechar')
  @SuccessResponse(200)
  @Security('bearer', ['pagare:enviar'])
  async fechar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: FirmaDePagare,
    @Header('If-Match') ifMatch?: string,
  ): Promise<PagareVista> {
    return this.generacion.fechar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Asistente Legal lo envía a Jefatura y a Legal. Sin los siete contenidos, 422 dice qué falta.
   * @summary Enviar un pagaré a aprobar.
   * @isInt id
   * @example id 12
   * @example body { "version": 2 }
   */
  @Post('{id}/enviar')
  @SuccessResponse(200)
  @Security('bearer', ['pagare:enviar'])
  async enviar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: EnvioDePagare,
    @Header('If-Match') ifMatch?: string,
  ): Promise<PagareVista> {
    return this.actos.enviar(request.user, id, { version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Legal, si no lo generó ni guardó sus personas. El documento se emite y queda.
   * @summary Aprobar un pagaré.
   * @isInt id
   * @example id 12
   * @example body { "version": 3 }
   */
  @Post('{id}/aprobar')
  @SuccessResponse(200)
  @Security('bearer', ['pagare:aprobar'])
  async aprobar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: AprobacionDePagare,
    @Header('If-Match') ifMatch?: string,
  ): Promise<PagareVista> {
    return this.actos.aprobar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Con su motivo. Vuelve a pendiente cuando se actualiza.
   * @summary No aprobar un pagaré.
   * @isInt id
   * @example id 12
   * @example body { "motivo": "Falta la cédula del garante", "version": 3 }
   */
  @Post('{id}/rechazar')
  @SuccessResponse(200)
  @Security('bearer', ['pagare:aprobar'])
  async rechazar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: RechazoDePagare,
    @Header('If-Match') ifMatch?: string,
  ): Promise<PagareVista> {
    return this.actos.rechazar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * De uno aprobado, antes de la entrega del bien y mientras no haya un contrato aprobado con él. El pagaré sigue vigente hasta que otra
   * persona de Legal la confirme.
   * @summary Pedir que se anule un pagaré.
   * @isInt id
   * @example id 12
   * @example body { "motivo": "El cliente pagó el saldo del plan", "version": 4 }
   */
  @Post('{id}/pedir-anulacion')
  @SuccessResponse(200)
  @Security('bearer', ['pagare:pedir-anulacion'])
  async pedirAnulacion(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: AnulacionDePagare,
    @Header('If-Match') ifMatch?: string,
  ): Promise<PagareVista> {
    return this.actos.pedirAnulacion(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Con su motivo; el pagaré sigue vigente.
   * @summary No anular un pagaré.
   * @isInt id
   * @example id 12
   * @example body { "motivo": "El pago todavía no se acredita", "version": 5 }
   */
  @Post('{id}/declinar-anulacion')
  @SuccessResponse(200)
  @Security('bearer', ['pagare:anular'])
  async declinarAnulacion(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: AnulacionDePagare,
    @Header('If-Match') ifMatch?: string,
  ): Promise<PagareVista> {
    return this.actos.declinarAnulacion(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Legal, si no pidió la anulación. El número queda usado, el documento emitido se conserva y el plan puede tener otro pagaré, que dice
   * a cuál reemplaza.
   * @summary Anular un pagaré.
   * @isInt id
   * @example id 12
   * @example body { "version": 5 }
   */
  @Post('{id}/anular')
  @SuccessResponse(200)
  @Security('bearer', ['pagare:anular'])
  async anular(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: AprobacionDePagare,
    @Header('If-Match') ifMatch?: string,
  ): Promise<PagareVista> {
    return this.actos.anular(request.user, id, { version: versionFrom(ifMatch, body.version) });
  }
}

/** Lo que el generador muestra antes de que exista el pagaré. */
@Route('base-de-pagare')
@Tags('Pagarés')
@Security('bearer', ['pagare:escribir'])
export class BaseDePagareController extends Controller {
  constructor(private readonly pagares: PagareService) {
    super();
  }

  /**
   * @summary Con qué se genera el pagaré de un plan.
   * @example plan "01-M001-12"
   */
  @Example<BaseDePagareVista>(baseDePagare)
  @Get('{plan}')
  async get(@Request() request: AuthenticatedRequest, @Path() plan: string): Promise<BaseDePagareVista> {
    return this.pagares.base(request.user, plan);
  }
}
