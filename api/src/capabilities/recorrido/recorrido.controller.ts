import { Controller, Get, Path, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import type { NodoDeTareas, RecorridoVista } from './recorrido.dto';
import type { RecorridoService } from './recorrido.service';

@Route('plan')
@Tags('Recorrido')
@Security('bearer', ['evento:leer'])
export class RecorridoController extends Controller {
  constructor(private readonly recorridos: RecorridoService) {
    super();
  }

  /**
   * Los pasos de la adjudicación, cumplidos o no, con fecha, responsable y días hábiles entre ellos.
   * @summary Recorrido de un plan.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   */
  @Get('{idCodigo}/recorrido')
  async recorrido(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<RecorridoVista> {
    return this.recorridos.recorrido(request.user, idCodigo);
  }

  /**
   * Los eventos que llevan o pueden llevar tareas, con sus tareas, del más nuevo al más antiguo.
   * @summary Árbol de tareas de un plan.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   */
  @Get('{idCodigo}/arbol-tareas')
  async arbol(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<NodoDeTareas[]> {
    return this.recorridos.arbol(request.user, idCodigo);
  }
}
