import type { ColorDePaso } from '@adjudica/domain';
import { type Theme, useTheme } from '@mui/material/styles';
import { segunModo, useColorDeDepartamento } from '../../ui/useColorDeDepartamento';

type Color = (theme: Theme) => string;

/** JOR-502: these steps are found at a glance, whatever department they belong to. */
const dePaso: Readonly<Record<ColorDePaso, Color>> = {
  concesionario: ({ palette }) => palette.secondary.main,
  contrato: segunModo('#8a2f6b', '#e09cc8'),
  entrega: ({ palette }) => palette.success.main,
};

export function useColorDePaso(): (paso: { color: ColorDePaso | null; idDepartamento: string }) => string {
  const theme = useTheme();
  const delDepartamento = useColorDeDepartamento();
  return ({ color, idDepartamento }) => (color === null ? delDepartamento(idDepartamento) : dePaso[color](theme));
}
