import type { Readable } from 'node:stream';
import {
  Body,
  Controller,
  Example,
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
import { listRequest, sendPage } from '../../http/list';
import type { Problema } from '../../http/problem';
import { sendFile } from '../../http/send-file';
import { withVersion } from '../../request/version';
import type { DerechoTitularService } from './derecho-titular.actos';
import type {
  AtencionDeDerecho,
  DerechoNuevo,
  DerechoVista,
  LevantamientoDeSuspension,
  NegacionDeDerecho,
} from './derecho-titular.dto';
import { listaDeDerechos } from './derecho-titular.lista';
import type { ExportacionDeTitular } from './titular.exportacion';

const ejemplo: DerechoVista = {
  id: 7,
  version: 1,
  identificacion: '1710034065',
  nombre: 'Zambrano Loor José Antonio',
  tipo: 'acceso',
  pedido: 'Copia de todos sus datos',
  ingreso: '2026-03-02',
  vence: '2026-03-17',
  dias: 12,
  comprobacion: 'Presentó su cédula en la oficina de Quito',
  estado: 'recibida',
  creadaPor: 'Sofía Andrade',
  creadaEn: '2026-03-02T15:04:00.000Z',
  exportadaEn: null,
  sha256: null,
  decididaPor: null,
  decididaEn: null,
  respuesta: null,
  dato: null,
  valorAnterior: null,
  valor: null,
  prueba: null,
  levantadaPor: null,
  levantadaEn: null,
  motivoLevantamiento: null,
  acciones: ['negar'],
};

@Route('derecho-titular')
@Tags('Derechos del titular')
@Security('bearer', ['derecho:atender'])
export class DerechoTitularController extends Controller {
  constructor(
    private readonly derechos: DerechoTitularService,
    private readonly exportacion: ExportacionDeTitular,
  ) {
    super();
  }

  /**
   * La lectura queda anotada.
   * @summary Lo que las personas piden sobre sus datos, lo más antiguo primero.
   */
  @Get()
  @Example<DerechoVista[]>([ejemplo])
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<DerechoVista[]> {
    const page = listRequest({ sort, range, filter }, listaDeDerechos);
    return sendPage(this, 'derecho-titular', page, await this.derechos.list(request.user, page));
  }

  /**
   * La lectura queda anotada.
   * @summary Una solicitud sobre datos personales.
   * @isInt id
   */
  @Get('{id}')
  @Example<DerechoVista>(ejemplo)
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<DerechoVista> {
    return this.derechos.get(request.user, id);
  }

  /**
   * El plazo de la ley corre desde el día en que ingresó.
   * @summary Registrar lo que una persona pide sobre sus datos.
   */
  @Post()
  @SuccessResponse(201)
  async crear(@Request() request: AuthenticatedRequest, @Body() body: DerechoNuevo): Promise<DerechoVista> {
    this.setStatus(201);
    return this.derechos.crear(request.user, body);
  }

  /**
   * Un ZIP con `datos.json`, los archivos guardados y `LEEME.txt`. Se lee en un solo estado de la base, queda en la auditoría con su SHA-256 y no se
   * conserva en el servidor.
   * @summary Todo lo que se guarda de quien pide.
   * @isInt id
   */
  @Get('{id}/exportacion')
  @Produces('application/zip')
  @Response<Problema>(409, 'La solicitud se negó o no es de acceso, o los datos no dejan de cambiar')
  async exportar(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<Readable> {
    return sendFile(this, request, await this.exportacion.exportar(request.user, id));
  }

  /**
   * La de acceso, después de exportar los datos. La de rectificación corrige el dato de la persona, si dice lo que decía cuando se registró; los
   * documentos emitidos no cambian. La de bloqueo suspende el tratamiento: desde entonces todo acto sobre los datos de la persona se niega (409
   * `tratamiento-suspendido`), salvo lo que la ley obliga a seguir; se pueden leer.
   * @summary Dar una solicitud por atendida, con lo que se respondió.
   * @isInt id
   */
  @Post('{id}/atender')
  async atender(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: AtencionDeDerecho,
    @Header('If-Match') ifMatch?: string,
  ): Promise<DerechoVista> {
    return this.derechos.atender(request.user, id, withVersion(ifMatch, body));
  }

  /**
   * @summary Negar una solicitud, con su motivo.
   * @isInt id
   */
  @Post('{id}/negar')
  async negar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: NegacionDeDerecho,
    @Header('If-Match') ifMatch?: string,
  ): Promise<DerechoVista> {
    return this.derechos.negar(request.user, id, withVersion(ifMatch, body));
  }

  /**
   * Los actos sobre los datos de la persona vuelven a ser posibles.
   * @summary Levantar la suspensión del tratamiento, con su motivo.
   * @isInt id
   */
  @Post('{id}/levantar')
  async levantar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: LevantamientoDeSuspension,
    @Header('If-Match') ifMatch?: string,
  ): Promise<DerechoVista> {
    return this.derechos.levantar(request.user, id, withVersion(ifMatch, body));
  }
}
