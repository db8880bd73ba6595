import {
  Body,
  Controller,
  Example,
  Get,
  Path,
  Post,
  Request,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import type { Problema } from '../../http/problem';
import type { ConsultaDeCliente, NuevaLlamada } from './consulta-cliente.dto';
import { clienteConsultado } from './consulta-cliente.ejemplos';
import type { Llamadas } from './consulta-cliente.llamada';
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

@Route('plan')
@Tags('Clientes')
@Security('bearer', ['llamada:registrar'])
export class LlamadaController extends Controller {
  constructor(private readonly llamadas: Llamadas) {
    super();
  }

  /**
   * Queda en el historial del plan. La que promete otra crea la tarea 'Volver a llamar al cliente' de quien la registra; la siguiente llamada la cierra.
   * @summary Registrar una llamada al cliente.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   * @example body { "resultado": "volver-a-llamar", "fecha": "2099-03-12", "comentario": "Pide la fecha de entrega." }
   */
  @Post('{idCodigo}/llamada')
  @SuccessResponse(204)
  @Response<Problema>(404, 'El plan no existe o no tiene titular')
  @Response<Problema>(409, 'El tratamiento de los datos del cliente está suspendido')
  @Response<Problema>(422, 'Falta el día en que se volverá a llamar, o ya pasó')
  async registrar(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: NuevaLlamada,
  ): Promise<void> {
    this.setStatus(204);
    await this.llamadas.registrar(request.user, idCodigo, body);
  }
}
