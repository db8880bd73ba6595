import type { CambioDe, DatosDe, TablaDeConyuge } from '@adjudica/domain';
import { Body, Controller, Get, Header, Path, Put, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { versionFrom } from '../../request/version';
import type { FichaService, SelloDeFicha, SelloEnviado } from '../anexo';
import type { CalculadoDeConyuge } from './conyuge.ficha';

/** EST-524: cónyuge de la persona de una solicitud. Fechas 'AAAA-MM-DD'; vacío = null. */
export interface ConyugeVista extends DatosDe<TablaDeConyuge>, CalculadoDeConyuge, SelloDeFicha {}
/** EST-526…530. Los campos que no se envían quedan vacíos; los de solo lectura se ignoran. */
export interface ConyugeCambio extends CambioDe<TablaDeConyuge>, SelloEnviado {
  /** Solo lectura; se ignora. */
  nombres?: string | null;
  /** Solo lectura; se ignora. */
  apellidoPaterno?: string | null;
  /** Solo lectura; se ignora. */
  apellidoMaterno?: string | null;
  /** Solo lectura; se ignora. */
  edad?: number | null;
}

@Route('conyuge')
@Tags('Cónyuges')
@Security('bearer', ['conyuge:leer'])
export class ConyugeController extends Controller {
  constructor(private readonly conyuges: FichaService<TablaDeConyuge, CalculadoDeConyuge>) {
    super();
  }

  /** @summary El cónyuge de la persona de una solicitud; vacío y con versión 0 mientras no se guarda. */
  @Get('{clave}')
  async get(@Request() request: AuthenticatedRequest, @Path() clave: string): Promise<ConyugeVista> {
    return this.conyuges.get(request.user, clave);
  }

  /** @summary Guardar el cónyuge; la primera vez, con versión 0. */
  @Put('{clave}')
  @Security('bearer', ['conyuge:escribir'])
  async guardar(
    @Request() request: AuthenticatedRequest,
    @Path() clave: string,
    @Body() body: ConyugeCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<ConyugeVista> {
    return this.conyuges.guardar(request.user, clave, versionFrom(ifMatch, body.version), body);
  }
}
