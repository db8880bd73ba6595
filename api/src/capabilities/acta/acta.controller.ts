import { Controller, Extension, Get, Query, Route, Security, Tags } from 'tsoa';
import { listRequest, sendPage } from '../../http/list';
import type { AsambleaVista } from '../asamblea/asamblea.dto';
import { listaDeAsambleas } from '../asamblea/asamblea.lista';
import type { AsambleaService } from '../asamblea/asamblea.service';

/** The number of an acta is the assembly's: `id` is the assembly's everywhere here. */
@Route()
@Tags('Actas')
@Security('bearer', ['acta:leer'])
export class ActaController extends Controller {
  constructor(private readonly asambleas: AsambleaService) {
    super();
  }

  /**
   * Los mismos filtros que las asambleas; `id` es el de la asamblea, cuyo número es el del acta.
   * @summary Actas: las asambleas cerradas.
   */
  @Get('acta')
  @Extension('x-llamada', ['POST AsambleaporGrupo'])
  async list(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<AsambleaVista[]> {
    const request = listRequest({ sort, range, filter }, listaDeAsambleas);
    const closed = { ...request, filter: { ...request.filter, estado: 'C' } };
    return sendPage(this, 'acta', request, await this.asambleas.list(closed));
  }
}
