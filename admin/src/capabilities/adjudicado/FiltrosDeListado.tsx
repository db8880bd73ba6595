import { fechaDe, hoyEn, MINIMO_BUSQUEDA, mensajes, partesDe } from '@adjudica/domain';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DayInput } from '../../ui/fields/DayInput';
import { fecha } from '../../ui/format';
import { SearchBar } from '../../ui/SearchBar';
import { CampoDeEjecutivo } from './CampoDeEjecutivo';
import { type Filtros, SIN_EJECUTIVO } from './useFilters';

const sinEjecutivo = [{ id: SIN_EJECUTIVO, nombre: 'Sin ejecutivo' }] as const;

interface FiltrosDeListadoProps {
  readonly filtros: Filtros;
  readonly onCambiar: (cambios: Partial<Filtros>) => void;
  /** Takes what can be done with the list as a whole. */
  readonly herramientas: (lugar: HTMLElement | null) => void;
}

/** ADJ-504, ADJ-506: search, dates of the award within ten years around this one, state, executive or none yet. */
export function FiltrosDeListado({ filtros, onCambiar, herramientas }: FiltrosDeListadoProps) {
  const { anio } = partesDe(hoyEn(new Date()));
  const [min, max] = [fechaDe(anio - 10, 1, 1), fechaDe(anio + 10, 12, 31)];
  const fuera = (dia: string): string | undefined =>
    dia !== '' && (dia < min || dia > max) ? mensajes.propios.fechaEntre(fecha(min), fecha(max)) : undefined;
  const { q, enter, desde, hasta, estado, ejecutivo, atrasadas } = filtros;
  return (
    <Box
      data-filtros
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 1.5,
        p: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '& > *': { flex: { xs: '1 1 140px', sm: '0 0 auto' } },
      }}
    >
      <SearchBar
        value={q}
        minLength={enter === '1' ? 0 : MINIMO_BUSQUEDA}
        onSearch={(texto) => texto !== q && onCambiar({ q: texto, enter: '' })}
        onEnter={(texto) => onCambiar({ q: texto, enter: texto === '' ? '' : '1' })}
      />
      <Box sx={{ width: { sm: 152 } }}>
        <DayInput
          label="Desde"
          value={desde}
          onChange={(dia) => onCambiar({ desde: dia })}
          min={min}
          max={max}
          fullWidth
          error={fuera(desde)}
        />
      </Box>
      <Box sx={{ width: { sm: 152 } }}>
        <DayInput
          label="Hasta"
          value={hasta}
          onChange={(dia) => onCambiar({ hasta: dia })}
          min={min}
          max={max}
          fullWidth
          error={fuera(hasta) ?? (alReves(filtros) ? mensajes.propios.fechasAlReves : undefined)}
        />
      </Box>
      <TextField
        select
        label="Estado"
        value={estado}
        onChange={(event) => onCambiar({ estado: event.target.value })}
        sx={{ width: { sm: 150 } }}
      >
        <MenuItem value="">Todos</MenuItem>
        <MenuItem value="ADJ">{mensajes.ADJ.adjudicado}</MenuItem>
        <MenuItem value="RADJ">{mensajes.ADJ.retiroAdjudicacion}</MenuItem>
      </TextField>
      <TextField
        select
        label={mensajes.propios.promesa}
        value={atrasadas}
        onChange={(event) => onCambiar({ atrasadas: event.target.value })}
        sx={{ width: { sm: 120 } }}
      >
        <MenuItem value="">{mensajes.propios.promesaTodas}</MenuItem>
        <MenuItem value="1">{mensajes.propios.atrasados}</MenuItem>
      </TextField>
      <CampoDeEjecutivo
        label="Ejecutivo"
        antes={sinEjecutivo}
        value={ejecutivo === '' ? null : ejecutivo === SIN_EJECUTIVO ? SIN_EJECUTIVO : Number(ejecutivo)}
        onChange={(id) => onCambiar({ ejecutivo: id === null ? '' : String(id) })}
        sx={{ width: { sm: 196 } }}
      />
      <Box ref={herramientas} sx={{ ml: 'auto', flex: '0 0 auto !important' }} />
    </Box>
  );
}

export const alReves = ({ desde, hasta }: Pick<Filtros, 'desde' | 'hasta'>): boolean =>
  desde !== '' && hasta !== '' && desde > hasta;
