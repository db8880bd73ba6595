import type { Readable } from 'node:stream';
import {
  Body,
  Controller,
  Get,
  Path,
  Post,
  Produces,
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
import { sendFile, TIPO_XLSX } from '../../http/send-file';
import type { ActosDeAsamblea } from './asamblea.actos';
import type { CalendarioDeAsambleas } from './asamblea.calendario';
import type {
  AsambleaDetalle,
  AsambleaEliminada,
  AsambleaNueva,
  AsambleaPorCorregir,
  AsambleaPorEliminar,
  AsambleaVista,
  IndicadoresVista,
  OpcionesDeAsamblea,
} from './asamblea.dto';
import { listaDeAsambleas } from './asamblea.lista';
import type { AsambleaService } from './asamblea.service';

@Route('asamblea')
@Tags('Asambleas')
@Security('bearer', ['asamblea:leer'])
export class AsambleaController extends Controller {
  constructor(
    private readonly asambleas: AsambleaService,
    private readonly actos: ActosDeAsamblea,
    private readonly calendarioDeAsambleas: CalendarioDeAsambleas,
  ) {
    super();
  }

  /**
   * Filtros: `producto`, `grupo`, `grupoId`, `asignado` ('True' = con acta, '' = todas), `fecha` (AAAA-MM-DD o DD/MM/AAAA), `fechaDesde`,
   * `fechaHasta`, `estado` ('Abierta' o 'Cerrada'), `numeroAsamblea`, `proximas`.
   * @summary Asambleas.
   */
  @Get()
  async list(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<AsambleaVista[]> {
    const request = listRequest({ sort, range, filter }, listaDeAsambleas);
    return sendPage(this, 'asamblea', request, await this.asambleas.list(request));
  }

  /** @summary Indicadores del inicio: asambleas de hoy y actividad del mes. */
  @Get('indicadores')
  async indicadores(@Query() producto?: '01' | '02'): Promise<IndicadoresVista> {
    return this.asambleas.indicadores(producto);
  }

  /**
   * De 1 a la última + 1 ('Sin fecha'), con cuáles pueden elegirse, y lo que propone 'Nueva fecha'.
   * @summary Opciones del selector de asambleas de un grupo.
   * @param grupo id del grupo
   * @isInt grupo
   */
  @Get('opciones')
  @Response<Problema>(404, 'El grupo no existe')
  async opciones(@Query() grupo: number): Promise<OpcionesDeAsamblea> {
    return this.asambleas.opciones(grupo);
  }

  /**
   * @summary Calendario de asambleas en Excel, con todas las filas.
   * @param producto código; vacío = todos
   * @param grupo código; vacío = todos
   */
  @Get('calendario.xlsx')
  @Security('bearer', ['asamblea:excel'])
  @Produces('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  async calendario(
    @Request() request: AuthenticatedRequest,
    @Query() producto?: string,
    @Query() grupo?: string,
  ): Promise<Readable> {
    const bytes = this.calendarioDeAsambleas.excel(request.user, {
      ...(producto ? { producto } : {}),
      ...(grupo ? { grupo } : {}),
    });
    const nombre = `${['calendario', producto, grupo].filter(Boolean).join('-')}.xlsx`;
    return sendFile(this, request, { bytes, nombre, tipo: TIPO_XLSX });
  }

  /**
   * @summary Una asamblea, con las acciones que este usuario puede hacer ahora.
   * @isInt id
   */
  @Get('{id}')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<AsambleaDetalle> {
    return this.asambleas.get(request.user, id);
  }

  /** @summary Crear la fecha de la siguiente asamblea de un grupo. */
  @Post()
  @Response<Problema>(404, 'El grupo no existe')
  @Security('bearer', ['asamblea:crear'])
  @SuccessResponse(201)
  @Response<Problema>(409, 'Ya existe asamblea para la fecha seleccionada')
  async crear(@Request() request: AuthenticatedRequest, @Body() body: AsambleaNueva): Promise<AsambleaDetalle> {
    this.setStatus(201);
    return this.asambleas.crear(request.user, body);
  }

  /**
   * Solo lo que se envía cambia. Con otra fecha se vuelven a leer los participantes que nadie ha marcado.
   * @summary Corregir una asamblea abierta, con un motivo.
   * @isInt id
   */
  @Post('{id}/corregir')
  @Security('bearer', ['asamblea:corregir'])
  async corregir(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: AsambleaPorCorregir,
  ): Promise<AsambleaDetalle> {
    return this.actos.corregir(request.user, id, body);
  }

  /**
   * La última de su grupo, mientras nadie esté marcado; con ella se quitan sus participantes.
   * @summary Eliminar una asamblea abierta, con un motivo.
   * @isInt id
   */
  @Post('{id}/eliminar')
  @Security('bearer', ['asamblea:eliminar'])
  async eliminar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: AsambleaPorEliminar,
  ): Promise<AsambleaEliminada> {
    return this.actos.eliminar(request.user, id, body);
  }
}
