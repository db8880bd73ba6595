import { Controller, Get, Path, Query, Route, Security, Tags } from '@tsoa/runtime';
import { listRequest, oneOf, sendPage } from '../../http/list';
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

const porCodigo = lista(['nombre', 'codigo']);
const deCantones = lista(['nombre', 'codigo'], { provinciaCodigo: 'texto' });
const deParroquias = lista(['nombre', 'codigo'], { cantonCodigo: 'texto' });
const deNotarios = lista(['nombre', 'tipo'], { tipo: 'texto' }, 'ids');
const deRepresentantes = lista(['nombre', 'cedula'], {}, 'ids');
const deFeriados = lista(['fecha', 'nombre'], { fecha: 'fecha' }, 'ids');
const deRoles = lista(['nombre']);

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
  async productos(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<ProductoVista[]> {
    const request = listRequest({ sort, range, filter }, porCodigo);
    return sendPage(this, 'producto', request, await this.catalogos.listProductos(request));
  }

  /**
   * @summary Un producto.
   * @pattern id ^[A-Za-z0-9._-]{1,24}$
   */
  @Get('producto/{id}')
  async producto(@Path() id: string): Promise<ProductoVista> {
    return oneOf(porCodigo, id, (page) => this.catalogos.listProductos(page));
  }

  /** @summary Notarios activos; con el filtro tipo ASAMBLEA, los de las asambleas. */
  @Get('notario')
  async notarios(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<NotarioVista[]> {
    const request = listRequest({ sort, range, filter }, deNotarios);
    return sendPage(this, 'notario', request, await this.catalogos.listNotarios(request));
  }

  /**
   * @summary Un notario activo.
   * @isInt id
   */
  @Get('notario/{id}')
  async notario(@Path() id: number): Promise<NotarioVista> {
    return oneOf(deNotarios, id, (page) => this.catalogos.listNotarios(page));
  }

  /** @summary Departamentos 001 a 015; los que no tienen nombre no se asignan. */
  @Get('departamento')
  async departamentos(
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<DepartamentoVista[]> {
    const request = listRequest({ sort, range, filter }, porCodigo);
    return sendPage(this, 'departamento', request, await this.catalogos.listDepartamentos(request));
  }

  /**
   * @summary Un departamento.
   * @pattern id ^[A-Za-z0-9._-]{1,24}$
   */
  @Get('departamento/{id}')
  async departamento(@Path() id: string): Promise<DepartamentoVista> {
    return oneOf(porCodigo, id, (page) => this.catalogos.listDepartamentos(page));
  }

  /** @summary Provincias del Ecuador con código INEC. */
  @Get('provincia')
  async provincias(
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<CatalogoVista[]> {
    const request = listRequest({ sort, range, filter }, porCodigo);
    return sendPage(this, 'provincia', request, await this.catalogos.listProvincias(request));
  }

  /**
   * @summary Una provincia.
   * @pattern id ^[A-Za-z0-9._-]{1,24}$
   */
  @Get('provincia/{id}')
  async provincia(@Path() id: string): Promise<CatalogoVista> {
    return oneOf(porCodigo, id, (page) => this.catalogos.listProvincias(page));
  }

  /** @summary Cantones de una provincia. */
  @Get('canton')
  async cantones(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<CantonVista[]> {
    const request = listRequest({ sort, range, filter }, deCantones);
    return sendPage(this, 'canton', request, await this.catalogos.listCantones(request));
  }

  /**
   * @summary Un cantón.
   * @pattern id ^[A-Za-z0-9._-]{1,24}$
   */
  @Get('canton/{id}')
  async canton(@Path() id: string): Promise<CantonVista> {
    return oneOf(deCantones, id, (page) => this.catalogos.listCantones(page));
  }

  /** @summary Parroquias de un cantón. */
  @Get('parroquia')
  async parroquias(
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<ParroquiaVista[]> {
    const request = listRequest({ sort, range, filter }, deParroquias);
    return sendPage(this, 'parroquia', request, await this.catalogos.listParroquias(request));
  }

  /**
   * @summary Una parroquia.
   * @pattern id ^[A-Za-z0-9._-]{1,24}$
   */
  @Get('parroquia/{id}')
  async parroquia(@Path() id: string): Promise<ParroquiaVista> {
    return oneOf(deParroquias, id, (page) => this.catalogos.listParroquias(page));
  }

  /** @summary Países con nombre en español e inglés y prefijo telefónico. */
  @Get('pais')
  async paises(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<PaisVista[]> {
    const request = listRequest({ sort, range, filter }, porCodigo);
    return sendPage(this, 'pais', request, await this.catalogos.listPaises(request));
  }

  /**
   * @summary Un país.
   * @pattern id ^[A-Za-z0-9._-]{1,24}$
   */
  @Get('pais/{id}')
  async pais(@Path() id: string): Promise<PaisVista> {
    return oneOf(porCodigo, id, (page) => this.catalogos.listPaises(page));
  }

  /** @summary Ciudades de emisión. */
  @Get('ciudad')
  async ciudades(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<CatalogoVista[]> {
    const request = listRequest({ sort, range, filter }, porCodigo);
    return sendPage(this, 'ciudad', request, await this.catalogos.listCiudades(request));
  }

  /**
   * @summary Una ciudad de emisión.
   * @pattern id ^[A-Za-z0-9._-]{1,24}$
   */
  @Get('ciudad/{id}')
  async ciudad(@Path() id: string): Promise<CatalogoVista> {
    return oneOf(porCodigo, id, (page) => this.catalogos.listCiudades(page));
  }

  /** @summary Quienes representan a la empresa en pagarés, prendas y contratos. */
  @Get('representante')
  async representantes(
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<RepresentanteVista[]> {
    const request = listRequest({ sort, range, filter }, deRepresentantes);
    return sendPage(this, 'representante', request, await this.catalogos.listRepresentantes(request));
  }

  /**
   * @summary Un representante activo de la empresa.
   * @isInt id
   */
  @Get('representante/{id}')
  async representante(@Path() id: number): Promise<RepresentanteVista> {
    return oneOf(deRepresentantes, id, (page) => this.catalogos.listRepresentantes(page));
  }

  /** @summary Bancos y cooperativas. */
  @Get('banco')
  async bancos(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<CatalogoVista[]> {
    const request = listRequest({ sort, range, filter }, porCodigo);
    return sendPage(this, 'banco', request, await this.catalogos.listBancos(request));
  }

  /**
   * @summary Un banco o una cooperativa.
   * @pattern id ^[A-Za-z0-9._-]{1,24}$
   */
  @Get('banco/{id}')
  async banco(@Path() id: string): Promise<CatalogoVista> {
    return oneOf(porCodigo, id, (page) => this.catalogos.listBancos(page));
  }

  /** @summary Feriados del Ecuador. */
  @Get('feriado')
  async feriados(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<FeriadoVista[]> {
    const request = listRequest({ sort, range, filter }, deFeriados);
    return sendPage(this, 'feriado', request, await this.catalogos.listFeriados(request));
  }

  /**
   * @summary Un feriado.
   * @isInt id
   */
  @Get('feriado/{id}')
  async feriado(@Path() id: number): Promise<FeriadoVista> {
    return oneOf(deFeriados, id, (page) => this.catalogos.listFeriados(page));
  }

  /** @summary Actividades económicas de la UAFE. */
  @Get('actividad-uafe')
  async actividades(
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<CatalogoVista[]> {
    const request = listRequest({ sort, range, filter }, porCodigo);
    return sendPage(this, 'actividad-uafe', request, await this.catalogos.listActividades(request));
  }

  /**
   * @summary Una actividad económica de la UAFE.
   * @pattern id ^[A-Za-z0-9._-]{1,24}$
   */
  @Get('actividad-uafe/{id}')
  async actividad(@Path() id: string): Promise<CatalogoVista> {
    return oneOf(porCodigo, id, (page) => this.catalogos.listActividades(page));
  }

  /** @summary Roles con su departamento y su prefijo. */
  @Get('rol')
  async roles(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<RolVista[]> {
    const request = listRequest({ sort, range, filter }, deRoles);
    return sendPage(this, 'rol', request, this.catalogos.listRoles(request));
  }

  /**
   * @summary Un rol.
   * @maxLength id 64
   */
  @Get('rol/{id}')
  async rol(@Path() id: string): Promise<RolVista> {
    return oneOf(deRoles, id, (page) => this.catalogos.listRoles(page));
  }
}
