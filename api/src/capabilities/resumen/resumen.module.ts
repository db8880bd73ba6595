import type { Shared } from '../../composition/shared';
import { ResumenDiario } from './resumen.diario';

export const composeResumen = (shared: Shared) => ({
  diario: new ResumenDiario(shared, shared.tareas, shared.notificaciones, shared.feriados),
});
