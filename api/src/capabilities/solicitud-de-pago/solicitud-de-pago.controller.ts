import type { Readable } from 'node:stream';
import { listaDePagos } from '@adjudica/domain';
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
import type { ActosDePago } from './solicitud-de-pago.actos';
import type { CreacionDePagos } from './solicitud-de-pago.creacion';
import type {
  AnulacionDePago,
  AprobacionDePago,
  ChecklistDePago,
  PagoDeListaVista,
  PagoNuevo,
  PagoVista,
  Transferencia,
} from './solicitud-de-pago.dto';
import {
  camposIncorrectos,
  checklistIncompleto,
  faltanDocumentos,
  faltaUnDocumento,
  loCreoElMismo,
  noExiste,
  pagoAnulado,
  pagoAprobado,
  pagoEnLista,
  pagoPendiente,
  sinAprobar,
  sinMotivo,
  versionVieja,
  yaAprobado,
  yaTieneSolicitud,
} from './solicitud-de-pago.ejemplos';
import { libroDePagos } from './solicitud-de-pago.lista';
import type { PagoService } from './solicitud-de-pago.service';

@Route('solicitud-de-pago')
@Tags('Solicitudes de pago')
@Security('bearer', ['pago:leer'])
export class PagoController extends Controller {
  constructor(
    private readonly pagos: PagoService,
    private readonly creacion: CreacionDePagos,
    private readonly actos: ActosDePago,
  ) {
    super();
  }

  /**
   * Filtros: `estado` ('pendiente', 'aprobado', 'anulado'), `cedula` (su comienzo), `cliente` (cédula completa), `plan` (código), `orden`
   * (número de la orden de compra), `ejecutivo` ('yo': las de sus planes). La más nueva primero.
   * @summary Solicitudes de pago.
   * @example sort "[\"fecha\",\"DESC\"]"
   * @example range "[0,9]"
   * @example filter "{\"estado\":\"pendiente\"}"
   */
  @Get()
  @Example<PagoDeListaVista[]>([pagoEnLista])
  @Extension('x-excel', true)
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<PagoDeListaVista[]> {
    return sendList(this, request, { sort, range, filter }, { lista: listaDePagos, libro: libroDePagos }, (page) =>
      this.pagos.list(request.user, page),
    );
  }

  /**
   * Los documentos que pide el pago de una orden de compra y lo que falta; con él se hace la solicitud.
   * @summary Checklist del pago de una orden.
   * @isInt orden
   * @example orden 57
   */
  @Example<ChecklistDePago>(checklistIncompleto)
  @Get('checklist/{orden}')
  @Response<Problema>(404, 'La orden no existe', noExiste)
  async checklist(@Request() request: AuthenticatedRequest, @Path() orden: number): Promise<ChecklistDePago> {
    return this.pagos.checklist(request.user, orden);
  }

  /**
   * @summary Una solicitud de pago.
   * @isInt id
   * @example id 41
   */
  @Example<PagoVista>(pagoPendiente)
  @Get('{id}')
  @Response<Problema>(404, 'No existe', noExiste)
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<PagoVista> {
    return this.pagos.get(request.user, id);
  }

  /**
   * Valor, beneficiario, cliente y planes salen de la orden. Los documentos se juzgan otra vez al guardar.
   * @summary Crear una solicitud de pago.
   * @example body { "orden": 57, "concepto": "COMPRA DE VEHICULO AL CLIENTE QUISHPE TOAPANTA ÁNGEL POLIVIO - 01-M001-12" }
   */
  @Example<PagoVista>(pagoPendiente)
  @Post()
  @SuccessResponse(201)
  @Security('bearer', ['pago:crear'])
  @Response<Problema>(403, 'Falta un documento, o un plan es de otro ejecutivo', faltanDocumentos)
  @Response<Problema>(409, 'La orden no está aprobada o ya tiene una solicitud', yaTieneSolicitud)
  @Response<Problema>(422, 'Campos incorrectos, o la orden no tiene concesionario', camposIncorrectos)
  async create(@Request() request: AuthenticatedRequest, @Body() body: PagoNuevo): Promise<PagoVista> {
    this.setStatus(201);
    return this.creacion.crear(request.user, body);
  }

