import { type Campo, type Campos, mensajes } from '@adjudica/domain';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { readOne } from '../../db/engine/read';
import { ActividadUafe, Banco, Canton, Ciudad, Pais, Parroquia, Provincia } from '../../entities/catalogo.entity';
import { ClaseVehiculo } from '../../entities/vehiculo.entity';

/** Catalogues with codes in forms, and the column of their parent catalogue. */
const catalogos: Readonly<Record<string, { entity: EntityTarget<ObjectLiteral>; parent?: string }>> = {
  pais: { entity: Pais },
  provincia: { entity: Provincia },
  canton: { entity: Canton, parent: 'provinciaCodigo' },
  parroquia: { entity: Parroquia, parent: 'cantonCodigo' },
  banco: { entity: Banco },
  ciudad: { entity: Ciudad },
  'actividad-uafe': { entity: ActividadUafe },
  // eslint-disable-next-line adjudica/own-tables -- its codes are only read
  'tipo-vehiculo': { entity: ClaseVehiculo },
};

interface Codigo {
  campo: string;
  recurso: string;
  codigo: string;
}

/** Validates codes of catalogues in forms, and gives their names. */
export class CodigosDeCatalogo {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * One message for each field whose code does not exist, or does not belong to the code in the field of its parent ('provinciaCodigo' of a canton,
   * 'cantonCodigo' of a parish), where the form has that field. Empty = valid.
   */
  async errores<V extends object, C>(
    campos: Campos<V, C>,
    valores: V,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Record<string, string>> {
    const errores: Record<string, string> = {};
    for (const { campo, recurso, codigo } of codigosDe(campos, valores)) {
      const parent = catalogos[recurso]?.parent;
      const row = await this.leer(manager, recurso, codigo);
      const padre = parent === undefined ? undefined : (valores as Record<string, unknown>)[parent];
      if (row === null || (padre !== undefined && row.padre !== padre))
        errores[campo] = mensajes.propios.opcionInvalida;
    }
    return errores;
  }

  /** Field → name of its code, for documents. A code that no longer exists is its own name. */
  async nombres<V extends object, C>(
    campos: Campos<V, C>,
    valores: V,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Record<string, string>> {
    const pares = codigosDe(campos, valores).map(async ({ campo, recurso, codigo }) => {
      const row = await this.leer(manager, recurso, codigo);
      return [campo, row?.nombre ?? codigo] as const;
    });
    return Object.fromEntries(await Promise.all(pares));
  }

  private leer(
    manager: EntityManager,
    recurso: string,
    codigo: string,
  ): Promise<{ nombre: string; padre: string | null } | null> {
    const catalogo = catalogos[recurso];
    if (catalogo === undefined) throw new Error(`no catalogue ${recurso}`);
    const query = manager
      .createQueryBuilder()
      .from(catalogo.entity, 'codigo')
      .select('codigo.nombre', 'nombre')
      .where('codigo.codigo = :codigo', { codigo });
    if (catalogo.parent !== undefined) query.addSelect(`codigo.${catalogo.parent}`, 'padre');
    return readOne(query);
  }
}

function codigosDe<V extends object, C>(campos: Campos<V, C>, valores: V): Codigo[] {
  return (Object.keys(campos) as (keyof V & string)[]).flatMap((campo) => {
    const definicion: Campo<V, C> = campos[campo];
    const codigo = valores[campo];
    return definicion.tipo === 'catalogo' && typeof codigo === 'string'
      ? [{ campo, recurso: definicion.recurso, codigo }]
      : [];
  });
}
