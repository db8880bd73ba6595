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
import type {
  ReglaAdjudicacionCambio,
  ReglaAdjudicacionEliminada,
  ReglaAdjudicacionNueva,
  ReglaAdjudicacionVista,
} from './regla-adjudicacion.dto';
import { reglaDeEjemplo } from './regla-adjudicacion.ejemplos';
import { listaDeReglas } from './regla-adjudicacion.lista';
import type { ReglasDeAdjudicacion } from './regla-adjudicacion.store';

/** Who participates in an assembly and in which order its offers go, with validity. */
@Route('regla-adjudicacion')
@Tags('Reglas de adjudicación')
@Security('bearer', ['ajuste:administrar'])
export class ReglaAdjudicacionController extends Controller {
  constructor(private readonly reglas: ReglasDeAdjudicacion) {
    super();
  }

  /**
   * Sin una regla vigente en la fecha de una asamblea rige la de fábrica: ninguna cuota vencida, cesión aparte, ofertas por la secuencia escrita.
   * @summary Reglas de adjudicación.
   */
  @Get()
  @Example<ReglaAdjudicacionVista[]>([reglaDeEjemplo])
  async list(
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<ReglaAdjudicacionVista[]> {
    const request = listRequest({ sort, range, filter }, listaDeReglas);
    return sendPage(this, 'regla-adjudicacion', request, await this.reglas.list(request));
  }

  /**
   * @summary Una regla de adjudicación.
   * @isInt id
   * @example id 1
   */
  @Get('{id}')
  @Example<ReglaAdjudicacionVista>(reglaDeEjemplo)
  async get(@Path() id: number): Promise<ReglaAdjudicacionVista> {
    return this.reglas.get(id);
  }

  /** @summary Agregar un regla-adjudicacion. */
  @Post()
  @SuccessResponse(201)
  @Example<ReglaAdjudicacionVista>(reglaDeEjemplo)
  @Response<Problema>(409, 'Ya existe una regla de ese producto desde esa fecha')
  async crear(
    @Request() request: AuthenticatedRequest,
    @Body() body: ReglaAdjudicacionNueva,
  ): Promise<ReglaAdjudicacionVista> {
    this.setStatus(201);
    return this.reglas.create(request.user, body);
  }

  /**
   * Rige para las asambleas que se convoquen, y para el orden de las ofertas de las abiertas; queda en la auditoría.
   * @summary Cambiar un regla-adjudicacion.
   * @isInt id
   * @example id 1
   */
  @Put('{id}')
  @Example<ReglaAdjudicacionVista>(reglaDeEjemplo)
  @Response<Problema>(409, 'Ya existe una regla de ese producto desde esa fecha')
  async actualizar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: ReglaAdjudicacionCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<ReglaAdjudicacionVista> {
    return this.reglas.replace(request.user, id, versionFrom(ifMatch, body.version), body);
  }

  /**
   * @summary Eliminar una regla de adjudicación, en la versión que se leyó (If-Match).
   * @isInt id
   * @example id 1
   */
  @Delete('{id}')
  @Response<Problema>(412, 'Otra persona modificó el registro, actualice la página')
  @Response<Problema>(428, 'Falta la versión del registro')
  async eliminar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Header('If-Match') ifMatch?: string,
  ): Promise<ReglaAdjudicacionEliminada> {
    return this.reglas.remove(request.user, id, versionSeen(ifMatch));
  }
}
