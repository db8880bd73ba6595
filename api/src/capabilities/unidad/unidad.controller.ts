import {
  Body,
  Controller,
  Example,
  Get,
  Header,
  Path,
  Put,
  Request,
  Response,
  Route,
  Security,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import type { Problema } from '../../http/problem';
import { versionFrom } from '../../request/version';
import type { ActosDeUnidad } from './unidad.actos';
import type { UnidadCambio, UnidadVista } from './unidad.dto';
import { unidadGuardada } from './unidad.ejemplos';
import type { UnidadService } from './unidad.service';

@Route('unidad')
@Tags('Unidades')
@Security('bearer', ['unidad:leer'])
export class UnidadController extends Controller {
  constructor(
    private readonly unidades: UnidadService,
    private readonly actos: ActosDeUnidad,
  ) {
    super();
  }

  /**
   * Desde que riesgo aprueba el medio de aprobación. Prenda, contrato, carta de salida y acta de entrega la toman de aquí.
   * @summary La unidad que se entrega con un plan: chasis, motor, placa; de un inmueble, registro, linderos y vendedor.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   * @example idCodigo "01-M001-12"
   */
  @Example<UnidadVista>(unidadGuardada)
  @Get('{idCodigo}')
  async get(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<UnidadVista> {
    return this.unidades.get(request.user, idCodigo);
  }

  /**
   * Un chasis, motor o placa no puede estar en dos casos por entregar.
   * @summary Guardar la unidad, hasta su entrega.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   * @example idCodigo "01-M001-12"
   * @example body {
   *   "color": "Blanco",
   *   "chasis": "8LCJU5A2XTE012345",
   *   "serieMotor": "G4NAJU123456",
   *   "placa": null,
   *   "ramv": "T02123456",
   *   "kilometros": 12,
   *   "facturaNumero": "001-002-000012345",
   *   "facturaFecha": "2026-03-09",
   *   "version": 1
   * }
   */
  @Put('{idCodigo}')
  @Security('bearer', ['unidad:escribir'])
  @Response<Problema>(409, 'El bien ya se entregó')
  async guardar(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: UnidadCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<UnidadVista> {
    return this.actos.guardar(request.user, idCodigo, { ...body, version: versionFrom(ifMatch, body.version) });
  }
}
