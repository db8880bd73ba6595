import { mensajes, nombreDeDepartamento, propios } from '@adjudica/domain';
import ChevronRight from '@mui/icons-material/ChevronRight';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import PhonelinkLockOutlined from '@mui/icons-material/PhonelinkLockOutlined';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { BotonDeBusqueda } from '../../capabilities/busqueda/BotonDeBusqueda';
import { NotificacionesButton } from '../../capabilities/notificacion/NotificacionesButton';
import { salir } from '../../providers/authProvider';
import { usePreference } from '../../providers/preferences';
import { useUsuario } from '../../providers/sesion';
import { lazy } from '../lazy';
import { useThemeMode } from '../useThemeMode';
import { useCrumbs } from './breadcrumbs';
import { headerHeight } from './measures';

const SegundoFactorDialog = lazy(() => import('../../capabilities/sesion/SegundoFactorDialog'));
const CambiarContrasenaDialog = lazy(() => import('../../capabilities/sesion/CambiarContrasenaDialog'));

interface HeaderProps {
  readonly onMenu?: (() => void) | undefined;
  readonly onHelp: () => void;
}

export function Header({ onMenu, onHelp }: HeaderProps) {
  const { mode, toggle } = useThemeMode();
  return (
    <Box
      component="header"
      sx={{
        height: headerHeight,
        flexShrink: 0,
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        px: { xs: 1, md: 3 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {onMenu && (
        <IconButton onClick={onMenu} aria-label="Abrir menú">
          <MenuIcon />
        </IconButton>
      )}
      <CrumbBar />
      <BotonDeBusqueda />
      <Tooltip title={mode === 'dark' ? 'Tema claro' : 'Tema oscuro'}>
        <IconButton onClick={toggle} aria-label={mode === 'dark' ? 'Tema claro' : 'Tema oscuro'}>
          {mode === 'dark' ? <LightModeOutlined fontSize="small" /> : <DarkModeOutlined fontSize="small" />}
        </IconButton>
      </Tooltip>
      <NotificacionesButton />
      <HelpButton onHelp={onHelp} />
      <UserButton />
    </Box>
  );
}

/** Marked until somebody opens it in this browser for the first time. */
function HelpButton({ onHelp }: Pick<HeaderProps, 'onHelp'>) {
  const [seen, setSeen] = usePreference('ayuda', ['vista', 'nueva'], 'nueva');
  return (
    <Tooltip title={propios.ayuda}>
      <IconButton
        onClick={() => {
          setSeen('vista');
          onHelp();
        }}
        aria-label={propios.ayuda}
        aria-haspopup="dialog"
      >
        <Badge variant="dot" color="primary" invisible={seen === 'vista'}>
          <HelpOutlineOutlined fontSize="small" />
        </Badge>
      </IconButton>
    </Tooltip>
  );
}

function CrumbBar() {
  const crumbs = useCrumbs();
  const current = crumbs[crumbs.length - 1]?.label ?? 'Adjudica';
  useEffect(() => {
    document.title = `${current} · Adjudica`;
  }, [current]);
  return (
    <Breadcrumbs
      aria-label="Ruta de navegación"
      separator={<ChevronRight sx={{ fontSize: 16, color: 'text.disabled' }} />}
      sx={{
        flex: 1,
        minWidth: 0,
        '& ol': { flexWrap: 'nowrap' },
        '& li:not(:last-of-type)': { display: { xs: 'none', sm: 'flex' } },
        '& .MuiBreadcrumbs-separator': { mx: 0.75, display: { xs: 'none', sm: 'flex' } },
        // a narrow or enlarged window shows the last two, so that they do not run into the search
        '@media (max-width:999px)': { '& li:not(:nth-last-of-type(-n+3))': { display: 'none' } },
        '& li:last-of-type': { minWidth: 0 },
      }}
    >
      {crumbs.map((crumb, index) =>
        index < crumbs.length - 1 && crumb.to !== undefined ? (
          <Typography
            key={crumb.label}
            component={Link}
            to={crumb.to}
            title={crumb.label}
            variant="body2"
            noWrap
            sx={{ color: 'text.secondary', textDecoration: 'none', '&:hover': { color: 'primary.main' } }}
          >
            {crumb.label}
          </Typography>
        ) : (
          <Typography
            key={crumb.label}
            title={crumb.label}
            variant="body2"
            noWrap
            aria-current={index === crumbs.length - 1 ? 'page' : undefined}
            sx={index === crumbs.length - 1 ? { fontWeight: 600 } : { color: 'text.secondary' }}
          >
            {crumb.label}
          </Typography>
        ),
      )}
    </Breadcrumbs>
  );
}

/** Drawn, but not part of the button's accessible name, which stays the visible name for voice control. */
const drawn = (text: string) => ({ '&::after': { content: JSON.stringify(text) } });

function UserButton() {
  const user = useUsuario();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [changing, setChanging] = useState<'contrasena' | 'segundo-factor' | null>(null);
  const fullName = `${user.nombre} ${user.apellido}`.trim();
  const initials = `${user.nombre.charAt(0)}${user.apellido.charAt(0)}`.toUpperCase();
  const departamento = user.idDepartamento === null ? null : nombreDeDepartamento(user.idDepartamento);
  return (
    <>
      <ButtonBase
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={`Usuario: ${fullName}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{ gap: 1.25, borderRadius: 1, px: 1, py: 0.5, ml: 0.5, '&:hover': { bgcolor: 'action.hover' } }}
      >
        <Avatar
          aria-hidden
          sx={{
            width: 30,
            height: 30,
            fontSize: 12.5,
            fontWeight: 620,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            ...drawn(initials),
          }}
        >
          {/* Without any child MUI would draw a figure. */}{' '}
        </Avatar>
        <Box sx={{ textAlign: 'left', display: { xs: 'none', md: 'block' } }}>
          <Typography variant="body2" noWrap sx={{ fontWeight: 560, maxWidth: 180, lineHeight: 1.25 }}>
            {fullName}
          </Typography>
          <Typography
            variant="caption"
            noWrap
            component="p"
            sx={{ color: 'text.secondary', maxWidth: 180, lineHeight: 1.25, ...drawn(user.role) }}
          />
        </Box>
      </ButtonBase>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { minWidth: 232, mt: 0.5 } } }}
      >
        <Box component="li" role="presentation" sx={{ px: 2, py: 1 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {fullName}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {user.role}
            {departamento !== null && departamento !== user.role ? ` · ${departamento}` : ''}
          </Typography>
        </Box>
        <Divider component="li" />
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setChanging('contrasena');
          }}
        >
          <ListItemIcon>
            <KeyOutlined fontSize="small" />
          </ListItemIcon>
          Cambiar contraseña
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setChanging('segundo-factor');
          }}
        >
          <ListItemIcon>
            <PhonelinkLockOutlined fontSize="small" />
          </ListItemIcon>
          {mensajes.propios.segundoFactorTitulo}
        </MenuItem>
        <MenuItem onClick={() => void salir()}>
          <ListItemIcon>
            <LogoutOutlined fontSize="small" />
          </ListItemIcon>
          {mensajes.AUT.cerrarSesion}
        </MenuItem>
      </Menu>
      {changing !== null && (
        <Suspense fallback={null}>
          {changing === 'contrasena' && <CambiarContrasenaDialog onClose={() => setChanging(null)} />}
          {changing === 'segundo-factor' && <SegundoFactorDialog onClose={() => setChanging(null)} />}
        </Suspense>
      )}
    </>
  );
}
