import { Controller, Example, Get, Path, Query, Route, Security, Tags } from '@tsoa/runtime';
import { listRequest, oneOf, sendPage } from '../../http/list';
import type { EventoTipoVista } from './evento.dto';
import { listaDeTipos, paginaDeTipos } from './evento-tipo.lista';

/** What other systems may be told of: the table of events, for those who subscribe. */
@Route('evento-tipo')
@Tags('Eventos')
@Security('bearer', ['catalogo:leer'])
export class EventoTipoController extends Controller {
  /** @summary Catálogo de eventos: qué significa cada uno, de qué registro habla y con qué permiso se lee. */
  @Get()
  @Example<EventoTipoVista[]>([
    {
      id: 'ORDEN-APROBADA',
      nombre: 'Orden de compra aprobada',
      significado: 'La orden de compra fue aprobada: su documento ya puede generarse',
      version: 1,
      recurso: 'orden-de-compra',
      permiso: 'orden:leer',
      lectura: 'GET /orden-de-compra/{id}',
      idDepartamento: '002',
    },
  ])
  async list(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<EventoTipoVista[]> {
    const request = listRequest({ sort, range, filter }, listaDeTipos);
    return sendPage(this, 'evento-tipo', request, paginaDeTipos(request));
  }

  /**
   * @summary Un evento del catálogo.
   * @pattern id ^[A-Z0-9-]{1,64}$
   */
  @Get('{id}')
  async get(@Path() id: string): Promise<EventoTipoVista> {
    return oneOf(listaDeTipos, id, (page) => paginaDeTipos(page));
  }
}
