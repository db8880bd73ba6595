import { Controller, Extension, Get, Query, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import type { ClienteEncontrado } from './persona.dto';
import type { PersonaService } from './persona.service';

@Route('cliente')
@Tags('Clientes')
@Security('bearer', ['cliente:buscar'])
export class PersonaController extends Controller {
  constructor(private readonly personas: PersonaService) {
    super();
  }

  /** @summary Buscar clientes por nombre o identificación, desde 5 caracteres; hasta 20 resultados. */
  @Get('busqueda')
  @Extension('x-llamada', ['GET clientes/busqueda/{q}'])
  async buscar(@Request() request: AuthenticatedRequest, @Query() q: string): Promise<ClienteEncontrado[]> {
    return this.personas.buscar(request.user, q);
  }
}
