import { Controller, Example, Extension, Get, Path, Query, Response, Route, Security, Tags } from '@tsoa/runtime';
import { listRequest, sendPage } from '../../http/list';
import type { Problema } from '../../http/problem';
import { notFound } from '../../http/version';
import type { CatalogoVista } from '../catalogo';
import type { DispositivoVista, MarcaVehiculoVista, ModeloVehiculoVista, PrecioVehiculoVista } from './vehiculo.dto';
import {
  colorDeEjemplo,
  dispositivoDeEjemplo,
  marcaDeEjemplo,
  modeloDeEjemplo,
  noExiste,
  precioDeEjemplo,
  tipoDeEjemplo,
} from './vehiculo.ejemplos';
import {
  listaDeColores,
  listaDeDispositivos,
  listaDeMarcas,
  listaDeModelos,
  listaDePrecios,
  listaDeTipos,
} from './vehiculo.lista';
import type { VehiculoStore } from './vehiculo.store';

/** Vehicles and devices for the selectors of an approval: data that every logged-in user reads. */
@Route()
@Tags('Vehículos')
@Security('bearer', ['catalogo:leer'])
export class VehiculoController extends Controller {
  constructor(private readonly vehiculos: VehiculoStore) {
    super();
  }

  /**
   * @summary Marcas de vehículo.
   * @example sort "[\"nombre\",\"ASC\"]"
   * @example range "[0,24]"
   * @example filter "{\"q\":\"ki\"}"
   */
  @Get('marca-vehiculo')
  @Example<MarcaVehiculoVista[]>([marcaDeEjemplo])
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
   * @example sort "[\"nombre\",\"ASC\"]"
   * @example range "[0,24]"
   * @example filter "{\"marca\":8}"
   */
  @Get('modelo-vehiculo')
  @Example<ModeloVehiculoVista[]>([modeloDeEjemplo])
  @Extension('x-llamada', ['GET autos/{id}'])
  async modelos(
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<ModeloVehiculoVista[]> {
    const request = listRequest({ sort, range, filter }, listaDeModelos);
    return sendPage(this, 'modelo-vehiculo', request, await this.vehiculos.modelos(request));
  }

  /**
   * @summary Tipos (clases) de vehículo.
   * @example sort "[\"nombre\",\"ASC\"]"
   * @example range "[0,24]"
   * @example filter "{\"q\":\"suv\"}"
   */
  @Get('tipo-vehiculo')
  @Example<CatalogoVista[]>([tipoDeEjemplo])
  @Extension('x-llamada', ['GET tipo_vehiculo'])
  async tipos(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<CatalogoVista[]> {
    const request = listRequest({ sort, range, filter }, listaDeTipos);
    return sendPage(this, 'tipo-vehiculo', request, await this.vehiculos.clases(request));
  }

  /**
   * @summary Colores de vehículo.
   * @example sort "[\"nombre\",\"ASC\"]"
   * @example range "[0,24]"
   * @example filter "{\"q\":\"bl\"}"
   */
  @Get('color-vehiculo')
  @Example<CatalogoVista[]>([colorDeEjemplo])
  @Extension('x-llamada', ['GET autos/color'])
  async colores(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<CatalogoVista[]> {
    const request = listRequest({ sort, range, filter }, listaDeColores);
    return sendPage(this, 'color-vehiculo', request, await this.vehiculos.colores(request));
  }

  /**
   * Filtros `marca`, `modelo`, `anio`, `estadoBien`, y `q` como prefijo del concesionario.
   * @summary Precios de las listas de los concesionarios, el menor primero.
   * @example sort "[\"precio\",\"ASC\"]"
   * @example range "[0,24]"
   * @example filter "{\"marca\":8,\"modelo\":39,\"anio\":2026,\"estadoBien\":\"Nuevo\"}"
   */
  @Get('precio-vehiculo')
  @Example<PrecioVehiculoVista[]>([precioDeEjemplo])
  async precios(
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<PrecioVehiculoVista[]> {
    const request = listRequest({ sort, range, filter }, listaDePrecios);
    return sendPage(this, 'precio-vehiculo', request, await this.vehiculos.precios(request));
  }

  /**
   * @summary Dispositivos de rastreo; con el filtro `estado` A, los activos.
   * @example sort "[\"nombre\",\"ASC\"]"
   * @example range "[0,24]"
   * @example filter "{\"estado\":\"A\"}"
   */
  @Get('dispositivo')
  @Example<DispositivoVista[]>([dispositivoDeEjemplo])
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
   * @example id 1
   */
  @Get('dispositivo/{id}')
  @Example<DispositivoVista>(dispositivoDeEjemplo)
  @Response<Problema>(404, 'El dispositivo no existe', noExiste)
  @Extension('x-llamada', ['GET dispositivo/{id}'])
  async dispositivo(@Path() id: number): Promise<DispositivoVista> {
    const dispositivo = await this.vehiculos.dispositivo(id);
    if (dispositivo === null) throw notFound();
    return dispositivo;
  }
}
