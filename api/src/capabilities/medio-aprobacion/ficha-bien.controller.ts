import {
  Body,
  Controller,
  Example,
  Get,
  Header,
  Path,
  Post,
  Put,
  Request,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import type { Problema } from '../../http/problem';
import { versionFrom } from '../../request/version';
import type { FichaService } from './ficha-bien.service';
import type {
  FichaCambio,
  FichaDePlan,
  FichaGuardada,
  FichaNueva,
  FichaVista,
  PlanParaMedio,
  SeguroDePlan,
} from './medio-aprobacion.dto';
import {
  fichaCreada,
  fichaDePlan,
  fichaLeida,
  planElegible,
  planOcupado,
  seguroDePlan,
} from './medio-aprobacion.ejemplos';
import type { MedioService } from './medio-aprobacion.service';

@Route('ficha-bien')
@Tags('Medios de aprobación')
@Security('bearer', ['medio:escribir'])
export class FichaController extends Controller {
  constructor(private readonly fichas: FichaService) {
    super();
  }

  /**
   * Su `id` va como `idFicha` en el medio que la usa. La pantalla envía la ficha junto con el medio y no necesita esta llamada.
   * @summary Guardar la ficha de un bien.
   * @example body {
   *   "cedula": "1712345675",
   *   "planes": ["01-M001-12"],
   *   "marcaId": 8,
   *   "modeloId": 39,
   *   "claseCodigo": "SUV",
   *   "tipo": "JEEP",
   *   "estadoBien": "Nuevo",
   *   "anio": 2026,
   *   "color": "Blanco"
   * }
   */
  @Example<FichaGuardada>(fichaCreada)
  @Post()
  @SuccessResponse(201)
  @Response<Problema>(409, 'Un plan ya está en otro medio')
  async create(@Request() request: AuthenticatedRequest, @Body() body: FichaNueva): Promise<FichaGuardada> {
    this.setStatus(201);
    return this.fichas.crear(request.user, body);
  }

  /**
   * @summary Una ficha de un bien.
   * @isInt id
   * @example id 31
   */
  @Get('{id}')
  @Security('bearer', ['cliente:leer'])
  @Example<FichaVista>(fichaLeida)
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<FichaVista> {
    return this.fichas.get(request.user, id);
  }

  /**
   * @summary Actualizar la ficha de un bien, mientras su medio espera.
   * @isInt id
   * @example id 31
   * @example body {
   *   "marcaId": 8,
   *   "modeloId": 39,
   *   "claseCodigo": "SUV",
   *   "tipo": "JEEP",
   *   "estadoBien": "Nuevo",
   *   "anio": 2026,
   *   "color": "Gris",
   *   "placa": "PDF-4321",
   *   "version": 1
   * }
   */
  @Put('{id}')
  async update(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: FichaCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<FichaGuardada> {
    return this.fichas.actualizar(request.user, id, versionFrom(ifMatch, body.version), body);
  }
}

@Route('plan')
@Tags('Medios de aprobación')
@Security('bearer', ['cliente:leer'])
export class MedioDePlanController extends Controller {
  constructor(private readonly medios: MedioService) {
    super();
  }

  /**
   * @summary Ficha del bien de un plan.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   * @example idCodigo "01-M001-12"
   */
  @Get('{idCodigo}/ficha-bien')
  @Example<FichaDePlan>(fichaDePlan)
  async ficha(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<FichaDePlan> {
    return this.medios.fichaDePlan(request.user, idCodigo);
  }

  /**
   * @summary Póliza de seguro y dispositivo del medio de un plan.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   * @example idCodigo "01-M001-12"
   */
  @Get('{idCodigo}/seguro')
  @Example<SeguroDePlan>(seguroDePlan)
  async seguro(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<SeguroDePlan> {
    return this.medios.seguroDePlan(request.user, idCodigo);
  }
}

@Route('cliente')
@Tags('Medios de aprobación')
@Security('bearer', ['medio:leer'])
export class PlanesParaMedioController extends Controller {
  constructor(private readonly medios: MedioService) {
    super();
  }

  /**
   * @summary Planes de un cliente, y cuáles pueden ir en un medio de aprobación.
   * @maxLength cedula 13
   * @example cedula "1712345675"
   */
  @Get('{cedula}/planes-para-medio')
  @Example<PlanParaMedio[]>([planElegible, planOcupado])
  async planes(@Request() request: AuthenticatedRequest, @Path() cedula: string): Promise<PlanParaMedio[]> {
    return this.medios.planesParaMedio(request.user, cedula);
  }
}
