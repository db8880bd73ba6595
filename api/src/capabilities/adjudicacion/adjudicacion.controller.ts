import {
  Body,
  Controller,
  Extension,
  Get,
  Header,
  Path,
  Post,
  Query,
  Request,
  Route,
  Security,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { listRequest, oneOf, sendPage } from '../../http/list';
import { sendList } from '../../http/list-file';
import { withVersion } from '../../request/version';
import type { ActosDeAdjudicacion } from './adjudicacion.actos';
import type {
  AdjudicacionVista,
  Asignacion,
  AtrasadosDeDepartamento,
  CandidatoVista,
  EjecutivoVista,
  Reasignacion,
  Retiro,
} from './adjudicacion.dto';
import { libroDeAdjudicaciones, listaDeAdjudicaciones, listaDeEjecutivos } from './adjudicacion.lista';
import type { AdjudicacionService } from './adjudicacion.service';

@Route('adjudicacion')
@Tags('Adjudicaciones')
@Security('bearer', ['adjudicacion:leer'])
export class AdjudicacionController extends Controller {
  constructor(
    private readonly adjudicaciones: AdjudicacionService,
    private readonly actos: ActosDeAdjudicacion,
  ) {
    super();
  }

  /**
   * Filtros: producto, grupo, asamblea, estado ('ADJ', 'RADJ'), adjudicadoPor, ejecutivo (id, 'yo', 'equipo': de cualquiera, o 'ninguno': las vigentes que nadie atiende),
   * mes ('AAAA-MM', de 2022-01 al actual), fechaDesde, fechaHasta,
   * pendientes (las vigentes sin entregar, cada una con el acto que sigue), atrasadas (de ellas, las que pasaron el plazo del contrato),
   * sinSolicitud (las que no tienen guardada la solicitud de compra), departamento ('002', '003', '004': las que tiene), q. Orden 'promesa': primero las de mayor atraso frente al plazo de su contrato.
   * @summary Adjudicaciones.
   */
  @Get()
  @Extension('x-excel', true)
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<AdjudicacionVista[]> {
    return sendList(
      this,
      request,
      { sort, range, filter },
      { lista: listaDeAdjudicaciones, libro: libroDeAdjudicaciones },
      (page) => this.adjudicaciones.list(request.user, page),
    );
  }

  /**
   * Planes vigentes sin entregar que pasaron el plazo del contrato, por el departamento que los tiene.
   * @summary Planes atrasados por departamento.
   */
  @Get('atrasados')
  async atrasados(@Request() request: AuthenticatedRequest): Promise<AtrasadosDeDepartamento[]> {
    return this.adjudicaciones.atrasados(request.user);
  }

  /**
   * @summary Una adjudicación.
   * @isInt id
   */
  @Get('{id}')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<AdjudicacionVista> {
    return this.adjudicaciones.get(request.user, id);
  }

  /**
   * @summary Retirar una adjudicación (RADJ), con un motivo; con reemplazo pasa a otro plan en el mismo acto.
   * @isInt id
   */
  @Post('{id}/retirar')
  @Security('bearer', ['adjudicacion:retirar'])
  @Extension('x-version', 'opcional')
  async retirar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: Retiro,
    @Header('If-Match') ifMatch?: string,
  ): Promise<AdjudicacionVista> {
    return this.actos.retirar(request.user, id, withVersion(ifMatch, body));
  }

  /**
   * @summary Asignar una adjudicación retirada a otro plan del grupo.
   * @isInt id
   */
  @Post('{id}/reasignar')
  @Security('bearer', ['adjudicacion:reasignar'])
  @Extension('x-version', 'opcional')
  async reasignar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: Reasignacion,
    @Header('If-Match') ifMatch?: string,
  ): Promise<AdjudicacionVista> {
    return this.actos.reasignar(request.user, id, withVersion(ifMatch, body));
  }

  /**
   * @summary Asignar el plan adjudicado a un ejecutivo, desde este mes.
   * @isInt id
   */
  @Post('{id}/asignar')
  @Security('bearer', ['adjudicacion:asignar'])
  @Extension('x-version', 'opcional')
  async asignar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: Asignacion,
    @Header('If-Match') ifMatch?: string,
  ): Promise<AdjudicacionVista> {
    return this.actos.asignar(request.user, id, withVersion(ifMatch, body));
  }

  /**
   * Los primeros 20, en el orden de sus puestos.
   * @summary Planes del grupo que pueden recibir la adjudicación.
   * @param q Palabras del nombre, o el comienzo de la cédula o del puesto.
   * @isInt id
   * @maxLength q 60
   */
  @Get('{id}/candidatos')
  @Security('bearer', ['adjudicacion:reasignar'])
  @Extension('x-version', 'opcional')
  async candidatos(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Query() q?: string,
  ): Promise<CandidatoVista[]> {
    return this.adjudicaciones.candidatos(request.user, id, q);
  }
}

@Route('ejecutivo')
@Tags('Adjudicaciones')
@Security('bearer', ['adjudicacion:leer'])
export class EjecutivoController extends Controller {
  constructor(private readonly adjudicaciones: AdjudicacionService) {
    super();
  }

  /** @summary Ejecutivos activos. */
  @Get()
  async list(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<EjecutivoVista[]> {
    const page = listRequest({ sort, range, filter }, listaDeEjecutivos);
    return sendPage(this, 'ejecutivo', page, await this.adjudicaciones.ejecutivos(page));
  }

  /**
   * @summary Un ejecutivo activo.
   * @isInt id
   */
  @Get('{id}')
  async get(@Path() id: number): Promise<EjecutivoVista> {
    return oneOf(listaDeEjecutivos, id, (page) => this.adjudicaciones.ejecutivos(page));
  }
}
