import { estadosDeVehiculo } from '@adjudica/domain';
import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  BoolColumn,
  CodeColumn,
  DateColumn,
  IdColumn,
  IntegerColumn,
  KeyCodeColumn,
  MoneyColumn,
  OptionColumn,
  TextColumn,
} from '../columns/columns';

/** Goods of approvals as data: brands and models from the company's list, prices from the dealers' (MED-528…533). */
@Entity({ name: 'marca_vehiculo', schema: 'catalogo', comment: 'Marca de vehículo' })
@Unique(['codigo'])
export class MarcaVehiculo {
  @IdColumn()
  id: number;

  /** 'KIA', 'GREATWALL': its code in files, besides its name. */
  @CodeColumn(40, 'igual')
  codigo: string;

  @TextColumn(60, { clase: 'igual' })
  nombre: string;
}

@Entity({ name: 'clase_vehiculo', schema: 'catalogo', comment: 'Clase de vehículo' })
export class ClaseVehiculo {
  @KeyCodeColumn(20, 'igual')
  codigo: string;

  @TextColumn(40, { clase: 'igual' })
  nombre: string;
}

@Entity({ name: 'modelo_vehiculo', schema: 'catalogo', comment: 'Modelo de vehículo' })
@Unique(['marcaId', 'codigo'])
export class ModeloVehiculo {
  @IdColumn()
  id: number;

  @ForeignKey(() => MarcaVehiculo)
  @IntegerColumn()
  marcaId: number;

  /** Unique within the brand. */
  @CodeColumn(40, 'igual')
  codigo: string;

  @TextColumn(80, { clase: 'igual' })
  nombre: string;

  @ForeignKey(() => ClaseVehiculo, 'codigo')
  @CodeColumn(20, 'igual')
  claseCodigo: string;

  /** An inactive one is not offered; sheets that name it keep it. */
  @BoolColumn()
  activo: boolean;
}

@Entity({ name: 'color_vehiculo', schema: 'catalogo', comment: 'Color de vehículo' })
export class ColorVehiculo {
  @KeyCodeColumn(20, 'igual')
  codigo: string;

  @TextColumn(40, { clase: 'igual' })
  nombre: string;
}

/** One row of a dealer's price list. A newer list replaces the price; approvals keep theirs. */
@Entity({ name: 'precio_vehiculo', schema: 'catalogo', comment: 'Precio de lista de un modelo en un año' })
@Unique(['modeloId', 'anio', 'estadoBien', 'concesionario'])
export class PrecioVehiculo {
  @IdColumn()
  id: number;

  @ForeignKey(() => ModeloVehiculo)
  @IntegerColumn()
  modeloId: number;

  @IntegerColumn({ min: 1980, max: 2100 })
  anio: number;

  /** 'Nuevo' or 'Usado'. */
  @OptionColumn(5, estadosDeVehiculo)
  estadoBien: string;

  @MoneyColumn({ min: 1, comment: 'Precio de lista' })
  precio: number;

  /** Name as in the list; '' = a price without dealer. */
  @TextColumn(120, { comment: 'Concesionario' })
  concesionario: string;

  @DateColumn({ nullable: true })
  vigenteDesde: string | null;
}
