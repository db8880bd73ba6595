import type { PasoLegal, Rol } from '@adjudica/domain';
import { ownPath } from '../../ui/navigation';
import type { RowTarget } from '../../ui/table/column';
import { rutaDePrenda } from '../prenda/rutas';
import type { Avance } from './tipos';

type Ruta = (role: Rol, tramite: Avance, cedula: string) => Exclude<RowTarget, string>;

const aPagare: Ruta = (role, { pagareId }) => ({ pathname: ownPath(role, `pagare/${pagareId}`) });
const aContrato: Ruta = (role, { id }) => ({ pathname: ownPath(role, `contrato/${encodeURIComponent(id)}`) });

/** Where each step is done (LEG-506, NAV-522). */
const rutas: Readonly<Record<PasoLegal, Ruta>> = {
  generarPagare: (role, { id }, cedula) => ({
    pathname: ownPath(role, `pagare/inicio/nuevo/${encodeURIComponent(cedula)}`),
    search: `?${new URLSearchParams({ plan: id })}`,
  }),
  completarPagare: aPagare,
  ingresarPrenda: (role, { pagareId, id }, cedula) =>
    rutaDePrenda(role, { promissory: pagareId ?? 0, cedula, plan: id }),
  aprobarPagare: aPagare,
  generarContrato: (role, tramite, cedula) =>
    tramite.contratoId === null
      ? {
          pathname: ownPath(role, 'contrato/nuevo'),
          search: `?${new URLSearchParams({ plan: tramite.id })}`,
        }
      : aContrato(role, tramite, cedula),
  aprobarContrato: aContrato,
};

/** The papers that a plan has by now. */
export function papelesDe(role: Rol, tramite: Avance, cedula: string) {
  const { pagareId, contratoId } = tramite;
  const deNota = pagareId === null ? [] : (['completarPagare', 'ingresarPrenda'] as const);
  const deContrato = contratoId === null ? [] : (['aprobarContrato'] as const);
  return [...deNota, ...deContrato].map((paso) => ({
    nombre: nombreDePapel[paso],
    destino: rutas[paso](role, tramite, cedula),
  }));
}
const nombreDePapel = { completarPagare: 'Pagaré', ingresarPrenda: 'Prenda', aprobarContrato: 'Contrato' } as const;

export const rutaDePaso = (role: Rol, paso: PasoLegal, tramite: Avance, cedula: string): Exclude<RowTarget, string> =>
  rutas[paso](role, tramite, cedula);
