import {
  Body,
  Controller,
  Get,
  Path,
  Post,
  Query,
  Request,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import type { Problema } from '../../http/problem';
import type { CambioDeGarante, GaranteEncontrado, GaranteNuevo, GaranteVista } from './garante.dto';
import type { GaranteService } from './garante.service';

@Route('garante')
@Tags('Garantes')
@Security('bearer', ['garante:leer'])
export class GaranteController extends Controller {
  constructor(private readonly garantes: GaranteService) {
    super();
  }

  /** @summary El garante de un plan y los que tuvo antes; vacío y con versión 0 si no tiene. */
  @Get('{idCodigo}')
  async get(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<GaranteVista> {
    return this.garantes.get(request.user, idCodigo);
  }

  /** @summary Buscar a quien puede ser garante: 10 caracteres, ni el cliente ni el garante actual. */
  @Get('{idCodigo}/busqueda')
  @Response<Problema>(422, 'La identificación no puede ser de un garante')
  async buscar(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Query() identificacion: string,
  ): Promise<GaranteEncontrado> {
    return this.garantes.buscar(request.user, idCodigo, identificacion);
  }

  /** @summary Nombrar al garante de un plan que no lo tiene. */
  @Post()
  @Security('bearer', ['garante:escribir'])
  @SuccessResponse(201)
  @Response<Problema>(409, 'El plan ya tiene un garante')
  async asignar(@Request() request: AuthenticatedRequest, @Body() body: GaranteNuevo): Promise<GaranteVista> {
    this.setStatus(201);
    return this.garantes.asignar(request.user, body);
  }

  /** @summary Cambiar al garante de un plan; el anterior y su solicitud se conservan. */
  @Post('{idCodigo}/cambiar')
  @Security('bearer', ['garante:escribir'])
  async cambiar(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: CambioDeGarante,
  ): Promise<GaranteVista> {
    return this.garantes.cambiar(request.user, idCodigo, body);
  }
}
