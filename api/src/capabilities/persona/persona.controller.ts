import { Controller, Get, Path, Query, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import type { ClienteDetalle, ClienteEncontrado } from './persona.dto';
import type { PersonaService } from './persona.service';

@Route('cliente')
@Tags('Clientes')
@Security('bearer', ['cliente:buscar'])
export class PersonaController extends Controller {
  constructor(private readonly personas: PersonaService) {
    super();
  }

  /**
   * Por palabras del nombre, comienzo de la identificación, teléfono entero o comienzo del código de un plan. Quien no lee clientes encuentra hasta
   * cinco, y por la identificación entera o su final.
   * @summary Buscar clientes, desde 5 caracteres; hasta 20 resultados.
   */
  @Get('busqueda')
  async buscar(@Request() request: AuthenticatedRequest, @Query() q: string): Promise<ClienteEncontrado[]> {
    return this.personas.buscar(request.user, q);
  }

  /**
   * @summary Un cliente con sus planes.
   * @param identificacion cédula, RUC o pasaporte
   * @maxLength identificacion 40
   * @param adjudicaciones los planes adjudicados primero; la envían las pantallas de adjudicaciones
   */
  @Get('{identificacion}')
  @Security('bearer', ['cliente:leer'])
  async detalle(
    @Request() request: AuthenticatedRequest,
    @Path() identificacion: string,
    @Query() adjudicaciones?: boolean,
  ): Promise<ClienteDetalle> {
    return this.personas.detalle(request.user, identificacion, adjudicaciones ?? false);
  }
}
