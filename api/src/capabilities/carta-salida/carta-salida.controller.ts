import type { Readable } from 'node:stream';
import { listaDeCartas } from '@adjudica/domain';
import {
  Body,
  Controller,
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
import type { ActosDeCarta } from './carta-salida.actos';
import type {
  CartaSalidaDetalle,
  CartaSalidaVista,
  CitaNueva,
  EntregaDeBien,
  GeneracionDeCarta,
  RechazoDeCarta,
} from './carta-salida.dto';
import { libroDeCartas } from './carta-salida.lista';
import type { CartaService } from './carta-salida.service';

@Route('carta-salida')
@Tags('Cartas de salida')
@Security('bearer', ['carta:leer'])
export class CartaController extends Controller {
  constructor(
    private readonly cartas: CartaService,
    private readonly actos: ActosDeCarta,
  ) {
    super();
  }

  /**
   * Los planes cuyo bien puede salir: de MotorPlan, con el pago aprobado; de CasaPlan, con el contrato. Filtros: `estado` ('pendiente', 'generada',
   * 'realizada'), `producto`, `plan`, `q` (nombre, cédula o código de plan), `ejecutivo` ('yo': las de sus planes). El más nuevo primero.
   * @summary Cartas de salida.
   */
  @Get()
  @Extension('x-excel', true)
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<CartaSalidaVista[]> {
    return sendList(this, request, { sort, range, filter }, { lista: listaDeCartas, libro: libroDeCartas }, (page) =>
      this.cartas.list(request.user, page),
    );
  }

  /**
   * Cliente, bien, comentarios de RSA, texto de la carta, pruebas de la entrega y lo que legal todavía no aprueba.
   * @summary La carta de salida de un plan.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   */
  @Get('{idCodigo}')
  async get(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<CartaSalidaDetalle> {
    return this.cartas.get(request.user, idCodigo);
  }

  /**
   * @summary La carta generada; sin `version`, la última.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   * @isInt version
   */
  @Get('{idCodigo}/archivo')
  @Produces('application/pdf')
  @Extension('x-guardado', true)
  @Response<Problema>(404, 'No existe documento generado')
  async archivo(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Query() version?: number,
  ): Promise<Readable> {
    return sendFile(this, request, await this.cartas.archivo(request.user, idCodigo, version));
  }

  /**
   * Para firmarla al entregar; firmada y escaneada se sube como prueba.
   * @summary El acta de entrega en blanco.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   */
  @Get('{idCodigo}/acta')
  @Produces('application/pdf')
  async acta(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<Readable> {
    return sendFile(this, request, await this.cartas.acta(request.user, idCodigo));
  }

  /**
   * Una versión nueva; las anteriores quedan. Las reglas del paso ('GET /caso/{idCodigo}/reglas/carta') se confirman o impiden; quedan con ella.
   * @summary Generar la carta de salida.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   */
  @Post('{idCodigo}/generar')
  @SuccessResponse(200)
  @Security('bearer', ['carta:generar'])
  @Response<Problema>(422, 'Falta el texto, una regla no se cumple, o es un plan CasaPlan')
  async generar(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: GeneracionDeCarta,
    @Header('If-Match') ifMatch?: string,
  ): Promise<CartaSalidaVista> {
    return this.actos.generar(request.user, idCodigo, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Vuelve a 'Pendiente' con el texto a la vista; la carta rechazada queda entre las versiones.
   * @summary No aprobar la carta de salida.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   */
  @Post('{idCodigo}/rechazar')
  @SuccessResponse(200)
  @Security('bearer', ['carta:rechazar'])
  @Response<Problema>(422, 'Falta el texto')
  async rechazar(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: RechazoDeCarta,
    @Header('If-Match') ifMatch?: string,
  ): Promise<CartaSalidaVista> {
    return this.actos.rechazar(request.user, idCodigo, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Queda en el historial y como tarea del ejecutivo en ese día. Cambiarla pide un motivo.
   * @summary Fijar o cambiar la cita para la entrega.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   * @example body { "dia": "2026-04-20", "hora": "10:30", "lugar": "Patio del concesionario", "version": 1 }
   */
  @Post('{idCodigo}/citar')
  @SuccessResponse(200)
  @Security('bearer', ['carta:citar'])
  @Response<Problema>(422, 'Falta un dato, el día ya pasó, o no se dice por qué se cambia')
  async citar(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: CitaNueva,
    @Header('If-Match') ifMatch?: string,
  ): Promise<CartaSalidaVista> {
    return this.actos.citar(request.user, idCodigo, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Una vez, con el acta y la foto ya subidas: anota el evento 176 con la fecha de la entrega. En CasaPlan no hace falta carta.
   * @summary Registrar la entrega del bien.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   */
  @Post('{idCodigo}/entregar')
  @SuccessResponse(200)
  @Security('bearer', ['carta:entregar'])
  @Response<Problema>(422, 'Falta una prueba, la carta o la aprobación de legal, o la fecha no es posible')
  async entregar(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: EntregaDeBien,
    @Header('If-Match') ifMatch?: string,
  ): Promise<CartaSalidaVista> {
    return this.actos.entregar(request.user, idCodigo, { ...body, version: versionFrom(ifMatch, body.version) });
  }
}
