import {
  Body,
  Controller,
  Example,
  Extension,
  Get,
  Header,
  Path,
  Post,
  Query,
  Request,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { sendList } from '../../http/list-file';
import { withVersion } from '../../request/version';
import type { CoincidenciaService } from './coincidencia.actos';
import type { CoincidenciaVista, DecisionDeCoincidencia } from './coincidencia.dto';
import { coincidenciaDeEjemplo } from './coincidencia.ejemplos';
import { libroDeCoincidencias, listaDeCoincidencias } from './coincidencia.lista';

@Route('coincidencia')
@Tags('Listas de control')
@Security('bearer', ['lista-control:leer'])
export class CoincidenciaController extends Controller {
  constructor(private readonly coincidencias: CoincidenciaService) {
    super();
  }

  /**
   * Filtro: `estado` ('por-revisar', 'descartada', 'confirmada'), `tipo` ('PEP', 'SANCION'), `sujeto`. La lectura queda anotada.
   * @summary Personas que pueden estar en una lista de control, las últimas primero.
   */
  @Get()
  @Extension('x-excel', true)
  @Example<CoincidenciaVista[]>([coincidenciaDeEjemplo])
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<CoincidenciaVista[]> {
    const definicion = { lista: listaDeCoincidencias, libro: libroDeCoincidencias };
    return sendList(this, request, { sort, range, filter }, definicion, (page) =>
      this.coincidencias.list(request.user, page),
    );
  }

  /**
   * @summary Una coincidencia.
   * @isInt id
   * @example id 1
   */
  @Get('{id}')
  @Example<CoincidenciaVista>(coincidenciaDeEjemplo)
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<CoincidenciaVista> {
    return this.coincidencias.get(request.user, id);
  }

  /**
   * @summary Decidir que no es la persona de la lista, con el motivo.
   * @isInt id
   * @example id 1
   * @example body { "motivo": "Otra fecha de nacimiento: el de la lista nació en 1951", "version": 1 }
   */
  @Post('{id}/descartar')
  @Security('bearer', ['lista-control:decidir'])
  @SuccessResponse(200)
  @Example<CoincidenciaVista>(coincidenciaDeEjemplo)
  async descartar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: DecisionDeCoincidencia,
    @Header('If-Match') ifMatch?: string,
  ): Promise<CoincidenciaVista> {
    return this.coincidencias.descartar(request.user, id, withVersion(ifMatch, body));
  }

  /**
   * @summary Decidir que es la persona de la lista, con el motivo.
   * @isInt id
   * @example id 1
   * @example body { "motivo": "Misma cédula; lo declara en su solicitud", "version": 1 }
   */
  @Post('{id}/confirmar')
  @Security('bearer', ['lista-control:decidir'])
  @SuccessResponse(200)
  @Example<CoincidenciaVista>(coincidenciaDeEjemplo)
  async confirmar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: DecisionDeCoincidencia,
    @Header('If-Match') ifMatch?: string,
  ): Promise<CoincidenciaVista> {
    return this.coincidencias.confirmar(request.user, id, withVersion(ifMatch, body));
  }
}
