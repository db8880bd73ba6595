import { propios } from '@adjudica/domain';
import TextField from '@mui/material/TextField';
import type { ColegaVista } from '../../generated/api';
import { textFieldProps } from '../../ui/act/TextLineField';
import type { ActInputProps } from '../../ui/act/types';
import { fieldFailure } from '../../ui/fieldFailure';
import { OpcionDePersona } from '../../ui/OpcionDePersona';
import { namesOf, SearchSelect } from '../../ui/SearchSelect';
import { nombreDeColega, useColegas } from './colegas';

/** A colleague, found by any of his names. */
export function CampoDeColega(props: ActInputProps<number | ''>) {
  const { label, value, onChange, onBlur } = props;
  const { lectura, colegas } = useColegas();
  return (
    <SearchSelect<ColegaVista>
      fullWidth
      options={colegas}
      value={colegas.find(({ id }) => id === value) ?? null}
      onChange={(_, colega) => onChange(colega?.id ?? '')}
      onBlur={onBlur}
      getOptionLabel={nombreDeColega}
      getOptionKey={({ id }) => id}
      textsOf={(colega) => namesOf(nombreDeColega(colega))}
      loading={lectura.isPending}
      loadingText="Cargando…"
      noOptionsText={propios.sinUsuarios}
      renderOption={({ key, ...option }, colega) => (
        <OpcionDePersona key={key} option={option} nombre={nombreDeColega(colega)} detalle={colega.role} />
      )}
      renderInput={(params) => <TextField {...params} {...textFieldProps(props)} {...fieldFailure(label, lectura)} />}
    />
  );
}
