import type { CambioDe, DatosDe, TablaDeDepositario } from '@adjudica/domain';
import { Body, Controller, Get, Header, Path, Put, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { versionFrom } from '../../request/version';
import type { FichaService, SelloDeFicha, SelloEnviado } from '../anexo';

/** EST-534: depositario del bien de un plan. Vacío = null. */
export interface DepositarioVista extends DatosDe<TablaDeDepositario>, SelloDeFicha {}
/** EST-535…539. Los campos de solo lectura se ignoran. */
export interface DepositarioCambio extends CambioDe<TablaDeDepositario>, SelloEnviado {}

@Route('depositario')
@Tags('Depositarios')
@Security('bearer', ['depositario:leer'])
export class DepositarioController extends Controller {
  constructor(private readonly depositarios: FichaService<TablaDeDepositario>) {
    super();
  }

  /** @summary El depositario de un plan; vacío y con versión 0 mientras no se guarda. */
  @Get('{idCodigo}')
  async get(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<DepositarioVista> {
    return this.depositarios.get(request.user, idCodigo);
  }

  /** @summary Guardar el depositario; la primera vez, con versión 0. */
  @Put('{idCodigo}')
  @Security('bearer', ['depositario:escribir'])
  async guardar(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: DepositarioCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<DepositarioVista> {
    return this.depositarios.guardar(request.user, idCodigo, versionFrom(ifMatch, body.version), body);
  }
}
