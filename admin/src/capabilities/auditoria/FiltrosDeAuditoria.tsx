import { nombreDeRecurso, propios, type Recurso, recursos } from '@adjudica/domain';
import { DateFilter } from '../../ui/table/DateFilter';
import { SelectFilter } from '../../ui/table/SelectFilter';
import { TextFilter } from '../../ui/table/TextFilter';

/** What acts change. */
const registros = Object.entries<Recurso>(recursos)
  .filter(([, { lee, cambios }]) => lee !== undefined && cambios !== false)
  .map(([codigo]) => ({ codigo, nombre: nombreDeRecurso(codigo) }))
  .sort((a, b) => a.nombre.localeCompare(b.nombre, 'es'));

/** By person, record, key of the record, act and days. */
export function FiltrosDeAuditoria() {
  return (
    <>
      <TextFilter source="quien" label={propios.auditoriaUsuario} placeholder="apellido o usuario" />
      <SelectFilter source="recurso" label={propios.auditoriaRecurso} choices={registros} width={190} />
      <TextFilter source="recursoId" label={propios.auditoriaRegistro} />
      <TextFilter source="accion" label={propios.auditoriaAccion} placeholder="Aprobar, Generar acta…" />
      <DateFilter source="fechaDesde" label={propios.auditoriaDesde} />
      <DateFilter source="fechaHasta" label={propios.auditoriaHasta} />
      <SelectFilter
        source="ingresos"
        label={propios.auditoriaIngresos}
        choices={[{ codigo: false, nombre: propios.auditoriaSinIngresos }]}
        emptyLabel={propios.auditoriaConIngresos}
        width={150}
      />
    </>
  );
}
