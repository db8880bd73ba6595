import { mensajes, type Prefijo, prefijoDe, type Rol } from '@adjudica/domain';
import AccountBoxOutlined from '@mui/icons-material/AccountBoxOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import SpeedOutlined from '@mui/icons-material/SpeedOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import { type Areas, homePath, isGroup, type MenuItem, menuIn, screensIn } from '../../ui/navigation';

const clientes: MenuItem = { label: mensajes.NAV.estadoDeCliente, icon: AccountBoxOutlined, path: 'estado-cliente' };
const visor: MenuItem = { label: mensajes.DOC.visorDeDocumentos, icon: FolderOpenOutlined, path: 'documentos-cliente' };

/** RIE-503, LEG-500: tiles that the specification names; they lead to more than the menu does (NAV-520) and bear other names. */
const especificados: Readonly<Partial<Record<Prefijo, readonly MenuItem[]>>> = {
  '/riesgo': [
    { label: mensajes.NAV.buroDeCredito, icon: SpeedOutlined, path: 'buro-credito' },
    clientes,
    visor,
    { label: mensajes.NAV.mediosDeAprobacion, icon: VerifiedOutlined, path: 'medio-aprobacion' },
  ],
  '/legal': [
    { label: mensajes.NAV.contratos, icon: DescriptionOutlined, path: 'prenda-comercial' },
    clientes,
    { label: mensajes.NAV.pagares, icon: RequestQuoteOutlined, path: 'pagare' },
    visor,
  ],
};

/** What the home page of a role leads to: its tiles, or its menu where none are named; only screens that exist and that the role may open. */
export function accesosDe(areas: Areas, role: Rol): readonly MenuItem[] {
  const tiles = especificados[prefijoDe(role)];
  if (tiles === undefined) {
    return menuIn(areas, role)
      .flatMap((entry): readonly MenuItem[] => (isGroup(entry) ? entry.entries : [entry]))
      .filter(({ path }) => path !== homePath);
  }
  const paths = new Set(screensIn(areas, role).map(({ path }) => path));
  return tiles.filter(({ path }) => paths.has(path));
}
