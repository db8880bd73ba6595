import { listaDeRoles, normalizar, roles } from '@adjudica/domain';
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { boolOf } from '../../db/columns';
import { type ListRequest, likePrefix, type Page, pageOf } from '../../db/page';
import type {
  CantonVista,
  CatalogoVista,
  DepartamentoVista,
  FeriadoVista,
  NotarioVista,
  PaisVista,
  ParroquiaVista,
  ProductoVista,
  RolVista,
} from './catalogo.dto';
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
} from './catalogo.entity';

interface Shape {
  columns: readonly string[];
  /** Column served as `id`. */
  key: string;
}

const coded = (...more: string[]): Shape => ({ columns: ['codigo', 'nombre', ...more], key: 'codigo' });

/** Catalogues are small and flat: one query serves all of them. */
export class CatalogoStore {
  constructor(private readonly dataSource: DataSource) {}

  productos = (request: ListRequest) => this.page<ProductoVista>(Producto, coded(), request);
  notarios = (request: ListRequest) =>
    this.page<NotarioVista>(
      Notario,
      { columns: ['nombre', 'tipo'], key: 'id' },
      { ...request, filter: { ...request.filter, activo: true } },
    );
  provincias = (request: ListRequest) => this.page<CatalogoVista>(Provincia, coded(), request);
  cantones = (request: ListRequest) => this.page<CantonVista>(Canton, coded('provinciaCodigo'), request);
  parroquias = (request: ListRequest) => this.page<ParroquiaVista>(Parroquia, coded('cantonCodigo'), request);
  paises = (request: ListRequest) => this.page<PaisVista>(Pais, coded('nombreIngles', 'prefijo'), request);
  ciudades = (request: ListRequest) => this.page<CatalogoVista>(Ciudad, coded(), request);
  bancos = (request: ListRequest) => this.page<CatalogoVista>(Banco, coded(), request);
  actividades = (request: ListRequest) => this.page<CatalogoVista>(ActividadUafe, coded(), request);
  feriados = (request: ListRequest) =>
    this.page<FeriadoVista>(Feriado, { columns: ['fecha', 'nombre'], key: 'id' }, request);

  async departamentos(request: ListRequest): Promise<Page<DepartamentoVista>> {
    const page = await this.page<DepartamentoVista>(Departamento, coded('asignable'), request);
    return { ...page, rows: page.rows.map((row) => ({ ...row, asignable: boolOf(row.asignable) })) };
  }

  /** Roles are the one table of the rules, served for the user form. */
  roles(request: ListRequest): Page<RolVista> {
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
  async nombresDeNotarios(tipo: string): Promise<string[]> {
    const rows = await this.dataSource.manager.find(Notario, {
      select: { nombre: true },
      where: { tipo, activo: true },
    });
    return rows.map(({ nombre }) => nombre);
  }

  private async page<T>(entity: EntityTarget<ObjectLiteral>, shape: Shape, request: ListRequest): Promise<Page<T>> {
    const query = this.dataSource.createQueryBuilder().from(entity, 'c').select(`c.${shape.key}`, 'id');
    // Once only: the key under two names comes back as an array from SQL Server's driver.
    for (const column of shape.columns) if (column !== shape.key) query.addSelect(`c.${column}`, column);
    for (const [name, value] of Object.entries(request.filter)) {
      const field = name === 'id' ? shape.key : name;
      if (field === 'q') query.andWhere('c.nombre LIKE :q', { q: likePrefix(String(value)) });
      else if (Array.isArray(value)) query.andWhere(`c.${field} IN (:...${field})`, { [field]: value });
      else query.andWhere(`c.${field} = :${field}`, { [field]: value });
    }
    const page = await pageOf<T & { id: unknown }>(query, request, 'c', { id: `c.${shape.key}` });
    return { ...page, rows: page.rows.map((row) => ({ ...row, [shape.key]: row.id })) };
  }
}
