import { listaDeMedios } from '@adjudica/domain';
import {
  Body,
  Controller,
  Example,
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
import { sendList } from '../../http/list-file';
import type { Problema } from '../../http/problem';
import { versionFrom } from '../../request/version';
import type { ActosDeMedio } from './medio-aprobacion.actos';
import type {
  AceptacionDeMedio,
  AsignacionDeMedio,
  ComparacionDeMedioVista,
  ConsultaDeSaldoDeudor,
  EnvioDeMedio,
  MedioCambio,
  MedioDeListaVista,
  MedioNuevo,
  MedioVista,
  RechazoDeMedio,
  SaldoDeudor,
} from './medio-aprobacion.dto';
import type { EdicionDeMedios } from './medio-aprobacion.edicion';
import { medioComparado, medioEnEspera, medioEnLista, saldoDeudor } from './medio-aprobacion.ejemplos';
import { libroDeMedios } from './medio-aprobacion.libro';
import type { MedioService } from './medio-aprobacion.service';

@Route('medio-aprobacion')
@Tags('Medios de aprobación')
@Security('bearer', ['medio:leer'])
export class MedioController extends Controller {
  constructor(
    private readonly medios: MedioService,
    private readonly edicion: EdicionDeMedios,
    private readonly actos: ActosDeMedio,
  ) {
    super();
  }

  /**
   * Filtros: `estado` ('espera', 'enviado', 'aprobado', 'rechazado'), `producto`, `cliente` (cédula), `plan` (código), `ejecutivo` (id o 'yo'),
   * `q` (nombre, cédula o código de plan). El más nuevo primero. Riesgo ve los enviados y los que decidió.
   * @summary Medios de aprobación.
   * @example sort "[\"fecha\",\"DESC\"]"
   * @example range "[0,9]"
   * @example filter "{\"estado\":\"enviado\",\"producto\":\"01\"}"
   */
  @Get()
  @Extension('x-excel', true)
  @Example<MedioDeListaVista[]>([medioEnLista])
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<MedioDeListaVista[]> {
    return sendList(this, request, { sort, range, filter }, { lista: listaDeMedios, libro: libroDeMedios }, (page) =>
      this.medios.list(request.user, page),
    );
  }

  /**
   * @summary Un medio de aprobación.
   * @isInt id
   * @example id 12
   */
  @Example<MedioVista>(medioEnEspera)
  @Get('{id}')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<MedioVista> {
    return this.medios.get(request.user, id);
  }

  /**
   * Precio de lista, valor de la solicitud, proforma, puntaje y medios anteriores. `aviso` dice qué confirmar al aceptarlo cuando el valor está
   * lejos de los dos primeros.
   * @summary Aquello frente a lo que se juzga un medio de aprobación.
   * @isInt id
   * @example id 12
   */
  @Example<ComparacionDeMedioVista>(medioComparado)
  @Get('{id}/comparacion')
  async comparacion(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<ComparacionDeMedioVista> {
    return this.medios.comparacion(request.user, id);
  }

  /**
   * Lo que falta pagar de las cuotas del plan. Meses, cuota y fecha que se envíen deben coincidir con lo registrado.
   * @summary Saldo deudor de un plan.
   * @example body {
   *   "cedulaCliente": "1712345675",
   *   "plan": "01-M001-12",
   *   "meses": 60,
   *   "vcuota": 380.5,
   *   "fechaAdjudicacion": "2026-02-10"
   * }
   */
  @Example<SaldoDeudor>(saldoDeudor)
  @Post('saldo-deudor')
  @SuccessResponse(200)
  async saldoDeudor(
    @Request() request: AuthenticatedRequest,
    @Body() body: ConsultaDeSaldoDeudor,
  ): Promise<SaldoDeudor> {
    return this.medios.saldoDeudor(request.user, body);
  }

  /**
   * Con `reemplazaA` toma el lugar de uno no aprobado.
   * @summary Generar un medio de aprobación.
   * @example body {
   *   "cedula": "1712345675",
   *   "planes": ["01-M001-12"],
   *   "valor": 32990,
   *   "desgravamen": 250.5,
   *   "avaluo": 80,
   *   "costosLegales": 310.25,
   *   "escrituras": 0,
   *   "impuestoTimbres": 95.15,
   *   "pagoAnticipado": 0,
   *   "total": 735.9,
   *   "diferencia": 12990,
   *   "observaciones": "Cotización de Quito",
   *   "ficha": {
   *     "marcaId": 8,
   *     "modeloId": 39,
   *     "claseCodigo": "SUV",
   *     "tipo": "JEEP",
   *     "estadoBien": "Nuevo",
   *     "anio": 2026,
   *     "color": "Blanco",
   *     "chasis": "8LCJU5A2XTE012345",
   *     "serieMotor": "G4FJNH123456",
   *     "paisOrigen": "KR"
   *   },
   *   "poliza": {
   *     "aseguradora": "Seguros Equinoccial",
   *     "numero": "V-100245",
   *     "desde": "2026-04-01",
   *     "hasta": "2027-04-01",
   *     "prima": 820.4
   *   },
   *   "dispositivo": { "id": 1, "valor": 380 }
   * }
   */
  @Post()
  @SuccessResponse(201)
  @Security('bearer', ['medio:escribir'])
  @Response<Problema>(409, 'Un plan ya está en otro medio, o el no aprobado ya se reemplazó')
  async create(@Request() request: AuthenticatedRequest, @Body() body: MedioNuevo): Promise<MedioVista> {
    this.setStatus(201);
    return this.edicion.crear(request.user, body);
  }

  /**
   * Uno aprobado, sin orden, vuelve a esperar y debe enviarse de nuevo.
   * @summary Actualizar un medio de aprobación.
   * @isInt id
   * @example id 12
   * @example body {
   *   "planes": ["01-M001-12"],
   *   "valor": 31490,
   *   "desgravamen": 250.5,
   *   "avaluo": 80,
   *   "costosLegales": 310.25,
   *   "escrituras": 0,
   *   "impuestoTimbres": 95.15,
   *   "pagoAnticipado": 0,
   *   "total": 735.9,
   *   "diferencia": 11490,
   *   "observaciones": "Nueva cotización",
   *   "version": 1
   * }
   */
  @Put('{id}')
  @Security('bearer', ['medio:escribir'])
  async update(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: MedioCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<MedioVista> {
    return this.edicion.actualizar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Guarda quién lo envió y cuándo; desde ahí lo ve y lo decide riesgo.
   * @summary Enviar un medio de aprobación a riesgo.
   * @isInt id
   * @example id 12
   * @example body { "version": 1 }
   */
  @Post('{id}/enviar')
  @SuccessResponse(200)
  @Security('bearer', ['medio:escribir'])
  async enviar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: EnvioDeMedio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<MedioVista> {
    return this.actos.enviar(request.user, id, { version: versionFrom(ifMatch, body.version) });
  }

  /**
   * @summary Aceptar un medio de aprobación.
   * @isInt id
   * @example id 12
   * @example body { "observaciones": "Póliza verificada con la aseguradora", "version": 2 }
   */
  @Post('{id}/aceptar')
  @SuccessResponse(200)
  @Security('bearer', ['medio:decidir'])
  async aceptar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: AceptacionDeMedio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<MedioVista> {
    return this.actos.aceptar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * El ejecutivo recibe una tarea y un aviso con el motivo.
   * @summary No aprobar un medio de aprobación.
   * @isInt id
   * @example id 12
   * @example body { "observaciones": "El avalúo no coincide con el valor del bien", "version": 2 }
   */
  @Post('{id}/rechazar')
  @SuccessResponse(200)
  @Security('bearer', ['medio:decidir'])
  async rechazar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: RechazoDeMedio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<MedioVista> {
    return this.actos.rechazar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * @summary Asignar un medio de aprobación a un ejecutivo.
   * @isInt id
   * @example id 12
   * @example body { "usuario": 4, "version": 1 }
   */
  @Post('{id}/asignar')
  @SuccessResponse(200)
  @Security('bearer', ['medio:asignar'])
  async asignar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: AsignacionDeMedio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<MedioVista> {
    return this.actos.asignar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }
}
