import { prefijoDe } from '@adjudica/domain';
import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { alpha } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { Brand } from '../Brand';
import { addressOf, entryOf, homeOf, isGroup, type MenuItem, menuIn, useAreas } from '../navigation';
import { headerHeight } from './measures';

interface SideMenuProps {
  readonly collapsed: boolean;
  /** Left out in the drawer, which does not collapse. */
  readonly onToggle?: () => void;
}

/** AUT-015, NAV-518: the menu of the user; collapsed it shows icons with tooltips. */
export function SideMenu({ collapsed, onToggle }: SideMenuProps) {
  const { role } = useUsuario();
  const prefijo = prefijoDe(role);
  const areas = useAreas();
  const menu = menuIn(areas, role);
  const { pathname, search } = useLocation();
  const isHere = (item: MenuItem): boolean => {
    const path = `${prefijo}/${item.path}`;
    if (pathname !== path && !pathname.startsWith(`${path}/`)) return false;
    return entryOf(menu, item.path, search) === item;
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box
        component={Link}
        to={homeOf(role)}
        aria-label="Adjudica, ir al inicio"
        sx={{
          height: headerHeight,
          flexShrink: 0,
          display: 'flex',
          alignItems: 'center',
          px: 2,
          color: 'text.primary',
          textDecoration: 'none',
        }}
      >
        <Brand markOnly={collapsed} />
      </Box>
      <Box
        component="nav"
        aria-label="Menú principal"
        sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden', px: 1.25, py: 0.5 }}
      >
        {!collapsed && <Heading>{areas[prefijo].name}</Heading>}
        {menu.map((entry) =>
          isGroup(entry) ? (
            <Box key={entry.label} role="group" aria-label={entry.label} sx={{ mt: 1, [low]: { mt: 0.5 } }}>
              {collapsed ? (
                <Box sx={{ borderTop: 1, borderColor: 'divider', mx: 1, my: 1 }} />
              ) : (
                <Heading>{entry.label}</Heading>
              )}
              {entry.entries.map((item) => (
                <Entry key={item.path} item={item} prefijo={prefijo} active={isHere(item)} collapsed={collapsed} />
              ))}
            </Box>
          ) : (
            <Entry key={entry.path} item={entry} prefijo={prefijo} active={isHere(entry)} collapsed={collapsed} />
          ),
        )}
      </Box>
      {onToggle && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', p: 1.25 }}>
          <Tooltip title={collapsed ? 'Expandir menú' : ''} placement="right">
            <ButtonBase
              onClick={onToggle}
              aria-label={collapsed ? 'Expandir menú' : 'Plegar menú'}
              aria-expanded={!collapsed}
              sx={[row, { width: '100%', color: 'text.secondary', '&:hover': { bgcolor: 'action.hover' } }]}
            >
              {collapsed ? <KeyboardDoubleArrowRight fontSize="small" /> : <KeyboardDoubleArrowLeft fontSize="small" />}
              {!collapsed && <Typography variant="body2">Plegar menú</Typography>}
            </ButtonBase>
          </Tooltip>
        </Box>
      )}
    </Box>
  );
}

/** The longest menu fits a screen of 768 px. */
const low = '@media (max-height: 800px)';

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 1.5,
  minHeight: 38,
  [low]: { minHeight: 30 },
  px: 1.5,
  borderRadius: 1,
} as const;

function Heading({ children }: { readonly children: string }) {
  return (
    <Typography
      variant="caption"
      component="p"
      noWrap
      sx={{ px: 1.5, pt: 1, pb: 0.75, [low]: { pt: 0.75, pb: 0.5 }, color: 'text.secondary', fontWeight: 600 }}
    >
      {children}
    </Typography>
  );
}

interface EntryProps {
  readonly item: MenuItem;
  readonly prefijo: string;
  /** Its screen is open. */
  readonly active: boolean;
  readonly collapsed: boolean;
}

function Entry({ item, prefijo, active, collapsed }: EntryProps) {
  const Icon = item.icon;
  const link = useRef<HTMLAnchorElement>(null);
  // Keeps the current entry in sight in a low window.
  useEffect(() => {
    if (active) link.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <Tooltip title={collapsed ? item.label : ''} placement="right">
      <Box
        ref={link}
        component={Link}
        to={`${prefijo}/${addressOf(item)}`}
        aria-current={active ? 'page' : undefined}
        aria-label={collapsed ? item.label : undefined}
        sx={[
          row,
          (theme) => ({
            mb: 0.25,
            [low]: { mb: 0 },
            textDecoration: 'none',
            color: active ? 'primary.main' : 'text.secondary',
            bgcolor: active
              ? alpha(theme.palette.primary.main, theme.palette.mode === 'light' ? 0.09 : 0.16)
              : 'transparent',
            transition: 'background-color 120ms',
            '&:hover': {
              bgcolor: active ? undefined : 'action.hover',
              color: active ? 'primary.main' : 'text.primary',
            },
            '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
          }),
        ]}
      >
        <Icon fontSize="small" />
        {!collapsed && (
          <Typography
            variant="body2"
            component="span"
            // A long label wraps: truncated, it would not identify the screen.
            sx={{
              py: 0.5,
              lineHeight: 1.3,
              fontWeight: active ? 600 : 480,
              color: active ? 'primary.main' : 'text.primary',
            }}
          >
            {item.label}
          </Typography>
        )}
      </Box>
    </Tooltip>
  );
}
