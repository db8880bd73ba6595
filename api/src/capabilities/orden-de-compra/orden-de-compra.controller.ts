import type { Readable } from 'node:stream';
import { listaDeOrdenes } from '@adjudica/domain';
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
import type { ActosDeOrden } from './orden-de-compra.actos';
import type { BasesDeOrden } from './orden-de-compra.base';
import type {
  AnulacionDeOrden,
  AprobacionDeOrden,
  BaseDeOrdenVista,
  OrdenDeCompraCambio,
  OrdenDeCompraNueva,
  OrdenDeCompraVista,
  OrdenDeListaVista,
} from './orden-de-compra.dto';
import { baseDeOrden, ordenEnLista, ordenPendiente } from './orden-de-compra.ejemplos';
import type { EmisionDeOrdenes } from './orden-de-compra.emision';
import { libroDeOrdenes } from './orden-de-compra.lista';
import type { OrdenService } from './orden-de-compra.service';

@Route('orden-de-compra')
@Tags('Órdenes de compra')
@Security('bearer', ['orden:leer'])
export class OrdenController extends Controller {
  constructor(
    private readonly ordenes: OrdenService,
    private readonly emision: EmisionDeOrdenes,
    private readonly actos: ActosDeOrden,
  ) {
    super();
  }

  /**
   * Filtros: `estado` ('pendiente', 'aprobada', 'anulada'), `cliente` (cédula), `plan` (código), `medio` (número), `q` (nombre, cédula o código
   * de plan), `ejecutivo` ('yo': las de sus planes). La más nueva primero.
   * @summary Órdenes de compra.
   * @example sort "[\"fecha\",\"DESC\"]"
   * @example range "[0,9]"
   * @example filter "{\"estado\":\"pendiente\"}"
   */
  @Get()
  @Example<OrdenDeListaVista[]>([ordenEnLista])
  @Extension('x-excel', true)
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<OrdenDeListaVista[]> {
    return sendList(this, request, { sort, range, filter }, { lista: listaDeOrdenes, libro: libroDeOrdenes }, (page) =>
      this.ordenes.list(request.user, page),
    );
  }

  /**
   * Cliente, planes, vehículo, concesionario y montos como estaban cuando se creó.
   * @summary Una orden de compra.
   * @isInt id
   * @example id 27
   */
  @Example<OrdenDeCompraVista>(ordenPendiente)
  @Get('{id}')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<OrdenDeCompraVista> {
    return this.ordenes.get(request.user, id);
  }

  /**
   * De un medio de aprobación aprobado, una vez. El número sale de su contador. Los montos se calculan; uno que se envíe debe ser el mismo.
   * @summary Emitir una orden de compra.
   * @example body {
   *   "medioId": 12,
   *   "tipoCarta": "001",
   *   "concesionarioId": 3,
   *   "vendedorId": 7,
   *   "jefeVentasId": 8,
   *   "porcentajeComision": 2.5,
   *   "pagoConcesionario": 19175.25
   * }
   */
  @Post()
  @Response<Problema>(404, 'El medio de aprobación no existe')
  @SuccessResponse(201)
  @Security('bearer', ['orden:escribir'])
  @Response<Problema>(409, 'El medio no está aprobado, o alguien se adelantó')
  async create(
    @Request() request: AuthenticatedRequest,
    @Body() body: OrdenDeCompraNueva,
  ): Promise<OrdenDeCompraVista> {
    this.setStatus(201);
    return this.emision.crear(request.user, body);
  }

  /**
   * Solo quien la hizo, mientras está pendiente. Cliente, vehículo y montos se copian de nuevo.
   * @summary Corregir una orden de compra.
   * @isInt id
   * @example id 27
   * @example body { "tipoCarta": "001", "concesionarioId": 3, "porcentajeComision": 2, "version": 1 }
   */
  @Put('{id}')
  @Security('bearer', ['orden:escribir'])
  async corregir(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: OrdenDeCompraCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<OrdenDeCompraVista> {
    return this.emision.corregir(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Solo quien la hizo, mientras está pendiente. Queda anulada, con su motivo; sus planes y su medio quedan libres.
   * @summary Retirar una orden de compra propia.
   * @isInt id
   * @example id 27
   * @example body { "motivo": "El cliente prefiere otro color", "version": 1 }
   */
  @Post('{id}/retirar')
  @SuccessResponse(200)
  @Security('bearer', ['orden:escribir'])
  async retirar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: AnulacionDeOrden,
    @Header('If-Match') ifMatch?: string,
  ): Promise<OrdenDeCompraVista> {
    return this.actos.retirar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Jefatura, si no la creó; lo que creó Jefatura, también una gerencia. Las reglas del paso ('GET
   * /caso/{idCodigo}/reglas/orden') se confirman o impiden; quedan con la aprobación.
   * @summary Aprobar una orden de compra.
   * @isInt id
   * @example id 27
   * @example body { "version": 1 }
   */
  @Post('{id}/aprobar')
  @SuccessResponse(200)
  @Security('bearer', ['orden:aprobar'])
  async aprobar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: AprobacionDeOrden,
    @Header('If-Match') ifMatch?: string,
  ): Promise<OrdenDeCompraVista> {
    return this.actos.aprobar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Es final: el primer motivo se conserva. Sus planes y su medio quedan libres.
   * @summary Anular una orden de compra.
   * @isInt id
   * @example id 27
   * @example body { "motivo": "El cliente cambió de vehículo", "version": 2 }
   */
  @Post('{id}/anular')
  @SuccessResponse(200)
  @Security('bearer', ['orden:anular'])
  async anular(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: AnulacionDeOrden,
    @Header('If-Match') ifMatch?: string,
  ): Promise<OrdenDeCompraVista> {
    return this.actos.anular(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Se emite una vez: una orden aprobada no cambia. Si ya se generó, queda la que hay.
   * @summary Generar el documento de una orden de compra.
   * @isInt id
   * @example id 27
   */
  @Post('{id}/generar')
  @SuccessResponse(200)
  @Security('bearer', ['orden:generar'])
  async generar(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<OrdenDeCompraVista> {
    return this.actos.generar(request.user, id);
  }

  /**
   * @summary El PDF de una orden de compra.
   * @isInt id
   * @example id 27
   */
  @Get('{id}/documento')
  @Produces('application/pdf')
  @Extension('x-guardado', true)
  async documento(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<Readable> {
    return sendFile(this, request, await this.ordenes.documento(request.user, id));
  }
}

/** Lo que el formulario de emisión muestra antes de que exista la orden. */
@Route('base-de-orden')
@Tags('Órdenes de compra')
@Security('bearer', ['orden:escribir'])
export class BaseDeOrdenController extends Controller {
  constructor(private readonly bases: BasesDeOrden) {
    super();
  }

  /**
   * `medio` es el número del medio de aprobación.
   * @summary Con qué se emite la orden de compra de un medio de aprobación.
   * @isInt medio
   * @example medio 12
   */
  @Example<BaseDeOrdenVista>(baseDeOrden)
  @Get('{medio}')
  @Response<Problema>(409, 'El medio no está aprobado')
  async get(@Request() request: AuthenticatedRequest, @Path() medio: number): Promise<BaseDeOrdenVista> {
    return this.bases.get(request.user, medio);
  }
}
