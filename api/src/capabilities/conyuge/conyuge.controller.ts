import {
  Body,
  Controller,
  Extension,
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
import { versionFrom } from '../../http/version';
import type { ConyugeCambio, ConyugeVista } from './conyuge.dto';
import type { ConyugeService } from './conyuge.service';

@Route('conyuge')
@Tags('Cónyuges')
@Security('bearer', ['conyuge:leer'])
export class ConyugeController extends Controller {
  constructor(private readonly conyuges: ConyugeService) {
    super();
  }

  /** @summary El cónyuge de la persona de una solicitud; vacío y con versión 0 mientras no se guarda. */
  @Get('{clave}')
  @Extension('x-llamada', ['GET clientes/conyuge/plan/{3}'])
  async get(@Request() request: AuthenticatedRequest, @Path() clave: string): Promise<ConyugeVista> {
    return this.conyuges.get(request.user, clave);
  }

  /** @summary Guardar el cónyuge; la primera vez, con versión 0. */
  @Put('{clave}')
  @Security('bearer', ['conyuge:escribir'])
  @Extension('x-llamada', ['POST clientes/guardar/conyuge'])
  @Response<Problema>(409, 'La carpeta está en el departamento de riesgo')
  @Response<Problema>(422, 'El estado civil no admite cónyuge, o hay campos incorrectos')
  async guardar(
    @Request() request: AuthenticatedRequest,
    @Path() clave: string,
    @Body() body: ConyugeCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<ConyugeVista> {
    return this.conyuges.guardar(request.user, clave, versionFrom(ifMatch, body.version), body);
  }
}
