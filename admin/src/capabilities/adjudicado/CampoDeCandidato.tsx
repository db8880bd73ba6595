import { mensajes } from '@adjudica/domain';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { dinero } from '../../ui/formato';
import { useDelayed } from '../../ui/useDelayed';
import type { Candidato } from './tipos';

interface CampoDeCandidatoProps {
  /** The award that is to be given on. */
  readonly adjudicacionId: number;
  readonly value: Candidato | null;
  readonly onChange: (candidato: Candidato | null) => void;
  readonly error: string | undefined;
  readonly autoFocus?: boolean;
}

/** ADJ-501: the plans of the group that may take the award, as the server finds them; the first ones before anything is typed. */
export function CampoDeCandidato({ adjudicacionId, value, onChange, error, autoFocus = false }: CampoDeCandidatoProps) {
  const [texto, setTexto] = useState('');
  const { candidatos, buscando, fallo } = useCandidatos(adjudicacionId, value === null ? texto.trim() : '');
  return (
    <Autocomplete<Candidato>
      options={candidatos}
      value={value}
      onChange={(_, candidato) => onChange(candidato)}
      inputValue={texto}
      onInputChange={(_, next) => setTexto(next)}
      isOptionEqualToValue={(option, chosen) => option.idCodigo === chosen.idCodigo}
      getOptionLabel={({ nombreCliente }) => nombreCliente}
      getOptionKey={({ idCodigo }) => idCodigo}
      // The server has searched; a second filter here would hide what it found by another rule.
      filterOptions={(options) => options}
      loading={buscando}
      loadingText="Buscando…"
      noOptionsText={fallo ?? mensajes.propios.sinCandidatos}
      openText="Abrir"
      closeText="Cerrar"
      clearText="Borrar"
      autoHighlight
      fullWidth
      renderOption={({ key, ...option }, candidato) => (
        <Box component="li" key={key} {...option}>
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body1" component="span" noWrap sx={{ display: 'block' }}>
              {candidato.nombreCliente}
            </Typography>
            <Typography
              variant="caption"
              component="span"
              sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
            >
              {candidato.idCodigo} · {candidato.cedula} · Cuota {dinero(candidato.valorCuota)}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Nuevo adjudicado"
          required
          autoFocus={autoFocus}
          error={error !== undefined}
          helperText={
            error ?? (value === null ? 'Nombre, cédula o puesto del grupo' : `${value.idCodigo} · ${value.cedula}`)
          }
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, maxLength: 60, spellCheck: false },
          }}
        />
      )}
    />
  );
}

/** What is found for the text as it stands in the field; nothing of an earlier text: Enter would choose it. */
function useCandidatos(adjudicacionId: number, escrito: string) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const pedido = useDelayed(escrito, 250);
  const alDia = pedido === escrito;
  const { data, error } = useQuery({
    queryKey: ['adjudicacion', adjudicacionId, 'candidatos', pedido],
    queryFn: ({ signal }) =>
      dataProvider.read<Candidato[]>(
        `adjudicacion/${adjudicacionId}/candidatos${pedido === '' ? '' : `?${new URLSearchParams({ q: pedido })}`}`,
        { signal },
      ),
    enabled: alDia,
  });
  return {
    candidatos: alDia && data !== undefined ? data : [],
    buscando: !(alDia && (data !== undefined || error !== null)),
    fallo: alDia ? error?.message : undefined,
  };
}
