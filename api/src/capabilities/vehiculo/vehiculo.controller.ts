import { Controller, Extension, Get, Path, Query, Route, Security, Tags } from '@tsoa/runtime';
import { listRequest, sendPage } from '../../http/list';
import { notFound } from '../../http/version';
import type { CatalogoVista } from '../catalogo/catalogo.dto';
import type { DispositivoVista, MarcaVehiculoVista, ModeloVehiculoVista, PrecioVehiculoVista } from './vehiculo.dto';
import {
  listaDeColores,
  listaDeDispositivos,
  listaDeMarcas,
  listaDeModelos,
  listaDePrecios,
  listaDeTipos,
} from './vehiculo.lista';
import type { VehiculoStore } from './vehiculo.store';

/** Vehicles and devices for the selectors of an approval means: data that every logged-in user reads. */
@Route()
@Tags('Vehículos')
@Security('bearer', ['catalogo:leer'])
export class VehiculoController extends Controller {
  constructor(private readonly vehiculos: VehiculoStore) {
    super();
  }

  /** @summary Marcas de vehículo. */
  @Get('marca-vehiculo')
  @Extension('x-llamada', ['GET medios-aprobacion/autos'])
  async marcas(
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<MarcaVehiculoVista[]> {
    const request = listRequest({ sort, range, filter }, listaDeMarcas);
    return sendPage(this, 'marca-vehiculo', request, await this.vehiculos.marcas(request));
  }

  /**
   * Los que se ofrecen; pedidos por `id`, también los que ya no.
   * @summary Modelos de una marca (filtro `marca`).
   */
  @Get('modelo-vehiculo')
  @Extension('x-llamada', ['GET autos/{id}'])
  async modelos(
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<ModeloVehiculoVista[]> {
    const request = listRequest({ sort, range, filter }, listaDeModelos);
    return sendPage(this, 'modelo-vehiculo', request, await this.vehiculos.modelos(request));
  }

  /** @summary Tipos (clases) de vehículo. */
  @Get('tipo-vehiculo')
  @Extension('x-llamada', ['GET tipo_vehiculo'])
  async tipos(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<CatalogoVista[]> {
    const request = listRequest({ sort, range, filter }, listaDeTipos);
    return sendPage(this, 'tipo-vehiculo', request, await this.vehiculos.clases(request));
  }

  /** @summary Colores de vehículo. */
  @Get('color-vehiculo')
  @Extension('x-llamada', ['GET autos/color'])
  async colores(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<CatalogoVista[]> {
    const request = listRequest({ sort, range, filter }, listaDeColores);
    return sendPage(this, 'color-vehiculo', request, await this.vehiculos.colores(request));
  }

  /**
   * Filtros `marca`, `modelo`, `anio`, `estadoBien`, y `q` como prefijo del concesionario.
   * @summary Precios de las listas de los concesionarios, el menor primero.
   */
  @Get('precio-vehiculo')
  async precios(
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<PrecioVehiculoVista[]> {
    const request = listRequest({ sort, range, filter }, listaDePrecios);
    return sendPage(this, 'precio-vehiculo', request, await this.vehiculos.precios(request));
  }

  /** @summary Dispositivos de rastreo; con el filtro `estado` A, los activos. */
  @Get('dispositivo')
  async dispositivos(
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<DispositivoVista[]> {
    const request = listRequest({ sort, range, filter }, listaDeDispositivos);
    return sendPage(this, 'dispositivo', request, await this.vehiculos.dispositivos(request));
  }

  /**
   * @summary Un dispositivo, activo o no.
   * @isInt id
   */
  @Get('dispositivo/{id}')
  @Extension('x-llamada', ['GET dispositivo/{id}'])
  async dispositivo(@Path() id: number): Promise<DispositivoVista> {
    const dispositivo = await this.vehiculos.dispositivo(id);
    if (dispositivo === null) throw notFound();
    return dispositivo;
  }
}
