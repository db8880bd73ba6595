import {
  Body,
  Controller,
  Delete,
  Example,
  Get,
  Header,
  Path,
  Post,
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
import { versionFrom, versionSeen } from '../../request/version';
import type { DispositivoCambio, DispositivoEliminado, DispositivoNuevo, DispositivoVista } from './concesionario.dto';
import { dispositivoDeEjemplo, noExiste } from './concesionario.ejemplos';
import { listaDeDispositivos } from './concesionario.lista';
import type { DispositivosDeConcesionario } from './concesionario.store';

/** Devices: every logged-in user reads them, because approvals name them; who keeps dealers keeps them. */
@Route('dispositivo')
@Tags('Concesionarios')
@Security('bearer', ['catalogo:leer'])
export class DispositivoController extends Controller {
  constructor(private readonly dispositivos: DispositivosDeConcesionario) {
    super();
  }

  /**
   * Con el filtro `concesionarioId`, los de un concesionario.
   * @summary Dispositivos de rastreo; con el filtro `estado` A, los activos.
   * @example sort "[\"nombre\",\"ASC\"]"
   * @example range "[0,24]"
   * @example filter "{\"estado\":\"A\"}"
   */
  @Get()
  @Example<DispositivoVista[]>([dispositivoDeEjemplo])
  async list(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<DispositivoVista[]> {
    const request = listRequest({ sort, range, filter }, listaDeDispositivos);
    return sendPage(this, 'dispositivo', request, await this.dispositivos.list(request));
  }

  /**
   * @summary Un dispositivo, activo o no.
   * @isInt id
   * @example id 1
   */
  @Get('{id}')
  @Example<DispositivoVista>(dispositivoDeEjemplo)
  @Response<Problema>(404, 'El dispositivo no existe', noExiste)
  async get(@Path() id: number): Promise<DispositivoVista> {
    return this.dispositivos.get(id);
  }

  /** @summary Agregar un dispositivo a un concesionario. */
  @Post()
  @Security('bearer', ['concesionario:escribir'])
  @SuccessResponse(201)
  @Example<DispositivoVista>(dispositivoDeEjemplo)
  async crear(@Request() request: AuthenticatedRequest, @Body() body: DispositivoNuevo): Promise<DispositivoVista> {
    this.setStatus(201);
    return this.dispositivos.create(request.user, body);
  }

  /**
   * Los medios de aprobación conservan el nombre y el valor con que lo nombraron.
   * @summary Cambiar un dispositivo.
   * @isInt id
   * @example id 1
   */
  @Put('{id}')
  @Security('bearer', ['concesionario:escribir'])
  @Example<DispositivoVista>(dispositivoDeEjemplo)
  async actualizar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: DispositivoCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<DispositivoVista> {
    return this.dispositivos.replace(request.user, id, versionFrom(ifMatch, body.version), body);
  }

  /**
   * Si un medio de aprobación lo nombra, queda inactivo.
   * @summary Eliminar un dispositivo, en la versión que se leyó (If-Match).
   * @isInt id
   * @example id 1
   */
  @Delete('{id}')
  @Security('bearer', ['concesionario:escribir'])
  @Response<Problema>(412, 'Otra persona modificó el registro, actualice la página')
  @Response<Problema>(428, 'Falta la versión del registro')
  async eliminar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Header('If-Match') ifMatch?: string,
  ): Promise<DispositivoEliminado> {
    return this.dispositivos.remove(request.user, id, versionSeen(ifMatch));
  }
}
