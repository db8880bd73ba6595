import { Controller, Get, Path, Query, Route, Security, Tags } from '@tsoa/runtime';
import { listRequest, oneOf, sendPage } from '../../http/list';
import type { GrupoVista } from './grupo.dto';
import { listaDeGrupos } from './grupo.lista';
import type { GrupoStore } from './grupo.store';

@Route('grupo')
@Tags('Grupos')
@Security('bearer', ['catalogo:leer'])
export class GrupoController extends Controller {
  constructor(private readonly grupos: GrupoStore) {
    super();
  }

  /**
   * Para selectores: filtro `producto`, y `q` como prefijo del código.
   * @summary Grupos de un producto.
   */
  @Get()
  async list(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<GrupoVista[]> {
    const request = listRequest({ sort, range, filter }, listaDeGrupos);
    return sendPage(this, 'grupo', request, await this.grupos.list(request));
  }

  /**
   * @summary Un grupo.
   * @isInt id
   */
  @Get('{id}')
  async get(@Path() id: number): Promise<GrupoVista> {
    return oneOf(listaDeGrupos, id, (page) => this.grupos.list(page));
  }
}
