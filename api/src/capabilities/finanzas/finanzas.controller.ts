import type { CambioDe, DatosDe, TablaDeFinanzas, TotalesDeFinanzas } from '@adjudica/domain';
import { Body, Controller, Get, Header, Path, Put, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { versionFrom } from '../../request/version';
import type { FichaService, SelloDeFicha, SelloEnviado } from '../anexo';

/** FIN-006…009: situación financiera de la persona de una solicitud, en dólares. Vacío = null. */
export interface FinanzasVista extends DatosDe<TablaDeFinanzas>, TotalesDeFinanzas, SelloDeFicha {}
/** FIN-010…012. Los totales se calculan; si se envían, deben coincidir con la suma de sus valores. */
export interface FinanzasCambio extends CambioDe<TablaDeFinanzas>, TotalesEnviados, SelloEnviado {}
type TotalesEnviados = { [K in keyof TotalesDeFinanzas]?: number | null };

@Route('finanzas')
@Tags('Datos financieros')
@Security('bearer', ['finanzas:leer'])
export class FinanzasController extends Controller {
  constructor(private readonly finanzas: FichaService<TablaDeFinanzas, TotalesDeFinanzas>) {
    super();
  }

  /** @summary La situación financiera de la persona de una solicitud; vacía y con versión 0 mientras no se guarda. */
  @Get('{clave}')
  async get(@Request() request: AuthenticatedRequest, @Path() clave: string): Promise<FinanzasVista> {
    return this.finanzas.get(request.user, clave);
  }

  /** @summary Guardar la situación financiera; la primera vez, con versión 0. Los totales deben coincidir. */
  @Put('{clave}')
  @Security('bearer', ['finanzas:escribir'])
  async guardar(
    @Request() request: AuthenticatedRequest,
    @Path() clave: string,
    @Body() body: FinanzasCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<FinanzasVista> {
    return this.finanzas.guardar(request.user, clave, versionFrom(ifMatch, body.version), body);
  }
}
