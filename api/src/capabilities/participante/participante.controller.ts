import { Controller, Extension, Get, Path, Query, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { listRequest, sendPage } from '../../http/list';
import type { ParticipanteVista } from './participante.dto';
import { listaDeParticipantes } from './participante.lista';
import type { ParticipanteService } from './participante.service';

@Route('participante')
@Tags('Participantes')
@Security('bearer', ['participante:leer'])
export class ParticipanteController extends Controller {
  constructor(private readonly participantes: ParticipanteService) {
    super();
  }

  /**
   * Filtros: `asamblea` (id, obligatorio), `q` (palabras del nombre, cédula, puesto o plan), `estado`, `adjudicadoPor`. Los puestos libres
   * no aparecen.
   * @summary Participantes de una asamblea.
   */
  @Get()
  @Extension('x-llamada', ['POST Participante/listar'])
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
   * @summary Ofertas de una asamblea, por secuencia.
   * @param asamblea id de la asamblea
   * @isInt asamblea
   */
  @Get('ofertas')
  @Extension('x-llamada', ['GET Participante/consulta/ofertas/{3 params}'])
  async ofertas(@Request() request: AuthenticatedRequest, @Query() asamblea: number): Promise<ParticipanteVista[]> {
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
}
