import { Controller, Get, Query, Request, Response, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import type { Problema } from '../../http/problem';
import type { HalladoVista } from './busqueda.dto';
import type { BusquedaService } from './busqueda.service';

@Route('busqueda')
@Tags('Búsqueda')
@Security('bearer', ['busqueda:general'])
export class BusquedaController extends Controller {
  constructor(private readonly busquedas: BusquedaService) {
    super();
  }

  /**
   * Clientes por nombre o identificación, planes, placas y chasis por su comienzo, desde 5 caracteres; órdenes de compra, órdenes de pago y
   * pagarés por su número; asambleas por grupo y número. Una palabra delante elige la clase: `orden 17`. Cada rol encuentra lo que puede abrir.
   * @summary Buscar en todo: los más cercanos de cada clase.
   * @maxLength q 100
   */
  @Get()
  @Response<Problema>(429, 'Demasiadas búsquedas en la última hora')
  async buscar(@Request() request: AuthenticatedRequest, @Query() q: string): Promise<HalladoVista[]> {
    return this.busquedas.buscar(request.user, q);
  }
}
