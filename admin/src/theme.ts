import { alpha, createTheme, type Theme } from '@mui/material/styles';
import { printStyles } from './ui/layout/printStyles';

/**
 * The look of the application, made for long work with tables at 1366×768: low-contrast surfaces, high-contrast text, lines instead of shadows,
 * figures of equal width, rows of 36 px.
 */
export type ThemeMode = 'light' | 'dark';

const palettes = {
  light: {
    primary: { main: '#0f5e66', dark: '#0a474e', light: '#3b8189', contrastText: '#ffffff' },
    secondary: { main: '#8a5a0b', dark: '#6b4508', light: '#b98a35', contrastText: '#ffffff' },
    success: { main: '#2c6e49', contrastText: '#ffffff' },
    warning: { main: '#8d5b00', contrastText: '#ffffff' },
    error: { main: '#a8322d', contrastText: '#ffffff' },
    info: { main: '#2f5f8a', contrastText: '#ffffff' },
    background: { default: '#f4f5f2', paper: '#ffffff' },
    text: { primary: '#1c2a2d', secondary: '#54646a', disabled: '#8b989c' },
    divider: '#dfe4e1',
  },
  dark: {
    primary: { main: '#6fbac0', dark: '#4d9aa1', light: '#98d2d6', contrastText: '#0b2023' },
    secondary: { main: '#e0b566', dark: '#b98f45', light: '#efd39c', contrastText: '#22190a' },
    success: { main: '#7cc49a', contrastText: '#0c2016' },
    warning: { main: '#e3b35c', contrastText: '#241a06' },
    error: { main: '#ec8a82', contrastText: '#2b0b09' },
    info: { main: '#8bb8e0', contrastText: '#0b1a28' },
    background: { default: '#11181a', paper: '#182124' },
    text: { primary: '#e2e9e8', secondary: '#9fb0b2', disabled: '#6c7b7e' },
    divider: '#2a373a',
  },
} as const;

/** On touch screens everything that can be pressed is 40 px high. */
const TOUCH = '@media (pointer: coarse), (max-width: 599.95px)';
const TOUCH_SIZE = 40;

const fontFamily = '"Inter Variable", Inter, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