  /**
   * La aprueba Jefatura; la que creó Jefatura, una gerencia. Los documentos se juzgan otra vez. Las reglas del paso
   * ('GET /caso/{idCodigo}/reglas/pago') se confirman o impiden; quedan con la aprobación.
   * @summary Aprobar una solicitud de pago.
   * @isInt id
   * @example id 41
   * @example body { "version": 1 }
   */
  @Example<PagoVista>(pagoAprobado)
  @Post('{id}/aprobar')
  @SuccessResponse(200)
  @Security('bearer', ['pago:aprobar'])
  @Response<Problema>(403, 'La creó quien la aprueba, o no la creó Jefatura', loCreoElMismo)
  @Response<Problema>(409, 'Ya fue aprobada o anulada: quién y cuándo', yaAprobado)
  @Response<Problema>(412, 'Otra persona la cambió', versionVieja)
  @Response<Problema>(
    422,
    'Falta un documento, la orden ya no está aprobada, riesgo no ha aprobado la carpeta, o un plan vale otra cosa',
    faltaUnDocumento,
  )
  async aprobar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: AprobacionDePago,
    @Header('If-Match') ifMatch?: string,
  ): Promise<PagoVista> {
    return this.actos.aprobar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * @summary Anular una solicitud de pago.
   * @isInt id
   * @example id 41
   * @example body { "motivo": "El concesionario cambió de cuenta", "version": 1 }
   */
  @Example<PagoVista>(pagoAnulado)
  @Post('{id}/anular')
  @SuccessResponse(200)
  @Security('bearer', ['pago:anular'])
  @Response<Problema>(409, 'Ya fue aprobada o anulada: quién y cuándo', yaAprobado)
  @Response<Problema>(412, 'Otra persona la cambió', versionVieja)
  @Response<Problema>(422, 'Motivo vacío o demasiado largo', sinMotivo)
  async anular(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: AnulacionDePago,
    @Header('If-Match') ifMatch?: string,
  ): Promise<PagoVista> {
    return this.actos.anular(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Aprobado no es pagado: cuándo salió el dinero y con qué referencia, una vez.
   * @summary Registrar la transferencia de un pago aprobado.
   * @isInt id
   * @example id 41
   * @example body { "fecha": "2026-03-12", "referencia": "TR-0098112", "version": 2 }
   */
  @Example<PagoVista>(pagoAprobado)
  @Post('{id}/transferir')
  @SuccessResponse(200)
  @Security('bearer', ['pago:transferir'])
  @Response<Problema>(409, 'No está aprobada', sinAprobar)
  @Response<Problema>(412, 'Otra persona la cambió', versionVieja)
  @Response<Problema>(422, 'Falta un dato, la fecha no es posible, o ya está registrada')
  async transferir(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: Transferencia,
    @Header('If-Match') ifMatch?: string,
  ): Promise<PagoVista> {
    return this.actos.transferir(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Imprime y conserva el documento de una solicitud aprobada, una sola vez; si ya se generó, responde lo mismo.
   * @summary Generar el documento de una solicitud de pago.
   * @isInt id
   * @example id 41
   */
  @Example<PagoVista>(pagoAprobado)
  @Post('{id}/generar')
  @SuccessResponse(200)
  @Security('bearer', ['pago:generar'])
  @Response<Problema>(409, 'No está aprobada', sinAprobar)
  async generar(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<PagoVista> {
    return this.actos.generar(request.user, id);
  }

  /**
   * El que se generó; antes, un borrador que lo dice.
   * @summary Documento de una solicitud de pago.
   * @isInt id
   * @example id 41
   */
  @Get('{id}/documento')
  @Produces('application/pdf')
  @Extension('x-guardado', true)
  @Response<Problema>(404, 'No existe', noExiste)
  async documento(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<Readable> {
    return sendFile(this, request, await this.pagos.documento(request.user, id));
  }
}
