import { Controller, Example, Get, Path, Request, Response, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import type { Problema } from '../../http/problem';
import type { ConsultaDeCliente } from './consulta-cliente.dto';
import { clienteConsultado } from './consulta-cliente.ejemplos';
import type { ConsultaDeClienteService } from './consulta-cliente.service';

@Route('consulta-cliente')
@Tags('Clientes')
@Security('bearer', ['consulta:leer'])
export class ConsultaClienteController extends Controller {
  constructor(private readonly consultas: ConsultaDeClienteService) {
    super();
  }

  /**
   * De cada plan adjudicado, en qué paso está, quién lo tiene y desde cuándo, qué sigue y hasta cuándo se prometió la entrega.
   * @summary Dónde están los planes de un cliente.
   * @param id id de la persona
   * @isInt id
   */
  @Get('{id}')
  @Example<ConsultaDeCliente>(clienteConsultado)
  @Response<Problema>(404, 'La persona no existe')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<ConsultaDeCliente> {
    return this.consultas.get(request.user, id);
  }
}
