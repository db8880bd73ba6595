import { propios } from '@adjudica/domain';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useListContext } from 'react-admin';

const opciones = [
  ['todas', propios.decisionesTodas],
  ['mias', propios.decisionesMias],
  ['otros', propios.decisionesDeOtros],
] as const;
type DeQuienEs = (typeof opciones)[number][0];

const deFiltro = (meToca: unknown): DeQuienEs => (meToca === true ? 'mias' : meToca === false ? 'otros' : 'todas');

/** Of the list around it, what this user decides, or what others do. */
export function DeQuien() {
  const { filterValues, setFilters } = useListContext();
  const { meToca, ...otros } = filterValues;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={deFiltro(meToca)}
      aria-label={propios.decisionesDeQuien}
      onChange={(_, elegida: DeQuienEs | null) =>
        elegida !== null && setFilters(elegida === 'todas' ? otros : { ...otros, meToca: elegida === 'mias' })
      }
      sx={{ '& .MuiToggleButton-root': { whiteSpace: 'nowrap' } }}
    >
      {opciones.map(([codigo, nombre]) => (
        <ToggleButton key={codigo} value={codigo}>
          {nombre}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
