import { type DefinicionDeLista, formulariosConBorrador } from '@adjudica/domain';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  Path,
  Put,
  Query,
  Request,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { listRequest, sendPage } from '../../http/list';
import type { Problema } from '../../http/problem';
import { versionFrom } from '../../request/version';
import type { BorradorCambio, BorradorGuardado, BorradorVista, LlaveDeCopia } from './borrador.dto';
import type { BorradorService } from './borrador.service';

const lista: DefinicionDeLista = {
  ordenInicial: { campo: 'id', direccion: 'ASC' },
  ordenables: ['id'],
  clave: 'ninguna',
  filtros: { formulario: formulariosConBorrador, clave: 'texto' },
  porPagina: 40,
};

/** Who may write a form may keep drafts; every writer of any form of a client may write the application. */
@Route('borrador')
@Tags('Borradores')
@Security('bearer', ['solicitud:escribir'])
export class BorradorController extends Controller {
  constructor(private readonly borradores: BorradorService) {
    super();
  }

  /**
   * Filtros: `formulario`, `clave`.
   * @summary Borradores propios.
   */
  @Get()
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<BorradorVista[]> {
    const page = listRequest({ sort, range, filter }, lista);
    return sendPage(this, 'borrador', page, await this.borradores.list(request.user, page));
  }

  /**
   * Siempre la misma para un usuario, y solo dentro de su sesión.
   * @summary Llave de la copia cifrada de borradores en el equipo.
   */
  @Get('llave')
  async llave(@Request() request: AuthenticatedRequest): Promise<LlaveDeCopia> {
    return this.borradores.llave(request.user);
  }

  /**
   * Sin borrador responde uno vacío con versión 0.
   * @summary El borrador propio de una sección.
   */
  @Get('{formulario}/{clave}/{seccion}')
  async get(
    @Request() request: AuthenticatedRequest,
    @Path() formulario: string,
    @Path() clave: string,
    @Path() seccion: string,
  ): Promise<BorradorVista> {
    return this.borradores.get(request.user, { formulario, clave, seccion });
  }

  /**
   * Exige la versión del borrador que se tenía (0 = el primero). Se conserva 30 días.
   * @summary Guardar el borrador de una sección.
   */
  @Put('{formulario}/{clave}/{seccion}')
  @Response<Problema>(413, 'El borrador supera 64 kB')
  async guardar(
    @Request() request: AuthenticatedRequest,
    @Path() formulario: string,
    @Path() clave: string,
    @Path() seccion: string,
    @Body() body: BorradorCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<BorradorGuardado> {
    const version = versionFrom(ifMatch, body.version);
    return this.borradores.guardar(request.user, { formulario, clave, seccion }, version, body);
  }

  /** @summary Descartar el borrador de una sección. */
  @Delete('{formulario}/{clave}/{seccion}')
  @SuccessResponse(204)
  async descartar(
    @Request() request: AuthenticatedRequest,
    @Path() formulario: string,
    @Path() clave: string,
    @Path() seccion: string,
  ): Promise<void> {
    await this.borradores.descartar(request.user, { formulario, clave, seccion });
  }
}
