import { Controller, Get, Query, Request, Response, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { listRequest, sendPage } from '../../http/list';
import type { Problema } from '../../http/problem';
import type { CuotaVista, MovimientoVista } from './movimiento.dto';
import { listaDeCuotas, listaDeMovimientos } from './movimiento.lista';
import type { MovimientoService } from './movimiento.service';

@Route('movimiento')
@Tags('Pagos')
@Security('bearer', ['movimiento:leer'])
export class MovimientoController extends Controller {
  constructor(private readonly cuenta: MovimientoService) {
    super();
  }

  /**
   * Filtro: `plan` ('01-M001-12', obligatorio). Cada fila trae el saldo de la cuenta después de ella.
   * @summary Movimientos de un plan.
   */
  @Get()
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<MovimientoVista[]> {
    const page = listRequest({ sort, range, filter }, listaDeMovimientos);
    return sendPage(this, 'movimiento', page, await this.cuenta.movimientos(request.user, page));
  }
}

@Route('cuota')
@Tags('Pagos')
@Security('bearer', ['movimiento:leer'])
export class CuotaController extends Controller {
  constructor(private readonly cuenta: MovimientoService) {
    super();
  }

  /**
   * Filtro: `plan` ('01-M001-12', obligatorio). Los pagos cubren primero la cuota más antigua.
   * @summary Cuotas de un plan.
   */
  @Get()
  @Response<Problema>(404, 'El plan no existe o no tiene titular')
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<CuotaVista[]> {
    const page = listRequest({ sort, range, filter }, listaDeCuotas);
    return sendPage(this, 'cuota', page, await this.cuenta.cuotas(request.user, page));
  }
}
