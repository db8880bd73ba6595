import { propios } from '@adjudica/domain';
import { FiltroDeFecha } from '../../ui/tabla/FiltroDeFecha';
import { FiltroEscrito } from '../../ui/tabla/FiltroEscrito';

/** By person, record, key of the record, act and days: each as the audit writes it. */
export function FiltrosDeAuditoria() {
  return (
    <>
      <FiltroEscrito campo="usuario" etiqueta={propios.auditoriaUsuario} />
      <FiltroEscrito campo="recurso" etiqueta={propios.auditoriaRecurso} ayuda="carpeta, plan, tarea…" />
      <FiltroEscrito campo="recursoId" etiqueta={propios.auditoriaRegistro} />
      <FiltroEscrito campo="accion" etiqueta={propios.auditoriaAccion} ayuda="aprobar, crear…" />
      <FiltroDeFecha campo="fechaDesde" etiqueta={propios.auditoriaDesde} />
      <FiltroDeFecha campo="fechaHasta" etiqueta={propios.auditoriaHasta} />
    </>
  );
}
