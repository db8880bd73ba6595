import { Controller, Extension, Get, Query, Request, Response, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { sendList } from '../../http/list-file';
import type { Problema } from '../../http/problem';
import type { FilaDelTableroVista, TableroVista } from './tablero.dto';
import { libroDelTablero, listaDelTablero } from './tablero.lista';
import type { TableroService } from './tablero.service';

@Route('tablero')
@Tags('Tablero')
@Security('bearer', ['tablero:leer'])
export class TableroController extends Controller {
  constructor(private readonly tablero: TableroService) {
    super();
  }

  /**
   * Suman lo que dice la cifra. Filtro: `cifra` ('entregados', 'sinBien', 'adjudicados', 'retiradas', 'players'; sin ella, 'entregados'), `producto`, `anio`,
   * `mes`, `ejecutivo` (id de quien atiende hoy los planes); de las entregas, `rango` y `bien`; de los pasos, `departamento`.
   * @summary Las filas de una cifra del tablero.
   */
  @Get()
  @Extension('x-excel', true)
  @Response<Problema>(400, 'La cifra no existe, o el periodo no está en el tablero')
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<FilaDelTableroVista[]> {
    return sendList(
      this,
      request,
      { sort, range, filter },
      { lista: listaDelTablero, libro: libroDelTablero },
      (page) => this.tablero.list(request.user, page),
    );
  }

  /**
   * Tarjetas, rangos de entrega, bienes nuevos y usados, media en días, días por departamento y los 24 meses que terminan con el periodo.
   * @summary Las cifras de un producto en un mes o en un año.
   * @param producto '01' MotorPlan (el que se muestra si no se dice otro); cualquier otro es CasaPlan.
   * @param anio Desde 2020; sin él, el mes actual.
   * @param mes De 1 a 12; sin él, todo el año.
   * @isInt anio
   * @param ejecutivo Id de quien atiende hoy los planes; sin él, los de todos.
   * @isInt mes
   * @isInt ejecutivo
   * @maxLength producto 2
   */
  @Get('cifras')
  @Response<Problema>(400, 'El periodo es anterior a 2020 o todavía no empieza')
  async cifras(
    @Query() producto?: string,
    @Query() anio?: number,
    @Query() mes?: number,
    @Query() ejecutivo?: number,
  ): Promise<TableroVista> {
    return this.tablero.cifras({ producto, anio, mes, ejecutivo });
  }
}
