import {
  Body,
  Controller,
  Delete,
  Example,
  Get,
  Header,
  Path,
  Put,
  Request,
  Response,
  Route,
  Security,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import type { Problema } from '../../http/problem';
import { versionFrom } from '../../request/version';
import type { ActosDeInterviniente } from './interviniente.actos';
import type {
  IntervinienteCambio,
  IntervinienteVista,
  PersonasDelCasoVista,
  RolDeIntervinienteVista,
} from './interviniente.dto';
import { personaGuardada, personasDelCaso } from './interviniente.ejemplos';
import { claveDePersona } from './interviniente.en-acto';
import type { IntervinienteService } from './interviniente.service';

@Route('interviniente')
@Tags('Personas del caso')
@Security('bearer', ['interviniente:leer'])
export class IntervinienteController extends Controller {
  constructor(
    private readonly intervinientes: IntervinienteService,
    private readonly actos: ActosDeInterviniente,
  ) {
    super();
  }

  /**
   * Pagaré, prenda y contrato las toman de aquí. Hasta que alguien la escribe, una persona es la de la solicitud.
   * @summary Las personas del caso de un plan adjudicado.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   * @example idCodigo "01-M001-12"
   */
  @Example<PersonasDelCasoVista>(personasDelCaso)
  @Get('{idCodigo}')
  async get(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<PersonasDelCasoVista> {
    return this.intervinientes.get(request.user, idCodigo);
  }

  /**
   * Lo que un pagaré aprobado dice de ella ya no cambia; lo que dice un contrato aprobado, mientras se escribe una adenda.
   * @summary Guardar una persona del caso.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   * @example idCodigo "01-M001-12"
   * @example rol "garante"
   * @example body {
   *   "tipoIdentificacion": "C",
   *   "identificacion": "1712345675",
   *   "nombres": "María Fernanda",
   *   "apellidos": "Loor Macías",
   *   "genero": "F",
   *   "estadoCivil": "S",
   *   "nacionalidad": "EC",
   *   "direccion": "Av. Amazonas N34-120",
   *   "telefono": "0991234567",
   *   "version": 0
   * }
   */
  @Example<IntervinienteVista>(personaGuardada)
  @Put('{idCodigo}/{rol}')
  @Security('bearer', ['interviniente:escribir'])
  @Response<Problema>(409, 'Un documento aprobado lo dice así')
  async guardar(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Path() rol: RolDeIntervinienteVista,
    @Body() body: IntervinienteCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<IntervinienteVista> {
    const clave = claveDePersona(idCodigo, rol);
    return this.actos.guardar(request.user, clave, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * También cuando la solicitud nombra a alguien.
   * @summary Quitar una persona del caso.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   * @example idCodigo "01-M001-12"
   * @example rol "garante"
   */
  @Example<IntervinienteVista>(personaGuardada)
  @Delete('{idCodigo}/{rol}')
  @Security('bearer', ['interviniente:escribir'])
  @Response<Problema>(409, 'Un documento aprobado lo dice así')
  async quitar(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Path() rol: RolDeIntervinienteVista,
    @Header('If-Match') ifMatch?: string,
  ): Promise<IntervinienteVista> {
    return this.actos.quitar(request.user, claveDePersona(idCodigo, rol), { version: versionFrom(ifMatch, undefined) });
  }
}
