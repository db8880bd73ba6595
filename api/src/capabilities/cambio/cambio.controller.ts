import { CAMBIOS_POR_PAGINA } from '@adjudica/domain';
import { Controller, Example, Get, Query, Request, Response, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import type { Problema } from '../../http/problem';
import type { CambiosVista } from './cambio.dto';
import type { CambioService } from './cambio.service';

@Route('cambios')
@Tags('Cambios')
@Security('bearer', ['cambio:leer'])
export class CambioController extends Controller {
  constructor(private readonly servicio: CambioService) {
    super();
  }

  /**
   * En el orden en que quedaron confirmados y solo de los registros que puede leer quien pregunta. Sin `desde` responde nada más que el
   * cursor de ahora; con 0, desde el principio. Mientras `hayMas`, siga con el `cursor` recibido.
   * @summary Qué registros cambiaron desde un cursor, para sistemas que consultan de tiempo en tiempo.
   * @param desde El `cursor` de la respuesta anterior.
   * @isInt desde
   * @minimum desde 0
   * @maximum desde 2147483647
   * @param limite Cambios por respuesta; 100 si no se dice.
   * @isInt limite
   * @minimum limite 1
   * @maximum limite 500
   */
  @Get()
  @Example<CambiosVista>({
    cambios: [
      {
        posicion: 5121,
        instante: '2026-03-10T15:04:05.000Z',
        usuario: 'jefatura',
        recurso: 'orden-de-compra',
        recursoId: '17',
        accion: 'aprobar',
      },
    ],
    cursor: 5123,
    hayMas: false,
  })
  @Response<Problema>(422, 'El cursor no es de este sistema')
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() desde?: number,
    @Query() limite?: number,
  ): Promise<CambiosVista> {
    return this.servicio.desde(request.user, desde, limite ?? CAMBIOS_POR_PAGINA.inicial);
  }
}
