import {
  type CodigoDePestana,
  type CodigoDeSubpestana,
  type DuenoDeDocumento,
  type Pestana,
  pestanasDe,
} from '@adjudica/domain';
import { type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { lazy } from '../../ui/lazy';
import { ConyugeTab } from '../conyuge';
import { DepositarioTab } from '../depositario';
import { DocumentosTab } from '../documento';
import { HistorialDeCliente } from '../evento';
import { FinanzasTab } from '../finanzas';
import { GaranteTab } from '../garante';
import { SeguroTab } from '../medio-aprobacion';
import { ReferenciasTab } from '../referencia';
import { SolicitudTab } from '../solicitud';
import type { ContenidoProps, EstadoDePlan } from './tipos';

interface Contenido {
  readonly component: LazyExoticComponent<ComponentType<ContenidoProps>>;
  readonly rol?: 'titular' | 'garante';
  readonly dueno?: DuenoDeDocumento;
}

/**
 * THE table of the status page: tab and sub-tab → what stands in it, loaded when it is opened. A sub-tab that is not here has no screen yet
 * and is not drawn.
 */
export const contenidos: Readonly<Partial<Record<`${CodigoDePestana}/${CodigoDeSubpestana}`, Contenido>>> = {
  'cliente/informacion': { component: SolicitudTab, rol: 'titular' },
  'cliente/datos-financieros': { component: FinanzasTab, rol: 'titular' },
  'cliente/referencias-personales': { component: ReferenciasTab, rol: 'titular' },
  'cliente/detalle-pagos': { component: lazy(() => import('./DetallePagos')) },
  'cliente/documentos': { component: DocumentosTab, dueno: 1 },
  'cliente/historial': { component: HistorialDeCliente },
  'cliente/seguro': { component: SeguroTab },
  'conyuge-cliente/informacion': { component: ConyugeTab, rol: 'titular' },
  'conyuge-cliente/documentos': { component: DocumentosTab, dueno: 2 },
  'garante/informacion': { component: SolicitudTab, rol: 'garante' },
  'garante/datos-financieros': { component: FinanzasTab, rol: 'garante' },
  'garante/referencias-personales': { component: ReferenciasTab, rol: 'garante' },
  'garante/documentos': { component: DocumentosTab, dueno: 3 },
  'conyuge-garante/informacion': { component: ConyugeTab, rol: 'garante' },
  'conyuge-garante/documentos': { component: DocumentosTab, dueno: 4 },
  'depositario/informacion': { component: DepositarioTab },
  'depositario/documentos': { component: DocumentosTab, dueno: 5 },
};

/** What stands around every sub-tab of a main tab: the guarantor's search and name, for instance. */
export const marcos: Readonly<
  Partial<Record<CodigoDePestana, LazyExoticComponent<ComponentType<ContenidoProps & { children: ReactNode }>>>>
> = {
  garante: GaranteTab,
};

/** The plan's tabs (EST-500…511) as far as they can be drawn. */
export function pestanasDibujadas(estado: EstadoDePlan): Pestana[] {
  return pestanasDe(estado)
    .map((pestana) => ({
      ...pestana,
      subpestanas: pestana.subpestanas.filter(({ codigo }) => `${pestana.codigo}/${codigo}` in contenidos),
    }))
    .filter(({ subpestanas }) => subpestanas.length > 0);
}
