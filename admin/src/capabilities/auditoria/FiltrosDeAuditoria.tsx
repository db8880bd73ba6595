import { propios } from '@adjudica/domain';
import { DateFilter } from '../../ui/table/DateFilter';
import { TextFilter } from '../../ui/table/TextFilter';

/** By person, record, key of the record, act and days: each as the audit writes it. */
export function FiltrosDeAuditoria() {
  return (
    <>
      <TextFilter source="usuario" label={propios.auditoriaUsuario} />
      <TextFilter source="recurso" label={propios.auditoriaRecurso} placeholder="carpeta, plan, tarea…" />
      <TextFilter source="recursoId" label={propios.auditoriaRegistro} />
      <TextFilter source="accion" label={propios.auditoriaAccion} placeholder="aprobar, crear…" />
      <DateFilter source="fechaDesde" label={propios.auditoriaDesde} />
      <DateFilter source="fechaHasta" label={propios.auditoriaHasta} />
    </>
  );
}
