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
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { listRequest, sendPage } from '../../http/list';
import { sendList } from '../../http/list-file';
import { versionFrom, withVersion } from '../../request/version';
import type { EnvioEventoService } from './envio-evento.actos';
import type {
  DescarteDeEnvio,
  EnvioEventoVista,
  EnviosReenviados,
  ReenvioDeEnvio,
  ReenvioDesde,
  SecretoNuevo,
  SuscripcionCambio,
  SuscripcionConSecreto,
  SuscripcionNueva,
  SuscripcionVista,
} from './suscripcion.dto';
import { libroDeEnvios, listaDeEnvios, listaDeSuscripciones } from './suscripcion.lista';
import type { SuscripcionService } from './suscripcion.service';

@Route('suscripcion')
@Tags('Eventos')
@Security('bearer', ['suscripcion:administrar'])
export class SuscripcionController extends Controller {
  constructor(private readonly suscripciones: SuscripcionService) {
    super();
  }

  /** @summary Sistemas a los que se avisa de eventos, y cómo los reciben. */
  @Get()
  @Example<SuscripcionVista[]>([
    {
      id: 3,
      version: 1,
      cuentaId: 31,
      cuenta: 'contabilidad',
      nombre: 'Sistema contable',
      url: 'https://contabilidad.example/eventos',
      eventos: ['ORDEN-APROBADA', 'PAGO-APROBADO'],
      sinPermiso: [],
      activa: true,
      estado: 'activa',
      fallaDesde: null,
      ultimoExito: '2026-03-10T15:04:06.000Z',
      traslapeHasta: null,
      pendientes: 0,
      fallidos: 0,
    },
  ])
  async list(
    @Request() _request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<SuscripcionVista[]> {
    const request = listRequest({ sort, range, filter }, listaDeSuscripciones);
    return sendPage(this, 'suscripcion', request, await this.suscripciones.list(request));
  }

  /**
   * @summary Una suscripción.
   * @isInt id
   */
  @Get('{id}')
  async get(@Path() id: number): Promise<SuscripcionVista> {
    return this.suscripciones.get(id);
  }

  /**
   * Solo de eventos cuyos registros puede leer la cuenta. La respuesta es la única que trae el secreto.
   * @summary Suscribir una cuenta de servicio a eventos.
   */
  @Post()
  @SuccessResponse(201)
  async crear(
    @Request() request: AuthenticatedRequest,
    @Body() body: SuscripcionNueva,
  ): Promise<SuscripcionConSecreto> {
    this.setStatus(201);
    return this.suscripciones.crear(request.user, body);
  }

  /**
   * Vale desde el siguiente evento. Activarla vuelve a enviar lo que espera.
   * @summary Cambiar dirección o eventos de una suscripción; desactivarla.
   * @isInt id
   */
  @Put('{id}')
  async actualizar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: SuscripcionCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<SuscripcionVista> {
    return this.suscripciones.actualizar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Durante el traslape cada aviso lleva las dos firmas. La respuesta es la única que trae el secreto.
   * @summary Generar otro secreto de la firma.
   * @isInt id
   */
  @Post('{id}/generar-secreto')
  async generarSecreto(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: SecretoNuevo,
    @Header('If-Match') ifMatch?: string,
  ): Promise<SuscripcionConSecreto> {
    return this.suscripciones.generarSecreto(request.user, id, withVersion(ifMatch, body));
  }

  /**
   * Un aviso de tipo PRUEBA, que no habla de ningún registro; su resultado está en los envíos.
   * @summary Enviar un aviso de prueba.
   * @isInt id
   */
  @Post('{id}/probar')
  @SuccessResponse(204)
  async probar(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<void> {
    this.setStatus(204);
    await this.suscripciones.probar(request.user, id);
  }

  /**
   * Con el mismo identificador cada uno.
   * @summary Enviar otra vez los avisos desde un día.
   * @isInt id
   */
  @Post('{id}/reenviar')
  async reenviar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: ReenvioDesde,
  ): Promise<EnviosReenviados> {
    return this.suscripciones.reenviarDesde(request.user, id, body);
  }
}

@Route('envio-evento')
@Tags('Eventos')
@Security('bearer', ['suscripcion:administrar'])
export class EnvioEventoController extends Controller {
  constructor(private readonly envios: EnvioEventoService) {
    super();
  }

  /**
   * Filtros: `suscripcion`, `estado` ('pendiente', 'entregado', 'fallido', 'descartado'), `plan`.
   * @summary Avisos de eventos a otros sistemas y su entrega, los más nuevos primero.
   */
  @Get()
  @Extension('x-excel', true)
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<EnvioEventoVista[]> {
    return sendList(this, request, { sort, range, filter }, { lista: listaDeEnvios, libro: libroDeEnvios }, (page) =>
      this.envios.list(request.user, page),
    );
  }

  /**
   * @summary Un aviso y su entrega.
   * @isInt id
   */
  @Get('{id}')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<EnvioEventoVista> {
    return this.envios.get(request.user, id);
  }

  /**
   * También uno entregado: el otro sistema lo reconoce por su identificador.
   * @summary Enviar otra vez un aviso.
   * @isInt id
   */
  @Post('{id}/reenviar')
  async reenviar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: ReenvioDeEnvio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<EnvioEventoVista> {
    return this.envios.reenviar(request.user, id, withVersion(ifMatch, body));
  }

  /**
   * @summary Dejar un aviso sin enviar, con un motivo.
   * @isInt id
   */
  @Post('{id}/descartar')
  async descartar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: DescarteDeEnvio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<EnvioEventoVista> {
    return this.envios.descartar(request.user, id, withVersion(ifMatch, body));
  }
}
