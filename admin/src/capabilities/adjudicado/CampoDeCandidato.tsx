import { mensajes } from '@adjudica/domain';
import TextField from '@mui/material/TextField';
import { type Ref, useState } from 'react';
import { dineroEnTexto } from '../../ui/format';
import { OpcionDePersona } from '../../ui/OpcionDePersona';
import { namesOf, SearchSelect } from '../../ui/SearchSelect';
import { useSearch } from '../../ui/useSearch';
import type { Candidato } from './tipos';

interface CampoDeCandidatoProps {
  /** The award that is to be given on. */
  readonly adjudicacionId: number;
  readonly value: Candidato | null;
  readonly onChange: (candidato: Candidato | null) => void;
  readonly label: string;
  readonly error: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly autoFocus?: boolean;
}

/** ADJ-501: the plans of the group that may take the award, as the server finds them; the first ones before anything is typed. */
export function CampoDeCandidato(props: CampoDeCandidatoProps) {
  const { adjudicacionId, label, value, onChange, error, inputRef, autoFocus = false } = props;
  const [texto, setTexto] = useState('');
  const { found, searching, failure } = useSearch({
    path: '/adjudicacion/{id}/candidatos',
    params: { id: adjudicacionId },
    text: value === null ? texto.trim() : '',
  });
  return (
    <SearchSelect<Candidato>
      options={found}
      value={value}
      onChange={(_, candidato) => onChange(candidato)}
      inputValue={texto}
      onInputChange={(_, next) => setTexto(next)}
      isOptionEqualToValue={(option, chosen) => option.idCodigo === chosen.idCodigo}
      getOptionLabel={({ nombreCliente }) => nombreCliente}
      getOptionKey={({ idCodigo }) => idCodigo}
      getOptionDisabled={({ motivoSuspension }) => motivoSuspension !== null}
      filteredByServer
      textsOf={({ nombreCliente, cedula, idCodigo }) => [...namesOf(nombreCliente), cedula, idCodigo]}
      loading={searching}
      noOptionsText={failure ?? mensajes.propios.sinCandidatos}
      fullWidth
      renderOption={({ key, ...option }, { nombreCliente, idCodigo, cedula, valorCuota, motivoSuspension }) => (
        <OpcionDePersona
          key={key}
          option={option}
          nombre={nombreCliente}
          detalle={`${idCodigo} · ${cedula} · ${
            motivoSuspension === null ? `Cuota ${dineroEnTexto(valorCuota)}` : mensajes.propios.enSuspension
          }`}
        />
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          inputRef={inputRef}
          required
          autoFocus={autoFocus}
          error={error !== undefined}
          helperText={
            error ?? (value === null ? 'Nombre, cédula o puesto del grupo' : `${value.idCodigo} · ${value.cedula}`)
          }
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, spellCheck: false },
          }}
        />
      )}
    />
  );
}
