import type { ColorDePaso } from '@adjudica/domain';
import type { PuntoDeRecorrido, RecorridoVista } from '../../generated/api';

export type { CabeceraDeRecorrido } from '../../generated/api';

/** JOR-501, JOR-503, JOR-504: a step, done or not; `diasHabiles` from the done step before it. */
export type PuntoRecord = Omit<PuntoDeRecorrido, 'color'> & { readonly color: ColorDePaso | null };

/** `total`: working days from the award to today, or to the delivery; `null` = not awarded. */
export type RecorridoRecord = Omit<RecorridoVista, 'puntos'> & { readonly puntos: readonly PuntoRecord[] };
