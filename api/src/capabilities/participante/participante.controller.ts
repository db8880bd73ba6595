import { Body, Controller, Get, Header, Path, Post, Put, Query, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { listRequest, sendPage } from '../../http/list';
import { versionFrom } from '../../request/version';
import type {
  InterruptorDeParticipante,
  OfertaVista,
  ParticipanteCambio,
  ParticipanteMarcado,
  ParticipanteVista,
} from './participante.dto';
import { listaDeParticipantes } from './participante.lista';
import type { MarcasDeParticipante } from './participante.marcas';
import type { ParticipanteService } from './participante.service';

@Route('participante')
@Tags('Participantes')
@Security('bearer', ['participante:leer'])
export class ParticipanteController extends Controller {
  constructor(
    private readonly participantes: ParticipanteService,
    private readonly marcas: MarcasDeParticipante,
  ) {
    super();
  }

  /**
   * Filtros: `asamblea` (id, obligatorio), `q` (palabras del nombre, cédula, puesto o plan), `estado`, `adjudicadoPor`. Los puestos libres
   * no aparecen.
   * @summary Participantes de una asamblea.
   */
  @Get()
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<ParticipanteVista[]> {
    const page = listRequest({ sort, range, filter }, listaDeParticipantes);
    return sendPage(this, 'participante', page, await this.participantes.list(request.user, page));
  }

  /**
   * Con la regla de fábrica, por la secuencia escrita.
   * @summary Ofertas de una asamblea, en el orden de su regla de adjudicación.
   * @param asamblea id de la asamblea
   * @isInt asamblea
   */
  @Get('ofertas')
  async ofertas(@Request() request: AuthenticatedRequest, @Query() asamblea: number): Promise<OfertaVista[]> {
    return this.participantes.ofertas(request.user, asamblea);
  }

  /**
   * @summary Un participante.
   * @isInt id
   */
  @Get('{id}')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<ParticipanteVista> {
    return this.participantes.get(request.user, id);
  }

  /**
   * Se guarda al momento como borrador. Exige la versión de la fila (If-Match o `version`); lo que no cambia no se toca.
   * @summary Marcar un participante: adjudicación, secuencia y cuotas ofertadas.
   * @isInt id
   */
  @Put('{id}')
  @Security('bearer', ['participante:marcar'])
  async actualizar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: ParticipanteCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<ParticipanteMarcado> {
    return this.marcas.marcar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * @summary Pasar un participante a PARTICIPA, o devolverlo a su estado inicial.
   * @isInt id
   */
  @Post('{id}/participar')
  @Security('bearer', ['participante:marcar'])
  async participar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: InterruptorDeParticipante,
    @Header('If-Match') ifMatch?: string,
  ): Promise<ParticipanteMarcado> {
    return this.marcas.marcar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }
}
