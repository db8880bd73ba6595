import { type Theme, useTheme } from '@mui/material/styles';

type Color = (theme: Theme) => string;

export const segunModo =
  (claro: string, oscuro: string): Color =>
  ({ palette }) =>
    palette.mode === 'light' ? claro : oscuro;

/** Each department has one colour; its name is always shown too. */
const deDepartamento: Readonly<Record<string, Color>> = {
  '002': ({ palette }) => palette.primary.main,
  '003': segunModo('#5b4a8a', '#b3a4e0'),
  '004': ({ palette }) => palette.info.main,
  '005': segunModo('#5d6f76', '#a9babd'),
  '008': segunModo('#8a3b4f', '#e0a0b0'),
};

export function useColorDeDepartamento(): (idDepartamento: string | null) => string {
  const theme = useTheme();
  return (idDepartamento) => deDepartamento[idDepartamento ?? '']?.(theme) ?? theme.palette.text.disabled;
}
