import { type Permiso, propios } from '@adjudica/domain';
import { type ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { OrdenDeListaVista, PagoDeListaVista } from '../../generated/api';
import { lazy } from '../../ui/lazy';

/** What stands in the row of something that waits, whatever it is. */
export interface EnEspera {
  readonly id: number;
  readonly nombreCliente: string;
  readonly cedula: string;
  readonly planes: readonly string[];
  readonly monto: number;
  /** Who gets the amount. */
  readonly paraQuien: string | null;
  /** In working days. */
  readonly dias: number | null;
  /** This user may approve it. */
  readonly aprobable: boolean;
}

export interface Trabajo {
  readonly recurso: 'orden-de-compra' | 'solicitud-de-pago';
  readonly permiso: Permiso;
  readonly titulo: (cuantos?: number) => string;
  readonly vacio: string;
  readonly filaDe: (registro: RaRecord) => EnEspera;
  /** The act's dialog, with what it is decided by. */
  readonly Dialogo: ComponentType<{ readonly id: number; readonly onClose: () => void }>;
}

/** Others make and decide them meanwhile: what stands on the home is asked again while somebody looks at it, and when they come back. */
export const alDia = { refetchInterval: 60_000, refetchOnWindowFocus: 'always', refetchOnMount: 'always' } as const;

/** THE table of what the head approves: one row each. */
export const trabajos: readonly Trabajo[] = [
  {
    recurso: 'orden-de-compra',
    permiso: 'orden:aprobar',
    titulo: propios.ordenesPorAprobar,
    vacio: propios.sinOrdenesPorAprobar,
    filaDe: (registro) => {
      const { pagoConcesionario, beneficiario, identificacionTercero, diasDeEspera, acciones, ...fila } =
        registro as OrdenDeListaVista;
      return {
        ...fila,
        monto: pagoConcesionario,
        paraQuien: identificacionTercero === null ? beneficiario : `${beneficiario}, ${identificacionTercero}`,
        dias: diasDeEspera,
        aprobable: acciones.includes('aprobar'),
      };
    },
    Dialogo: lazy(() => import('../orden-de-compra/AprobarOrdenDialog')),
  },
  {
    recurso: 'solicitud-de-pago',
    permiso: 'pago:aprobar',
    titulo: propios.pagosPorAprobar,
    vacio: propios.sinPagosPorAprobar,
    filaDe: (registro) => {
      const {
        valor,
        beneficiario,
        identificacionBeneficiario: suya,
        diasDeEspera,
        acciones,
        ...fila
      } = registro as PagoDeListaVista;
      return {
        ...fila,
        monto: valor,
        paraQuien: suya === null ? beneficiario : `${beneficiario}, ${suya}`,
        dias: diasDeEspera,
        aprobable: acciones.includes('aprobar'),
      };
    },
    Dialogo: lazy(() => import('../solicitud-de-pago/AprobarPagoDialog')),
  },
];
