import type { DataSource } from 'typeorm';
import { type ListRequest, likePrefix, type Page, pageOf } from '../../db/lists/page';
import {
  ClaseVehiculo,
  ColorVehiculo,
  MarcaVehiculo,
  ModeloVehiculo,
  PrecioVehiculo,
} from '../../entities/vehiculo.entity';
import { type CatalogoVista, coded, paginaDeCatalogo, shape } from '../catalogo';
import type { MarcaVehiculoVista, ModeloVehiculoVista, PrecioVehiculoVista } from './vehiculo.dto';

const modelo = shape('id', ['codigo', 'nombre'], { marca: 'marcaId', clase: 'claseCodigo' });

export class VehiculoStore {
  constructor(private readonly dataSource: DataSource) {}

  listMarcas(request: ListRequest): Promise<Page<MarcaVehiculoVista>> {
    return paginaDeCatalogo(this.dataSource, MarcaVehiculo, shape('id', ['codigo', 'nombre']), request);
  }

  /** Active ones; by id also inactive ones, for sheets that name them. */
  listModelos(request: ListRequest): Promise<Page<ModeloVehiculoVista>> {
    const filter = request.filter.id === undefined ? { ...request.filter, activo: true } : request.filter;
    return paginaDeCatalogo(this.dataSource, ModeloVehiculo, modelo, { ...request, filter });
  }

  listClases(request: ListRequest): Promise<Page<CatalogoVista>> {
    return paginaDeCatalogo(this.dataSource, ClaseVehiculo, coded(), request);
  }

  listColores(request: ListRequest): Promise<Page<CatalogoVista>> {
    return paginaDeCatalogo(this.dataSource, ColorVehiculo, coded(), request);
  }

  async listPrecios(request: ListRequest): Promise<Page<PrecioVehiculoVista>> {
    const { marca, modelo, anio, estadoBien, q } = request.filter;
    const count = this.dataSource.createQueryBuilder().from(PrecioVehiculo, 'precio');
    if (modelo !== undefined) count.andWhere('precio.modeloId IN (:...modelo)', { modelo });
    if (anio !== undefined) count.andWhere('precio.anio = :anio', { anio });
    if (estadoBien !== undefined) count.andWhere('precio.estadoBien = :estadoBien', { estadoBien });
    if (q !== undefined) count.andWhere('precio.concesionario LIKE :q', { q: likePrefix(String(q)) });
    if (marca !== undefined) {
      const modelosDeMarca = count
        .subQuery()
        .select('otro.id')
        .from(ModeloVehiculo, 'otro')
        .where('otro.marcaId IN (:...marca)');
      count.andWhere(`precio.modeloId IN ${modelosDeMarca.getQuery()}`, { marca });
    }
    const query = count
      .clone()
      .innerJoin(ModeloVehiculo, 'modelo', 'modelo.id = precio.modeloId')
      .innerJoin(MarcaVehiculo, 'marca', 'marca.id = modelo.marcaId')
      .select('precio.id', 'id')
      .addSelect('modelo.marcaId', 'marca')
      .addSelect('marca.nombre', 'nombreMarca')
      .addSelect('precio.modeloId', 'modelo')
      .addSelect('modelo.nombre', 'nombreModelo');
    for (const column of ['anio', 'estadoBien', 'precio', 'concesionario', 'vigenteDesde'])
      query.addSelect(`precio.${column}`, column);
    const page = await pageOf<PrecioVehiculoVista>(query, request, 'precio', {}, count);
    return { ...page, rows: page.rows.map((row) => ({ ...row, precio: Number(row.precio) })) };
  }
}