function build(mode: ThemeMode): Theme {
  const colours = palettes[mode];
  const line = `1px solid ${colours.divider}`;
  const hover = alpha(colours.primary.main, mode === 'light' ? 0.05 : 0.09);
  const headSurface = mode === 'light' ? '#f8f9f7' : '#1d282b';

  return createTheme({
    palette: { mode, ...colours },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily,
      fontSize: 13.5,
      htmlFontSize: 16,
      h1: { fontSize: '1.5rem', fontWeight: 650, letterSpacing: '-0.014em', lineHeight: 1.25 },
      h2: { fontSize: '1.125rem', fontWeight: 620, letterSpacing: '-0.01em', lineHeight: 1.3 },
      h3: { fontSize: '0.9375rem', fontWeight: 620, lineHeight: 1.35 },
      h4: { fontSize: '1.5rem', fontWeight: 650 },
      h5: { fontSize: '1.25rem', fontWeight: 620 },
      h6: { fontSize: '1.0625rem', fontWeight: 620 },
      body1: { fontSize: '0.875rem', lineHeight: 1.5 },
      body2: { fontSize: '0.8125rem', lineHeight: 1.45 },
      caption: { fontSize: '0.75rem', lineHeight: 1.4 },
      button: { textTransform: 'none', fontWeight: 560, fontSize: '0.8125rem' },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          html: { WebkitTextSizeAdjust: '100%' },
          // A word that is too long for its line breaks wherever it stands.
          body: { fontFeatureSettings: '"cv05", "ss03"', overflowX: 'hidden', overflowWrap: 'break-word' },
          '::selection': { background: alpha(colours.primary.main, 0.24) },
          ...printStyles,
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              animationIterationCount: '1 !important',
              transitionDuration: '0.01ms !important',
            },
          },
        },
      },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: 'none' } },
      },
      // 'hidden' would make the card a scroll container, and sticky elements would stick to it instead of the window. Only scroll containers shrink
      // below their content by themselves.
      MuiCard: { styleOverrides: { root: { border: line, boxShadow: 'none', overflow: 'clip', minWidth: 0 } } },
      MuiDialog: {
        styleOverrides: {
          paper: {
            border: line,
            boxShadow: `0 24px 64px ${alpha('#000', mode === 'light' ? 0.18 : 0.6)}`,
            borderRadius: 12,
          },
          paperFullScreen: { border: 0, borderRadius: 0 },
        },
      },
      MuiDialogTitle: {
        styleOverrides: { root: { fontSize: '1.0625rem', fontWeight: 620, padding: '18px 24px 8px' } },
      },
      MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
      MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 18px', gap: 8 } } },
      MuiMenu: {
        styleOverrides: { paper: { border: line, boxShadow: `0 12px 32px ${alpha('#000', 0.16)}` } },
      },
      MuiPopover: { styleOverrides: { paper: { border: line, boxShadow: `0 12px 32px ${alpha('#000', 0.16)}` } } },
      MuiAutocomplete: {
        defaultProps: {
          autoHighlight: true,
          openText: 'Abrir',
          closeText: 'Cerrar',
          clearText: 'Borrar',
          loadingText: 'Buscando…',
        },
        styleOverrides: { paper: { border: line, boxShadow: `0 12px 32px ${alpha('#000', 0.16)}` } },
      },
      MuiTooltip: {
        defaultProps: { enterDelay: 350, arrow: true },
        styleOverrides: { tooltip: { fontSize: '0.75rem', padding: '5px 9px' } },
      },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: {
          root: {
            '&.Mui-focusVisible': { outline: `2px solid ${colours.primary.main}`, outlineOffset: 2 },
          },
        },
      },
      MuiButton: {
        defaultProps: { disableElevation: true, size: 'medium' },
        styleOverrides: {
          root: { borderRadius: 8, minHeight: 34, paddingInline: 14, [TOUCH]: { minHeight: TOUCH_SIZE } },
          sizeSmall: { minHeight: 30, [TOUCH]: { minHeight: TOUCH_SIZE } },
        },
      },
      MuiIconButton: {
        styleOverrides: { root: { [TOUCH]: { minHeight: TOUCH_SIZE, minWidth: TOUCH_SIZE } } },
      },
      MuiChip: { styleOverrides: { root: { borderRadius: 6, fontWeight: 540 } } },
      // CLI-079: one mark of what is mandatory, in forms and dialogs
      MuiFormLabel: {
        styleOverrides: { asterisk: { fontSize: 0, '&::after': { content: '"\\a0(*)"', fontSize: '0.875rem' } } },
      },
      MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
      MuiFormControl: {
        defaultProps: { size: 'small', variant: 'outlined' },
        // the gap in the frame, as wide as the longer mark
        styleOverrides: {
          root: { '& > .Mui-required ~ .MuiInputBase-root legend > span': { paddingRight: 18 } },
        },
      },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { backgroundColor: colours.background.paper, borderRadius: 8 },
          notchedOutline: { borderColor: mode === 'light' ? '#c6cfcb' : '#3a4a4e' },
        },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { borderBottom: line, fontVariantNumeric: 'tabular-nums', fontSize: '0.8125rem' },
          sizeSmall: { padding: '7px 14px' },
          head: {
            backgroundColor: headSurface,
            color: colours.text.secondary,
            fontWeight: 600,
            fontSize: '0.75rem',
            lineHeight: 1.35,
            whiteSpace: 'nowrap',
          },
          stickyHeader: { backgroundColor: headSurface },
        },
      },
      MuiTableRow: {
        styleOverrides: {
          root: {
            '&:last-child td': { borderBottom: 0 },
            '&.MuiTableRow-hover:hover': {
              backgroundColor: hover,
              '--bajo-el-cursor': `linear-gradient(${hover}, ${hover})`,
            },
          },
        },
      },
      MuiTablePagination: {
        styleOverrides: {
          root: { borderTop: line, color: colours.text.secondary },
          toolbar: { minHeight: 46 },
          selectLabel: { fontSize: '0.8125rem' },
          displayedRows: { fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' },
        },
      },
      MuiToggleButton: {
        styleOverrides: {
          root: {
            textTransform: 'none',
            fontWeight: 560,
            padding: '4px 14px',
            minHeight: 34,
            [TOUCH]: { minHeight: TOUCH_SIZE },
            borderColor: colours.divider,
            color: colours.text.secondary,
            '&.Mui-selected, &.Mui-selected:hover': {
              color: colours.primary.main,
              backgroundColor: alpha(colours.primary.main, mode === 'light' ? 0.1 : 0.18),
            },
          },
        },
      },
      MuiAlert: {
        styleOverrides: { root: { borderRadius: 8, alignItems: 'center' } },
      },
      MuiLink: { defaultProps: { underline: 'hover' } },
      MuiLinearProgress: { styleOverrides: { root: { borderRadius: 3 } } },
    },
  });
}

/** Themes are created once: creating one takes milliseconds and a new object restyles the whole tree. */
const built: Partial<Record<ThemeMode, Theme>> = {};

export function themeOf(mode: ThemeMode): Theme {
  built[mode] ??= build(mode);
  return built[mode];
}
