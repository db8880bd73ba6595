import { Controller, Extension, Get, Query, Route, Security, Tags } from '@tsoa/runtime';
import { listRequest, sendPage } from '../../http/list';
import type {
  CantonVista,
  CatalogoVista,
  DepartamentoVista,
  FeriadoVista,
  NotarioVista,
  PaisVista,
  ParroquiaVista,
  ProductoVista,
  RepresentanteVista,
  RolVista,
} from './catalogo.dto';
import { listaDeCatalogo as lista } from './catalogo.lista';
import type { CatalogoStore } from './catalogo.store';

/** Catalogues for selectors: data that every logged-in user reads. */
@Route()
@Tags('Catálogos')
@Security('bearer', ['catalogo:leer'])
export class CatalogoController extends Controller {
  constructor(private readonly catalogos: CatalogoStore) {
    super();
  }

  /** @summary Productos (MotorPlan y CasaPlan). */
  @Get('producto')
  @Extension('x-llamada', ['GET /producto'])
  async productos(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<ProductoVista[]> {
    const request = listRequest({ sort, range, filter }, lista(['nombre', 'codigo']));
    return sendPage(this, 'producto', request, await this.catalogos.productos(request));
  }

  /** @summary Notarios activos; con el filtro tipo ASAMBLEA, los de las asambleas. */
  @Get('notario')
  @Extension('x-llamada', ['GET /varios'])
  async notarios(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<NotarioVista[]> {
    const request = listRequest({ sort, range, filter }, lista(['nombre', 'tipo'], { id: 'ids', tipo: 'texto' }));
    return sendPage(this, 'notario', request, await this.catalogos.notarios(request));
  }

  /** @summary Departamentos 001 a 015; los que no tienen nombre no se asignan. */
  @Get('departamento')
  async departamentos(
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<DepartamentoVista[]> {
    const request = listRequest({ sort, range, filter }, lista(['nombre', 'codigo']));
    return sendPage(this, 'departamento', request, await this.catalogos.departamentos(request));
  }

  /** @summary Provincias del Ecuador con código INEC. */
  @Get('provincia')
  @Extension('x-llamada', ['GET provincia'])
  async provincias(
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<CatalogoVista[]> {
    const request = listRequest({ sort, range, filter }, lista(['nombre', 'codigo']));
    return sendPage(this, 'provincia', request, await this.catalogos.provincias(request));
  }

  /** @summary Cantones de una provincia. */
  @Get('canton')
  @Extension('x-llamada', ['GET ciudad/{p}'])
  async cantones(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<CantonVista[]> {
    const request = listRequest({ sort, range, filter }, lista(['nombre', 'codigo'], { provinciaCodigo: 'texto' }));
    return sendPage(this, 'canton', request, await this.catalogos.cantones(request));
  }

  /** @summary Parroquias de un cantón. */
  @Get('parroquia')
  @Extension('x-llamada', ['GET parroquia/{2}'])
  async parroquias(
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<ParroquiaVista[]> {
    const request = listRequest({ sort, range, filter }, lista(['nombre', 'codigo'], { cantonCodigo: 'texto' }));
    return sendPage(this, 'parroquia', request, await this.catalogos.parroquias(request));
  }

  /** @summary Países con nombre en español e inglés y prefijo telefónico. */
  @Get('pais')
  async paises(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<PaisVista[]> {
    const request = listRequest({ sort, range, filter }, lista(['nombre', 'codigo']));
    return sendPage(this, 'pais', request, await this.catalogos.paises(request));
  }

  /** @summary Ciudades de emisión. */
  @Get('ciudad')
  @Extension('x-llamada', ['GET ciudadEmisionPagare'])
  async ciudades(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<CatalogoVista[]> {
    const request = listRequest({ sort, range, filter }, lista(['nombre', 'codigo']));
    return sendPage(this, 'ciudad', request, await this.catalogos.ciudades(request));
  }

  /** @summary Quienes representan a la empresa en pagarés, prendas y contratos. */
  @Get('representante')
  @Extension('x-llamada', ['GET representado'])
  async representantes(
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<RepresentanteVista[]> {
    const request = listRequest({ sort, range, filter }, lista(['nombre', 'cedula'], { id: 'ids' }));
    return sendPage(this, 'representante', request, await this.catalogos.representantes(request));
  }

  /** @summary Bancos y cooperativas. */
  @Get('banco')
  async bancos(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<CatalogoVista[]> {
    const request = listRequest({ sort, range, filter }, lista(['nombre', 'codigo']));
    return sendPage(this, 'banco', request, await this.catalogos.bancos(request));
  }

  /** @summary Feriados del Ecuador. */
  @Get('feriado')
  async feriados(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<FeriadoVista[]> {
    const request = listRequest({ sort, range, filter }, lista(['fecha', 'nombre'], { id: 'ids', fecha: 'fecha' }));
    return sendPage(this, 'feriado', request, await this.catalogos.feriados(request));
  }

  /** @summary Actividades económicas de la UAFE. */
  @Get('actividad-uafe')
  @Extension('x-llamada', ['GET listadoUAFE'])
  async actividades(
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<CatalogoVista[]> {
    const request = listRequest({ sort, range, filter }, lista(['nombre', 'codigo']));
    return sendPage(this, 'actividad-uafe', request, await this.catalogos.actividades(request));
  }

  /** @summary Roles con su departamento y su prefijo. */
  @Get('rol')
  async roles(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<RolVista[]> {
    const request = listRequest({ sort, range, filter }, lista(['nombre']));
    return sendPage(this, 'rol', request, this.catalogos.roles(request));
  }
}
