import { Entity, ForeignKey, Index } from 'typeorm';
import {
  BoolColumn,
  CodeColumn,
  DateColumn,
  DigitsColumn,
  IdColumn,
  KeyCodeColumn,
  TextColumn,
} from '../columns/columns';

/** Catalogues: data, not code. The two products are '01' Motor and '02' Casa (GEN-002), shown as '{nombre} Plan' (ASA-015). */
@Entity({ name: 'producto', schema: 'catalogo', comment: 'Producto: 01 MotorPlan, 02 CasaPlan' })
export class Producto {
  @KeyCodeColumn(2, 'igual')
  codigo: string;

  @TextColumn(60, { clase: 'igual' })
  nombre: string;
}

/** Departments 001…015 (GEN-006). Those without a name cannot be assigned. */
@Entity({ name: 'departamento', schema: 'catalogo', comment: 'Departamento de la empresa' })
export class Departamento {
  @KeyCodeColumn(3, 'igual')
  codigo: string;

  @TextColumn(60, { nullable: true, clase: 'igual' })
  nombre: string | null;

  @BoolColumn({ comment: 'Si se le puede asignar algo' })
  asignable: boolean;
}

/** Notaries; those of tipo 'ASAMBLEA' may attest an assembly (ASA-083). */
@Entity({ name: 'notario', schema: 'catalogo', comment: 'Notario' })
@Index(['nombre'], { unique: true })
export class Notario {
  @IdColumn()
  id: number;

  @TextColumn(120)
  nombre: string;

  @CodeColumn(20, 'igual')
  tipo: string;

  @BoolColumn()
  activo: boolean;
}

@Entity({ name: 'provincia', schema: 'catalogo', comment: 'Provincia' })
export class Provincia {
  @KeyCodeColumn(2, 'igual')
  codigo: string;

  @TextColumn(80, { clase: 'igual' })
  nombre: string;
}

@Entity({ name: 'canton', schema: 'catalogo', comment: 'Cantón' })
@Index(['provinciaCodigo'])
export class Canton {
  @KeyCodeColumn(4, 'igual')
  codigo: string;

  @ForeignKey(() => Provincia, 'codigo')
  @CodeColumn(2, 'igual')
  provinciaCodigo: string;

  @TextColumn(80, { clase: 'igual' })
  nombre: string;
}

@Entity({ name: 'parroquia', schema: 'catalogo', comment: 'Parroquia' })
@Index(['cantonCodigo'])
export class Parroquia {
  @KeyCodeColumn(6, 'igual')
  codigo: string;

  @ForeignKey(() => Canton, 'codigo')
  @CodeColumn(4, 'igual')
  cantonCodigo: string;

  @TextColumn(80, { clase: 'igual' })
  nombre: string;
}

/** ISO 3166 with Spanish and English names and dial code (GEN-508). */
@Entity({ name: 'pais', schema: 'catalogo', comment: 'País' })
export class Pais {
  @KeyCodeColumn(2, 'igual')
  codigo: string;

  @TextColumn(80, { clase: 'igual' })
  nombre: string;

  @TextColumn(80, { comment: 'Nombre en inglés', clase: 'igual' })
  nombreIngles: string;

  @CodeColumn(20, 'igual', { comment: 'Prefijo telefónico' })
  prefijo: string;
}

@Entity({ name: 'ciudad', schema: 'catalogo', comment: 'Ciudad' })
export class Ciudad {
  @KeyCodeColumn(6, 'igual')
  codigo: string;

  @TextColumn(80, { clase: 'igual' })
  nombre: string;
}

@Entity({ name: 'banco', schema: 'catalogo', comment: 'Banco' })
export class Banco {
  @KeyCodeColumn(6, 'igual')
  codigo: string;

  @TextColumn(120, { clase: 'igual' })
  nombre: string;
}

/** Holidays of Ecuador plus the company's own; used only where a setting turns them on. */
@Entity({ name: 'feriado', schema: 'catalogo', comment: 'Feriado' })
@Index(['fecha'], { unique: true })
export class Feriado {
  @IdColumn()
  id: number;

  @DateColumn()
  fecha: string;

  @TextColumn(80, { clase: 'igual' })
  nombre: string;
}

/** Economic activities of the UAFE (official file by import; the demo has a labelled CIIU sample). */
@Entity({ name: 'actividad_uafe', schema: 'catalogo', comment: 'Actividad económica de la UAFE' })
export class ActividadUafe {
  @KeyCodeColumn(12, 'igual')
  codigo: string;

  @TextColumn(300, { clase: 'igual' })
  nombre: string;
}

/** Representatives of the company in notes, pledges and contracts (LEG-594). A document keeps the chosen name. */
@Entity({ name: 'representante', schema: 'catalogo', comment: 'Quien puede representar a la empresa' })
@Index(['nombre'], { unique: true })
export class Representante {
  @IdColumn()
  id: number;

  @TextColumn(160)
  nombre: string;

  @DigitsColumn(10)
  cedula: string;

  /** Capacity: 'Gerente General'. */
  @TextColumn(80, { comment: 'En qué calidad representa', clase: 'igual' })
  calidad: string;

  @BoolColumn()
  activo: boolean;
}
