import { listaDeMedios } from '@adjudica/domain';
import {
  Body,
  Controller,
  Extension,
  Get,
  Header,
  Path,
  Post,
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
import { listRequest, sendPage } from '../../http/list';
import type { Problema } from '../../http/problem';
import { versionFrom } from '../../http/version';
import type {
  AceptacionDeMedio,
  AsignacionDeMedio,
  ConsultaDeSaldoDeudor,
  EnvioDeMedio,
  MedioCambio,
  MedioDeListaVista,
  MedioNuevo,
  MedioVista,
  NoAprobacionDeMedio,
  SaldoDeudor,
} from './medio-aprobacion.dto';
import type { EdicionDeMedios } from './medio-aprobacion.edicion';
import type { ResolucionDeMedios } from './medio-aprobacion.resolver';
import type { MedioService } from './medio-aprobacion.service';

@Route('medio-aprobacion')
@Tags('Medios de aprobación')
@Security('bearer', ['medio:leer'])
export class MedioController extends Controller {
  constructor(
    private readonly medios: MedioService,
    private readonly edicion: EdicionDeMedios,
    private readonly resolucion: ResolucionDeMedios,
  ) {
    super();
  }

  /**
   * Filtros: `estado` ('espera', 'enviado', 'aprobado', 'rechazado'), `producto`, `cliente` (cédula), `plan` (código), `ejecutivo` (id o 'yo'),
   * `q` (nombre, cédula o código de plan). El más nuevo primero. Riesgo ve los enviados y los que decidió.
   * @summary Medios de aprobación.
   */
  @Get()
  @Extension('x-llamada', ['Approval means: list by user'])
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<MedioDeListaVista[]> {
    const page = listRequest({ sort, range, filter }, listaDeMedios);
    return sendPage(this, 'medio-aprobacion', page, await this.medios.list(request.user, page));
  }

  /**
   * @summary Un medio de aprobación.
   * @isInt id
   */
  @Get('{id}')
  @Extension('x-llamada', ['Approval means: one by id'])
  @Response<Problema>(404, 'No existe, o riesgo todavía no lo recibe')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<MedioVista> {
    return this.medios.get(request.user, id);
  }

  /**
   * Lo que falta pagar de las cuotas del plan. Meses, cuota y fecha que se envíen deben coincidir con lo registrado.
   * @summary Saldo deudor de un plan.
   */
  @Post('saldo-deudor')
  @SuccessResponse(200)
  @Extension('x-llamada', ['POST saldodeudor'])
  @Response<Problema>(422, 'El plan no es del cliente, o un dato no coincide')
  async saldoDeudor(
    @Request() request: AuthenticatedRequest,
    @Body() body: ConsultaDeSaldoDeudor,
  ): Promise<SaldoDeudor> {
    return this.medios.saldoDeudor(request.user, body);
  }

  /**
   * Con `reemplazaA` toma el lugar de uno no aprobado.
   * @summary Generar un medio de aprobación.
   */
  @Post()
  @SuccessResponse(201)
  @Security('bearer', ['medio:escribir'])
  @Extension('x-llamada', ['POST guardar/medio'])
  @Response<Problema>(403, 'Un plan es de otro ejecutivo')
  @Response<Problema>(409, 'Un plan ya está en otro medio, o el no aprobado ya se reemplazó')
  @Response<Problema>(422, 'Campos incorrectos')
  async create(@Request() request: AuthenticatedRequest, @Body() body: MedioNuevo): Promise<MedioVista> {
    this.setStatus(201);
    return this.edicion.crear(request.user, body);
  }

  /**
   * Uno aprobado, sin orden, vuelve a esperar y debe enviarse de nuevo.
   * @summary Actualizar un medio de aprobación.
   * @isInt id
   */
  @Put('{id}')
  @Security('bearer', ['medio:escribir'])
  @Extension('x-llamada', ['PUT actualizar/medio/{id}'])
  @Response<Problema>(409, 'Está en riesgo, no se aprobó, o un plan está en otro medio')
  @Response<Problema>(412, 'Otra persona lo cambió')
  @Response<Problema>(422, 'Campos incorrectos, o ya tiene orden')
  async update(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: MedioCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<MedioVista> {
    return this.edicion.actualizar(request.user, id, versionFrom(ifMatch, body.version), body);
  }

  /**
   * Guarda quién lo envió y cuándo; desde ahí lo ve y lo decide riesgo.
   * @summary Enviar un medio de aprobación a riesgo.
   * @isInt id
   */
  @Post('{id}/enviar')
  @SuccessResponse(200)
  @Security('bearer', ['medio:escribir'])
  @Response<Problema>(409, 'Ya fue enviado o decidido: quién y cuándo')
  @Response<Problema>(412, 'Otra persona lo cambió')
  @Response<Problema>(422, 'Un plan ya no está adjudicado')
  async enviar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: EnvioDeMedio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<MedioVista> {
    return this.resolucion.enviar(request.user, id, versionFrom(ifMatch, body.version));
  }

  /**
   * @summary Aceptar un medio de aprobación.
   * @isInt id
   */
  @Post('{id}/aceptar')
  @SuccessResponse(200)
  @Security('bearer', ['medio:resolver'])
  @Extension('x-llamada', ['Approval means: accept or reject'])
  @Response<Problema>(409, 'No está enviado, o ya se decidió: quién, cuándo y qué')
  @Response<Problema>(412, 'Otra persona lo cambió')
  @Response<Problema>(422, 'Un plan ya no está adjudicado')
  async aceptar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: AceptacionDeMedio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<MedioVista> {
    return this.resolucion.aceptar(request.user, id, versionFrom(ifMatch, body.version), body);
  }

  /**
   * El ejecutivo recibe una tarea y un aviso con el motivo.
   * @summary No aprobar un medio de aprobación.
   * @isInt id
   */
  @Post('{id}/rechazar')
  @SuccessResponse(200)
  @Security('bearer', ['medio:resolver'])
  @Extension('x-llamada', ['Approval means: accept or reject'])
  @Response<Problema>(409, 'No está enviado, o ya se decidió: quién, cuándo y qué')
  @Response<Problema>(412, 'Otra persona lo cambió')
  @Response<Problema>(422, 'Motivo vacío o demasiado largo')
  async rechazar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: NoAprobacionDeMedio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<MedioVista> {
    return this.resolucion.rechazar(request.user, id, versionFrom(ifMatch, body.version), body);
  }

  /**
   * @summary Asignar un medio de aprobación a un ejecutivo.
   * @isInt id
   */
  @Post('{id}/asignar')
  @SuccessResponse(200)
  @Security('bearer', ['medio:asignar'])
  @Response<Problema>(409, 'No se aprobó, o ya es de ese ejecutivo')
  @Response<Problema>(412, 'Otra persona lo cambió')
  @Response<Problema>(422, 'El usuario no es un ejecutivo activo')
  async asignar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: AsignacionDeMedio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<MedioVista> {
    return this.resolucion.asignar(request.user, id, versionFrom(ifMatch, body.version), body);
  }
}
