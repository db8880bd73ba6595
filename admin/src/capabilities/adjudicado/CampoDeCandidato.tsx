import { mensajes } from '@adjudica/domain';
import TextField from '@mui/material/TextField';
import { type Ref, useState } from 'react';
import { dineroEnTexto } from '../../ui/formato';
import { OpcionDePersona } from '../../ui/OpcionDePersona';
import { nombresDe, Selector } from '../../ui/Selector';
import { useBusqueda } from '../../ui/useBusqueda';
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
  const { hallados, buscando, fallo } = useBusqueda<Candidato>({
    ruta: `adjudicacion/${adjudicacionId}/candidatos`,
    texto: value === null ? texto.trim() : '',
  });
  return (
    <Selector<Candidato>
      options={hallados}
      value={value}
      onChange={(_, candidato) => onChange(candidato)}
      inputValue={texto}
      onInputChange={(_, next) => setTexto(next)}
      isOptionEqualToValue={(option, chosen) => option.idCodigo === chosen.idCodigo}
      getOptionLabel={({ nombreCliente }) => nombreCliente}
      getOptionKey={({ idCodigo }) => idCodigo}
      getOptionDisabled={({ motivoSuspension }) => motivoSuspension !== null}
      porServidor
      textosDe={({ nombreCliente, cedula, idCodigo }) => [...nombresDe(nombreCliente), cedula, idCodigo]}
      loading={buscando}
      noOptionsText={fallo ?? mensajes.propios.sinCandidatos}
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
