import type { Readable } from 'node:stream';
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
  Request,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import type { Problema } from '../../http/problem';
import { sendFile } from '../../http/send-file';
import { versionFrom } from '../../request/version';
import type { ActosDeAdenda } from './adenda.actos';
import type {
  AdendaCambio,
  AdendaNueva,
  AdendasDePlanVista,
  AdendaVista,
  MotivoDeAdenda,
  VersionDeAdenda,
} from './adenda.dto';
import { adendaDeEjemplo, adendasDeEjemplo } from './adenda.ejemplos';
import type { AdendaService } from './adenda.service';

@Route('adenda')
@Tags('Adendas')
@Security('bearer', ['contrato:leer'])
export class AdendaController extends Controller {
  constructor(
    private readonly adendas: AdendaService,
    private readonly actos: ActosDeAdenda,
  ) {
    super();
  }

  /**
   * @summary Una adenda de un contrato.
   * @isInt id
   * @example id 3
   */
  @Example<AdendaVista>(adendaDeEjemplo)
  @Get('{id}')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<AdendaVista> {
    return this.adendas.get(request.user, id);
  }

  /**
   * Como se aprobó, byte por byte.
   * @summary La adenda aprobada.
   * @isInt id
   * @example id 3
   */
  @Get('{id}/archivo')
  @Produces('application/pdf')
  @Extension('x-guardado', true)
  async archivo(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<Readable> {
    return sendFile(this, request, await this.adendas.archivo(request.user, id));
  }

  /**
   * Con la marca de borrador; no se guarda.
   * @summary La adenda como se imprimiría ahora.
   * @isInt id
   * @example id 3
   */
  @Get('{id}/borrador')
  @Produces('application/pdf')
  @Security('bearer', ['contrato:escribir'])
  async borrador(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<Readable> {
    return sendFile(this, request, await this.adendas.borrador(request.user, id));
  }

  /**
   * De un contrato aprobado, también después de entregado el bien, con el número que sigue. Modifica lo que el contrato dice de otro modo que el caso; el
   * texto debe decir cada valor nuevo; `GET /adendas-de-plan/{idCodigo}` propone uno.
   * @summary Crear una adenda del contrato de un plan.
   * @example body {
   *   "idCodigo": "01-M001-12",
   *   "motivo": "El concesionario corrigió el chasis",
   *   "lugarEmision": "1701",
   *   "fechaEmision": "2026-03-20",
   *   "texto": "<p>Las partes acuerdan que el bien se retira en Guayaquil.</p>"
   * }
   */
  @Example<AdendaVista>(adendaDeEjemplo)
  @Post()
  @SuccessResponse(201)
  @Security('bearer', ['contrato:escribir'])
  @Response<Problema>(404, 'No existe contrato generado')
  @Response<Problema>(409, 'El contrato tiene otra adenda sin aprobar')
  @Response<Problema>(422, 'Campos incorrectos, o el contrato no está aprobado')
  async crear(@Request() request: AuthenticatedRequest, @Body() body: AdendaNueva): Promise<AdendaVista> {
    return this.actos.crear(request.user, body);
  }

  /**
   * Queda pendiente, con las diferencias de hoy. Lo enviado se envía otra vez.
   * @summary Editar una adenda que no está aprobada.
   * @isInt id
   * @example id 3
   * @example body {
   *   "motivo": "El concesionario corrigió el chasis",
   *   "lugarEmision": "1701",
   *   "fechaEmision": "2026-03-20",
   *   "texto": "<p>Las partes acuerdan que el bien se retira en Guayaquil.</p>",
   *   "version": 1
   * }
   */
  @Put('{id}')
  @Security('bearer', ['contrato:escribir'])
  @Response<Problema>(422, 'Campos incorrectos, o el texto no dice un valor nuevo')
  async editar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: AdendaCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<AdendaVista> {
    return this.actos.editar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * A Jefatura y a Legal, con un aviso que lleva al contrato.
   * @summary Enviar a aprobar una adenda.
   * @isInt id
   * @example id 3
   * @example body { "version": 1 }
   */
  @Post('{id}/enviar')
  @SuccessResponse(200)
  @Security('bearer', ['contrato:enviar'])
  @Response<Problema>(422, 'Dice lo que ya no es, o tiene una línea en blanco')
  async enviar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: VersionDeAdenda,
    @Header('If-Match') ifMatch?: string,
  ): Promise<AdendaVista> {
    return this.actos.enviar(request.user, id, { version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Quien la escribió no la aprueba (ajuste CUATRO_OJOS). Es final: se imprime y se guarda lo aprobado, y desde entonces el contrato dice lo que ella
   * modifica.
   * @summary Aprobar una adenda.
   * @isInt id
   * @example id 3
   * @example body { "version": 2 }
   */
  @Post('{id}/aprobar')
  @SuccessResponse(200)
  @Security('bearer', ['contrato:aprobar'])
  @Response<Problema>(422, 'Dice lo que ya no es, o tiene una línea en blanco')
  async aprobar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: VersionDeAdenda,
    @Header('If-Match') ifMatch?: string,
  ): Promise<AdendaVista> {
    return this.actos.aprobar(request.user, id, { version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Con un motivo.
   * @summary No aprobar una adenda.
   * @isInt id
   * @example id 3
   * @example body { "motivo": "El chasis no es el de la factura", "version": 2 }
   */
  @Post('{id}/rechazar')
  @SuccessResponse(200)
  @Security('bearer', ['contrato:rechazar'])
  @Response<Problema>(422, 'Falta el motivo')
  async rechazar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: MotivoDeAdenda,
    @Header('If-Match') ifMatch?: string,
  ): Promise<AdendaVista> {
    return this.actos.rechazar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Mientras no está aprobada, con un motivo; su número queda usado.
   * @summary Anular una adenda.
   * @isInt id
   * @example id 3
   * @example body { "motivo": "El concesionario confirmó el chasis del contrato", "version": 2 }
   */
  @Post('{id}/anular')
  @SuccessResponse(200)
  @Security('bearer', ['contrato:escribir'])
  @Response<Problema>(422, 'Falta el motivo')
  async anular(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: MotivoDeAdenda,
    @Header('If-Match') ifMatch?: string,
  ): Promise<AdendaVista> {
    return this.actos.anular(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }
}

@Route('adendas-de-plan')
@Tags('Adendas')
@Security('bearer', ['contrato:leer'])
export class AdendasDePlanController extends Controller {
  constructor(private readonly adendas: AdendaService) {
    super();
  }

  /**
   * Con lo que el contrato, ya modificado por las aprobadas, dice de otro modo que el caso, y el texto que se propone para la siguiente.
   * @summary Las adendas del contrato de un plan.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   * @example idCodigo "01-M001-12"
   */
  @Example<AdendasDePlanVista>(adendasDeEjemplo)
  @Get('{idCodigo}')
  @Response<Problema>(404, 'No existe contrato generado')
  async list(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<AdendasDePlanVista> {
    return this.adendas.dePlan(request.user, idCodigo);
  }
}
