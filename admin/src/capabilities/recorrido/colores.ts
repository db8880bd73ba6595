import type { ColorDePaso } from '@adjudica/domain';
import { type Theme, useTheme } from '@mui/material/styles';

type Color = (theme: Theme) => string;

const segunModo =
  (claro: string, oscuro: string): Color =>
  ({ palette }) =>
    palette.mode === 'light' ? claro : oscuro;

/** A department has one colour wherever its acts are drawn; the name always stands beside it. */
const deDepartamento: Readonly<Record<string, Color>> = {
  '002': ({ palette }) => palette.primary.main,
  '003': segunModo('#5b4a8a', '#b3a4e0'),
  '004': ({ palette }) => palette.info.main,
  '005': segunModo('#5d6f76', '#a9babd'),
  '008': segunModo('#8a3b4f', '#e0a0b0'),
};

/** JOR-502: these steps are found at a glance, whatever department they belong to. */
const dePaso: Readonly<Record<ColorDePaso, Color>> = {
  concesionario: ({ palette }) => palette.secondary.main,
  contrato: segunModo('#8a2f6b', '#e09cc8'),
  entrega: ({ palette }) => palette.success.main,
};

export function useColorDeDepartamento(): (idDepartamento: string | null) => string {
  const theme = useTheme();
  return (idDepartamento) => deDepartamento[idDepartamento ?? '']?.(theme) ?? theme.palette.text.disabled;
}

export function useColorDePaso(): (paso: { color: ColorDePaso | null; idDepartamento: string }) => string {
  const theme = useTheme();
  const delDepartamento = useColorDeDepartamento();
  return ({ color, idDepartamento }) => (color === null ? delDepartamento(idDepartamento) : dePaso[color](theme));
}
