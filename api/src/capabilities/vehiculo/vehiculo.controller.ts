import { Controller, Example, Get, Path, Query, Route, Security, Tags } from '@tsoa/runtime';
import { listRequest, oneOf, sendPage } from '../../http/list';
import type { CatalogoVista } from '../catalogo';
import type { MarcaVehiculoVista, ModeloVehiculoVista, PrecioVehiculoVista } from './vehiculo.dto';
import { colorDeEjemplo, marcaDeEjemplo, modeloDeEjemplo, precioDeEjemplo, tipoDeEjemplo } from './vehiculo.ejemplos';
import { listaDeColores, listaDeMarcas, listaDeModelos, listaDePrecios, listaDeTipos } from './vehiculo.lista';
import type { VehiculoStore } from './vehiculo.store';

/** Vehicles for the selectors of an approval: data that every logged-in user reads. */
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
  async marcas(
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<MarcaVehiculoVista[]> {
    const request = listRequest({ sort, range, filter }, listaDeMarcas);
    return sendPage(this, 'marca-vehiculo', request, await this.vehiculos.listMarcas(request));
  }

  /**
   * @summary Una marca de vehículo.
   * @isInt id
   */
  @Get('marca-vehiculo/{id}')
  @Example<MarcaVehiculoVista>(marcaDeEjemplo)
  async marca(@Path() id: number): Promise<MarcaVehiculoVista> {
    return oneOf(listaDeMarcas, id, (page) => this.vehiculos.listMarcas(page));
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
  async modelos(
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<ModeloVehiculoVista[]> {
    const request = listRequest({ sort, range, filter }, listaDeModelos);
    return sendPage(this, 'modelo-vehiculo', request, await this.vehiculos.listModelos(request));
  }

  /**
   * @summary Un modelo, también si ya no se ofrece.
   * @isInt id
   */
  @Get('modelo-vehiculo/{id}')
  @Example<ModeloVehiculoVista>(modeloDeEjemplo)
  async modelo(@Path() id: number): Promise<ModeloVehiculoVista> {
    return oneOf(listaDeModelos, id, (page) => this.vehiculos.listModelos(page));
  }

  /**
   * @summary Tipos (clases) de vehículo.
   * @example sort "[\"nombre\",\"ASC\"]"
   * @example range "[0,24]"
   * @example filter "{\"q\":\"suv\"}"
   */
  @Get('tipo-vehiculo')
  @Example<CatalogoVista[]>([tipoDeEjemplo])
  async tipos(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<CatalogoVista[]> {
    const request = listRequest({ sort, range, filter }, listaDeTipos);
    return sendPage(this, 'tipo-vehiculo', request, await this.vehiculos.listClases(request));
  }

  /**
   * @summary Un tipo de vehículo.
   * @pattern id ^[A-Za-z0-9._-]{1,24}$
   */
  @Get('tipo-vehiculo/{id}')
  @Example<CatalogoVista>(tipoDeEjemplo)
  async tipo(@Path() id: string): Promise<CatalogoVista> {
    return oneOf(listaDeTipos, id, (page) => this.vehiculos.listClases(page));
  }

  /**
   * @summary Colores de vehículo.
   * @example sort "[\"nombre\",\"ASC\"]"
   * @example range "[0,24]"
   * @example filter "{\"q\":\"bl\"}"
   */
  @Get('color-vehiculo')
  @Example<CatalogoVista[]>([colorDeEjemplo])
  async colores(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<CatalogoVista[]> {
    const request = listRequest({ sort, range, filter }, listaDeColores);
    return sendPage(this, 'color-vehiculo', request, await this.vehiculos.listColores(request));
  }

  /**
   * @summary Un color de vehículo.
   * @pattern id ^[A-Za-z0-9._-]{1,24}$
   */
  @Get('color-vehiculo/{id}')
  @Example<CatalogoVista>(colorDeEjemplo)
  async color(@Path() id: string): Promise<CatalogoVista> {
    return oneOf(listaDeColores, id, (page) => this.vehiculos.listColores(page));
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
    return sendPage(this, 'precio-vehiculo', request, await this.vehiculos.listPrecios(request));
  }

  /**
   * @summary Un precio de la lista de un concesionario.
   * @isInt id
   */
  @Get('precio-vehiculo/{id}')
  @Example<PrecioVehiculoVista>(precioDeEjemplo)
  async precio(@Path() id: number): Promise<PrecioVehiculoVista> {
    return oneOf(listaDePrecios, id, (page) => this.vehiculos.listPrecios(page));
  }
}
