import { listaDeRoles, normalizar, roles } from '@adjudica/domain';
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { boolOf } from '../../columns/columns';
import type { ListRequest, Page } from '../../db/lists/page';
import {
  ActividadUafe,
  Banco,
  Canton,
  Ciudad,
  Departamento,
  Feriado,
  Notario,
  Pais,
  Parroquia,
  Producto,
  Provincia,
  Representante,
} from '../../entities/catalogo.entity';
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
import { coded, paginaDeCatalogo, type Shape, shape } from './catalogo.pagina';

export class CatalogoStore {
  constructor(private readonly dataSource: DataSource) {}

  listProductos = (request: ListRequest) => this.page<ProductoVista>(Producto, coded(), request);
  listNotarios = (request: ListRequest) =>
    this.page<NotarioVista>(Notario, shape('id', ['nombre', 'tipo']), {
      ...request,
      filter: { ...request.filter, activo: true },
    });
  listProvincias = (request: ListRequest) => this.page<CatalogoVista>(Provincia, coded(), request);
  listCantones = (request: ListRequest) => this.page<CantonVista>(Canton, coded('provinciaCodigo'), request);
  listParroquias = (request: ListRequest) => this.page<ParroquiaVista>(Parroquia, coded('cantonCodigo'), request);
  listPaises = (request: ListRequest) => this.page<PaisVista>(Pais, coded('nombreIngles', 'prefijo'), request);
  listCiudades = (request: ListRequest) => this.page<CatalogoVista>(Ciudad, coded(), request);
  listBancos = (request: ListRequest) => this.page<CatalogoVista>(Banco, coded(), request);
  listActividades = (request: ListRequest) => this.page<CatalogoVista>(ActividadUafe, coded(), request);
  listFeriados = (request: ListRequest) => this.page<FeriadoVista>(Feriado, shape('id', ['fecha', 'nombre']), request);

  listRepresentantes = (request: ListRequest) =>
    this.page<RepresentanteVista>(Representante, shape('id', ['nombre', 'cedula', 'calidad']), {
      ...request,
      filter: { ...request.filter, activo: true },
    });

  async listDepartamentos(request: ListRequest): Promise<Page<DepartamentoVista>> {
    const page = await this.page<DepartamentoVista>(Departamento, coded('asignable'), request);
    return { ...page, rows: page.rows.map((row) => ({ ...row, asignable: boolOf(row.asignable) })) };
  }

  /** Roles of the rules, for the user form. */
  listRoles(request: ListRequest): Page<RolVista> {
    const { q, id } = request.filter;
    const prefix = normalizar(String(q ?? ''));
    const sign = request.order.direction === 'ASC' ? 1 : -1;
    const all = listaDeRoles
      .filter((nombre) => normalizar(nombre).startsWith(prefix) && (!Array.isArray(id) || id.includes(nombre)))
      .sort((a, b) => sign * a.localeCompare(b, 'es'))
      .map((nombre) => ({ id: nombre, nombre, ...roles[nombre] }));
    return { rows: all.slice(request.offset, request.offset + request.limit), total: all.length };
  }

  /** ASA-083: names that 'Nueva fecha' accepts as notary. */
  /** By the name that he has in the catalogue; null = no such name. */
  findRepresentante(nombre: string, manager = this.dataSource.manager): Promise<Representante | null> {
    return manager.findOneBy(Representante, { nombre });
  }

  async listNombresDeNotarios(tipo: string, manager = this.dataSource.manager): Promise<string[]> {
    const rows = await manager.find(Notario, {
      select: { nombre: true },
      where: { tipo, activo: true },
    });
    return rows.map(({ nombre }) => nombre);
  }

  private page<T>(entity: EntityTarget<ObjectLiteral>, columns: Shape, request: ListRequest): Promise<Page<T>> {
    return paginaDeCatalogo<T>(this.dataSource, entity, columns, request);
  }
}
