import { Controller, Extension, Get, Query, Request, Response, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { listRequest, sendPage } from '../../http/list';
import type { Problema } from '../../http/problem';
import type { EventoVista } from './evento.dto';
import { listaDeEventos } from './evento.lista';
import type { HistorialService } from './evento.service';

@Route('evento')
@Tags('Historial')
@Security('bearer', ['evento:leer'])
export class EventoController extends Controller {
  constructor(private readonly historial: HistorialService) {
    super();
  }

  /**
   * Del más nuevo al más antiguo. Filtro: `plan` ('01-M001-12', obligatorio), `idDepartamento`, `conObservacion`, `antesDe` (id de la última
   * fila que ya se tiene: trae las siguientes).
   * @summary Historial de un plan.
   */
  @Get()
  @Extension('x-llamada', ['GET estado/eventos/ultimos/{4 params}', 'GET estado/comentarios/{3 params}'])
  @Response<Problema>(400, 'Falta el plan')
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<EventoVista[]> {
    const page = listRequest({ sort, range, filter }, listaDeEventos);
    return sendPage(this, 'evento', page, await this.historial.list(request.user, page));
  }
}
