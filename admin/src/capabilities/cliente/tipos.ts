import type { DuenoDeDocumento } from '@adjudica/domain';
import type { CuotaVista, EstadoDePlan, MovimientoVista } from '../../generated/api';

export type { ClienteDetalle, PlanDeCliente } from '../../generated/api';
export type { EstadoDePlan };

export type MovimientoRecord = MovimientoVista;
export type CuotaRecord = CuotaVista;

/** What every part of the status page is given. `clave` = '{idCodigo}-titular' or '{idCodigo}-garante', where the part belongs to one of them. */
export interface ContenidoProps {
  readonly clave?: string;
  /** DOC-501: whose documents, 1 to 5. */
  readonly dueno?: DuenoDeDocumento;
  readonly estado: EstadoDePlan;
}
