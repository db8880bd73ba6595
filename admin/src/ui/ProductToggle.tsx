import { productos } from '@adjudica/domain';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { usePreference } from '../providers/preferences';

export type CodigoProducto = (typeof productos)[number]['codigo'];

const codes = productos.map(({ codigo }) => codigo) as readonly CodigoProducto[];

export const esProducto = (valor: unknown): valor is CodigoProducto => codes.some((codigo) => codigo === valor);

/** The product that this user worked with last, MotorPlan at first; kept in the browser. */
export function useProducto(): [CodigoProducto, (codigo: CodigoProducto) => void] {
  return usePreference('producto', codes, productos[0].codigo);
}

interface ProductToggleProps {
  readonly value: CodigoProducto;
  readonly onChange: (codigo: CodigoProducto) => void;
}

/** MotorPlan / CasaPlan (ASA-008): one of them is always chosen. */
export function ProductToggle({ value, onChange }: ProductToggleProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label="Producto"
      onChange={(_, codigo: CodigoProducto | null) => codigo !== null && onChange(codigo)}
    >
      {productos.map(({ codigo, etiqueta }) => (
        <ToggleButton key={codigo} value={codigo}>
          {etiqueta}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
