import type { Theme } from '@mui/material/styles';

/** TAB-507: the colour of each slice, bar and line of the dashboard, the same in every period, from the palette of each theme. */
const coloresDelTablero = {
  aTiempo: ({ palette }) => palette.success.main,
  intermedio: ({ palette }) => palette.warning.main,
  tarde: ({ palette }) => palette.error.main,
  Nuevo: ({ palette }) => palette.primary.main,
  Usado: ({ palette }) => palette.secondary.main,
  CASA: ({ palette }) => palette.primary.main,
  DEPARTAMENTO: ({ palette }) => palette.secondary.main,
  TERRENO: ({ palette }) => palette.success.main,
  LOCAL: ({ palette }) => palette.info.main,
  OFICINA: ({ palette }) => palette.warning.main,
  'sin-dato': ({ palette }) => palette.text.disabled,
  '002': ({ palette }) => palette.primary.main,
  '003': ({ palette }) => palette.secondary.main,
  '004': ({ palette }) => palette.info.main,
  entregados: ({ palette }) => palette.primary.main,
  adjudicados: ({ palette }) => palette.info.main,
  media: ({ palette }) => palette.secondary.main,
} as const satisfies Record<string, (theme: Theme) => string>;
export type ColorDelTablero = keyof typeof coloresDelTablero;

export const colorDelTablero = (theme: Theme, nombre: ColorDelTablero): string => coloresDelTablero[nombre](theme);
