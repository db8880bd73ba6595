import type { Readable } from 'node:stream';
import { Controller, Get, Path, Produces, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { sendFile } from '../../http/send-file';
import type { EstadoDeCuentaEnPdf } from '../movimiento';
import type { EstadoDePlan } from './expediente.dto';
import type { ExpedienteService } from './expediente.service';

@Route('plan')
@Tags('Planes')
@Security('bearer', ['cliente:leer'])
export class PlanController extends Controller {
  constructor(
    private readonly expedientes: ExpedienteService,
    private readonly estados: EstadoDeCuentaEnPdf,
  ) {
    super();
  }

  /**
   * Titular, cuenta, carpeta, garante, lo que falta para enviarla a riesgo y lo que este usuario puede hacer.
   * @summary Un plan en el estado del cliente.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   */
  @Get('{idCodigo}')
  async get(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<EstadoDePlan> {
    return this.expedientes.get(request.user, idCodigo);
  }

  /**
   * @summary Estado de cuenta del plan en PDF.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   */
  @Get('{idCodigo}/estado-cuenta')
  @Security('bearer', ['movimiento:leer'])
  @Produces('application/pdf')
  async estadoCuenta(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<Readable> {
    return sendFile(this, request, await this.estados.generar(request.user, idCodigo));
  }
}
